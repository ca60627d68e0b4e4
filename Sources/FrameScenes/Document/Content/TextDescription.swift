public import FrameJSON
import UIKit

/// The text of a view, shown by a label.
public struct TextDescription: Equatable, Sendable {
    /// Font weights, named like UIKit's.
    public enum Weight: String, CaseIterable, Sendable {
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    public enum Alignment: String, CaseIterable, Sendable {
        /// Aligned with the leading edge of the text.
        case natural
        case left, center, right, justified
    }

    /// The truncation of text that does not fit.
    public enum Overflow: String, CaseIterable, Sendable {
        case truncateTail, truncateMiddle, truncateHead, wrap, clip
    }

    /// Text styles, named like UIKit's, whose size follows the preferred text size.
    public enum Style: String, CaseIterable, Sendable {
        case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1, caption2
    }

    public var string: String
    /// Text style, which replaces `size` and `weight`.
    public var style: Style?
    /// Font size in points.
    public var size = 17.0
    public var weight = Weight.regular
    public var italic = false
    public var color = SceneColor.black
    public var alignment = Alignment.natural
    /// Maximum number of lines; 0 for as many as fit.
    public var lines = 1
    public var overflow = Overflow.truncateTail

    public enum Key: String, JSONKey {
        case string, style, size, weight, italic, color, alignment, lines, overflow
    }

    init(json: JSONCursor) throws(JSONProblem) {
        let fields = try json.fields(Key.self)
        string = try fields.require(.string).string()
        if let cursor = fields.optional(.style) {
            style = try cursor.choice(of: Style.self)
            if let other = fields.optional(.size) ?? fields.optional(.weight) {
                throw other.refusal("a text has a \"style\" or a \"size\" and \"weight\", not both")
            }
        }
        if let cursor = fields.optional(.size) { size = try cursor.number(in: SceneRange.fontSize) }
        if let cursor = fields.optional(.weight) { weight = try cursor.choice(of: Weight.self) }
        if let cursor = fields.optional(.italic) { italic = try cursor.bool() }
        if let cursor = fields.optional(.color) { color = try SceneColor(json: cursor) }
        if let cursor = fields.optional(.alignment) { alignment = try cursor.choice(of: Alignment.self) }
        if let cursor = fields.optional(.lines) { lines = try cursor.integer(in: SceneRange.lines) }
        if let cursor = fields.optional(.overflow) { overflow = try cursor.choice(of: Overflow.self) }
    }
}

extension TextDescription: ContentDescription {
    @MainActor func makeView(of view: ViewDescription, images: [String: UIImage]) -> UIView {
        let label = UILabel()
        label.text = string
        label.font = font
        label.adjustsFontForContentSizeCategory = style != nil
        label.textColor = color.color
        label.textAlignment = alignment.alignment
        label.numberOfLines = lines
        label.lineBreakMode = overflow.mode
        return label
    }

    @MainActor private var font: UIFont {
        let upright =
            style.map { .preferredFont(forTextStyle: $0.style) }
            ?? UIFont.systemFont(ofSize: size, weight: weight.weight)
        guard italic else { return upright }
        let descriptor = upright.fontDescriptor
        return descriptor.withSymbolicTraits(descriptor.symbolicTraits.union(.traitItalic))
            .map { UIFont(descriptor: $0, size: 0) } ?? upright
    }
}

extension TextDescription.Style {
    fileprivate var style: UIFont.TextStyle {
        switch self {
        case .largeTitle: .largeTitle
        case .title1: .title1
        case .title2: .title2
        case .title3: .title3
        case .headline: .headline
        case .subheadline: .subheadline
        case .body: .body
        case .callout: .callout
        case .footnote: .footnote
        case .caption1: .caption1
        case .caption2: .caption2
        }
    }
}

extension TextDescription.Weight {
    fileprivate var weight: UIFont.Weight {
        switch self {
        case .ultraLight: .ultraLight
        case .thin: .thin
        case .light: .light
        case .regular: .regular
        case .medium: .medium
        case .semibold: .semibold
        case .bold: .bold
        case .heavy: .heavy
        case .black: .black
        }
    }
}

extension TextDescription.Alignment {
    fileprivate var alignment: NSTextAlignment {
        switch self {
        case .natural: .natural
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        }
    }
}

extension TextDescription.Overflow {
    fileprivate var mode: NSLineBreakMode {
        switch self {
        case .truncateTail: .byTruncatingTail
        case .truncateMiddle: .byTruncatingMiddle
        case .truncateHead: .byTruncatingHead
        case .wrap: .byWordWrapping
        case .clip: .byClipping
        }
    }
}
