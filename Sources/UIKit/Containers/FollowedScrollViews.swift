/// The scroll views of a controller that bars above and below it follow.
struct FollowedScrollViews {
    weak var top: UIScrollView?
    weak var bottom: UIScrollView?
}

extension UIViewController {
    /// Makes bars at `edge` follow a scroll view that they do not find by themselves. Only the top and the bottom have bars.
    public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        if edge.contains(.top) { followedScrollViews.top = scrollView }
        if edge.contains(.bottom) { followedScrollViews.bottom = scrollView }
        viewIfLoaded?.superview?.superview?.setNeedsLayout()
    }

    /// The scroll view that was set for `edge`.
    public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        edge.contains(.top) ? followedScrollViews.top : edge.contains(.bottom) ? followedScrollViews.bottom : nil
    }

    /// The scroll view that bars follow: the one that was set, otherwise the view or its first subview (facts/scroll-edge-appearance).
    var mainScrollView: UIScrollView? {
        if let top = followedScrollViews.top { return top }
        guard let view = viewIfLoaded, !(self is UIPageViewController) else { return nil }
        if let scroll = view as? UIScrollView { return scroll }
        guard let scroll = view.subviews.first as? UIScrollView, scroll.frame.minY <= 0, scroll.canScroll(.vertical)
        else { return nil }
        return scroll
    }
}

extension UIScrollView {
    /// The distance over which the background of a bar appears as content moves under it. Tuned.
    private static let edgeDistance: CGFloat = 10

    /// How far the content has moved, from 0 to 1, when it is `distance` points under a bar.
    static func edgeProgress(_ distance: CGFloat) -> CGFloat { min(1, max(0, distance / edgeDistance)) }

    /// By how much the content is scrolled from its top, in points; less than 0 if it is pulled down.
    var scrolledDistance: CGFloat { contentOffset.y + adjustedContentInset.top }

    /// How far the end of the content is under a bar at the bottom.
    var bottomEdgeProgress: CGFloat {
        let end = contentSize.height + adjustedContentInset.bottom
        return Self.edgeProgress(end - contentOffset.y - bounds.height)
    }
}
