public import FrameGeometry

/// A shape, or its stroked outline, in a color or a gradient.
public struct Fill: Hashable, Sendable {
    /// Name of the originating layer. It does not affect pixels.
    public var name: String?
    public var shape: Shape
    /// Style for stroking the outline; `nil` to fill the inside.
    public var stroke: Stroke?
    /// Transform from the shape's coordinates to the enclosing group's.
    public var transform: Affine
    public var paint: Paint
    /// Coverage at edges. It does not affect blurred fills.
    public var edges: Edges
    /// Factor for the paint's alpha, 0…1.
    public var opacity: Double
    /// Standard deviation of a Gaussian blur in the shape's own units, used for shadows. Negative and non-finite values
    /// count as 0, which means no blur. A ring is blurred like its filled outer outline. Rectangles with circular
    /// corners in a single color are blurred by a formula, everything else like ``Group/blur``.
    public var blur: Double
    /// Falloff of ``blur``.
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

    /// Color of the fill; clear if the paint is a gradient. Setting it replaces the paint.
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

/// The colors of a fill.
public enum Paint: Hashable, Sendable {
    case color(Color)
    /// A gradient, stored indirectly so that the more frequent colors stay small.
    indirect case gradient(Gradient)
}

/// Colors that change along a line, away from a point or around one.
///
/// Components, including alpha, are interpolated linearly between stops; the result is then premultiplied.
public struct Gradient: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        /// The gradient is 0 at `from` and 1 at `to`. If these are equal, it consists of the last color only.
        case linear(from: Point, to: Point)
        /// The gradient is 0 at the focus and 1 on the circle. A focus outside the circle is moved onto it. If the
        /// radius is not greater than 0, the gradient consists of the last color only.
        case radial(center: Point, radius: Double, focus: Point)
        /// The gradient makes one turn, clockwise on screen, from `start` degrees after the direction of x.
        case conic(center: Point, start: Double)
    }

    /// The colors before 0 and beyond 1.
    public enum Spread: String, CaseIterable, Sendable {
        /// The first and the last color.
        case pad
        /// The gradient repeated, alternately backward and forward.
        case reflect
        case `repeat`
    }

    public struct Stop: Hashable, Sendable {
        /// Offset, 0…1. An offset lower than its predecessor's counts as equal to it.
        public var offset: Double
        public var color: Color

        public init(_ offset: Double, _ color: Color) {
            self.offset = offset
            self.color = color
        }
    }

    public var kind: Kind
    /// Color stops. Without stops, nothing is painted.
    public var stops: [Stop]
    public var spread: Spread
    /// Transform from the gradient's coordinates to the fill's.
    public var transform: Affine

    public init(_ kind: Kind, stops: [Stop], spread: Spread = .pad, transform: Affine = .identity) {
        self.kind = kind
        self.stops = stops
        self.spread = spread
        self.transform = transform
    }
}
