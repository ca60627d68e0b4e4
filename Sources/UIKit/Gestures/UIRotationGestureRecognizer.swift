internal import QuartzCore

/// Recognizes two touches that rotate about each other.
///
/// Begins after a rotation of 0.1 radians, nearly 6 degrees (chosen: 10 points, the slop of a pan, for touches 100 points
/// from the centre); the rotation is zero there.
@MainActor @preconcurrency open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// Radians, clockwise, since the gesture began or the rotation was set; not limited to one turn.
    open var rotation: CGFloat = 0

    /// Radians per second over the last tenth of a second.
    open var velocity: CGFloat { trail.velocity }

    private static let slop: CGFloat = 0.1

    private var last: TwoFingers?
    private var turned: CGFloat = 0
    private var trail = Trail()

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard last == nil, let fingers = TwoFingers(trackedTouches) else { return }
        last = fingers
        trail.add(0, at: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let last, let fingers = TwoFingers(trackedTouches) else { return }
        let turn = fingers.turn(from: last)
        self.last = fingers
        turned += turn
        trail.add(turned, at: event.timestamp)
        if state != .possible {
            rotation += turn
            state = .changed
        } else if abs(turned) >= Self.slop {
            rotation = 0
            state = .began
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches - touches.count < 2 else { return }
        if state != .possible { state = .ended } else if numberOfTouches == touches.count { state = .failed }
    }

    open override func reset() {
        last = nil
        turned = 0
        trail = Trail()
    }
}
