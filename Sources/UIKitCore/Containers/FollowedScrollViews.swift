/// The scroll views of a controller that bars above and below it follow.
struct FollowedScrollViews {
    private weak var top: UIScrollView?
    private weak var bottom: UIScrollView?

    subscript(edge: NSDirectionalRectEdge) -> UIScrollView? {
        get { edge.contains(.top) ? top : edge.contains(.bottom) ? bottom : nil }
        set {
            if edge.contains(.top) { top = newValue }
            if edge.contains(.bottom) { bottom = newValue }
        }
    }
}

extension UIViewController {
    /// Makes the bars at an edge follow a scroll view that they do not find by themselves. Only the top and the bottom have bars.
    public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        followedScrollViews[edge] = scrollView
        parent?.viewIfLoaded?.setNeedsLayout()
    }

    /// The scroll view that was set for an edge.
    public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { followedScrollViews[edge] }

    /// The scroll view that bars follow: the one that was set, otherwise the view or its first subview (facts/scroll-edge-appearance).
    var mainScrollView: UIScrollView? {
        if let top = contentScrollView(for: .top) { return top }
        guard let view = viewIfLoaded, !(self is UIPageViewController) else { return nil }
        if let scroll = view as? UIScrollView { return scroll }
        guard let scroll = view.subviews.first as? UIScrollView, scroll.frame.minY <= 0, scroll.canScroll(.vertical)
        else { return nil }
        return scroll
    }

    /// The scroll view that bars below the controller follow.
    var bottomScrollView: UIScrollView? { contentScrollView(for: .bottom) ?? mainScrollView }
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
