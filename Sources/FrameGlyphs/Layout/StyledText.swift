public import FrameGeometry

/// Text with the looks of its pieces.
public struct StyledText: Hashable, Sendable {
    public struct Piece: Hashable, Sendable {
        public var text: String
        public var style: TextStyle
        /// The first piece of a paragraph decides for the whole paragraph.
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

/// How a piece of text looks.
public struct TextStyle: Hashable, Sendable {
    public var font: TextFont
    public var color: Color
    /// Behind the line, as tall as it.
    public var background: Color?
    /// Points after each character, besides the font's own.
    public var kern = 0.0
    /// Points by which letters stand above the line's baseline.
    public var baselineOffset = 0.0
    public var underline: TextRule?
    public var strikethrough: TextRule?

    public init(font: TextFont, color: Color) {
        self.font = font
        self.color = color
    }
}

/// A font at a size, as layout needs it.
public struct TextFont: Hashable, Sendable {
    /// In the order in which they are asked for a character. The last takes what all others lack.
    public var faces: [Face]
    /// Points.
    public var size: Double
    /// Points after each character.
    public var tracking: Double
    /// OpenType features to switch on, by their tags.
    public var features: [String]
    /// Points above and below the baseline, both positive. A line is as tall as their sum.
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

/// How the lines of a paragraph are broken and placed. Lengths are points.
public struct ParagraphLayout: Hashable, Sendable {
    public enum Alignment: Hashable, Sendable {
        case left, center, right, justified
        /// To the side where the text begins.
        case natural
    }

    public enum Direction: Hashable, Sendable {
        /// That of the first letter that has one.
        case natural
        case leftToRight, rightToLeft
    }

    /// Where a line may end.
    public enum Wrapping: Hashable, Sendable {
        /// Between words; within one only if it is longer than a line.
        case words
        case characters
        /// Not at all.
        case never
    }

    public var alignment = Alignment.natural
    public var direction = Direction.natural
    public var wrapping = Wrapping.words
    /// Between lines, not before the first.
    public var lineSpacing = 0.0
    /// After the paragraph's last line and before its first.
    public var paragraphSpacing = 0.0
    public var paragraphSpacingBefore = 0.0
    /// From the side where lines begin.
    public var firstLineIndent = 0.0
    public var indent = 0.0
    /// Where lines end: from the side where they begin if positive, from the other side if not.
    public var tailIndent = 0.0
    /// 0 for none.
    public var minimumLineHeight = 0.0
    /// 0 for none.
    public var maximumLineHeight = 0.0
    /// 0 for none.
    public var lineHeightMultiple = 0.0

    public init() {}
}

/// The room text is set in.
public struct TextFrame: Hashable, Sendable {
    /// What becomes of a line that is too long, or of the last when there are more.
    public enum Truncation: Hashable, Sendable {
        /// An ellipsis in place of what does not fit.
        case head, middle, tail
    }

    /// Points; infinite for lines of any length.
    public var width: Double
    /// Lines that would end below are left out, but for the first. Points.
    public var height: Double
    /// 0 for any number.
    public var lineLimit: Int
    /// `nil`: what does not fit is simply not there.
    public var truncation: Truncation?
    /// Pixels per point, for the grid that glyphs stand on.
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
