#sourceLocation(file: "Fixtures/ports/before/runtime-proxy-generic.swift", line: 1)
import UIKit

public enum RuntimeProxyGeneric {
    @MainActor public static func run() -> [String] {
        let end = RuntimeProxyGenericEnd()
        let proxy = RuntimeProxyGenericScroll()
        proxy.target = end
        let scroll = UIScrollView()
        scroll.delegate = proxy
        scroll.delegate?.scrollViewDidScroll(scroll)
        scroll.delegate?.scrollViewDidZoom(scroll)
        return end.told + ["\(scroll.delegate?.scrollViewShouldScrollToTop(scroll) ?? true)"]
    }
}
// → scrolled
// → zoomed
// → false

class RuntimeProxyGenericBase<Delegate>: OpenObject {
    var target: Delegate?
    override func responds(to aSelector: Selector!) -> Bool {
        super.responds(to: aSelector) || (target as? NSObject)?.responds(to: aSelector) == true
    }
    override func forwardingTarget(for aSelector: Selector!) -> Any? { target }
}

final class RuntimeProxyGenericScroll: RuntimeProxyGenericBase<UIScrollViewDelegate>, UIScrollViewDelegate {func scrollViewDidScroll(_ scrollView: UIScrollView) { guard let next = forwardingTarget(for: Selector("scrollViewDidScroll:")) as? any UIScrollViewDelegate, next !== self else { return }; return next.scrollViewDidScroll(scrollView) }; func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { guard let next = forwardingTarget(for: Selector("scrollViewWillBeginDragging:")) as? any UIScrollViewDelegate, next !== self else { return }; return next.scrollViewWillBeginDragging(scrollView) }; func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) { guard let next = forwardingTarget(for: Selector("scrollViewWillEndDragging:withVelocity:targetContentOffset:")) as? any UIScrollViewDelegate, next !== self else { return }; return next.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset) }; func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { guard let next = forwardingTarget(for: Selector("scrollViewDidEndDragging:willDecelerate:")) as? any UIScrollViewDelegate, next !== self else { return }; return next.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate) }; func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { guard let next = forwardingTarget(for: Selector("scrollViewWillBeginDecelerating:")) as? any UIScrollViewDelegate, next !== self else { return }; return next.scrollViewWillBeginDecelerating(scrollView) }; func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { guard let next = forwardingTarget(for: Selector("scrollViewDidEndDecelerating:")) as? any UIScrollViewDelegate, next !== self else { return }; return next.scrollViewDidEndDecelerating(scrollView) }; func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { guard let next = forwardingTarget(for: Selector("scrollViewDidEndScrollingAnimation:")) as? any UIScrollViewDelegate, next !== self else { return }; return next.scrollViewDidEndScrollingAnimation(scrollView) }; func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { guard let next = forwardingTarget(for: Selector("scrollViewShouldScrollToTop:")) as? any UIScrollViewDelegate, next !== self else { return true }; return next.scrollViewShouldScrollToTop(scrollView) }; func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { guard let next = forwardingTarget(for: Selector("scrollViewDidScrollToTop:")) as? any UIScrollViewDelegate, next !== self else { return }; return next.scrollViewDidScrollToTop(scrollView) }; func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { guard let next = forwardingTarget(for: Selector("scrollViewDidChangeAdjustedContentInset:")) as? any UIScrollViewDelegate, next !== self else { return }; return next.scrollViewDidChangeAdjustedContentInset(scrollView) }; func viewForZooming(in scrollView: UIScrollView) -> UIView? { guard let next = forwardingTarget(for: Selector("viewForZoomingIn:")) as? any UIScrollViewDelegate, next !== self else { return nil }; return next.viewForZooming(in: scrollView) }; func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { guard let next = forwardingTarget(for: Selector("scrollViewWillBeginZooming:with:")) as? any UIScrollViewDelegate, next !== self else { return }; return next.scrollViewWillBeginZooming(scrollView, with: view) }; func scrollViewDidZoom(_ scrollView: UIScrollView) { guard let next = forwardingTarget(for: Selector("scrollViewDidZoom:")) as? any UIScrollViewDelegate, next !== self else { return }; return next.scrollViewDidZoom(scrollView) }; func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { guard let next = forwardingTarget(for: Selector("scrollViewDidEndZooming:with:atScale:")) as? any UIScrollViewDelegate, next !== self else { return }; return next.scrollViewDidEndZooming(scrollView, with: view, atScale: scale) } }

class RuntimeProxyGenericEnd: OpenObject, UIScrollViewDelegate {
    var told: [String] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) { told.append("scrolled") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { told.append("zoomed") }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
override class var selectors: [Selector] { super.selectors + [Selector("scrollViewDidScroll:", RuntimeProxyGenericEnd.scrollViewDidScroll(_:)), Selector("scrollViewDidZoom:", RuntimeProxyGenericEnd.scrollViewDidZoom(_:)), Selector("scrollViewShouldScrollToTop:", RuntimeProxyGenericEnd.scrollViewShouldScrollToTop(_:))] } }
