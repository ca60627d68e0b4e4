public import FrameGeometry

/// A line under or through text.
public struct TextRule: Hashable, Sendable {
    public var color: Color
    /// 2 for a thick one.
    public var thickness: Double
    /// Two lines with a gap as thick as they.
    public var isDouble: Bool

    public init(color: Color, thickness: Double = 1, isDouble: Bool = false) {
        self.color = color
        self.thickness = thickness
        self.isDouble = isDouble
    }
}
