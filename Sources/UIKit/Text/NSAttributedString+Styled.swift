package import FrameGlyphs
package import QuartzCore

extension NSAttributedString: TextStyling {
    /// With UIKit's defaults where attributes say nothing.
    @MainActor package func styledText(on stage: Stage) -> StyledText { styled(TextDefaults(), on: stage) }

    /// The text as layout takes it. Notes attributes that are not supported.
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
                // Without a label around it, text that is to be truncated is one line a paragraph.
                layout.wrapping = mode.truncation == nil ? mode.wrapping : .never
            }
            pieces.append(
                StyledText.Piece(
                    (string as NSString).substring(with: range), TextStyle(attributes, defaults, on: stage), layout))
        }
        return StyledText(pieces)
    }

    /// What becomes of lines that are too long, as the first paragraph says.
    var truncation: TextFrame.Truncation? {
        guard length > 0 else { return nil }
        let style = attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        return style?.lineBreakMode.truncation
    }
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
        .ligature, .shadow, .attachment, .strokeColor, .strokeWidth, .obliqueness, .expansion, .textEffect,
        .writingDirection,
    ]

    @MainActor init(_ attributes: [NSAttributedString.Key: Any], _ defaults: TextDefaults, on stage: Stage) {
        let font = attributes[.font] as? UIFont ?? defaults.font
        let color = (attributes[.foregroundColor] as? UIColor ?? defaults.color).color
        self.init(font: font.face.textFont(size: font.pointSize * defaults.fontScale, on: stage), color: color)
        background = (attributes[.backgroundColor] as? UIColor)?.color
        kern = Self.number(attributes[.kern]) + Self.number(attributes[.tracking])
        baselineOffset = Self.number(attributes[.baselineOffset])
        func rule(_ style: NSAttributedString.Key, _ tint: NSAttributedString.Key) -> TextRule? {
            let style = NSUnderlineStyle(rawValue: Int(Self.number(attributes[style])))
            guard !style.isEmpty else { return nil }
            return TextRule(
                color: (attributes[tint] as? UIColor)?.color ?? color,
                thickness: style.contains(.thick) ? 2 : 1, isDouble: style.contains(.double))
        }
        underline = rule(.underlineStyle, .underlineColor)
        strikethrough = rule(.strikethroughStyle, .strikethroughColor)
        for key in Self.unsupported where attributes[key] != nil {
            stage.diagnostics.reportUnsupported(
                "NSAttributedString.Key(\"\(key.rawValue)\")", instead: "it has no effect")
        }
    }

    /// Whatever kind of number an application writes; 0 for anything else, and for what layout could not bear.
    private static func number(_ value: Any?) -> Double {
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

/// What holds where a text's attributes say nothing, and how it is broken into lines.
struct TextDefaults {
    /// A line that lacks less than this is shown: applications round heights as they please. Points, tuned.
    static let heightTolerance = 1.0

    /// UIKit's 12 points where nobody says otherwise.
    var font = UIFont.systemFont(ofSize: 12)
    var color = UIColor.black
    var alignment = NSTextAlignment.natural
    /// Takes the place of what paragraph styles say: a label's own.
    var lineBreakMode: NSLineBreakMode?
    /// Of every font size.
    var fontScale: CGFloat = 1
}

extension NSLineBreakMode {
    /// How a text of several lines is broken.
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
