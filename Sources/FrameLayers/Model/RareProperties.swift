public import FrameGeometry

/// Storage for a group of properties that few layers have. A layer without them pays for one empty reference, so
/// copying a layer's properties, which sampling does for each animated layer, stays cheap.
@propertyWrapper public struct Rare<Value: RareProperties>: Equatable, Sendable {
    private final class Box: Sendable {
        let value: Value

        init(_ value: Value) { self.value = value }
    }

    private var box: Box?

    public init() {}

    public var wrappedValue: Value {
        get { box?.value ?? Value() }
        set { box = newValue == Value() ? nil : Box(newValue) }
    }

    public static func == (left: Rare, right: Rare) -> Bool {
        left.box === right.box || left.wrappedValue == right.wrappedValue
    }
}

/// A group of properties that all have defaults.
public protocol RareProperties: Equatable, Sendable {
    init()
}

extension Optional: RareProperties where Wrapped == Matrix4 {
    public init() { self = nil }
}

/// The path that a shape layer draws. Defaults are those documented for `CAShapeLayer`. Lengths are points.
public struct ShapeStyle: RareProperties {
    /// Path in the layer's own coordinates, not clipped to its bounds.
    public var path = Path()
    public var fillColor: Color? = .black
    public var fillRule = FillRule.nonzero
    public var strokeColor: Color?
    /// Start of the stroke, 0…1 of the total length of all contours; nothing is stroked if ``strokeEnd`` is not after
    /// it. Dashes begin here.
    public var strokeStart = 0.0
    public var strokeEnd = 1.0
    public var lineWidth = 1.0
    public var lineCap = Stroke.Cap.butt
    public var lineJoin = Stroke.Join.miter
    public var miterLimit = 10.0
    public var dash: [Double] = []
    public var dashPhase = 0.0

    public init() {}
}

/// Values of properties that an application declares and draws itself, by key.
public struct CustomValues: RareProperties {
    public var values: [String: AnimatedValue] = [:]

    public init() {}
}

/// The gradient that fills a layer's rounded bounds. Defaults are those documented for `CAGradientLayer`.
public struct GradientStyle: RareProperties {
    /// The kind of gradient. Raw values match `CAGradientLayerType`.
    public enum Kind: String, CaseIterable, Sendable {
        /// A gradient along the line from ``GradientStyle/start`` to ``GradientStyle/end``.
        case axial
        /// A gradient from the start outward. The end is a corner of the bounding box of the last color's ellipse.
        case radial
        /// A gradient around the start, clockwise on screen from the direction of the end.
        case conic
    }

    public var kind = Kind.axial
    public var colors: [Color] = []
    /// Location of each color, 0…1 and not decreasing; evenly spaced if empty. A color without a location is not drawn.
    public var locations: [Double] = []
    /// Start point, in fractions of the bounds.
    public var start = Point(x: 0.5, y: 0)
    public var end = Point(x: 0.5, y: 1)

    public init() {}

    /// The given ``locations``, or the evenly spaced default ones.
    public var shownLocations: [Double] {
        get {
            if !locations.isEmpty { return locations }
            return colors.indices.map { colors.count < 2 ? 0 : Double($0) / Double(colors.count - 1) }
        }
        set { locations = newValue }
    }
}

/// The way a replicator layer repeats its sublayers. Defaults are those documented for `CAReplicatorLayer`.
public struct ReplicationStyle: RareProperties {
    /// Maximum number of copies drawn, so that a wrong count cannot exhaust memory.
    public static let limit = 10_000

    /// Number of copies, including the original.
    public var count = 1
    /// Delay in seconds of each copy relative to the previous one.
    public var delay = 0.0
    /// Transform from each copy to the next, about the layer's anchor point; applied before the sublayer transform.
    public var transform = Affine.identity
    /// The whole transform if it leaves the plane; ``transform`` is then its part in the plane.
    public var space: Matrix4?
    /// Whether copies are sorted by depth among the layer's siblings. Otherwise they are sorted among themselves and
    /// flattened into the layer.
    public var preservesDepth = false
    /// Color that multiplies the colors of the first copy.
    public var color = Color.white
    /// Amount added to the red component of ``color`` from each copy to the next.
    public var redOffset = 0.0
    public var greenOffset = 0.0
    public var blueOffset = 0.0
    public var alphaOffset = 0.0

    public init() {}

    /// The transform, whether or not it stays in the plane.
    public var wholeTransform: Matrix4 {
        get { space ?? Matrix4(transform) }
        set { (transform, space) = LayerProperties.split(newValue) }
    }

    /// Returns the color that multiplies the colors of a copy, with each component clamped to 0…1.
    func color(of copy: Int) -> Color {
        func component(_ first: Double, _ offset: Double) -> Double {
            min(max(first + offset * Double(copy), 0), 1)
        }
        return Color(
            red: component(color.red, redOffset), green: component(color.green, greenOffset),
            blue: component(color.blue, blueOffset), alpha: component(color.alpha, alphaOffset))
    }
}
