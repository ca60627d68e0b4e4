internal import FrameTiming
internal import QuartzCore

/// The motion of a scroll view: by touches, after they end, and programmatically.
@MainActor package final class Scrolling: NSObject {
    private enum Cause {
        case deceleration, animation, tapOnStatusBar
    }

    /// A motion without a touch.
    @MainActor private struct Run {
        let x: ScrollMotion
        let y: ScrollMotion
        let cause: Cause
        /// Whether the motion ends at a page or at a target set by the delegate instead of its natural end.
        let hasTarget: Bool
        let steps: FrameSteps
        /// The distance by which the content and the motion have been shifted since the motion was planned.
        var shift = CGPoint.zero
        /// The factor applied to the planned vertical distance to the end.
        var stretch: CGFloat = 1

        var offset: CGPoint {
            let time = steps.elapsed
            return CGPoint(x: x.value(at: time) + shift.x, y: end.y + (y.value(at: time) - y.end) * stretch)
        }
        var velocity: CGPoint { CGPoint(x: x.velocity(at: steps.elapsed), y: y.velocity(at: steps.elapsed) * stretch) }
        var end: CGPoint { CGPoint(x: x.end + shift.x, y: y.end + shift.y) }
    }

    private unowned let view: UIScrollView
    private(set) var isDragging = false
    private var run: Run?
    /// A count that increases whenever a motion begins or stops.
    private var motionCount = 0
    /// The offset from which the touch moves the content, without the rubber band effect.
    package private(set) var grabbed = CGPoint.zero
    /// The translation of the pan before it moved anything.
    private var zero = CGPoint.zero
    private weak var partner: (any ScrollPartner)?
    /// The part of the touch's downward distance that the partner takes, in points.
    private var taken: CGFloat = 0
    /// The only axis along which a locked drag moves the content.
    private var lockedAxis: NSLayoutConstraint.Axis?
    /// Whether a touch has stopped the content and nothing has moved it since.
    private var isCaught = false

    /// The duration of animated scrolling, in seconds; UIKit's is about 0.3 (facts/scroll-animation).
    private static let animationDuration = 0.3

    init(of view: UIScrollView) {
        self.view = view
    }

    var isDecelerating: Bool { run?.cause == .deceleration }
    package var isAnimating: Bool { run != nil && !isDecelerating }
    package var isMoving: Bool { isDragging || run != nil }

    // MARK: - A finger

    func follow(_ pan: UIPanGestureRecognizer) {
        // A delegate may release the view.
        withExtendedLifetime(view) {
            switch pan.state {
            case .began:
                grab()
                drag()
            case .changed: drag()
            case .ended: letGo(velocity: pan.velocity(in: view.superview))
            case .cancelled, .failed: letGo(velocity: .zero)
            case .possible: break
            }
        }
    }

    /// Stops decelerating content when a touch begins on it.
    ///
    /// - Returns: Whether the content was stopped.
    func catchContent() -> Bool {
        guard let run, run.cause == .deceleration else { return false }
        let offset = run.offset
        stop()
        isCaught = true
        view.move(to: offset)
        return true
    }

    /// Called when all touches have ended. Content that was stopped but not dragged returns to its end, or to a page.
    func touchesHaveLeft() {
        guard isCaught else { return }
        isCaught = false
        settle()
    }

    /// Returns to the ends of the content, or to a page.
    func settle() {
        guard !isDragging, run == nil else { return }
        let motion = free(velocity: .zero)
        guard max(motion.x.duration, motion.y.duration) > 0 else { return }
        view.indicators.show()
        decelerate(motion.x, motion.y, hasTarget: view.isPagingEnabled)
    }

    private func grab() {
        stop()
        isCaught = false
        grabbed = unbanded(view.contentOffset)
        isDragging = true
        lockedAxis = nil
        zero = .zero
        taken = 0
        partner = view.partner(inDragBy: moved)
        if view.isDirectionalLockEnabled {
            lockedAxis =
                abs(moved.x) > 2 * abs(moved.y) ? .horizontal : abs(moved.y) > 2 * abs(moved.x) ? .vertical : nil
        }
        view.indicators.show()
        view.notify(.scrollViewWillBeginDragging) { $0.scrollViewWillBeginDragging(view) }
        switch view.keyboardDismissMode {
        case .none, .interactive, .interactiveWithAccessory: break
        case .onDrag, .onDragWithAccessory: view.window?.endEditing(false)
        }
    }

    /// The keyboard, if the drag can pull it down.
    private var pulledKeyboard: Keyboard? {
        switch view.keyboardDismissMode {
        case .none, .onDrag, .onDragWithAccessory: nil
        case .interactive, .interactiveWithAccessory: view.stage.applicationState.keyboard
        }
    }

    private func drag() {
        guard isDragging else { return }
        pulledKeyboard?.follow(fingerAt: view.panGestureRecognizer.location(in: view.window).y)
        if run != nil {
            stop()
            hold(at: view.contentOffset)
        }
        // Two touches hold the content at a point, and zooming moves it.
        guard !view.zooming.isZooming else { return }
        split()
        let (moved, range) = (moved, view.offsetRange)
        var offset = view.contentOffset
        if scrolls(.horizontal) { offset.x = banded(grabbed.x - moved.x, range.x, .horizontal) }
        if scrolls(.vertical) { offset.y = banded(grabbed.y - moved.y, range.y, .vertical) }
        view.move(to: offset)
    }

    /// The distance by which the touch has moved the content.
    private var moved: CGPoint {
        let translation = view.panGestureRecognizer.translation(in: view.superview)
        return CGPoint(x: translation.x - zero.x, y: translation.y - zero.y - taken)
    }

    private func split() {
        guard let partner else { return }
        let way = moved.y + taken
        taken = way - partner.split(way)
    }

    /// Lets a resting touch move the content from `offset` on.
    func hold(at offset: CGPoint) {
        let (moved, start) = (moved, unbanded(offset))
        grabbed = CGPoint(x: start.x + moved.x, y: start.y + moved.y)
    }

    /// Called when a program has set the translation of the pan.
    func translationChanged(from old: CGPoint, to new: CGPoint) {
        zero = CGPoint(x: zero.x + new.x - old.x, y: zero.y + new.y - old.y)
    }

    /// Whether a drag moves the content along an axis.
    private func scrolls(_ axis: NSLayoutConstraint.Axis) -> Bool {
        (lockedAxis == nil || lockedAxis == axis) && view.canScroll(axis)
    }

    private func banded(_ offset: CGFloat, _ range: ClosedRange<CGFloat>, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
        let inside = min(max(offset, range.lowerBound), range.upperBound)
        let length = axis == .horizontal ? view.bounds.width : view.bounds.height
        return view.bounces(axis) ? inside + RubberBand(dimension: length).offset(offset - inside) : inside
    }

    private func unbanded(_ offset: CGPoint) -> CGPoint {
        func unbanded(_ offset: CGFloat, _ range: ClosedRange<CGFloat>, _ length: CGFloat) -> CGFloat {
            let inside = min(max(offset, range.lowerBound), range.upperBound)
            let beyond = RubberBand(dimension: length).overscroll(offset - inside)
            return beyond.isFinite ? inside + beyond : offset
        }
        let range = view.offsetRange
        return CGPoint(
            x: unbanded(offset.x, range.x, view.bounds.width), y: unbanded(offset.y, range.y, view.bounds.height))
    }

    private func letGo(velocity finger: CGPoint) {
        guard isDragging else { return }
        view.refreshControl?.dragWillEnd()
        pulledKeyboard?.letGo(velocity: finger.y)
        let isTaken = partner?.endSharing(velocity: finger.y) ?? false
        partner = nil
        let velocity =
            view.zooming.isZooming || isTaken
            ? .zero : CGPoint(x: scrolls(.horizontal) ? -finger.x : 0, y: scrolls(.vertical) ? -finger.y : 0)
        let free = free(velocity: velocity)
        let offered = CGPoint(x: free.x.end, y: free.y.end)
        let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
        var target = view.restingOffsetWithBars(offered, velocity: perMillisecond)
        view.notify(.scrollViewWillEndDragging) {
            $0.scrollViewWillEndDragging(view, withVelocity: perMillisecond, targetContentOffset: &target)
        }
        isDragging = false
        if view.zooming.isZooming {
            return view.notify(.scrollViewDidEndDragging, ["willDecelerate": .bool(false)]) {
                $0.scrollViewDidEndDragging(view, willDecelerate: false)
            }
        }
        var (x, y) = self.free(velocity: velocity)
        let hasTarget = !view.isPagingEnabled && target != offered
        if hasTarget {
            let rate = view.decelerationRate.rawValue
            let offset = view.contentOffset
            if target.x != offered.x { x = .to(target.x, from: offset.x, velocity: velocity.x, rate: rate) }
            if target.y != offered.y { y = .to(target.y, from: offset.y, velocity: velocity.y, rate: rate) }
        }
        let willDecelerate = max(x.duration, y.duration) > 0 && view.window != nil
        let count = motionCount
        view.notify(.scrollViewDidEndDragging, ["willDecelerate": .bool(willDecelerate)]) {
            $0.scrollViewDidEndDragging(view, willDecelerate: willDecelerate)
        }
        // The delegate may have begun or stopped a motion of its own.
        guard count == motionCount, !isMoving else { return }
        if willDecelerate {
            decelerate(x, y, hasTarget: hasTarget || view.isPagingEnabled)
        } else {
            view.indicators.hide()
        }
    }

    /// The free motion of the content from its current offset.
    private func free(velocity: CGPoint) -> (x: ScrollMotion, y: ScrollMotion) {
        let (offset, range) = (view.contentOffset, view.offsetRange)
        return (
            free(.horizontal, offset.x, velocity.x, range.x, view.bounds.width, view.contentSize.width),
            free(.vertical, offset.y, velocity.y, range.y, view.bounds.height, view.contentSize.height)
        )
    }

    private func free(
        _ axis: NSLayoutConstraint.Axis, _ offset: CGFloat, _ velocity: CGFloat, _ range: ClosedRange<CGFloat>,
        _ length: CGFloat, _ content: CGFloat
    ) -> ScrollMotion {
        if view.isPagingEnabled, range.contains(offset) {
            let target = Paging(page: length, content: content).target(offset: offset, velocity: velocity)
            let limited = min(max(target, range.lowerBound), range.upperBound)
            return .to(limited, from: offset, velocity: velocity, rate: DecelerationRate.fast.rawValue)
        }
        return thrown(axis, offset, velocity, range)
    }

    private func thrown(
        _ axis: NSLayoutConstraint.Axis, _ offset: CGFloat, _ velocity: CGFloat, _ range: ClosedRange<CGFloat>
    ) -> ScrollMotion {
        .thrown(
            from: offset, velocity: velocity, rate: view.decelerationRate.rawValue,
            range: Double(range.lowerBound)...Double(range.upperBound), bounces: view.bounces(axis))
    }

    private typealias DecelerationRate = UIScrollView.DecelerationRate

    // MARK: - Motion

    private func decelerate(_ x: ScrollMotion, _ y: ScrollMotion, hasTarget: Bool) {
        begin(x, y, hasTarget: hasTarget, .deceleration)
        view.notify(.scrollViewWillBeginDecelerating) { $0.scrollViewWillBeginDecelerating(view) }
    }

    /// Scrolls to an offset, possibly beyond the ends. The delegate is notified at the end if the offset changes.
    func animate(to offset: CGPoint) {
        stop()
        guard offset != view.contentOffset else { return }
        animate(to: offset, .animation)
    }

    func scrollToTop() {
        guard view.delegate?.scrollViewShouldScrollToTop(view) ?? true else { return }
        let top = CGPoint(x: view.contentOffset.x, y: view.offsetRange.y.lowerBound)
        stop()
        guard top != view.contentOffset else { return notifyOfScrollToTop() }
        animate(to: top, .tapOnStatusBar)
    }

    private func notifyOfScrollToTop() {
        view.notify(.scrollViewDidScrollToTop) { $0.scrollViewDidScrollToTop(view) }
    }

    private func animate(to offset: CGPoint, _ cause: Cause) {
        let from = view.contentOffset
        view.indicators.show()
        begin(
            .eased(from: from.x, to: offset.x, duration: Self.animationDuration),
            .eased(from: from.y, to: offset.y, duration: Self.animationDuration), hasTarget: true, cause)
    }

    func stop() {
        motionCount += 1
        guard let run else { return }
        run.steps.cancel()
        self.run = nil
        view.indicators.hide()
    }

    /// Called when the offset is set during a motion. A drag or a deceleration continues from the new offset.
    func jump(to offset: CGPoint) {
        let old = view.contentOffset
        let run = run
        view.move(to: offset)
        if isDragging { hold(at: view.contentOffset) }
        guard let run, self.run?.steps === run.steps else { return }
        guard run.cause == .deceleration else { return stop() }
        let (new, exact) = (view.contentOffset, run.offset)
        let shift = CGPoint(x: new.x - old.x, y: new.y - old.y)
        replan(run, from: CGPoint(x: exact.x + shift.x, y: exact.y + shift.y), shiftedBy: shift)
    }

    /// Shifts the content and the offset together: visible content stays in place, and every motion continues.
    package func shift(by distance: CGPoint) {
        grabbed = CGPoint(x: grabbed.x + distance.x, y: grabbed.y + distance.y)
        if let shift = run?.shift { run?.shift = CGPoint(x: shift.x + distance.x, y: shift.y + distance.y) }
        view.move(to: CGPoint(x: view.contentOffset.x + distance.x, y: view.contentOffset.y + distance.y))
    }

    /// Makes a programmed motion end at a different vertical offset, at the planned time.
    package func redirect(to end: CGFloat) {
        guard let run, run.cause == .animation, run.end.y != end else { return }
        let left = run.y.value(at: run.steps.elapsed) - run.y.end
        if abs(left) > 0.01 { self.run?.stretch = (run.offset.y - end) / left }
        self.run?.shift.y = end - run.y.end
    }

    /// Called when the size of the content, its insets or the view has changed. Content at rest moves into its new
    /// range, and a deceleration adapts to it.
    func rangeChanged() {
        guard !isDragging, !isCaught else { return }
        if let run {
            if run.cause == .deceleration { replan(run, from: run.offset, shiftedBy: .zero) }
            return
        }
        let (offset, range) = (view.contentOffset, view.offsetRange)
        view.move(
            to: CGPoint(
                x: min(max(offset.x, range.x.lowerBound), range.x.upperBound),
                y: min(max(offset.y, range.y.lowerBound), range.y.upperBound)))
    }

    private func replan(_ run: Run, from offset: CGPoint, shiftedBy shift: CGPoint) {
        let (velocity, range) = (run.velocity, view.offsetRange)
        func plan(
            _ end: CGFloat, _ axis: NSLayoutConstraint.Axis, _ offset: CGFloat, _ velocity: CGFloat,
            _ range: ClosedRange<CGFloat>, _ shift: CGFloat
        ) -> ScrollMotion {
            guard run.hasTarget else { return thrown(axis, offset, velocity, range) }
            let target = min(max(end + shift, range.lowerBound), range.upperBound)
            return .to(target, from: offset, velocity: velocity, rate: view.decelerationRate.rawValue)
        }
        run.steps.cancel()
        begin(
            plan(run.end.x, .horizontal, offset.x, velocity.x, range.x, shift.x),
            plan(run.end.y, .vertical, offset.y, velocity.y, range.y, shift.y), hasTarget: run.hasTarget, run.cause)
    }

    private func begin(_ x: ScrollMotion, _ y: ScrollMotion, hasTarget: Bool, _ cause: Cause) {
        motionCount += 1
        let steps = FrameSteps(lasting: max(x.duration, y.duration), on: view.stage.loop) { [weak self] _, isLast in
            self?.advance(isLast: isLast)
        }
        run = Run(x: x, y: y, cause: cause, hasTarget: hasTarget, steps: steps)
    }

    private func advance(isLast: Bool) {
        withExtendedLifetime(view) {
            guard let run else { return }
            guard isLast else { return view.move(to: run.offset) }
            view.move(to: run.end)
            // The delegate may have started another motion.
            guard self.run?.steps === run.steps else { return }
            stop()
            switch run.cause {
            case .deceleration: view.notify(.scrollViewDidEndDecelerating) { $0.scrollViewDidEndDecelerating(view) }
            case .animation:
                view.notify(.scrollViewDidEndScrollingAnimation) { $0.scrollViewDidEndScrollingAnimation(view) }
            case .tapOnStatusBar: notifyOfScrollToTop()
            }
        }
    }
}

extension UIScrollView: StatusBarTapReceiver {
    var receivesTapsOnStatusBar: Bool { scrollsToTop && isScrollEnabled }
    func statusBarWasTapped() { scrolling.scrollToTop() }
}
