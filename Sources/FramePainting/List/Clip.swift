public import FrameGeometry

/// The inside of a shape, anti-aliased: coverage multiplies what it clips.
public struct Clip: Hashable, Sendable {
    public var shape: Shape
    /// From the shape's coordinates to the clipped group's own.
    public var transform: Affine

    public init(_ shape: Shape, transform: Affine = .identity) {
        self.shape = shape
        self.transform = transform
    }
}
