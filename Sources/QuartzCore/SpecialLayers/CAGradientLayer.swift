internal import FrameGeometry
internal import FrameLayers

/// A layer that draws a gradient over its background, within its rounded bounds.
///
/// Colors are interpolated linearly in sRGB (facts/gradient-mixing).
@MainActor @preconcurrency open class CAGradientLayer: CALayer {
    public required init() {
        super.init()
        modelValues.kind = .gradient
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        modelValues.kind = .gradient
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        modelValues.kind = .gradient
    }

    override class var archivedProperties: ArchivedProperties {
        super.archivedProperties + [
            .init(
                "colors",
                get: { (layer: CAGradientLayer) in (layer.colors ?? []).compactMap { $0 as? CGColor }.archived },
                set: { (layer, colors: [CGColor]) in layer.colors = colors }),
            .init("locations", \CAGradientLayer.locations), .init("startPoint", \CAGradientLayer.startPoint),
            .init("endPoint", \CAGradientLayer.endPoint), .init("type", \CAGradientLayer.type),
        ]
    }

    /// The colors as `CGColor` values. Other values are reported as unsupported and ignored.
    open var colors: [Any]? {
        get { modelValues.gradient.colors.isEmpty ? nil : modelValues.gradient.colors.map(CGColor.init) }
        set {
            let colors = (newValue ?? []).compactMap { ($0 as? CGColor)?.color }
            if colors.count != newValue?.count ?? 0 {
                stage.diagnostics.reportUnsupported(
                    "CAGradientLayer.colors other than CGColor", instead: "they are left out")
            }
            change("colors", \.gradient.colors, to: colors)
        }
    }

    /// The location of each color, 0…1, not decreasing; `nil` for evenly spaced locations.
    open var locations: [NSNumber]? {
        get { modelValues.gradient.locations.isEmpty ? nil : modelValues.gradient.locations.map(NSNumber.init(value:)) }
        set { change("locations", \.gradient.locations, to: (newValue ?? []).map(\.doubleValue)) }
    }

    /// The start point as fractions of the bounds; by default, the center of the top edge.
    open var startPoint: CGPoint {
        get { CGPoint(modelValues.gradient.start) }
        set { change("startPoint", \.gradient.start, to: Point(newValue)) }
    }

    /// The end point as fractions of the bounds; by default, the center of the bottom edge.
    open var endPoint: CGPoint {
        get { CGPoint(modelValues.gradient.end) }
        set { change("endPoint", \.gradient.end, to: Point(newValue)) }
    }

    open var type: CAGradientLayerType {
        get { CAGradientLayerType(rawValue: modelValues.gradient.kind.rawValue) }
        set { store(\.gradient.kind, GradientStyle.Kind(rawValue: newValue.rawValue) ?? .axial) }
    }
}

/// The geometry of a gradient. Unknown names count as `axial`.
public struct CAGradientLayerType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public static let axial = CAGradientLayerType(rawValue: "axial")
    public static let radial = CAGradientLayerType(rawValue: "radial")
    public static let conic = CAGradientLayerType(rawValue: "conic")

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
