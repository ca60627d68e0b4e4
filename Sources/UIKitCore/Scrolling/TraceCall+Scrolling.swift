package import QuartzCore

extension TraceCall.Name {
    package static var scrollViewWillBeginDragging: Self { method() }
    package static var scrollViewWillEndDragging: Self { method() }
    package static var scrollViewDidEndDragging: Self { method() }
    package static var scrollViewWillBeginDecelerating: Self { method() }
    package static var scrollViewDidEndDecelerating: Self { method() }
    package static var scrollViewDidEndScrollingAnimation: Self { method() }
    package static var scrollViewDidScrollToTop: Self { method() }
    package static var scrollViewWillBeginZooming: Self { method() }
    package static var scrollViewDidEndZooming: Self { method() }
}
