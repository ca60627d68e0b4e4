/// The area that text is laid out in.
public struct TextFrame: Hashable, Sendable {
    /// The way a line is cut off if it is too long, or the last line if there are more.
    public enum Truncation: Hashable, Sendable {
        /// An ellipsis replaces the part that does not fit.
        case head, middle, tail
    }

    /// Width in points; infinite for unlimited lines.
    public var width: Double
    /// Height in points. Lines that would end below are left out, except the first.
    public var height: Double
    /// Maximum number of lines; 0 for no limit.
    public var lineLimit: Int
    /// Truncation; `nil` to clip without an ellipsis.
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
