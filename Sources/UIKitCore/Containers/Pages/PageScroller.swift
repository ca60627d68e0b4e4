internal import QuartzCore

/// The scroll style: pages side by side in a scroll view, with the page at rest in the second of three places, between its
/// neighbors, which scroll into view (facts/page-offsets).
final class PageScroller: NSObject, PageStyle, UIScrollViewDelegate {
    private unowned let container: UIPageViewController
    private let scrollView = PageScrollView()
    /// The neighbors from the data source, kept until the pages change.
    private var before: UIViewController?
    private var after: UIViewController?
    /// Whether scrolling was enabled before a programmatic turn.
    private var wasScrollEnabled: Bool?
    /// Whether the scroll view is moving because pages are being laid out.
    private var isArranging = false

    init(of container: UIPageViewController) {
        self.container = container
        super.init()
        scrollView.accessibilityIdentifier = "pages"
        scrollView.isPagingEnabled = true
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.showsVerticalScrollIndicator = false
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.scrollsToTop = false
        scrollView.pager = self
        scrollView.onLeave = { [weak self] in self?.endTurn() }
    }

    var gestureRecognizers: [UIGestureRecognizer] { [] }

    /// Fills the view, so that the scroll view has pages to scroll to before the first layout.
    func install(in root: UIView) {
        scrollView.frame = root.bounds
        root.addSubview(scrollView)
    }

    private var isHorizontal: Bool { container.navigationOrientation == .horizontal }
    /// The distance from one page to the next, in points.
    private var stride: CGFloat { isHorizontal ? scrollView.bounds.width : scrollView.bounds.height }

    private func offset(of index: Int) -> CGPoint {
        let distance = CGFloat(index) * stride
        return isHorizontal ? CGPoint(x: distance, y: 0) : CGPoint(x: 0, y: distance)
    }

    /// The place of the page at rest or of the outgoing page.
    private static let rest = 1

    /// The controllers in their places.
    private var places: [UIViewController?] {
        guard let turn = container.turn, turn.origin != .finger else { return [before, container.pages.first, after] }
        let (old, new) = (turn.from.first, turn.to.first)
        return turn.direction == .forward ? [nil, old, new] : [new, old, nil]
    }

    // MARK: Layout

    func layOut(_ pages: [UIViewController], in area: CGRect) {
        let half = container.interPageSpacing / 2
        arrange {
            scrollView.frame = isHorizontal ? area.insetBy(dx: -half, dy: 0) : area.insetBy(dx: 0, dy: -half)
            let places = places
            let length = stride * CGFloat(places.count)
            let (start, end) = (places[0] == nil ? -stride : 0, places[2] == nil ? -stride : 0)
            scrollView.contentSize =
                isHorizontal ? CGSize(width: length, height: area.height) : CGSize(width: area.width, height: length)
            scrollView.contentInset =
                isHorizontal
                ? UIEdgeInsets(top: 0, left: start, bottom: 0, right: end)
                : UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
            scrollView.contentOffset = offset(of: Self.rest)
        }
        pages.forEach(layOut)
    }

    private func layOut(_ page: UIViewController) {
        let half = container.interPageSpacing / 2
        let frame = CGRect(origin: offset(of: place(of: page)), size: scrollView.bounds.size)
        page.view.frame = isHorizontal ? frame.insetBy(dx: half, dy: 0) : frame.insetBy(dx: 0, dy: half)
        if page.view.superview !== scrollView { scrollView.addSubview(page.view) }
    }

    /// The place of a page at rest, or of one that arrives or leaves.
    private func place(of page: UIViewController) -> Int {
        guard let turn = container.turn, turn.to.first === page else { return Self.rest }
        return turn.direction == .forward ? 2 : 0
    }

    private func arrange(_ body: () -> Void) {
        let outer = isArranging
        isArranging = true
        UIView.performWithoutAnimation(body)
        isArranging = outer
    }

    func pagesDidChange() {
        before = container.neighbors(.reverse).first
        after = container.neighbors(.forward).first
        if let wasScrollEnabled { scrollView.isScrollEnabled = wasScrollEnabled }
        wasScrollEnabled = nil
        let bounces = container.dataSource != nil
        scrollView.alwaysBounceHorizontal = bounces && isHorizontal
        scrollView.alwaysBounceVertical = bounces && !isHorizontal
    }

    func neighbor(_ direction: UIPageViewController.NavigationDirection) -> UIViewController? {
        direction == .forward ? after : before
    }

    // MARK: Programmatic turns

    func turn(_ turn: PageTurn) {
        layOut(turn.from + turn.to, in: container.area)
        wasScrollEnabled = scrollView.isScrollEnabled
        scrollView.isScrollEnabled = false
        scrollView.setContentOffset(offset(of: turn.direction == .forward ? 2 : 0), animated: true)
    }

    /// Ends a programmatic turn at its target, and cancels one driven by a finger.
    func endTurn() {
        guard let turn = container.turn else { return }
        arrange { scrollView.setContentOffset(scrollView.contentOffset, animated: false) }
        container.end(completed: turn.origin != .finger, finished: false)
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        if let turn = container.turn, turn.origin != .finger { container.end(completed: true) }
    }

    // MARK: Gestures

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard !isArranging, container.turn.map({ $0.origin == .finger }) ?? true else { return }
        let rest = offset(of: Self.rest)
        let distance = isHorizontal ? scrollView.contentOffset.x - rest.x : scrollView.contentOffset.y - rest.y
        let next = distance > 0 ? after : distance < 0 ? before : nil
        guard let next, next !== container.turn?.to.first else { return }
        // The finger has crossed the rest position to the other side.
        if container.turn != nil { turnBack() }
        let turn = PageTurn(
            from: container.pages, to: [next], direction: distance > 0 ? .forward : .reverse, origin: .finger)
        container.begin(turn)
        arrange { layOut(next) }
    }

    /// Cancels the turn during a drag that continues.
    private func turnBack() {
        let offset = scrollView.contentOffset
        container.end(completed: false)
        arrange { scrollView.contentOffset = offset }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        if !decelerate { settle() }
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { settle() }

    /// Ends the turn at the closer page.
    private func settle() {
        guard let turn = container.turn, turn.origin == .finger else { return }
        let rest = offset(of: Self.rest)
        let distance = isHorizontal ? scrollView.contentOffset.x - rest.x : scrollView.contentOffset.y - rest.y
        container.end(completed: abs(distance) > stride / 2)
    }
}

/// The scroll view for the pages. It stops at its offset when removed from its window.
private final class PageScrollView: UIScrollView {
    weak var pager: PageScroller?
    var onLeave: () -> Void = {}

    override var owner: (any UIScrollViewDelegate)? { pager }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if window == nil { onLeave() }
    }
}
