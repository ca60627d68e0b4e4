package import FrameGlyphs
internal import FrameText
package import QuartzCore

extension NSAttributedString: TextStyling {
    /// The text in the form used for layout, with UIKit's defaults for absent attributes.
    @MainActor package func styledText(on stage: Stage) -> StyledText { styled(TextDefaults(), on: stage) }

    /// The text in the form used for layout. Reports unsupported attributes.
    @MainActor func styled(_ defaults: TextDefaults, on stage: Stage) -> StyledText {
        var pieces: [StyledText.Piece] = []
        enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
            let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle
            var layout = (paragraph ?? .default).layout
            if paragraph == nil { layout.alignment = NSParagraphStyle.aligned(defaults.alignment).layout.alignment }
            if let mode = defaults.lineBreakMode {
                layout.wrapping = mode.wrapping
            } else {
                let mode = paragraph?.lineBreakMode ?? .byWordWrapping
                // Outside labels, a truncating mode makes each paragraph a single line.
                layout.wrapping = mode.truncation == nil ? mode.wrapping : .never
            }
            if let paragraph, paragraph.hyphenationFactor > 0 {
                stage.diagnostics.reportUnsupported(
                    "NSParagraphStyle.hyphenationFactor", instead: "words are not hyphenated")
            }
            if let paragraph, !paragraph.textLists.isEmpty {
                stage.diagnostics.reportUnsupported(
                    "NSParagraphStyle.textLists", instead: "only markers that are in the text are shown")
            }
            pieces.append(
                StyledText.Piece(
                    characters(beginningIn: range), TextStyle(attributes, defaults, on: stage), layout))
        }
        return StyledText(pieces)
    }

    /// The truncation of the last line, taken from the style of the first paragraph.
    var truncation: TextFrame.Truncation? {
        guard length > 0 else { return nil }
        let style = attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        return style?.lineBreakMode.truncation
    }
}

extension NSAttributedString {
    /// The value of an attribute that is a number of any type; `nil` if there is no such attribute.
    static func number(in attributes: [Key: Any], _ key: Key) -> Double? { attributes[key].map(TextStyle.number) }
}

extension NSParagraphStyle {
    static func aligned(_ alignment: NSTextAlignment) -> NSParagraphStyle {
        let style = NSParagraphStyle()
        style.values.alignment = alignment
        return style
    }
}

extension TextStyle {
    private static let unsupported: [NSAttributedString.Key] = [
        .ligature, .shadow, .strokeColor, .strokeWidth, .obliqueness, .expansion, .textEffect,
        .writingDirection,
    ]
    /// Dots, dashes, and gaps between words.
    private static let patterns = NSUnderlineStyle(rawValue: 0x700).union(.byWord)

    /// Whether a value of an unsupported attribute would be seen on a device.
    private static func shows(_ key: NSAttributedString.Key, _ value: Any) -> Bool {
        switch key {
        case .strokeWidth, .obliqueness, .expansion: number(value) != 0
        case .ligature: number(value) > 1
        // The color of a stroke, which is reported by its width.
        case .strokeColor: false
        default: true
        }
    }

