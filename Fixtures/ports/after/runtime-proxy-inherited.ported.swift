#sourceLocation(file: "Fixtures/ports/before/runtime-proxy-inherited.swift", line: 2)
import UIKit
public enum RuntimeProxyInherited {
    @MainActor public static func run() -> [String] {
        let watcher = RuntimeProxyWatcher()
        let navigation = UINavigationController()
        for delegate in [RuntimeNavigationProxy([watcher]), RuntimeDerivedProxy([watcher])] as [UINavigationControllerDelegate] {
            delegate.navigationController(navigation, didShow: navigation, animated: true)
            delegate.navigationController(navigation, willShow: navigation, animated: true)
        }
        let scroll = UIScrollView()
        let scrolling: UIScrollViewDelegate = RuntimeDerivedProxy([watcher])
        scrolling.scrollViewDidScroll(scroll)
        return watcher.told
    }
}
// → did show
// → did show
// → scrolled

class RuntimeForwarder: OpenObject {
    let targets: [NSObject]
    init(_ targets: [NSObject]) {
        self.targets = targets
        super.init()
    }
    override func responds(to aSelector: Selector!) -> Bool {
        super.responds(to: aSelector) || targets.contains { $0.responds(to: aSelector) }
    }
    override func forwardingTarget(for aSelector: Selector!) -> Any? {
        targets.first { $0.responds(to: aSelector) }
    }
}

class RuntimeNavigationProxy: RuntimeForwarder, UINavigationControllerDelegate {func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) { _ = forward(Selector("navigationController:willShow:animated:"), to: (any UINavigationControllerDelegate).self) { $0.navigationController(navigationController, willShow: viewController, animated: animated) } }; func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) { _ = forward(Selector("navigationController:didShow:animated:"), to: (any UINavigationControllerDelegate).self) { $0.navigationController(navigationController, didShow: viewController, animated: animated) } }; func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController) -> UIInterfaceOrientationMask { if let forwarded = forward(Selector("navigationControllerSupportedInterfaceOrientations:"), to: (any UINavigationControllerDelegate).self, { $0.navigationControllerSupportedInterfaceOrientations(navigationController) }) { return forwarded }; return [] }; func navigationControllerPreferredInterfaceOrientationForPresentation(_ navigationController: UINavigationController) -> UIInterfaceOrientation { if let forwarded = forward(Selector("navigationControllerPreferredInterfaceOrientationForPresentation:"), to: (any UINavigationControllerDelegate).self, { $0.navigationControllerPreferredInterfaceOrientationForPresentation(navigationController) }) { return forwarded }; return .unknown }; func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { if let forwarded = forward(Selector("navigationController:interactionControllerFor:"), to: (any UINavigationControllerDelegate).self, { $0.navigationController(navigationController, interactionControllerFor: animationController) }) { return forwarded }; return nil }; func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { if let forwarded = forward(Selector("navigationController:animationControllerFor:from:to:"), to: (any UINavigationControllerDelegate).self, { $0.navigationController(navigationController, animationControllerFor: operation, from: fromVC, to: toVC) }) { return forwarded }; return nil } }

class RuntimeDerivedProxy: RuntimeNavigationProxy, UIScrollViewDelegate {func scrollViewDidScroll(_ scrollView: UIScrollView) { _ = forward(Selector("scrollViewDidScroll:"), to: (any UIScrollViewDelegate).self) { $0.scrollViewDidScroll(scrollView) } }; func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { _ = forward(Selector("scrollViewWillBeginDragging:"), to: (any UIScrollViewDelegate).self) { $0.scrollViewWillBeginDragging(scrollView) } }; func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) { _ = forward(Selector("scrollViewWillEndDragging:withVelocity:targetContentOffset:"), to: (any UIScrollViewDelegate).self) { $0.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset) } }; func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { _ = forward(Selector("scrollViewDidEndDragging:willDecelerate:"), to: (any UIScrollViewDelegate).self) { $0.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate) } }; func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { _ = forward(Selector("scrollViewWillBeginDecelerating:"), to: (any UIScrollViewDelegate).self) { $0.scrollViewWillBeginDecelerating(scrollView) } }; func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { _ = forward(Selector("scrollViewDidEndDecelerating:"), to: (any UIScrollViewDelegate).self) { $0.scrollViewDidEndDecelerating(scrollView) } }; func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { _ = forward(Selector("scrollViewDidEndScrollingAnimation:"), to: (any UIScrollViewDelegate).self) { $0.scrollViewDidEndScrollingAnimation(scrollView) } }; func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { if let forwarded = forward(Selector("scrollViewShouldScrollToTop:"), to: (any UIScrollViewDelegate).self, { $0.scrollViewShouldScrollToTop(scrollView) }) { return forwarded }; return true }; func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { _ = forward(Selector("scrollViewDidScrollToTop:"), to: (any UIScrollViewDelegate).self) { $0.scrollViewDidScrollToTop(scrollView) } }; func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { _ = forward(Selector("scrollViewDidChangeAdjustedContentInset:"), to: (any UIScrollViewDelegate).self) { $0.scrollViewDidChangeAdjustedContentInset(scrollView) } }; func viewForZooming(in scrollView: UIScrollView) -> UIView? { if let forwarded = forward(Selector("viewForZoomingIn:"), to: (any UIScrollViewDelegate).self, { $0.viewForZooming(in: scrollView) }) { return forwarded }; return nil }; func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { _ = forward(Selector("scrollViewWillBeginZooming:with:"), to: (any UIScrollViewDelegate).self) { $0.scrollViewWillBeginZooming(scrollView, with: view) } }; func scrollViewDidZoom(_ scrollView: UIScrollView) { _ = forward(Selector("scrollViewDidZoom:"), to: (any UIScrollViewDelegate).self) { $0.scrollViewDidZoom(scrollView) } }; func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) { _ = forward(Selector("scrollViewDidEndZooming:with:atScale:"), to: (any UIScrollViewDelegate).self) { $0.scrollViewDidEndZooming(scrollView, with: view, atScale: scale) } } }

class RuntimeProxyWatcher: OpenObject, UINavigationControllerDelegate, UIScrollViewDelegate {
    var told: [String] = []
    func navigationController(_ navigation: UINavigationController, didShow shown: UIViewController, animated: Bool) {
        told.append("did show")
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { told.append("scrolled") }
override class var selectors: [Selector] { super.selectors + [Selector("navigationController:didShow:animated:", RuntimeProxyWatcher.navigationController(_:didShow:animated:)), Selector("scrollViewDidScroll:", RuntimeProxyWatcher.scrollViewDidScroll(_:))] } }
