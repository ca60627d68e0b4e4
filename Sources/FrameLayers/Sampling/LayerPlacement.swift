public import FrameGeometry

/// Where a layer is at one instant.
public struct LayerPlacement: Equatable, Sendable {
    public let id: LayerID
    public let name: String
    /// The layer it is in; `nil` for the root.
    public let superlayer: LayerID?
    /// In how many others it is.
    public let depth: Int
    /// In its own coordinates.
    public let bounds: Rect
    /// Of the bounds.
    public let radii: CornerRadii
    /// The point about which it turns and grows, in its own coordinates.
    public let anchor: Point
    /// From its own coordinates to its superlayer's.
    public let toSuperlayer: Affine
    /// From its own coordinates to the canvas's points.
    public let toCanvas: Affine

    /// Of the bounds, on the canvas, around.
    public var corners: [Point] {
        [
            Point(x: bounds.minX, y: bounds.minY), Point(x: bounds.maxX, y: bounds.minY),
            Point(x: bounds.maxX, y: bounds.maxY), Point(x: bounds.minX, y: bounds.maxY),
        ].map(toCanvas.apply)
    }

    /// The rounded bounds, on the canvas.
    public var outline: Path { Path(rounded: bounds, radii).applying(toCanvas) }

    /// Of the bounds, on the canvas.
    public var center: Point { toCanvas.apply(Point(x: bounds.midX, y: bounds.midY)) }

    /// Whether it lies otherwise in its superlayer than `other` does in its own.
    func isElsewhere(than other: LayerPlacement) -> Bool {
        bounds != other.bounds || toSuperlayer != other.toSuperlayer
    }
}
