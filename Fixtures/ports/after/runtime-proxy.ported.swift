#sourceLocation(file: "Fixtures/ports/before/runtime-proxy.swift", line: 2)
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
func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { _ = forward(Selector("scrollViewWillBeginDragging:"), to: (any UIScrollViewDelegate).self) { $0.scrollViewWillBeginDragging(scrollView) } }; func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) { _ = forward(Selector("scrollViewWillEndDragging:withVelocity:targetContentOffset:"), to: (any UIScrollViewDelegate).self) { $0.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset) } }; func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { _ = forward(Selector("scrollViewDidEndDragging:willDecelerate:"), to: (any UIScrollViewDelegate).self) { $0.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate) } }; func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { _ = forward(Selector("scrollViewWillBeginDecelerating:"), to: (any UIScrollViewDelegate).self) { $0.scrollViewWillBeginDecelerating(scrollView) } }; func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { _ = forward(Selector("scrollViewDidEndDecelerating:"), to: (any UIScrollViewDelegate).self) { $0.scrollViewDidEndDecelerating(scrollView) } }; func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { _ = forward(Selector("scrollViewDidEndScrollingAnimation:"), to: (any UIScrollViewDelegate).self) { $0.scrollViewDidEndScrollingAnimation(scrollView) } }; func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { if let forwarded = forward(Selector("scrollViewShouldScrollToTop:"), to: (any UIScrollViewDelegate).self, { $0.scrollViewShouldScrollToTop(scrollView) }) { return forwarded }; return true }; func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { _ = forward(Selector("scrollViewDidScrollToTop:"), to: (any UIScrollViewDelegate).self) { $0.scrollViewDidScrollToTop(scrollView) } }; func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { _ = forward(Selector("scrollViewDidChangeAdjustedContentInset:"), to: (any UIScrollViewDelegate).self) { $0.scrollViewDidChangeAdjustedContentInset(scrollView) } }; func viewForZooming(in scrollView: UIScrollView) -> UIView? { if let forwarded = forward(Selector("viewForZoomingIn:"), to: (any UIScrollViewDelegate).self, { $0.viewForZooming(in: scrollView) }) { return forwarded }; return nil }; func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { _ = forward(Selector("scrollViewWillBeginZooming:with:"), to: (any UIScrollViewDelegate).self) { $0.scrollViewWillBeginZooming(scrollView, with: view) } }; func scrollViewDidZoom(_ scrollView: UIScrollView) { _ = forward(Selector("scrollViewDidZoom:"), to: (any UIScrollViewDelegate).self) { $0.scrollViewDidZoom(scrollView) } }; func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { _ = forward(Selector("scrollViewDidEndZooming:with:atScale:"), to: (any UIScrollViewDelegate).self) { $0.scrollViewDidEndZooming(scrollView, with: view, atScale: scale) } }; override class var selectors: [Selector] { super.selectors + [Selector("scrollViewDidScroll:", RuntimeProxyObject.scrollViewDidScroll(_:))] } }

class RuntimeProxyEnd: OpenObject, UIScrollViewDelegate {
    var told: [String] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) { told.append("scrolled") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { told.append("zoomed") }
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { false }
override class var selectors: [Selector] { super.selectors + [Selector("scrollViewDidScroll:", RuntimeProxyEnd.scrollViewDidScroll(_:)), Selector("scrollViewDidZoom:", RuntimeProxyEnd.scrollViewDidZoom(_:)), Selector("scrollViewShouldScrollToTop:", RuntimeProxyEnd.scrollViewShouldScrollToTop(_:))] } }
