public import FrameGeometry

/// How the words of a figure look.
public struct LabelStyle: Hashable, Sendable {
    public enum Weight: CaseIterable, Hashable, Sendable {
        case regular, medium, semibold
    }

    /// Points.
    public var size: Double
    public var weight: Weight
    public var color: Color

    public init(size: Double = 11, weight: Weight = .regular, _ color: Color) {
        self.size = size
        self.weight = weight
        self.color = color
    }
}
