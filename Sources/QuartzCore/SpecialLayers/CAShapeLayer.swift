internal import FrameGeometry
internal import FrameLayers

/// A layer that draws a path over its background. The path is not cut off at the bounds.
@MainActor @preconcurrency open class CAShapeLayer: CALayer {
    public required init() {
        super.init()
        model.kind = .shape
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        model.kind = .shape
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        model.kind = .shape
    }

    /// In the layer's coordinates; kept as it is when it is set. Does not move by itself, but with an animation, between paths
    /// of the same elements; from one to another of other elements it jumps at the start.
    open var path: CGPath? {
        get { model.shape.path.elements.isEmpty ? nil : CGPath(model.shape.path) }
        set { change("path", \.shape.path, to: newValue?.path ?? Path()) }
    }

    /// Black by default; not filled when `nil`.
    open var fillColor: CGColor? {
        get { model.shape.fillColor.map(CGColor.init) }
        set { change("fillColor", \.shape.fillColor, to: newValue?.color) }
    }

    open var fillRule: CAShapeLayerFillRule {
        get { model.shape.fillRule == .evenodd ? .evenOdd : .nonZero }
        set { store(\.shape.fillRule, newValue == .evenOdd ? .evenodd : .nonzero) }
    }

    /// Not stroked when `nil`, as by default.
    open var strokeColor: CGColor? {
        get { model.shape.strokeColor.map(CGColor.init) }
        set { change("strokeColor", \.shape.strokeColor, to: newValue?.color) }
    }

    /// The stroke's start, 0…1 of the length of the path.
    open var strokeStart: CGFloat {
        get { model.shape.strokeStart }
        set { change("strokeStart", \.shape.strokeStart, to: newValue) }
    }

    /// The stroke's end, 0…1 of the length of the path.
    open var strokeEnd: CGFloat {
        get { model.shape.strokeEnd }
        set { change("strokeEnd", \.shape.strokeEnd, to: newValue) }
    }

    /// Points; 1 by default. No line for 0.
    open var lineWidth: CGFloat {
        get { model.shape.lineWidth }
        set { change("lineWidth", \.shape.lineWidth, to: newValue) }
    }

    /// How long a miter may be, in line widths; 10 by default.
    open var miterLimit: CGFloat {
        get { model.shape.miterLimit }
        set { change("miterLimit", \.shape.miterLimit, to: newValue) }
    }

    open var lineCap: CAShapeLayerLineCap {
        get { CAShapeLayerLineCap(rawValue: model.shape.lineCap.rawValue) }
        set { store(\.shape.lineCap, Stroke.Cap(rawValue: newValue.rawValue) ?? .butt) }
    }

    open var lineJoin: CAShapeLayerLineJoin {
        get { CAShapeLayerLineJoin(rawValue: model.shape.lineJoin.rawValue) }
        set { store(\.shape.lineJoin, Stroke.Join(rawValue: newValue.rawValue) ?? .miter) }
    }

    /// Points into the pattern at which the path starts.
    open var lineDashPhase: CGFloat {
        get { model.shape.dashPhase }
        set { change("lineDashPhase", \.shape.dashPhase, to: newValue) }
    }

    /// The lengths of dashes and gaps in turn; none when `nil`.
    open var lineDashPattern: [NSNumber]? {
        get { model.shape.dash.isEmpty ? nil : model.shape.dash.map(NSNumber.init(value:)) }
        set { store(\.shape.dash, (newValue ?? []).map(\.doubleValue)) }
    }
}

/// Which points lie inside a shape layer's path. Unknown names mean `nonZero`.
public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// How a shape layer's line ends. Unknown names mean `butt`.
public struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// How two pieces of a shape layer's line meet. Unknown names mean `miter`.
public struct CAShapeLayerLineJoin: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
