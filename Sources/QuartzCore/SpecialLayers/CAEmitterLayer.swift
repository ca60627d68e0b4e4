/// A particle emitter. Stored without effect: particles are random, and creating an emitter is reported as unsupported.
@MainActor @preconcurrency open class CAEmitterLayer: CALayer {
    /// Stored without effect.
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

/// A particle source of an emitter layer. Stored without effect.
@MainActor @preconcurrency open class CAEmitterCell: NSObject {
    open var name: String?
    open var contents: Any?
    open var color: CGColor?
    open var birthRate: Float = 0
    open var lifetime: Float = 0
    open var velocity: CGFloat = 0
    open var velocityRange: CGFloat = 0
    open var emissionLongitude: CGFloat = 0
    open var emissionRange: CGFloat = 0
    open var scale: CGFloat = 1
    open var scaleRange: CGFloat = 0
    open var spin: CGFloat = 0
    open var spinRange: CGFloat = 0
    open var alphaSpeed: Float = 0
    open var yAcceleration: CGFloat = 0
}
