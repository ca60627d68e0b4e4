extension Drawing {
    static let arrows: [Drawing] =
        Drawing("", .line("M-15 -33 L15 0 L-15 33")).inAllDirections("chevron") + [
            Drawing("plus", .line("M0 -37 V37 M-37 0 H37"))
        ]
}
