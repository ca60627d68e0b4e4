internal import FrameGeometry
internal import FrameLayers

/// A layer that draws a path over its background. The path is not clipped to the bounds.
@MainActor @preconcurrency open class CAShapeLayer: CALayer {
    public required init() {
        super.init()
        modelValues.kind = .shape
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        modelValues.kind = .shape
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        modelValues.kind = .shape
    }

    override class var archivedProperties: ArchivedProperties {
        super.archivedProperties + [
            .init(
                "path", get: { (layer: CAShapeLayer) in layer.path?.path.archived },
                set: { (layer, path: Path) in layer.path = CGPath(path) }),
            .init("fillColor", \CAShapeLayer.fillColor), .init("fillRule", \CAShapeLayer.fillRule),
            .init("strokeColor", \CAShapeLayer.strokeColor),
            .init("strokeStart", \CAShapeLayer.strokeStart), .init("strokeEnd", \CAShapeLayer.strokeEnd),
            .init("lineWidth", \CAShapeLayer.lineWidth), .init("miterLimit", \CAShapeLayer.miterLimit),
            .init("lineCap", \CAShapeLayer.lineCap), .init("lineJoin", \CAShapeLayer.lineJoin),
            .init("lineDashPhase", \CAShapeLayer.lineDashPhase),
            .init("lineDashPattern", \CAShapeLayer.lineDashPattern),
        ]
    }

    /// The path in the layer's coordinates, which is copied when set. It is not animated implicitly. An explicit
    /// animation interpolates paths with the same sequence of moves, lines or curves, and closes; between other paths,
    /// it jumps at the start.
    open var path: CGPath? {
        get { modelValues.shape.path.elements.isEmpty ? nil : CGPath(modelValues.shape.path) }
        set { change("path", \.shape.path, to: newValue?.path ?? Path()) }
    }

    /// The fill color, black by default; `nil` for no fill.
    open var fillColor: CGColor? {
        get { modelValues.shape.fillColor.map(CGColor.init) }
        set { change("fillColor", \.shape.fillColor, to: newValue?.color) }
    }

    open var fillRule: CAShapeLayerFillRule {
        get { modelValues.shape.fillRule == .evenodd ? .evenOdd : .nonZero }
        set { store(\.shape.fillRule, newValue == .evenOdd ? .evenodd : .nonzero) }
    }

    /// The stroke color; `nil`, the default, for no stroke.
    open var strokeColor: CGColor? {
        get { modelValues.shape.strokeColor.map(CGColor.init) }
        set { change("strokeColor", \.shape.strokeColor, to: newValue?.color) }
    }

    /// The start of the stroke as a fraction of the path's length, 0…1.
    open var strokeStart: CGFloat {
        get { modelValues.shape.strokeStart }
        set { change("strokeStart", \.shape.strokeStart, to: newValue) }
    }

    /// The end of the stroke as a fraction of the path's length, 0…1.
    open var strokeEnd: CGFloat {
        get { modelValues.shape.strokeEnd }
        set { change("strokeEnd", \.shape.strokeEnd, to: newValue) }
    }

    /// The line width in points; 1 by default. A width of 0 draws no line.
    open var lineWidth: CGFloat {
        get { modelValues.shape.lineWidth }
        set { change("lineWidth", \.shape.lineWidth, to: newValue) }
    }

    /// The maximum length of a miter, in line widths; 10 by default.
    open var miterLimit: CGFloat {
        get { modelValues.shape.miterLimit }
        set { change("miterLimit", \.shape.miterLimit, to: newValue) }
    }

    open var lineCap: CAShapeLayerLineCap {
        get { CAShapeLayerLineCap(rawValue: modelValues.shape.lineCap.rawValue) }
        set { store(\.shape.lineCap, Stroke.Cap(rawValue: newValue.rawValue) ?? .butt) }
    }

    open var lineJoin: CAShapeLayerLineJoin {
        get { CAShapeLayerLineJoin(rawValue: modelValues.shape.lineJoin.rawValue) }
        set { store(\.shape.lineJoin, Stroke.Join(rawValue: newValue.rawValue) ?? .miter) }
    }

    /// The offset into the dash pattern at the start of the path, in points.
    open var lineDashPhase: CGFloat {
        get { modelValues.shape.dashPhase }
        set { change("lineDashPhase", \.shape.dashPhase, to: newValue) }
    }

    /// The alternating lengths of dashes and gaps; `nil` for a solid line.
    open var lineDashPattern: [NSNumber]? {
        get { modelValues.shape.dash.isEmpty ? nil : modelValues.shape.dash.map(NSNumber.init(value:)) }
        set { store(\.shape.dash, (newValue ?? []).map(\.doubleValue)) }
    }
}

/// The rule that determines which points are inside a shape layer's path. Unknown names count as `nonZero`.
public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// The ends of a shape layer's lines. Unknown names count as `butt`.
public struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// The corners of a shape layer's lines. Unknown names count as `miter`.
public struct CAShapeLayerLineJoin: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
