/// One line of laid-out text. Lengths are points, from the top left corner of the text.
public struct TextLine: Hashable, Sendable {
    /// Where the first visible glyph begins, and how far the last one reaches; spaces at the end are not counted.
    public var x: Double
    public var width: Double
    public var top: Double
    public var height: Double
    public var baseline: Double
}
