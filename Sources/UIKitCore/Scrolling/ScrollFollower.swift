/// A container with bars under which a scroll view's content extends.
@MainActor protocol ScrollFollower: AnyObject {
    /// Called when the content has moved, or when its size or insets have changed.
    func contentDidMove(in scrollView: UIScrollView)

    /// The number of points by which the bar above the content is lower than it is while the content is at its top.
    func shrinkage(above scrollView: UIScrollView) -> CGFloat

    /// The vertical offset at which a drag ends, given that it would end at `proposed`.
    func restingOffset(_ proposed: CGFloat, in scrollView: UIScrollView) -> CGFloat
}

extension UIScrollView {
    /// The offset at which a drag ends, given that it would end at `proposed`: adjusted by the view and by the bars
    /// above it.
    func restingOffsetWithBars(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        var target = restingOffset(proposed, velocity: velocity)
        if let follower { target.y = follower.restingOffset(target.y, in: self) }
        return target
    }

    /// The ``adjustedContentInset`` for the bar's current height, which is where pinned views are placed.
    package var coveredInset: UIEdgeInsets {
        var inset = adjustedContentInset
        inset.top -= follower?.shrinkage(above: self) ?? 0
        return inset
    }
}
