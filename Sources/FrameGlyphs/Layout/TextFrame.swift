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
