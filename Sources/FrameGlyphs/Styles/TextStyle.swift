public import FrameGeometry

/// The style of a piece of text.
public struct TextStyle: Hashable, Sendable {
    public var font: TextFont
    public var color: Color
    /// Color behind the text, as tall as the line.
    public var background: Color?
    /// Extra space after each character in points.
    public var kern = 0.0
    /// Distance of glyphs above the baseline of the line in points.
    public var baselineOffset = 0.0
    public var underline: TextRule?
    public var strikethrough: TextRule?
    /// Box that replaces each object replacement character (U+FFFC) of the text.
    public var attachment: TextAttachment?

    public init(font: TextFont, color: Color) {
        self.font = font
        self.color = color
    }
}

/// A font at a size.
public struct TextFont: Hashable, Sendable {
    /// Faces in the order in which they are searched for a character. The last one takes characters that no other has.
    public var faces: [Face]
    /// Size in points.
    public var size: Double
    /// Points after each character.
    public var tracking: Double
    /// Tags of OpenType features to enable, or to disable if a minus precedes them, as in `-kern`.
    public var features: [String]
    /// Points above the baseline; ``descent`` is the distance below it. Both are positive, and the line height is their
    /// sum.
    public var ascent: Double
    public var descent: Double
    /// Points between a line and the next one.
    public var leading: Double

    public init(
        faces: [Face], size: Double, tracking: Double = 0, features: [String] = [], ascent: Double, descent: Double,
        leading: Double = 0
    ) {
        self.faces = faces
        self.size = size
        self.tracking = tracking
        self.features = features
        self.ascent = ascent
        self.descent = descent
        self.leading = leading
    }
}

/// An underline or a strikethrough line.
public struct TextRule: Hashable, Sendable {
    public var color: Color
    /// Thickness factor; 2 for a thick line.
    public var thickness: Double
    /// Whether there are two lines with a gap of their thickness.
    public var isDouble: Bool

    public init(color: Color, thickness: Double = 1, isDouble: Bool = false) {
        self.color = color
        self.thickness = thickness
        self.isDouble = isDouble
    }
}

/// A box in a line of text, for an image or a view.
public struct TextAttachment: Hashable, Sendable {
    /// Size in points. Only positive lengths take up space.
    public var size: Size
    /// Distance of the lower edge above the baseline in points; negative below it.
    public var baselineOffset: Double

    public init(size: Size, baselineOffset: Double = 0) {
        self.size = size
        self.baselineOffset = baselineOffset
    }
}
