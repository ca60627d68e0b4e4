/// Particles. Not supported: what a screen shows would depend on chance; making one is noted.
@MainActor @preconcurrency open class CAEmitterLayer: CALayer {
    /// Kept as set.
    open var emitterCells: [CAEmitterCell]?
    open var emitterPosition = CGPoint.zero
    open var emitterSize = CGSize.zero
    open var birthRate: Float = 1
    open var lifetime: Float = 1

    public required init() {
        super.init()
        stage.diagnostics.reportUnsupported("CAEmitterLayer", instead: "no particles are drawn")
    }

    public override init(layer: Any) {
        super.init(layer: layer)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
