/// A container whose bars the content of a scroll view passes under.
@MainActor protocol ScrollFollower: AnyObject {
    /// The content was moved, or its size or insets have changed.
    func contentDidMove(in scrollView: UIScrollView)

    /// By how much the bar above the content is lower than while the content is at its top, in points.
    func shrinkage(above scrollView: UIScrollView) -> CGFloat

    /// Where a drag ends that would end at the vertical offset `proposed`.
    func restingOffset(_ proposed: CGFloat, in scrollView: UIScrollView) -> CGFloat
}

extension UIScrollView {
    /// Where a drag ends that would end at `proposed`, as the view and the bars above it require.
    func restingOffsetWithBars(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        var target = restingOffset(proposed, velocity: velocity)
        if let follower { target.y = follower.restingOffset(target.y, in: self) }
        return target
    }

    /// ``adjustedContentInset`` with the height that the bar above the content has now: where pinned views begin.
    package var coveredInset: UIEdgeInsets {
        var inset = adjustedContentInset
        inset.top -= follower?.shrinkage(above: self) ?? 0
        return inset
    }
}
