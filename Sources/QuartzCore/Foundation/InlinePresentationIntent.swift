/// The intended presentation of a part of a text, independent of fonts: the marks of Markdown.
///
/// Labels and text views of UIKit show emphasis, code and strikethrough. Raw values match the public header.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
    public let rawValue: UInt

    /// Shown in italics.
    public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
    /// Shown in bold.
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
    /// Shown in letters of equal width.
    public static let code = InlinePresentationIntent(rawValue: 1 << 2)
    public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
    /// A space where the source has a new line.
    public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
    /// A new line.
    public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
    /// HTML inside a paragraph, as written.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
    /// HTML outside paragraphs, as written.
    public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)

    public init(rawValue: UInt) { self.rawValue = rawValue }
}

extension NSAttributedString.Key {
    /// The raw value of an ``InlinePresentationIntent``, as an `NSNumber`.
    public static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")
    /// A ``PresentationIntent``.
    public static let presentationIntentAttributeName = NSAttributedString.Key("NSPresentationIntent")
    /// The address of an image, a `URL`.
    public static let imageURL = NSAttributedString.Key("NSImageURL")
    /// A description for people who do not see the text.
    public static let alternateDescription = NSAttributedString.Key("NSAlternateDescription")
    /// The language of the text, such as `de`.
    public static let languageIdentifier = NSAttributedString.Key("NSLanguage")
}

extension AttributeScopes.FoundationAttributes {
    public struct InlinePresentationIntentAttribute: AttributedStringKey {
        public typealias Value = InlinePresentationIntent
        public static let name = NSAttributedString.Key.inlinePresentationIntent.rawValue
    }

    public struct PresentationIntentAttribute: AttributedStringKey {
        public typealias Value = PresentationIntent
        public static let name = NSAttributedString.Key.presentationIntentAttributeName.rawValue
    }

    public var inlinePresentationIntent: InlinePresentationIntentAttribute { InlinePresentationIntentAttribute() }
    public var presentationIntent: PresentationIntentAttribute { PresentationIntentAttribute() }
}
