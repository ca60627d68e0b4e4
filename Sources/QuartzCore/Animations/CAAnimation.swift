internal import FrameLayers
package import FrameTiming

/// Motion to be attached to a layer: timing, pace, and what to tell whom. Subclasses say what moves.
@MainActor @preconcurrency open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
    /// Linear when `nil`.
    open var timingFunction: CAMediaTimingFunction?
    /// Kept for as long as the animation, as in Core Animation.
    open var delegate: (any CAAnimationDelegate)?
    open var isRemovedOnCompletion = true
    /// Kept, without effect: frames are those of the recording.
    open var preferredFrameRateRange = CAFrameRateRange.default

    /// Seconds between the commit and the begin: what `UIView`'s delay becomes.
    package var delay = 0.0
    /// Overrides ``beginTime``, also with 0, which there means another time.
    package var exactBeginTime: Double?
    /// Overrides ``timingFunction`` with a curve that has no control points.
    package var curve: TimingCurve?
    /// Told when the animation has ended, with whether it ran to its end.
    package var onStop: ((Bool) -> Void)?
    var transaction: TransactionStack.Member?
    private let reference = StageReference()
    /// Where the animation was made, and so where the copy was that a layer has.
    var stage: Stage { reference.stage }
    /// What `setValue(_:forKey:)` has set.
    var keyedValues: [String: Any] = [:]

    public required override init() {
        super.init()
    }

    /// A copy; `add(_:forKey:)` makes one, so that later changes of the original have no effect.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated { Unsent(value: makeCopy()) }.value
    }

    private func makeCopy() -> CAAnimation {
        let copy = type(of: self).init()
        copy.takeValues(from: self)
        return copy
    }

    /// Takes over everything `other`, of the same class, says.
    func takeValues(from other: CAAnimation) {
        beginTime = other.beginTime
        duration = other.duration
        speed = other.speed
        timeOffset = other.timeOffset
        repeatCount = other.repeatCount
        repeatDuration = other.repeatDuration
        autoreverses = other.autoreverses
        fillMode = other.fillMode
        timingFunction = other.timingFunction
        delegate = other.delegate
        isRemovedOnCompletion = other.isRemovedOnCompletion
        delay = other.delay
        exactBeginTime = other.exactBeginTime
        curve = other.curve
        onStop = other.onStop
        preferredFrameRateRange = other.preferredFrameRateRange
        keyedValues = other.keyedValues
    }

    /// What the animation does to the layer's properties, made at the commit that starts it.
    ///
    /// - Parameter underlying: what is there without it: the model, as earlier animations change it then.
    func tracks(on layer: CALayer, over underlying: LayerProperties) -> [Track] { [] }

    /// What the animation does to the layer's picture as a whole, made at the same time.
    func contentTransition(on layer: CALayer) -> ContentTransition? { nil }

    package var mediaTiming: MediaTiming {
        var timing = MediaTiming()
        timing.beginTime = beginTime
        timing.timeOffset = timeOffset
        timing.speed = Double(speed)
        timing.duration = duration
        timing.repeatCount = Double(repeatCount)
        timing.repeatDuration = repeatDuration
        timing.autoreverses = autoreverses
        timing.fillMode = fillMode.fillMode
        return timing
    }

    package var timingCurve: TimingCurve { curve ?? timingFunction?.curve ?? .linear }

    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    func tellEnd(finished: Bool) {
        onStop?(finished)
        delegate?.animationDidStop(self, finished: finished)
        transaction?.end()
    }
}

/// Carries a value out of a main-actor block that was entered from the main actor, where nothing is really sent.
private struct Unsent: @unchecked Sendable {
    let value: Any
}
