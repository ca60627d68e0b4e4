internal import QuartzCore

/// Recognizes two touches that move apart or together.
///
/// Begins when the distance between them has changed by 10 points (chosen: the slop of a pan); the scale is 1 there.
@MainActor @preconcurrency open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The distance relative to the one at which the gesture began or the scale was set.
    open var scale: CGFloat {
        get { unit > 0 && distance > 0 ? distance / unit : 1 }
        set { unit = newValue > 0 ? distance / newValue : distance }
    }

    /// Scales per second over the last tenth of a second.
    open var velocity: CGFloat { unit > 0 ? trail.velocity / unit : 0 }

    private static let slop: CGFloat = 10

    private var start: CGFloat?
    private var distance: CGFloat = 0
    /// The distance at which the scale is 1.
    private var unit: CGFloat = 0
    private var trail = Trail()

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let fingers = TwoFingers(trackedTouches), start == nil else { return }
        start = fingers.distance
        distance = fingers.distance
        unit = fingers.distance
        trail.add(fingers.distance, at: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let start, let fingers = TwoFingers(trackedTouches) else { return }
        distance = fingers.distance
        trail.add(distance, at: event.timestamp)
        if state != .possible {
            state = .changed
        } else if abs(distance - start) >= Self.slop {
            unit = distance
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches - touches.count < 2 else { return }
        if state != .possible { state = .ended } else if numberOfTouches == touches.count { state = .failed }
    }

    open override func reset() {
        start = nil
        trail = Trail()
    }
}
