/// What an emitter layer would throw. Kept as set; nothing is drawn of it.
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
