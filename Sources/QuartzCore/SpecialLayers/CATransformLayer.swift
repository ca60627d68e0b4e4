internal import FrameLayers

/// A layer that only holds its sublayers: of itself it draws nothing, and its opacity is that of each of them.
/// They keep their depth: what is further away is drawn first.
///
/// Differs from Core Animation: layers that pass through each other are not cut where they do. Each is drawn whole, in the
/// order of the depths of their middles.
@MainActor @preconcurrency open class CATransformLayer: CALayer {
    public required init() {
        super.init()
        model.kind = .transform
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        model.kind = .transform
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        model.kind = .transform
    }
}
