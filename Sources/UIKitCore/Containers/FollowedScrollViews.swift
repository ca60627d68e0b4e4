/// The scroll views of a controller that the bars above and below it track.
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
    /// The scroll view that bars follow: the one that was set, otherwise the view or its first subview
    /// (facts/scroll-edge-appearance).
    var mainScrollView: UIScrollView? {
        guard let scroll = possibleScrollView else { return nil }
        let isGiven = scroll === contentScrollView(for: .top) || scroll === viewIfLoaded
        return isGiven || scroll.canScroll(.vertical) ? scroll : nil
    }

    /// The scroll view that bars follow once its content is higher than it is. Lists have no content before their first
    /// layout.
    private var possibleScrollView: UIScrollView? {
        if let top = contentScrollView(for: .top) { return top }
        guard let view = viewIfLoaded, !(self is UIPageViewController) else { return nil }
        if let scroll = view as? UIScrollView { return scroll }
        guard let scroll = view.subviews.first as? UIScrollView, scroll.frame.minY <= 0 else { return nil }
        return scroll
    }

    /// Lets a container follow the content under its bars.
    ///
    /// - Parameter replaces: Whether the container takes the place of another one.
    func followContent(_ follower: any ScrollFollower, replaces: Bool = true) {
        guard let scroll = possibleScrollView, replaces || scroll.follower == nil else { return }
        scroll.follower = follower
    }

    /// The scroll view that bars below the controller track.
    var bottomScrollView: UIScrollView? { contentScrollView(for: .bottom) ?? mainScrollView }
}

extension UIScrollView {
    /// The scroll distance, in points, over which a bar's background appears as content moves under it. Tuned.
    private static let edgeDistance: CGFloat = 10

    /// The progress from 0 to 1 of a bar's background when the content is `distance` points under the bar.
    static func edgeProgress(_ distance: CGFloat) -> CGFloat { min(1, max(0, distance / edgeDistance)) }

    /// The distance, in points, by which the content is scrolled from its top; negative if it is pulled down.
    var scrolledDistance: CGFloat { contentOffset.y + adjustedContentInset.top }

    /// The progress of the bottom bar's background, which depends on how far the end of the content is under the bar.
    var bottomEdgeProgress: CGFloat {
        let end = contentSize.height + adjustedContentInset.bottom
        return Self.edgeProgress(end - contentOffset.y - bounds.height)
    }
}
