internal import FrameGeometry

// The names of system colors in storyboards, nibs and archives.
extension UIColor {
    /// The system color with an archived name. Names from before iOS 13, and names ending in `Color`, are accepted as
    /// well.
    package static func system(archived name: String) -> UIColor? {
        let stem = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
        return archivedColors[stem]
    }

    fileprivate static func archivedName(of source: ColorSource) -> String? {
        archivedColors.filter { $0.value.source == source }.keys.min()
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

extension ColorSource {
    /// - Returns: `nil` for an archive of something else.
    init?(from coder: NSCoder) {
        if let name = coder.text(forKey: "UISystemColorName") {
            guard let color = UIColor.system(archived: name) else { return nil }
            self = color.source
            return
        }
        let parts = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"].map { key in
            coder.containsValue(forKey: key) ? coder.decodeDouble(forKey: key) : .nan
        }
        guard parts.allSatisfy({ (0...1).contains($0) }) else { return nil }
        self = .fixed(Color(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]))
    }

    func encode(with coder: NSCoder) {
        if isDynamic, let name = UIColor.archivedName(of: self) {
            return coder.encode(name as NSString, forKey: "UISystemColorName")
        }
        let color = color(in: .current)
        coder.encode(Double(color.red), forKey: "UIRed")
        coder.encode(Double(color.green), forKey: "UIGreen")
        coder.encode(Double(color.blue), forKey: "UIBlue")
        coder.encode(Double(color.alpha), forKey: "UIAlpha")
    }
}

extension NSCoder {
    /// A text of an archive; `nil` without a failure if there is none.
    func text(forKey key: String) -> String? {
        containsValue(forKey: key) ? decodeObject(of: NSString.self, forKey: key).map { "\($0)" } : nil
    }
}
