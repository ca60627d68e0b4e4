internal import FrameTiming
internal import QuartzCore

/// The motion of a scroll view: with a finger, after it has let go, and as a program asks.
@MainActor final class Scrolling: NSObject {
    private enum Phase {
        case still, dragging, decelerating, animating
    }

    private unowned let view: UIScrollView
    private var phase = Phase.still
    /// The offset that the finger's translation counts from, without rubber band.
    private var grabbed = CGPoint.zero
    private var motion: (x: ScrollMotion, y: ScrollMotion, begin: MediaTime, duration: Double)?
    private var token: EventToken?
    /// The only axis of a drag that is locked to one.
    private var lockedAxis: NSLayoutConstraint.Axis?

    /// In seconds; UIKit's is about 0.3 (facts/scroll-animation).
    private static let animationDuration = 0.3

    init(of view: UIScrollView) {
        self.view = view
    }

    var isDragging: Bool { phase == .dragging }
    var isDecelerating: Bool { phase == .decelerating }
    var isMoving: Bool { phase != .still }

    // MARK: - A finger

    func follow(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            grab()
            drag(pan)
        case .changed: drag(pan)
        case .ended, .cancelled, .failed: letGo(pan)
        case .possible: break
        }
    }

    /// A finger on moving content stops it.
    func catchContent() {
        guard phase == .decelerating else { return }
        stop()
    }

    private func grab() {
        stop()
        let range = view.offsetRange
        grabbed = CGPoint(
            x: unbanded(view.contentOffset.x, range.x, view.bounds.width),
            y: unbanded(view.contentOffset.y, range.y, view.bounds.height))
        phase = .dragging
        lockedAxis = nil
        if view.isDirectionalLockEnabled {
            let moved = view.panGestureRecognizer.translation(in: view.superview)
            lockedAxis =
                abs(moved.x) > 2 * abs(moved.y) ? .horizontal : abs(moved.y) > 2 * abs(moved.x) ? .vertical : nil
        }
        view.scrollingBegan()
        view.delegate?.scrollViewWillBeginDragging(view)
    }

    private func drag(_ pan: UIPanGestureRecognizer) {
        guard phase == .dragging else { return }
        let moved = pan.translation(in: view.superview)
        let range = view.offsetRange
        var offset = view.contentOffset
        if scrolls(.horizontal) {
            offset.x = banded(grabbed.x - moved.x, range.x, view.bounds.width, view.bounces && bounces(.horizontal))
        }
        if scrolls(.vertical) {
            offset.y = banded(grabbed.y - moved.y, range.y, view.bounds.height, view.bounces && bounces(.vertical))
        }
        view.move(to: offset)
    }

    /// Whether a drag moves the content along an axis.
    private func scrolls(_ axis: NSLayoutConstraint.Axis) -> Bool {
        (lockedAxis == nil || lockedAxis == axis) && view.canScroll(axis)
    }

    private func bounces(_ axis: NSLayoutConstraint.Axis) -> Bool { view.canScroll(axis) }

    private func banded(_ offset: CGFloat, _ range: ClosedRange<CGFloat>, _ length: CGFloat, _ bounces: Bool) -> CGFloat
    {
        let inside = min(max(offset, range.lowerBound), range.upperBound)
        return bounces ? inside + RubberBand(dimension: length).offset(offset - inside) : inside
    }

    private func unbanded(_ offset: CGFloat, _ range: ClosedRange<CGFloat>, _ length: CGFloat) -> CGFloat {
        let inside = min(max(offset, range.lowerBound), range.upperBound)
        let beyond = RubberBand(dimension: length).overscroll(offset - inside)
        return beyond.isFinite ? inside + beyond : offset
    }

    private func letGo(_ pan: UIPanGestureRecognizer) {
        guard phase == .dragging else { return }
        let finger = pan.velocity(in: view.superview)
        let velocity = CGPoint(x: scrolls(.horizontal) ? -finger.x : 0, y: scrolls(.vertical) ? -finger.y : 0)
        let range = view.offsetRange
        let free = (
            x: motion(view.contentOffset.x, velocity.x, range.x, view.bounds.width, view.contentSize.width),
            y: motion(view.contentOffset.y, velocity.y, range.y, view.bounds.height, view.contentSize.height)
        )
        let offered = CGPoint(x: free.x.end, y: free.y.end)
        var target = offered
        view.delegate?.scrollViewWillEndDragging(
            view, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000), targetContentOffset: &target)
        let x = target.x == offered.x ? free.x : .to(target.x, from: view.contentOffset.x, velocity: velocity.x)
        let y = target.y == offered.y ? free.y : .to(target.y, from: view.contentOffset.y, velocity: velocity.y)
        let duration = max(x.duration, y.duration)
        view.delegate?.scrollViewDidEndDragging(view, willDecelerate: duration > 0)
        guard duration > 0 else {
            phase = .still
            return view.scrollingEnded()
        }
        view.delegate?.scrollViewWillBeginDecelerating(view)
        run(x, y, duration, as: .decelerating)
    }

    private func motion(
        _ offset: CGFloat, _ velocity: CGFloat, _ range: ClosedRange<CGFloat>, _ length: CGFloat, _ content: CGFloat
    ) -> ScrollMotion {
        if view.isPagingEnabled, range.contains(offset) {
            let target = Paging(page: length, content: content).target(offset: offset, velocity: velocity)
            let limited = min(max(target, range.lowerBound), range.upperBound)
            return limited == offset && velocity == 0 ? .rest(offset) : .to(limited, from: offset, velocity: velocity)
        }
        return .thrown(
            from: offset, velocity: velocity, rate: view.decelerationRate.rawValue, range: Double(range.lowerBound)...Double(range.upperBound), bounces: view.bounces)
    }

    // MARK: - Motion

    func animate(to offset: CGPoint) {
        stop()
        let from = view.contentOffset
        guard offset != from else { return }
        let duration = Self.animationDuration
        view.scrollingBegan()
        run(
            .animation(from: from.x, to: offset.x, duration: duration),
            .animation(from: from.y, to: offset.y, duration: duration), duration, as: .animating)
    }

    func stop() {
        if let token { view.stage.loop.cancel(token) }
        token = nil
        motion = nil
        if phase != .still, phase != .dragging { view.scrollingEnded() }
        phase = .still
    }

    private func run(_ x: ScrollMotion, _ y: ScrollMotion, _ duration: Double, as phase: Phase) {
        self.phase = phase
        motion = (x, y, view.stage.loop.now, duration)
        schedule()
    }

    /// Moves on at each frame of the recording, and once at the end.
    private func schedule() {
        guard let motion else { return }
        let loop = view.stage.loop
        let rate = loop.frameRate
        let next = rate.time(ofFrame: rate.frame(atOrBefore: loop.now) + 1)
        let end = motion.begin + MediaTime(seconds: motion.duration)
        token = loop.schedule(at: min(next, end)) { [weak self] in self?.advance() }
    }

    private func advance() {
        token = nil
        guard let motion else { return }
        let elapsed = view.stage.loop.now.seconds - motion.begin.seconds
        guard elapsed < motion.duration else { return finish() }
        view.move(to: CGPoint(x: motion.x.value(at: elapsed), y: motion.y.value(at: elapsed)))
        if self.motion != nil { schedule() }
    }

    private func finish() {
        guard let motion else { return }
        let ended = phase
        self.motion = nil
        view.move(to: CGPoint(x: motion.x.end, y: motion.y.end))
        phase = .still
        view.scrollingEnded()
        switch ended {
        case .decelerating: view.delegate?.scrollViewDidEndDecelerating(view)
        case .animating: view.delegate?.scrollViewDidEndScrollingAnimation(view)
        case .still, .dragging: break
        }
    }
}

