extension NSAttributedString.Key {
    /// The font, a `UIFont`. It defaults to the system font at 12 points.
    public static let font = NSAttributedString.Key("NSFont")
    /// The color of the text, a `UIColor`. It defaults to black.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The color behind the text, a `UIColor`.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// The paragraph style, an `NSParagraphStyle`. The first one in a paragraph applies to the whole paragraph.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// The space added after each character, in points.
    public static let kern = NSAttributedString.Key("NSKern")
    /// An additional space after each character, in points, added to ``kern``.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// The underline style, the raw value of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// The strikethrough style, the raw value of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// The upward shift of the baseline, in points.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")

    /// The name of a part of a text view's text that reacts to taps, a `String`.
    public static let textItemTag = NSAttributedString.Key("UITextItemTag")

    // Preserved, but without effect. When text is laid out, all values except those of `link` that would be seen are
    // reported as unsupported.
    public static let ligature = NSAttributedString.Key("NSLigature")
    public static let shadow = NSAttributedString.Key("NSShadow")
    public static let attachment = NSAttributedString.Key("NSAttachment")
    public static let link = NSAttributedString.Key("NSLink")
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    public static let expansion = NSAttributedString.Key("NSExpansion")
    public static let textEffect = NSAttributedString.Key("NSTextEffect")
    public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
}

/// The style of an underline or a strikethrough. Bits match the public header.
public struct NSUnderlineStyle: OptionSet, Sendable {
    public let rawValue: Int

    public static let single = NSUnderlineStyle(rawValue: 1)
    public static let thick = NSUnderlineStyle(rawValue: 2)
    public static let double = NSUnderlineStyle(rawValue: 9)
    /// Patterns are drawn as solid lines, which is reported as unsupported.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

    public init(rawValue: Int) { self.rawValue = rawValue }
}
