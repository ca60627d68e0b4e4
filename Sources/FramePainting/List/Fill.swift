public import FrameGeometry

/// A shape filled with one colour. Edges are anti-aliased by the exact area of each pixel they cover.
public struct Fill: Hashable, Sendable {
    /// Who painted it, for people: a layer's name. Has no effect on pixels.
    public var name: String?
    public var shape: Shape
    /// From the shape's coordinates to the enclosing group's.
    public var transform: Affine
    public var color: Color
    /// Multiplies the colour's alpha, 0…1.
    public var opacity: Double
    /// The standard deviation, in the shape's own units, of a Gaussian that softens its edges: a shadow. 0 for none;
    /// negative and not finite values count as none. A ring is blurred as its outer outline, filled;
    /// ellipses and paths stay sharp.
    public var blur: Double

    public init(
        _ shape: Shape, color: Color, opacity: Double = 1, blur: Double = 0, transform: Affine = .identity,
        name: String? = nil
    ) {
        self.name = name
        self.shape = shape
        self.transform = transform
        self.color = color
        self.opacity = opacity
        self.blur = blur
    }
}
