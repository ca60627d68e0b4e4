extension ElementRow {
    package static let colorWell = ElementRow(
        UIColorWell.self, "colorWell",
        attributes: [
            .text("title") { $0.title = $1 },
            .flag("supportsAlpha") { $0.supportsAlpha = $1 },
            .color("selectedColor") { $0.selectedColor = $1 },
        ],
        content: .colorWell)
}

extension ElementContent {
    /// The element of a color well: a color in a ring of all hues.
    fileprivate static let colorWell = ElementContent(
        "colorWell", "The view shows a color in a ring of all hues.",
        fields: [.color("color", "Default: none.") { $0.selectedColor = $1 }]
    ) { UIColorWell() }
}
