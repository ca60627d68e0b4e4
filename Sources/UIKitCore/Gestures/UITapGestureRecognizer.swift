internal import FrameTiming
internal import QuartzCore

/// Recognizes single and multiple taps with one or more touches.
@MainActor @preconcurrency open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1

    /// The maximum distance, in points, that a touch may move in either dimension. Chosen to match the slop of a pan.
    private static let slop: CGFloat = 10

    private var start = CGPoint.zero
    private var taps = 0
    private var mostTouches = 0
    private var timeout: EventToken?

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        cancelTimeout()
        mostTouches = max(mostTouches, numberOfTouches)
        if mostTouches > numberOfTouchesRequired { return state = .failed }
        if taps == 0 { start = location(in: nil) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let point = location(in: nil)
        if abs(point.x - start.x) > Self.slop || abs(point.y - start.y) > Self.slop { state = .failed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches == touches.count else { return }
        guard mostTouches == numberOfTouchesRequired else { return state = .failed }
        taps += 1
        mostTouches = 0
        if taps >= numberOfTapsRequired { return state = .ended }
        timeout = stage.loop.schedule(after: TouchScreen.tapInterval) { self.state = .failed }
    }

    open override func reset() {
        cancelTimeout()
        taps = 0
        mostTouches = 0
    }

    override var isCounting: Bool { timeout != nil }

    private func cancelTimeout() {
        if let timeout { stage.loop.cancel(timeout) }
        timeout = nil
    }
}