    @MainActor init(_ attributes: [NSAttributedString.Key: Any], _ defaults: TextDefaults, on stage: Stage) {
        let intent = InlinePresentationIntent(attributes)
        let font = defaults.adjusted(attributes[.font] as? UIFont ?? defaults.font).presenting(intent)
        let linkColor = attributes[.link] == nil ? nil : defaults.linkColor
        let color = (attributes[.foregroundColor] as? UIColor ?? linkColor ?? defaults.color).color
        var textFont = font.face.textFont(size: font.pointSize * defaults.fontScale, on: stage)
        textFont.leading = Double(font.styleLeading * defaults.fontScale)
        // Documented: 0 disables kerning, while without the attribute characters are kerned as the font says.
        if let kern = attributes[.kern], Self.number(kern) == 0 { textFont.features.append("-kern") }
        if let ligature = attributes[.ligature], Self.number(ligature) == 0 { textFont.features += ["-liga", "-clig"] }
        self.init(font: textFont, color: color)
        background = (attributes[.backgroundColor] as? UIColor)?.color
        kern = Self.number(attributes[.kern]) + Self.number(attributes[.tracking])
        baselineOffset = Self.number(attributes[.baselineOffset])
        var implied: [NSAttributedString.Key: NSUnderlineStyle] = [:]
        if linkColor != nil { implied[.underlineStyle] = .single }
        if intent.contains(.strikethrough) { implied[.strikethroughStyle] = .single }
        func rule(_ style: NSAttributedString.Key, _ tint: NSAttributedString.Key) -> TextRule? {
            let style = NSUnderlineStyle(rawValue: Int(Self.number(attributes[style] ?? implied[style]?.rawValue)))
            guard !style.isEmpty else { return nil }
            if !style.isDisjoint(with: Self.patterns) {
                stage.diagnostics.reportUnsupported("Patterns of NSUnderlineStyle", instead: "the line is solid")
            }
            return TextRule(
                color: (attributes[tint] as? UIColor)?.color ?? color,
                thickness: style.contains(.thick) ? 2 : 1, isDouble: style.contains(.double))
        }
        attachment = (attributes[.attachment] as? NSTextAttachment)?.box(in: font)
        underline = rule(.underlineStyle, .underlineColor)
        strikethrough = rule(.strikethroughStyle, .strikethroughColor)
        for key in Self.unsupported where attributes[key].map({ Self.shows(key, $0) }) ?? false {
            stage.diagnostics.reportUnsupported(
                "NSAttributedString.Key(\"\(key.rawValue)\")", instead: "it has no effect")
        }
    }

    /// The value of any numeric type; 0 for other values and for magnitudes of 1,000,000 or more, which layout does not
    /// support.
    fileprivate static func number(_ value: Any?) -> Double {
        let number: Double =
            switch value {
            case let number as NSNumber: number.doubleValue
            case let number as CGFloat: Double(number)
            case let number as Double: number
            case let number as Float: Double(number)
            case let number as Int: Double(number)
            case let style as NSUnderlineStyle: Double(style.rawValue)
            default: 0
            }
        return number.magnitude < 1e6 ? number : 0
    }
}

/// Default values for absent attributes, and overrides set by a label.
struct TextDefaults {
    /// The amount by which a line may exceed the available height and still be shown, in points. Tuned: applications
    /// round heights differently.
    static let heightTolerance = 1.0

    /// The default font: 12 points, as in UIKit.
    var font = UIFont.systemFont(ofSize: 12)
    var color = UIColor.black
    var alignment = NSTextAlignment.natural
    /// The color of links without a color of their own; links are then underlined. `nil` if they look like other text
    /// (facts/links-of-labels).
    var linkColor: UIColor?
    /// A mode that overrides the one of paragraph styles; set by labels.
    var lineBreakMode: NSLineBreakMode?
    /// The factor applied to every font size.
    var fontScale: CGFloat = 1
    /// The traits whose content size category determines the size of text-style fonts; `nil` to leave fonts unchanged.
    var adjustingTraits: UITraitCollection?

    func adjusted(_ font: UIFont) -> UIFont { adjustingTraits.map(font.adjusted) ?? font }
}

extension NSLineBreakMode {
    /// The wrapping of text that takes several lines.
    var wrapping: ParagraphLayout.Wrapping {
        switch self {
        case .byWordWrapping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: .words
        case .byCharWrapping: .characters
        case .byClipping: .never
        }
    }

    var truncation: TextFrame.Truncation? {
        switch self {
        case .byWordWrapping, .byCharWrapping, .byClipping: nil
        case .byTruncatingHead: .head
        case .byTruncatingTail: .tail
        case .byTruncatingMiddle: .middle
        }
    }
}
