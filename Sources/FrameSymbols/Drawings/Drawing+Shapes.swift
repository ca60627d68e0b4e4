extension Drawing {
    /// Outlines that are also drawn around other symbols.
    static let shapes: [Drawing] = [
        Drawing("circle", .shape("O 0 0 45.7")),
        Drawing("square", .shape("R -41 -41 82 82 16")),
        Drawing("rectangle", .shape("R -51 -38 102 76 13")),
        Drawing("rectangle.portrait", .shape("R -34 -48 68 96 13")),
        Drawing("app", .shape("R -42 -42 84 84 24")),
        Drawing("capsule", .shape("R -53 -29 106 58 29")),
        Drawing("oval", .shape("E 0 0 52 36")),
        Drawing("triangle", .shape("P 0 14 66 3 10 0")),
        Drawing("diamond", .shape("P 0 0 54 4 9 0")),
        Drawing("hexagon", .shape("P 0 0 49 6 8 0")),
        Drawing("octagon", .shape("P 0 0 49.5 8 7 22.5")),
        Drawing("pentagon", .shape("P 0 4 50 5 8 0")),
        Drawing(
            "seal",
            .shape(
                """
                M-16.1 -38.8 C-13.4 -51.3 13.4 -51.3 16.1 -38.8 C26.8 -45.7 45.7 -26.8 38.8 -16.1 \
                C51.3 -13.4 51.3 13.4 38.8 16.1 C45.7 26.8 26.8 45.7 16.1 38.8 C13.4 51.3 -13.4 51.3 -16.1 38.8 \
                C-26.8 45.7 -45.7 26.8 -38.8 16.1 C-51.3 13.4 -51.3 -13.4 -38.8 -16.1 \
                C-45.7 -26.8 -26.8 -45.7 -16.1 -38.8 Z
                """)),
        Drawing(
            "shield",
            .shape(
                """
                M0 -47 C10 -39 22 -36 33 -35 Q38 -34.5 38 -29 V-3 C38 22 24 37 0 48 C-24 37 -38 22 -38 -3 V-29 \
                Q-38 -34.5 -33 -35 C-22 -36 -10 -39 0 -47 Z
                """)),
        Drawing("star", .shape("S 0 4 51 21.5 5")),
        Drawing(
            "star.leadinghalf.filled", .line("S 0 4 51 21.5 5"),
            .solid("M0 -47 L-12 -13.4 L-48.5 -11.8 L-20.4 10.6 L-30 45.3 L0 25.5 Z")),
        Drawing(
            "star.lefthalf.fill", .line("S 0 4 51 21.5 5"),
            .solid("M0 -47 L-12 -13.4 L-48.5 -11.8 L-20.4 10.6 L-30 45.3 L0 25.5 Z")),
        Drawing(
            "heart",
            .shape(
                """
                M0 41 C-10 33 -45 10 -45 -15 C-45 -30 -35 -40 -22 -40 C-12 -40 -4 -34 0 -26 C4 -34 12 -40 22 -40 \
                C35 -40 45 -30 45 -15 C45 10 10 33 0 41 Z
                """)),
        Drawing(
            "drop",
            .shape(
                """
                M0 -47 C12 -28 31 -6 31 14 C31 33 17 46 0 46 C-17 46 -31 33 -31 14 C-31 -6 -12 -28 0 -47 \
                Z
                """)),
        Drawing(
            "rosette", .shape("O 0 -12 31"), .line("O 0 -12 15", .secondary).inPlain, .hole("O 0 -12 16").inFilled,
            .line("M-18 16 V46 L0 34 L18 46 V16", .secondary)),
        Drawing("crown", .shape("M-44 -22 L-23 -4 L0 -36 L23 -4 L44 -22 L36 34 H-36 Z")),
        Drawing("smallcircle.filled.circle", .line("O 0 0 45.7", .secondary), .solid("O 0 0 21")),
        Drawing("largecircle.fill.circle", .line("O 0 0 45.7", .secondary), .solid("O 0 0 32")),
        Drawing("record.circle", .shape("O 0 0 45.7", .secondary), .hole("O 0 0 20")),
        Drawing("target", .line("O 0 0 45.7", .tertiary), .line("O 0 0 27", .secondary), .solid("O 0 0 11")),
        Drawing("scope", .line("O 0 0 36", .secondary), .line("M0 -50 V-20 M0 50 V20 M-50 0 H-20 M50 0 H20")),
        Drawing("circle.lefthalf.filled", .line("O 0 0 45.7"), .solid("A 0 0 45.7 90 180 Z")),
        Drawing("circle.dashed", .line(dashedCircle)),
        Drawing("circle.dashed.inset.filled", .line(dashedCircle), .solid("O 0 0 27")),
        Drawing(
            "square.dashed",
            .line(
                """
                M-18 -41 H-25 a -25 -25 16 -90 -90 V-18 M18 -41 H25 a 25 -25 16 -90 90 V-18 M-18 41 H-25 \
                a -25 25 16 90 90 V18 M18 41 H25 a 25 25 16 90 -90 V18 M-5 -41 H5 M-5 41 H5 M-41 -5 V5 \
                M41 -5 V5
                """)),
    ]

    private static let dashedCircle = (0..<12).map { "A 0 0 45.7 \($0 * 30) 15" }.joined(separator: " ")
}
