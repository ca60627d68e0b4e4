internal import QuartzCore

/// Scrolls a list while an element being moved is near its edge.
///
/// The offset is a function of the time since the touch reached the edge.
@MainActor final class EdgeScrolling {
    private unowned let list: UIScrollView
    private let scrolled: () -> Void
    private var run: Run?

    private struct Run {
        let direction: CGFloat
        let steps: FrameSteps
        let offset: (_ seconds: Double) -> CGFloat
    }

    /// The distance from the edges of the visible area, in points. Chosen.
    private static let zone: CGFloat = 44
    /// The speed in points per second. Chosen.
    private static let speed: CGFloat = 400

    /// - Parameter scrolled: Called after each step, when different content is under the touch.
    init(of list: UIScrollView, scrolled: @escaping () -> Void) {
        self.list = list
        self.scrolled = scrolled
    }

    /// Begins or ends scrolling for a touch at a point of the content.
    func follow(_ point: CGPoint) {
        if let run { list.contentOffset[keyPath: axis] = run.offset(run.steps.elapsed) }
        let direction = direction(at: point[keyPath: axis])
        guard direction != run?.direction ?? 0 else { return }
        stop()
        if direction != 0 { begin(direction) }
    }

    func stop() {
        run?.steps.cancel()
        run = nil
    }

    /// The axis of scrolling: vertical if the content can scroll vertically.
    private var axis: WritableKeyPath<CGPoint, CGFloat> { list.canScroll(.vertical) ? \.y : \.x }

    private var range: ClosedRange<CGFloat> { axis == \.y ? list.offsetRange.y : list.offsetRange.x }

    private func direction(at position: CGFloat) -> CGFloat {
        let visible = list.bounds.inset(by: list.adjustedContentInset)
        let (start, end) = axis == \.y ? (visible.minY, visible.maxY) : (visible.minX, visible.maxX)
        return position < start + Self.zone ? -1 : position > end - Self.zone ? 1 : 0
    }

    private func begin(_ direction: CGFloat) {
        let (start, range) = (list.contentOffset[keyPath: axis], range)
        let distance = direction < 0 ? start - range.lowerBound : range.upperBound - start
        guard distance > 0 else { return }
        let offset = { (seconds: Double) in start + direction * min(distance, seconds * Self.speed) }
        let steps = FrameSteps(lasting: distance / Self.speed, on: list.stage.loop) { [weak self] seconds, isLast in
            guard let self else { return }
            list.contentOffset[keyPath: axis] = offset(seconds)
            if isLast { run = nil }
            scrolled()
        }
        run = Run(direction: direction, steps: steps, offset: offset)
    }
}
