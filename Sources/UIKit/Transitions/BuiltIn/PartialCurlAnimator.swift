internal import FrameLayers
internal import QuartzCore

/// The presenting view is lifted as a page, from its bottom right corner, and stays in the air; the presented view lies below
/// it. A dismissal lays the page down again.
///
/// The motion is documented (Apple's page of `partialCurl`), neither its time nor how far it goes: chosen are ease-in-out, the
/// 0.75 s of the flip, and half of the way.
final class PartialCurlAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.75
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to) else {
            return context.completeTransition(false)
        }
        if to.presentingViewController === from { lift(from, over: to, context) } else { lay(to, over: from, context) }
    }

    private func lift(
        _ from: UIViewController, over to: UIViewController, _ context: any UIViewControllerContextTransitioning
    ) {
        guard let below = context.view(forKey: .to), let above = context.view(forKey: .from) else {
            return context.completeTransition(false)
        }
        below.frame = context.finalFrame(for: to)
        context.containerView.addSubview(below)
        let page = Self.page(of: above, over: to, in: context.containerView)
        UIView.animate(withDuration: transitionDuration(using: context)) {
            page?.layer.curl = Curl.partial
        } completion: { _ in
            context.completeTransition(true)
        }
    }

    /// Puts a picture of `view` over everything in `container`, as a page; a tap on it dismisses `presented`.
    private static func page(of view: UIView, over presented: UIViewController, in container: UIView) -> CurledPage? {
        guard let picture = view.snapshotView(afterScreenUpdates: true) else { return nil }
        let page = CurledPage(picture, frame: view.frame) { [weak presented] in presented?.dismiss(animated: true) }
        container.addSubview(page)
        return page
    }

    /// The end of a presentation without animation.
    static func lift(_ view: UIView, over presented: UIViewController, in container: UIView) {
        page(of: view, over: presented, in: container)?.layer.curl = Curl.partial
    }

    private func lay(
        _ to: UIViewController, over from: UIViewController, _ context: any UIViewControllerContextTransitioning
    ) {
        guard let below = context.view(forKey: .from), let above = context.view(forKey: .to) else {
            return context.completeTransition(false)
        }
        above.frame = context.finalFrame(for: to)
        context.containerView.insertSubview(above, at: 0)
        let page = context.containerView.subviews.lazy.compactMap { $0 as? CurledPage }.first
        if let page, let picture = above.snapshotView(afterScreenUpdates: true) {
            page.frame = above.frame
            page.show(picture)
        }
        UIView.animate(withDuration: transitionDuration(using: context)) {
            page?.layer.curl = 0
        } completion: { _ in
            page?.removeFromSuperview()
            below.removeFromSuperview()
            context.completeTransition(true)
        }
    }
}
