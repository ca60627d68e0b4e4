internal import FrameLayers

/// A layer that only holds its sublayers: of itself it draws nothing, and its opacity is that of each of them.
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
