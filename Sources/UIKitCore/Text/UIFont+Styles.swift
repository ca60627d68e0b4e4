internal import FrameGlyphs

extension UIFont {
    /// The stroke weight, −1…1; 0 is regular.
    public struct Weight: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public static let ultraLight = Weight(rawValue: -0.8)
        public static let thin = Weight(rawValue: -0.6)
        public static let light = Weight(rawValue: -0.4)
        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)
        public static let heavy = Weight(rawValue: 0.56)
        public static let black = Weight(rawValue: 0.62)

        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    }

    /// The width of the system font's letters. The public header declares constants without values; these are likely.
    ///
    /// Differs from UIKit: letters have the standard width.
    public struct Width: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public static let compressed = Width(rawValue: -0.4)
        public static let condensed = Width(rawValue: -0.2)
        public static let standard = Width(rawValue: 0)
        public static let expanded = Width(rawValue: 0.2)

        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    }
}

extension UIFont.Weight {
    private static let steps: [(weight: UIFont.Weight, system: SystemFont.Weight, name: String)] = [
        (.ultraLight, .thin, "Ultralight"), (.thin, .extraLight, "Thin"), (.light, .light, "Light"),
        (.regular, .regular, "Regular"), (.medium, .medium, "Medium"), (.semibold, .semibold, "Semibold"),
        (.bold, .bold, "Bold"), (.heavy, .extraBold, "Heavy"), (.black, .black, "Black"),
    ]

    private var nearest: (weight: UIFont.Weight, system: SystemFont.Weight, name: String) {
        Self.steps.min { abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue) } ?? Self.steps[3]
    }

    var systemWeight: SystemFont.Weight { nearest.system }

    /// The weight when the user prefers bold text: two steps heavier, so that regular text becomes semibold
    /// (facts/bold-text).
    var emboldened: UIFont.Weight {
        let index = Self.steps.firstIndex { $0.weight == nearest.weight } ?? 3
        return Self.steps[min(index + 2, Self.steps.count - 1)].weight
    }
    var name: String { nearest.name }
}

extension UIFont {
    /// The purpose of a text, which determines its size and weight.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
        public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        public init(rawValue: String) { self.rawValue = rawValue }
    }
}

extension UIFont.TextStyle {
    /// Sizes in points for ``UIContentSizeCategory/ordered``, from extra small to the largest accessibility size.
    ///
    /// Source: Human Interface Guidelines, Typography: iOS Dynamic Type sizes. Measured for the first title, the
    /// headline, the subheadline and the body (facts/text-style-sizes).
    private static let sizes: [UIFont.TextStyle: [CGFloat]] = [
        .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
        .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]

    /// The styles whose size is published for only one content size.
    private static let fixedSizes: [UIFont.TextStyle: CGFloat] = [.extraLargeTitle: 36, .extraLargeTitle2: 28]

    /// The size in points. Unknown styles have the size of body text, and an unspecified category counts as `large`.
    func size(for category: UIContentSizeCategory) -> CGFloat {
        if let size = Self.fixedSizes[self] { return size }
        guard let sizes = Self.sizes[self] ?? Self.sizes[.body] else { return UIFont.labelFontSize }
        let ordered = UIContentSizeCategory.ordered
        return sizes[ordered.firstIndex(of: category) ?? ordered.firstIndex(of: .large) ?? 0]
    }

    /// The distance between baselines, in points, by font size.
    ///
    /// Source: Human Interface Guidelines, Typography: the leading of iOS Dynamic Type sizes. It depends only on the
    /// font size, except that the leading of the 21-point subheadline is 28.
    private static let lineHeights: [CGFloat: CGFloat] = [
        11: 13, 12: 16, 13: 18, 14: 19, 15: 20, 16: 21, 17: 22, 18: 23, 19: 24, 20: 25, 21: 26, 22: 28, 23: 29, 24: 30,
        25: 31, 26: 32, 27: 33, 28: 34, 29: 35, 30: 37, 31: 38, 32: 39, 33: 40, 34: 41, 36: 43, 37: 44, 38: 46, 39: 47,
        40: 48, 42: 50, 43: 51, 44: 52, 47: 56, 48: 57, 49: 58, 50: 59, 51: 60, 52: 61, 53: 62, 55: 65, 56: 66, 58: 68,
        60: 70,
    ]

    /// The distance between baselines, in points. Unknown styles and an unspecified category are handled as in
    /// ``size(for:)``.
    func lineHeight(for category: UIContentSizeCategory) -> CGFloat { lineHeight(ofSize: size(for: category)) }

    /// The distance between baselines at a font size in points.
    func lineHeight(ofSize size: CGFloat) -> CGFloat {
        if self == .subheadline, size == 21 { return 28 }
        return Self.lineHeights[size] ?? size
    }

    var weight: UIFont.Weight {
        switch self {
        case .headline: .semibold
        case .extraLargeTitle, .extraLargeTitle2: .bold
        default: .regular
        }
    }
}
