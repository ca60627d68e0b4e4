// The names of system colors in storyboards and nibs.
extension UIColor {
    /// The system color with an archived name. Names from before iOS 13, and names ending in `Color`, are accepted as
    /// well.
    package static func system(archived name: String) -> UIColor? {
        let stem = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
        return archivedColors[stem]
    }

    private static let archivedColors: [String: UIColor] = [
        "black": .black, "darkGray": .darkGray, "lightGray": .lightGray, "white": .white, "gray": .gray, "red": .red,
        "green": .green, "blue": .blue, "cyan": .cyan, "yellow": .yellow, "magenta": .magenta, "orange": .orange,
        "purple": .purple, "brown": .brown, "clear": .clear,
        "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow,
        "systemGreen": .systemGreen, "systemMint": .systemMint, "systemTeal": .systemTeal, "systemCyan": .systemCyan,
        "systemBlue": .systemBlue, "systemIndigo": .systemIndigo, "systemPurple": .systemPurple,
        "systemPink": .systemPink, "systemBrown": .systemBrown, "systemGray": .systemGray,
        "systemGray2": .systemGray2, "systemGray3": .systemGray3, "systemGray4": .systemGray4,
        "systemGray5": .systemGray5, "systemGray6": .systemGray6, "systemBackground": .systemBackground,
        "secondarySystemBackground": .secondarySystemBackground,
        "tertiarySystemBackground": .tertiarySystemBackground,
        "systemGroupedBackground": .systemGroupedBackground, "groupTableViewBackground": .systemGroupedBackground,
        "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
        "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground,
        "label": .label, "darkText": .black, "lightText": .white.withAlphaComponent(0.6),
        "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel, "separator": .separator,
        "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText, "systemFill": .systemFill,
        "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
        "quaternarySystemFill": .quaternarySystemFill,
        "opaqueSeparator": .opaqueSeparator, "link": .link,
        "tableCellGroupedBackground": .secondarySystemGroupedBackground,
        "viewFlipsideBackground": .darkGray, "scrollViewTexturedBackground": .darkGray, "tint": .systemBlue,
    ]
}