/// The pan of a scroll view.
final class ScrollPan: UIPanGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        (view as? UIScrollView)?.scrolling.catchContent()
        super.touchesBegan(touches, with: event)
    }

    /// Only along an axis in which there is something to scroll. At the end of the content, a scroll view around this one, or a sheet,
    /// takes over.
    override func mayBegin(moved: CGPoint) -> Bool {
        guard let scroll = view as? UIScrollView, scroll.isScrollEnabled else { return false }
        let axis: NSLayoutConstraint.Axis = abs(moved.x) > abs(moved.y) ? .horizontal : .vertical
        guard scroll.canScroll(axis) else { return false }
        return !scroll.handsOver(axis, moved: axis == .horizontal ? moved.x : moved.y)
    }

    /// The swipe back goes before scrolling.
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is UIScreenEdgePanGestureRecognizer
    }
}

extension UIScrollView {
    /// Whether a finger can move the content along an axis.
    func canScroll(_ axis: NSLayoutConstraint.Axis) -> Bool {
        let range = offsetRange
        switch axis {
        case .horizontal: return range.x.lowerBound < range.x.upperBound || alwaysBounceHorizontal && bounces
        case .vertical: return range.y.lowerBound < range.y.upperBound || alwaysBounceVertical && bounces
        }
    }

    /// Whether a gesture that begins at the end of the content belongs to what is around: a scroll view along the same axis.
    func handsOver(_ axis: NSLayoutConstraint.Axis, moved: CGFloat) -> Bool {
        let offset = axis == .horizontal ? contentOffset.x : contentOffset.y
        let range = axis == .horizontal ? offsetRange.x : offsetRange.y
        let isAtEnd = moved > 0 ? offset <= range.lowerBound : offset >= range.upperBound
        guard isAtEnd else { return false }
        for view in sequence(first: superview, next: { $0?.superview }) {
            if let outer = view as? UIScrollView, outer.isScrollEnabled, outer.canScroll(axis) { return true }
        }
        return false
    }
}
