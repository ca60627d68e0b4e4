public import FrameGeometry

/// The inside of a shape: coverage multiplies what it clips.
public struct Clip: Hashable, Sendable {
    public var shape: Shape
    /// From the shape's coordinates to the clipped group's own.
    public var transform: Affine
    public var edges: Edges

    public init(_ shape: Shape, edges: Edges = .smooth, transform: Affine = .identity) {
        self.shape = shape
        self.edges = edges
        self.transform = transform
    }
}
