#sourceLocation(file: "Fixtures/ports/before/runtime-proxy.swift", line: 1)
import UIKit

public enum RuntimeProxy {
    @MainActor public static func run() -> [String] {
        let end = RuntimeProxyEnd()
        let proxy = RuntimeProxyObject(end)
        let scroll = UIScrollView()
        scroll.delegate = proxy
        scroll.delegate?.scrollViewDidScroll(scroll)
        scroll.delegate?.scrollViewDidZoom(scroll)
        let top = scroll.delegate?.scrollViewShouldScrollToTop(scroll) ?? true
        return end.told + [
            "\(proxy.count)", "\(top)",
            "\(proxy.responds(to: Selector("scrollViewDidZoom:")))",
            "\(proxy.responds(to: Selector("viewForZoomingIn:")))",
        ]
    }
}
// → scrolled
// → zoomed
// → 1
// → false
// → true
// → false

class RuntimeProxyObject: OpenObject, UIScrollViewDelegate {
    weak var target: UIScrollViewDelegate?
    var count = 0

    init(_ target: UIScrollViewDelegate) {
        self.target = target
        super.init()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        count += 1
        target?.scrollViewDidScroll(scrollView)
    }

    override func responds(to aSelector: Selector!) -> Bool {
        super.responds(to: aSelector) || target?.responds(to: aSelector) == true
    }

    override func forwardingTarget(for aSelector: Selector!) -> Any? {
        if target?.responds(to: aSelector) == true { return target }
        return super.forwardingTarget(for: aSelector)
    }
func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { guard let next = forwardingTarget(for: Selector("scrollViewWillBeginDragging:")) as? any UIScrollViewDelegate, next !== self else { return }; return next.scrollViewWillBeginDragging(scrollView) }; func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) { guard let next = forwardingTarget(for: Selector("scrollViewWillEndDragging:withVelocity:targetContentOffset:")) as? any UIScrollViewDelegate, next !== self else { return }; return next.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset) }; func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { guard let next = forwardingTarget(for: Selector("scrollViewDidEndDragging:willDecelerate:")) as? any UIScrollViewDelegate, next !== self else { return }; return next.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate) }; func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { guard let next = forwardingTarget(for: Selector("scrollViewWillBeginDecelerating:")) as? any UIScrollViewDelegate, next !== self else { return }; return next.scrollViewWillBeginDecelerating(scrollView) }; func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { guard let next = forwardingTarget(for: Selector("scrollViewDidEndDecelerating:")) as? any UIScrollViewDelegate, next !== self else { return }; return next.scrollViewDidEndDecelerating(scrollView) }; func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { guard let next = forwardingTarget(for: Selector("scrollViewDidEndScrollingAnimation:")) as? any UIScrollViewDelegate, next !== self else { return }; return next.scrollViewDidEndScrollingAnimation(scrollView) }; func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { guard let next = forwardingTarget(for: Selector("scrollViewShouldScrollToTop:")) as? any UIScrollViewDelegate, next !== self else { return true }; return next.scrollViewShouldScrollToTop(scrollView) }; func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { guard let next = forwardingTarget(for: Selector("scrollViewDidScrollToTop:")) as? any UIScrollViewDelegate, next !== self else { return }; return next.scrollViewDidScrollToTop(scrollView) }; func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { guard let next = forwardingTarget(for: Selector("scrollViewDidChangeAdjustedContentInset:")) as? any UIScrollViewDelegate, next !== self else { return }; return next.scrollViewDidChangeAdjustedContentInset(scrollView) }; func viewForZooming(in scrollView: UIScrollView) -> UIView? { guard let next = forwardingTarget(for: Selector("viewForZoomingIn:")) as? any UIScrollViewDelegate, next !== self else { return nil }; return next.viewForZooming(in: scrollView) }; func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { guard let next = forwardingTarget(for: Selector("scrollViewWillBeginZooming:with:")) as? any UIScrollViewDelegate, next !== self else { return }; return next.scrollViewWillBeginZooming(scrollView, with: view) }; func scrollViewDidZoom(_ scrollView: UIScrollView) { guard let next = forwardingTarget(for: Selector("scrollViewDidZoom:")) as? any UIScrollViewDelegate, next !== self else { return }; return next.scrollViewDidZoom(scrollView) }; func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { guard let next = forwardingTarget(for: Selector("scrollViewDidEndZooming:with:atScale:")) as? any UIScrollViewDelegate, next !== self else { return }; return next.scrollViewDidEndZooming(scrollView, with: view, atScale: scale) }; override class var selectors: [Selector] { super.selectors + [Selector("scrollViewDidScroll:", RuntimeProxyObject.scrollViewDidScroll(_:))] } }

class RuntimeProxyEnd: OpenObject, UIScrollViewDelegate {
    var told: [String] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) { told.append("scrolled") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { told.append("zoomed") }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
override class var selectors: [Selector] { super.selectors + [Selector("scrollViewDidScroll:", RuntimeProxyEnd.scrollViewDidScroll(_:)), Selector("scrollViewDidZoom:", RuntimeProxyEnd.scrollViewDidZoom(_:)), Selector("scrollViewShouldScrollToTop:", RuntimeProxyEnd.scrollViewShouldScrollToTop(_:))] } }
