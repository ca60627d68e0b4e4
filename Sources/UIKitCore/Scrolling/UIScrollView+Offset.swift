internal import QuartzCore

extension UIScrollView {
    /// The offsets from the start to the end of the content.
    package var offsetRange: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
        let inset = adjustedContentInset
        return (
            Self.range(from: -inset.left, to: contentSize.width - bounds.width + inset.right),
            Self.range(from: -inset.top, to: contentSize.height - bounds.height + inset.bottom)
        )
    }

    /// A range of offsets. If the content does not fill the view, it only contains the start.
    private static func range(from start: CGFloat, to end: CGFloat) -> ClosedRange<CGFloat> {
        start.isFinite ? start...(end.isFinite ? max(start, end) : start) : 0...0
    }

    /// Moves the content to an offset rounded to pixels. The change of the bounds notifies the delegate.
    package func move(to offset: CGPoint) {
        let rounded = onPixels(offset)
        if rounded != bounds.origin { bounds.origin = rounded }
    }

    package func onPixels(_ point: CGPoint) -> CGPoint {
        let scale = stage.committer.scale
        // Adding 0 turns −0 into 0, which matters for printed offsets.
        return CGPoint(x: (point.x * scale).rounded() / scale + 0, y: (point.y * scale).rounded() / scale + 0)
    }

    /// Calls the owner and the delegate, and records the call in the trace.
    func notify(
        _ name: TraceCall.Name, _ arguments: TraceCall.Arguments = [:], _ call: (any UIScrollViewDelegate) -> Void
    ) {
        guard owner != nil || delegate != nil else { return }
        stage.diagnostics.trace(layerName, callback: name, arguments)
        if let owner { call(owner) }
        if let delegate { call(delegate) }
    }

    /// Scrolls by the smallest distance that reveals a rectangle of the content.
    func reveal(_ rect: CGRect, animated: Bool) {
        let inset = adjustedContentInset
        let room = bounds.inset(by: inset)
        func nearest(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
            if low < from { return low - from }
            return high > to ? min(high - to, low - from) : 0
        }
        let x = nearest(rect.minX, rect.maxX, room.minX, room.maxX)
        let y = nearest(rect.minY, rect.maxY, room.minY, room.maxY)
        guard x != 0 || y != 0 else { return }
        let range = offsetRange
        setContentOffset(
            CGPoint(
                x: min(max(contentOffset.x + x, range.x.lowerBound), range.x.upperBound),
                y: min(max(contentOffset.y + y, range.y.lowerBound), range.y.upperBound)),
            animated: animated)
    }
}
