internal import FrameTiming
internal import QuartzCore

/// Recognizes touches that stay in place.
@MainActor @preconcurrency open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// The duration in seconds; 0.5 by default, as documented.
    open var minimumPressDuration: TimeInterval = 0.5
    /// The distance, in points, that a touch may move before the press is recognized; 10 by default, as documented.
    open var allowableMovement: CGFloat = 10
    open var numberOfTapsRequired = 0

    private var start = CGPoint.zero
    private var timer: EventToken?

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard timer == nil, state == .possible else { return }
        guard touches.allSatisfy({ $0.tapCount > numberOfTapsRequired }) else { return state = .failed }
        start = location(in: nil)
        timer = stage.loop.schedule(after: minimumPressDuration) {
            self.timer = nil
            self.state = .began
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return state = .changed }
        let point = location(in: nil)
        let (x, y) = (point.x - start.x, point.y - start.y)
        if (x * x + y * y).squareRoot() > allowableMovement { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches == touches.count else { return }
        state = state == .possible ? .failed : .ended
    }

    open override func reset() {
        if let timer { stage.loop.cancel(timer) }
        timer = nil
    }
}
