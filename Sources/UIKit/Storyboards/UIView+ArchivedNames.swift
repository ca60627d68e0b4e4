// How storyboards and nibs spell values of UIKit. A name that is unknown is `nil`.

extension UIView.ContentMode {
    init?(archived name: String) {
        let names: [String: Self] = [
            "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
            "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
            "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
        ]
        guard let mode = names[name] else { return nil }
        self = mode
    }
}

extension UIView.AutoresizingMask {
    init(archived names: Set<String>) {
        let table: [String: Self] = [
            "flexibleMinX": .flexibleLeftMargin, "flexibleMaxX": .flexibleRightMargin,
            "flexibleMinY": .flexibleTopMargin, "flexibleMaxY": .flexibleBottomMargin,
            "widthSizable": .flexibleWidth, "heightSizable": .flexibleHeight,
        ]
        self = Self(names.compactMap { table[$0] })
    }
}

extension UISemanticContentAttribute {
    init?(archived name: String) {
        switch name {
        case "unspecified": self = .unspecified
        case "playback": self = .playback
        case "spatial": self = .spatial
        case "forceLeftToRight": self = .forceLeftToRight
        case "forceRightToLeft": self = .forceRightToLeft
        default: return nil
        }
    }
}

extension NSTextAlignment {
    init?(archived name: String) {
        switch name {
        case "left": self = .left
        case "center": self = .center
        case "right": self = .right
        case "justified": self = .justified
        case "natural": self = .natural
        default: return nil
        }
    }
}

extension NSLineBreakMode {
    init?(archived name: String) {
        switch name {
        case "wordWrap", "wordWrapping": self = .byWordWrapping
        case "characterWrap", "charWrapping": self = .byCharWrapping
        case "clip", "clipping": self = .byClipping
        case "headTruncation": self = .byTruncatingHead
        case "tailTruncation": self = .byTruncatingTail
        case "middleTruncation": self = .byTruncatingMiddle
        default: return nil
        }
    }
}

extension UIFont.Weight {
    /// Regular without a name.
    init(archived name: String?) {
        let names: [String: Self] = [
            "ultraLight": .ultraLight, "thin": .thin, "light": .light, "medium": .medium, "semibold": .semibold,
            "bold": .bold, "heavy": .heavy, "black": .black,
        ]
        self = name.flatMap { names[$0] } ?? .regular
    }
}

extension UIModalPresentationStyle {
    init?(archived name: String) {
        guard let style = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
        self = style
    }
}

extension UIModalTransitionStyle {
    init?(archived name: String) {
        guard let style = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
        self = style
    }
}

extension UIPopoverArrowDirection {
    init(archived names: Set<String>) {
        let table: [String: Self] = ["up": .up, "down": .down, "left": .left, "right": .right]
        self = Self(names.compactMap { table[$0] })
    }
}

extension UIRectEdge {
    init(archived names: Set<String>) {
        let table: [String: Self] = ["top": .top, "left": .left, "bottom": .bottom, "right": .right]
        self = Self(names.compactMap { table[$0] })
    }
}

extension UIControl.Event {
    /// That of the primary action without a name.
    init(archived name: String?) {
        let names: [String: Self] = [
            "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
            "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
            "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
            "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
            "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
            "editingDidEndOnExit": .editingDidEndOnExit,
        ]
        self = name.flatMap { names[$0] } ?? .primaryActionTriggered
    }
}

extension UIBarButtonItem.SystemItem {
    init?(archived name: String) {
        let cases = (0...30).compactMap { Self(rawValue: $0) }
        guard let item = cases.first(where: { "\($0)" == name }) else { return nil }
        self = item
    }
}

extension UIBlurEffect.Style {
    /// Regular for a name that is unknown.
    init(archived name: String) {
        let cases = (0...30).compactMap { Self(rawValue: $0) }
        self = cases.first { "\($0)" == name } ?? .regular
    }
}

extension NSLayoutConstraint.Attribute {
    init?(archived name: String) {
        let names: [String: Self] = [
            "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
            "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY,
            "baseline": .lastBaseline, "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline,
            "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
            "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
            "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
        ]
        guard let attribute = names[name] else { return nil }
        self = attribute
    }
}

extension UIColor {
    /// Also the names of colours from before iOS 13, and those with `Color` at their ends.
    static func system(archived name: String) -> UIColor? {
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
