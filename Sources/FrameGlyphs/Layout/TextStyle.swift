public import FrameGeometry

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
