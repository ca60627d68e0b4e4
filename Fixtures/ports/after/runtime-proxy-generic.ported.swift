#sourceLocation(file: "Fixtures/ports/before/runtime-proxy-generic.swift", line: 2)
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

final class RuntimeProxyGenericScroll: RuntimeProxyGenericBase<UIScrollViewDelegate>, UIScrollViewDelegate {func scrollViewDidScroll(_ scrollView: UIScrollView) { _ = forward(Selector("scrollViewDidScroll:"), to: (any UIScrollViewDelegate).self) { $0.scrollViewDidScroll(scrollView) } }; func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { _ = forward(Selector("scrollViewWillBeginDragging:"), to: (any UIScrollViewDelegate).self) { $0.scrollViewWillBeginDragging(scrollView) } }; func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) { _ = forward(Selector("scrollViewWillEndDragging:withVelocity:targetContentOffset:"), to: (any UIScrollViewDelegate).self) { $0.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset) } }; func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { _ = forward(Selector("scrollViewDidEndDragging:willDecelerate:"), to: (any UIScrollViewDelegate).self) { $0.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate) } }; func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { _ = forward(Selector("scrollViewWillBeginDecelerating:"), to: (any UIScrollViewDelegate).self) { $0.scrollViewWillBeginDecelerating(scrollView) } }; func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { _ = forward(Selector("scrollViewDidEndDecelerating:"), to: (any UIScrollViewDelegate).self) { $0.scrollViewDidEndDecelerating(scrollView) } }; func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { _ = forward(Selector("scrollViewDidEndScrollingAnimation:"), to: (any UIScrollViewDelegate).self) { $0.scrollViewDidEndScrollingAnimation(scrollView) } }; func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { if let forwarded = forward(Selector("scrollViewShouldScrollToTop:"), to: (any UIScrollViewDelegate).self, { $0.scrollViewShouldScrollToTop(scrollView) }) { return forwarded }; return true }; func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { _ = forward(Selector("scrollViewDidScrollToTop:"), to: (any UIScrollViewDelegate).self) { $0.scrollViewDidScrollToTop(scrollView) } }; func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { _ = forward(Selector("scrollViewDidChangeAdjustedContentInset:"), to: (any UIScrollViewDelegate).self) { $0.scrollViewDidChangeAdjustedContentInset(scrollView) } }; func viewForZooming(in scrollView: UIScrollView) -> UIView? { if let forwarded = forward(Selector("viewForZoomingIn:"), to: (any UIScrollViewDelegate).self, { $0.viewForZooming(in: scrollView) }) { return forwarded }; return nil }; func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { _ = forward(Selector("scrollViewWillBeginZooming:with:"), to: (any UIScrollViewDelegate).self) { $0.scrollViewWillBeginZooming(scrollView, with: view) } }; func scrollViewDidZoom(_ scrollView: UIScrollView) { _ = forward(Selector("scrollViewDidZoom:"), to: (any UIScrollViewDelegate).self) { $0.scrollViewDidZoom(scrollView) } }; func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { _ = forward(Selector("scrollViewDidEndZooming:with:atScale:"), to: (any UIScrollViewDelegate).self) { $0.scrollViewDidEndZooming(scrollView, with: view, atScale: scale) } } }

class RuntimeProxyGenericEnd: OpenObject, UIScrollViewDelegate {
    var told: [String] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) { told.append("scrolled") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { told.append("zoomed") }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
override class var selectors: [Selector] { super.selectors + [Selector("scrollViewDidScroll:", RuntimeProxyGenericEnd.scrollViewDidScroll(_:)), Selector("scrollViewDidZoom:", RuntimeProxyGenericEnd.scrollViewDidZoom(_:)), Selector("scrollViewShouldScrollToTop:", RuntimeProxyGenericEnd.scrollViewShouldScrollToTop(_:))] } }
