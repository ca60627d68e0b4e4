internal import FrameLayers

/// A container of sublayers in a common 3D space. It draws nothing itself, and its opacity applies to each sublayer.
/// Sublayers are drawn from back to front by depth.
///
/// Intersecting layers are cut where their planes meet (facts/depth-of-siblings).
@MainActor @preconcurrency open class CATransformLayer: CALayer {
    public required init() {
        super.init()
        modelValues.kind = .transform
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        modelValues.kind = .transform
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        modelValues.kind = .transform
    }
}
