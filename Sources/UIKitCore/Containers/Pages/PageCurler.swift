internal import QuartzCore

/// The curl style: stacked pages, the upper of which is lifted by its outer edge.
final class PageCurler: NSObject, PageStyle, UIGestureRecognizerDelegate {
    private unowned let container: UIPageViewController
    private let pan = UIPanGestureRecognizer(target: nil, action: nil)
    private let tap = UITapGestureRecognizer(target: nil, action: nil)
    /// A number that increases with each turn, by which the end of an interrupted turn is recognized.
    private var turnCount = 0

    /// The duration of a turn in seconds. Chosen: 0.4 to 0.5 are likely (facts/page-curl).
    private static let duration = 0.45
    /// The fraction of the width at each side in which a tap turns the page. Chosen.
    private static let margin: CGFloat = 1.0 / 6
    /// The velocity, in points per second, above which the direction decides instead of the progress. Chosen, as for an
    /// interactive pop.
    private static let flick: CGFloat = 500

    init(of container: UIPageViewController) {
        self.container = container
        super.init()
        pan.name = "page curl"
        pan.delegate = self
        tap.delegate = self
        pan.addTarget(self, action: Selector("follow", PageCurler.follow))
        tap.addTarget(self, action: Selector("turnAtMargin", PageCurler.turnAtMargin))
    }

    var gestureRecognizers: [UIGestureRecognizer] { [pan, tap] }

    func install(in root: UIView) { gestureRecognizers.forEach(root.addGestureRecognizer) }

    // MARK: Layout

    func layOut(_ pages: [UIViewController], in area: CGRect) {
        for (index, page) in shown(pages).enumerated() { place(page, index, in: area) }
    }

    /// The visible pages: both with the spine in the middle, otherwise the front page.
    private func shown(_ pages: [UIViewController]) -> ArraySlice<UIViewController> {
        pages.prefix(container.spineLocation == .mid ? 2 : 1)
    }

    private func place(_ page: UIViewController, _ index: Int, in area: CGRect) {
        page.view.frame = frame(index, in: area)
        if page.view.superview !== container.view { container.view.insertSubview(page.view, at: 0) }
    }

    private func frame(_ index: Int, in area: CGRect) -> CGRect {
        guard container.spineLocation == .mid else { return area }
        return CGRect(x: area.minX + CGFloat(index) * area.width / 2, y: 0, width: area.width / 2, height: area.height)
    }

    func pagesDidChange() {}

    func neighbor(_ direction: UIPageViewController.NavigationDirection) -> UIViewController? { nil }

    // MARK: Turning

    func turn(_ turn: PageTurn) {
        lay(turn)
        finish(turn, completed: true, from: 0)
    }

    /// Adds the incoming pages below the page being lifted, or lifted above the pages that stay.
    private func lay(_ turn: PageTurn) {
        UIView.performWithoutAnimation {
            layOut(turn.to, in: container.area)
            guard let page = turning(turn) else { return }
            container.view.bringSubviewToFront(page)
            page.layer.curl = turn.direction == .forward ? 0 : 1
        }
    }

    /// The page being lifted or lowered: the last visible one.
    private func turning(_ turn: PageTurn) -> UIView? {
        shown(turn.direction == .forward ? turn.from : turn.to).last?.view
    }

    /// Continues a turn from an intermediate progress to its completion or back to its start.
    private func finish(_ turn: PageTurn, completed: Bool, from progress: CGFloat) {
        turnCount += 1
        let count = turnCount
        let page = turning(turn)
        let rest = completed ? 1 - progress : progress
        UIView.animate(withDuration: Self.duration * max(Double(rest), 0.1)) {
            page?.layer.curl = completed == (turn.direction == .forward) ? 1 : 0
        } completion: { [weak self] _ in
            if let self, turnCount == count { end(turn, completed: completed, finished: true) }
        }
    }

    private func end(_ turn: PageTurn, completed: Bool, finished: Bool) {
        let page = turning(turn)
        container.end(completed: completed, finished: finished)
        UIView.performWithoutAnimation { page?.layer.curl = 0 }
    }

    func endTurn() {
        guard let turn = container.turn else { return }
        turnCount += 1
        end(turn, completed: turn.origin != .finger, finished: false)
    }

    // MARK: Gestures

    /// Begins only if there are pages and no other turn is in progress.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard container.dataSource != nil, container.turn == nil else { return false }
        return gestureRecognizer === pan || direction(ofTapAt: tap.location(in: container.view).x) != nil
    }

    private func direction(ofTapAt x: CGFloat) -> UIPageViewController.NavigationDirection? {
        let width = container.view.bounds.width
        if x > width * (1 - Self.margin) { return isMirrored ? .reverse : .forward }
        return x < width * Self.margin ? (isMirrored ? .forward : .reverse) : nil
    }

    /// Whether the spine is on the right, so that pages turn to the right.
    private var isMirrored: Bool { container.spineLocation == .max }

    private func begin(_ direction: UIPageViewController.NavigationDirection) -> PageTurn? {
        let next = container.neighbors(direction)
        guard !next.isEmpty else { return nil }
        let turn = PageTurn(from: container.pages, to: next, direction: direction, origin: .finger)
        container.begin(turn)
        lay(turn)
        return turn
    }

    private func turnAtMargin(_ tap: UITapGestureRecognizer) {
        guard let direction = direction(ofTapAt: tap.location(in: container.view).x), let turn = begin(direction) else {
            return
        }
        finish(turn, completed: true, from: 0)
    }

    /// The component of a vector in the direction of a forward turn, as a fraction of the page's length.
    private func way(_ vector: CGPoint) -> CGFloat {
        let isHorizontal = container.navigationOrientation == .horizontal
        let length = isHorizontal ? container.view.bounds.width : container.view.bounds.height
        let distance = isHorizontal ? vector.x * (isMirrored ? 1 : -1) : -vector.y
        return distance / max(1, length)
    }

    private func follow(_ pan: UIPanGestureRecognizer) {
        let way = way(pan.translation(in: container.view))
        if pan.state == .began {
            let velocity = self.way(pan.velocity(in: container.view))
            _ = begin(way + velocity >= 0 ? .forward : .reverse)
        }
        guard let turn = container.turn, turn.origin == .finger else { return }
        let sign: CGFloat = turn.direction == .forward ? 1 : -1
        let progress = min(max(way * sign, 0), 1)
        switch pan.state {
        case .began, .changed:
            turning(turn)?.layer.curl = turn.direction == .forward ? progress : 1 - progress
        case .ended:
            let length = container.view.bounds.width
            let velocity = self.way(pan.velocity(in: container.view)) * sign * length
            let completes = abs(velocity) >= Self.flick ? velocity > 0 : progress > 0.5
            finish(turn, completed: completes, from: progress)
        case .cancelled, .failed: finish(turn, completed: false, from: progress)
        case .possible: break
        }
    }
}
