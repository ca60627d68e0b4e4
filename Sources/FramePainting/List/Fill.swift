public import FrameGeometry

/// A shape, or the line along its outline, in a colour or a gradient.
public struct Fill: Hashable, Sendable {
    /// Who painted it, for people: a layer's name. Has no effect on pixels.
    public var name: String?
    public var shape: Shape
    /// What is painted is a line along the outline instead of the inside.
    public var stroke: Stroke?
    /// From the shape's coordinates to the enclosing group's.
    public var transform: Affine
    public var paint: Paint
    /// Without effect on what is blurred.
    public var edges: Edges
    /// Multiplies the paint's alpha, 0…1.
    public var opacity: Double
    /// The standard deviation, in the shape's own units, of a Gaussian that softens it: a shadow. 0 for none;
    /// negative and not finite values count as none. A ring is blurred as its outer outline, filled. Circular rectangles
    /// in one colour are blurred by a formula, everything else as ``Group/blur`` is.
    public var blur: Double

    public init(
        _ shape: Shape, stroke: Stroke? = nil, paint: Paint, opacity: Double = 1, blur: Double = 0,
        edges: Edges = .smooth, transform: Affine = .identity, name: String? = nil
    ) {
        self.name = name
        self.shape = shape
        self.stroke = stroke
        self.transform = transform
        self.paint = paint
        self.opacity = opacity
        self.blur = blur
        self.edges = edges
    }

    public init(
        _ shape: Shape, stroke: Stroke? = nil, color: Color, opacity: Double = 1, blur: Double = 0,
        edges: Edges = .smooth, transform: Affine = .identity, name: String? = nil
    ) {
        self.init(
            shape, stroke: stroke, paint: .color(color), opacity: opacity, blur: blur, edges: edges,
            transform: transform, name: name)
    }

    /// The one colour; clear where the paint is a gradient. Setting it replaces the paint.
    public var color: Color {
        get {
            switch paint {
            case .color(let color): color
            case .gradient: .clear
            }
        }
        set { paint = .color(newValue) }
    }
}
