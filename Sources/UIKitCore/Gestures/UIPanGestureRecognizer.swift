internal import QuartzCore

/// The devices whose scrolling a pan recognizes. Bits match the public header.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
    public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
    public static let all: UIScrollTypeMask = [.discrete, .continuous]

    public init(rawValue: Int) { self.rawValue = rawValue }
}

/// Recognizes touches that move.
///
/// A pan begins after 10 points (facts/pan-slop: measured slop). From the moment its delegate is asked whether it
/// should begin, its translation is the distance since the touch began, less those 10 points (facts/pan-translation).
/// The pan begins only beyond the slop, so that the translation always has a direction.
@MainActor @preconcurrency open class UIPanGestureRecognizer: UIGestureRecognizer {
    open var minimumNumberOfTouches = 1
    open var maximumNumberOfTouches = Int.max
    /// Stored without effect: there is no mouse and no trackpad.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    private static let slop: CGFloat = 10
    /// The interval over which velocity is measured, in seconds (facts/release-velocity: the window of scroll views).
    private static let velocityWindow = 0.1

    private var start = CGPoint.zero
    /// The location in the window at which the translation is zero.
    private var zero = CGPoint.zero
    private var trail: [(time: TimeInterval, point: CGPoint)] = []
    private var point = CGPoint.zero

    public override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches > maximumNumberOfTouches { return state = .failed }
        guard state == .possible, waiting == nil else { return regrip() }
        start = middle
        point = start
        zero = start
        trail = [(event.timestamp, point)]
    }

    override func didLoseTouch() {
        guard state == .possible, waiting == nil else { return regrip() }
        start = CGPoint(x: start.x + middle.x - point.x, y: start.y + middle.y - point.y)
        regrip()
    }

    /// Continues after the number of touches changed, which moves the centroid, without a jump in the translation or
    /// the velocity.
    private func regrip() {
        let old = point
        moveZero()
        let (x, y) = (point.x - old.x, point.y - old.y)
        trail = trail.map { ($0.time, CGPoint(x: $0.point.x + x, y: $0.point.y + y)) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        // A pan that waits for others to fail keeps its translation (facts/waiting-pan).
        if waiting != nil { moveZero() } else { point = middle }
        trail.append((event.timestamp, point))
        forgetTrail(at: event.timestamp)
        guard state == .possible else { return state = .changed }
        let (x, y) = (point.x - start.x, point.y - start.y)
        let distance = (x * x + y * y).squareRoot()
        if waiting == nil {
            let unused = min(1, Self.slop / distance)
            zero = CGPoint(x: start.x + x * unused, y: start.y + y * unused)
        }
        guard numberOfTouches >= minimumNumberOfTouches, distance > Self.slop else { return }
        if decideToBegin(moved: CGPoint(x: x, y: y)) { state = .began } else { state = .failed }
    }

    /// Follows the touches without changing the translation.
    private func moveZero() {
        let moved = middle
        zero = CGPoint(x: zero.x + moved.x - point.x, y: zero.y + moved.y - point.y)
        point = moved
    }

    /// Discards old locations. Keeps at least two, so that infrequently sampled touches have a velocity, but none after
    /// a rest.
    private func forgetTrail(at now: TimeInterval) {
        func isOver(_ time: TimeInterval) -> Bool { now - time > Self.velocityWindow }
        if let last = trail.last, isOver(last.time) { trail = [] }
        while trail.count > 2, isOver(trail[0].time) { trail.removeFirst() }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        forgetTrail(at: event.timestamp)
        guard numberOfTouches - touches.count < max(1, minimumNumberOfTouches) else { return }
        state = state == .possible ? .failed : .ended
    }

    open override func reset() {
        trail = []
    }

    /// Decides whether the pan begins with this translation, which is beyond the slop. If it does not, it fails.
    /// Overrides may ask delegates, and keep the answers for the pan.
    @_spi(UIKit) open func decideToBegin(moved: CGPoint) -> Bool { true }

    /// The translation beyond the slop or since ``setTranslation(_:in:)``, in the coordinates of `view`; zero within
    /// the slop.
    open func translation(in view: UIView?) -> CGPoint {
        let from = converted(zero, view)
        let to = converted(point, view)
        return CGPoint(x: to.x - from.x, y: to.y - from.y)
    }

    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let here = converted(point, view)
        let origin = CGPoint(x: here.x - translation.x, y: here.y - translation.y)
        zero = (view ?? self.view?.window)?.convert(origin, to: nil) ?? origin
    }

    /// The velocity in points per second, measured over the last tenth of a second, or over the last step of a touch
    /// that is sampled less often.
    open func velocity(in view: UIView?) -> CGPoint {
        guard let first = trail.first, let last = trail.last, last.time > first.time else { return .zero }
        let from = converted(first.point, view)
        let to = converted(last.point, view)
        let seconds = last.time - first.time
        return CGPoint(x: (to.x - from.x) / seconds, y: (to.y - from.y) / seconds)
    }

    private func converted(_ point: CGPoint, _ view: UIView?) -> CGPoint {
        (view ?? self.view?.window)?.convert(point, from: nil) ?? point
    }

    private var middle: CGPoint { location(in: view?.window) }
}

/// Recognizes a pan that begins at an edge of the screen and moves away from it.
@MainActor @preconcurrency open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges at which the pan may begin.
    open var edges: UIRectEdge = []

    /// The maximum distance from the edge, in points, at which a touch may begin (facts/edge-zone: 20 points).
    static let zone: CGFloat = 20

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let point = touches.first?.location(in: nil), isAtEdge(point) else { return state = .failed }
        super.touchesBegan(touches, with: event)
    }

    private func isAtEdge(_ point: CGPoint) -> Bool {
        let bounds = view?.window?.bounds ?? .zero
        return edges.contains(.left) && point.x <= Self.zone
            || edges.contains(.right) && point.x >= bounds.maxX - Self.zone
            || edges.contains(.top) && point.y <= Self.zone
            || edges.contains(.bottom) && point.y >= bounds.maxY - Self.zone
    }

    @_spi(UIKit) open override func decideToBegin(moved: CGPoint) -> Bool {
        let alongX = abs(moved.x) >= abs(moved.y)
        return alongX
            ? edges.contains(.left) && moved.x > 0 || edges.contains(.right) && moved.x < 0
            : edges.contains(.top) && moved.y > 0 || edges.contains(.bottom) && moved.y < 0
    }
}
