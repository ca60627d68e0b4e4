public import FrameGeometry

/// A shape, or its stroked outline, in a colour or a gradient.
public struct Fill: Hashable, Sendable {
    /// The name of the layer it comes from. No effect on pixels.
    public var name: String?
    public var shape: Shape
    /// Strokes the outline instead of filling the inside; `nil` to fill.
    public var stroke: Stroke?
    /// From the shape's coordinates to the enclosing group's.
    public var transform: Affine
    public var paint: Paint
    /// No effect on blurred fills.
    public var edges: Edges
    /// Multiplies the paint's alpha, 0…1.
    public var opacity: Double
    /// The standard deviation of a Gaussian blur in the shape's own units: a shadow. Negative and non-finite values count
    /// as 0, none. A ring is blurred as its filled outer outline. Rectangles with circular corners in one colour are
    /// blurred by a formula, everything else as by ``Group/blur``.
    public var blur: Double
    /// The shape of ``blur``.
    public var falloff: Falloff

    public init(
        _ shape: Shape, stroke: Stroke? = nil, paint: Paint, opacity: Double = 1, blur: Double = 0,
        falloff: Falloff = .gaussian, edges: Edges = .smooth, transform: Affine = .identity, name: String? = nil
    ) {
        self.name = name
        self.shape = shape
        self.stroke = stroke
        self.transform = transform
        self.paint = paint
        self.opacity = opacity
        self.blur = blur
        self.falloff = falloff
        self.edges = edges
    }

    public init(
        _ shape: Shape, stroke: Stroke? = nil, color: Color, opacity: Double = 1, blur: Double = 0,
        falloff: Falloff = .gaussian, edges: Edges = .smooth, transform: Affine = .identity, name: String? = nil
    ) {
        self.init(
            shape, stroke: stroke, paint: .color(color), opacity: opacity, blur: blur, falloff: falloff, edges: edges,
            transform: transform, name: name)
    }

    /// The colour; clear if the paint is a gradient. Setting it replaces the paint.
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

/// The colours of a fill.
public enum Paint: Hashable, Sendable {
    case color(Color)
    /// Stored indirectly, so that the more frequent colours stay small.
    indirect case gradient(Gradient)
}

/// Colours that change along a line, away from a point or around one.
///
/// Components, alpha included, are interpolated linearly between stops; the result is then premultiplied.
public struct Gradient: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// 0 at `from`, 1 at `to`. Entirely the last colour if they are equal.
        case linear(from: Point, to: Point)
        /// 0 at the focus, 1 on the circle. A focus outside the circle is moved onto it. Entirely the last colour if the
        /// radius is not above 0.
        case radial(center: Point, radius: Double, focus: Point)
        /// One turn, clockwise on screen, from `start` degrees after the direction of x.
        case conic(center: Point, start: Double)
    }

    /// The colours before 0 and beyond 1.
    public enum Spread: String, CaseIterable, Sendable {
        /// The first and the last colour.
        case pad
        /// The gradient again, alternately backwards and forwards.
        case reflect
        case `repeat`
    }

    public struct Stop: Hashable, Sendable {
        /// 0…1. An offset below its predecessor's counts as equal to it.
        public var offset: Double
        public var color: Color

        public init(_ offset: Double, _ color: Color) {
            self.offset = offset
            self.color = color
        }
    }

    public var kind: Kind
    /// Without stops nothing is painted.
    public var stops: [Stop]
    public var spread: Spread
    /// From the gradient's coordinates to those of the fill.
    public var transform: Affine

    public init(_ kind: Kind, stops: [Stop], spread: Spread = .pad, transform: Affine = .identity) {
        self.kind = kind
        self.stops = stops
        self.spread = spread
        self.transform = transform
    }
}
