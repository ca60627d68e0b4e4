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
