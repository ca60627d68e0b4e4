extension UIFont {
    // San Francisco's, in 2048ths of an em: 16.1865…, −4.1005…, 11.978…, 8.948… at 17 points, as phones report them (for
    // instance in github.com/flutter/flutter's and other projects' tests of iOS 11 to 26).
    private static let unitsPerEm: CGFloat = 2048

    private func points(_ units: CGFloat) -> CGFloat { units * pointSize / Self.unitsPerEm }

    /// Points above the baseline.
    public var ascender: CGFloat { points(1950) }
    /// Points below the baseline, negative.
    public var descender: CGFloat { -points(494) }
    /// Differs from what is drawn: Inter's capitals are 3 % taller.
    public var capHeight: CGFloat { points(1443) }
    /// Differs from what is drawn: Inter's small letters are 4 % taller.
    public var xHeight: CGFloat { points(1078) }
    /// From baseline to baseline.
    public var lineHeight: CGFloat { points(1950 + 494) }
    public var leading: CGFloat { 0 }

    public var familyName: String { face.isMonospaced ? ".AppleSystemUIFontMonospaced" : ".AppleSystemUIFont" }

    public var fontName: String {
        ".SFUI\(face.isMonospaced ? "Mono" : "")-\(face.weight.name)\(face.isItalic ? "Italic" : "")"
    }

    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face, size: pointSize) }
}
