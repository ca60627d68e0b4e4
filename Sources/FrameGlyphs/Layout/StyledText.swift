public import FrameGeometry

/// Text with the styles of its pieces.
public struct StyledText: Hashable, Sendable {
    public struct Piece: Hashable, Sendable {
        public var text: String
        public var style: TextStyle
        /// The layout of the first piece applies to the whole paragraph.
        public var paragraph: ParagraphLayout

        public init(_ text: String, _ style: TextStyle, _ paragraph: ParagraphLayout = ParagraphLayout()) {
            self.text = text
            self.style = style
            self.paragraph = paragraph
        }
    }

    public var pieces: [Piece]

    public init(_ pieces: [Piece] = []) { self.pieces = pieces }
}

/// The style of a piece of text.
public struct TextStyle: Hashable, Sendable {
    public var font: TextFont
    public var color: Color
    /// The colour behind the text, as tall as the line.
    public var background: Color?
    /// Extra space after each character in points.
    public var kern = 0.0
    /// The distance of glyphs above the baseline of the line in points.
    public var baselineOffset = 0.0
    public var underline: TextRule?
    public var strikethrough: TextRule?

    public init(font: TextFont, color: Color) {
        self.font = font
        self.color = color
    }
}

/// A font at a size.
public struct TextFont: Hashable, Sendable {
    /// In the order in which they are searched for a character. The last one takes characters that no other has.
    public var faces: [Face]
    /// Points.
    public var size: Double
    /// Points after each character.
    public var tracking: Double
    /// The tags of OpenType features to enable.
    public var features: [String]
    /// Points above and below the baseline, both positive. The line height is their sum.
    public var ascent: Double
    public var descent: Double

    public init(
        faces: [Face], size: Double, tracking: Double = 0, features: [String] = [], ascent: Double, descent: Double
    ) {
        self.faces = faces
        self.size = size
        self.tracking = tracking
        self.features = features
        self.ascent = ascent
        self.descent = descent
    }
}

/// How the lines of a paragraph are broken and aligned. Lengths are in points.
public struct ParagraphLayout: Hashable, Sendable {
    public enum Alignment: Hashable, Sendable {
        case left, center, right, justified
        /// The side where the text begins.
        case natural
    }

    public enum Direction: Hashable, Sendable {
        /// The direction of the first strong character.
        case natural
        case leftToRight, rightToLeft
    }

    /// The positions at which a line may break.
    public enum Wrapping: Hashable, Sendable {
        /// Between words; within a word only if it is longer than a line.
        case words
        case characters
        /// Nowhere.
        case never
    }

    public var alignment = Alignment.natural
    public var direction = Direction.natural
    public var wrapping = Wrapping.words
    /// The space between lines.
    public var lineSpacing = 0.0
    /// The space after the last line and before the first line of the paragraph.
    public var paragraphSpacing = 0.0
    public var paragraphSpacingBefore = 0.0
    /// The indent from the side where lines begin.
    public var firstLineIndent = 0.0
    public var indent = 0.0
    /// The end of lines: measured from the side where they begin if positive, otherwise from the other side.
    public var tailIndent = 0.0
    /// 0 for none.
    public var minimumLineHeight = 0.0
    /// 0 for none.
    public var maximumLineHeight = 0.0
    /// 0 for none.
    public var lineHeightMultiple = 0.0

    public init() {}
}

/// The area that text is laid out in.
public struct TextFrame: Hashable, Sendable {
    /// How a line that is too long, or the last line if there are more, is cut off.
    public enum Truncation: Hashable, Sendable {
        /// An ellipsis replaces the part that does not fit.
        case head, middle, tail
    }

    /// Points; infinite for unlimited lines.
    public var width: Double
    /// Points. Lines that would end below are left out, except the first.
    public var height: Double
    /// 0 for no limit.
    public var lineLimit: Int
    /// `nil` to clip without an ellipsis.
    public var truncation: Truncation?
    /// Pixels per point, for the grid of glyph positions.
    public var scale: Double

    public init(
        width: Double = .infinity, height: Double = .infinity, lineLimit: Int = 0, truncation: Truncation? = nil,
        scale: Double = 1
    ) {
        self.width = width
        self.height = height
        self.lineLimit = lineLimit
        self.truncation = truncation
        self.scale = scale
    }
}
