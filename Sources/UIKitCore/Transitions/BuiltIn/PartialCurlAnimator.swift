internal import FrameGeometry
internal import FrameLayers
internal import QuartzCore

/// Lifts the presenting view like a page from its bottom-right corner, over the presented view below. A dismissal
/// lowers the page again.
///
/// The motion is documented (Apple's page of `partialCurl`); its duration and extent are not. Chosen: ease-in-out, the
/// 0.75 s of the flip, and half of a full curl.
final class PartialCurlAnimator: NSObject, ModalTransitionAnimator {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.75
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to) else {
            return context.completeTransition(false)
        }
        if to.presentingViewController === from {
            lift(from, over: to, context)
        } else {
            lower(to, over: from, context)
        }
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

    /// Adds a snapshot of `view` on top of `container` as a page. A tap on it dismisses `presented`.
    private static func page(of view: UIView, over presented: UIViewController, in container: UIView) -> CurledPage? {
        guard let image = view.snapshotView(afterScreenUpdates: true) else { return nil }
        let page = CurledPage(image, frame: view.frame) { [weak presented] in presented?.dismiss(animated: true) }
        container.addSubview(page)
        return page
    }

    private func lower(
        _ to: UIViewController, over from: UIViewController, _ context: any UIViewControllerContextTransitioning
    ) {
        guard let below = context.view(forKey: .from), let above = context.view(forKey: .to) else {
            return context.completeTransition(false)
        }
        above.frame = context.finalFrame(for: to)
        context.containerView.insertSubview(above, at: 0)
        let page = context.containerView.subviews.lazy.compactMap { $0 as? CurledPage }.first
        if let page, let image = above.snapshotView(afterScreenUpdates: true) {
            page.frame = above.frame
            page.show(image)
        }
        UIView.animate(withDuration: transitionDuration(using: context)) {
            page?.layer.curl = 0
        } completion: { _ in
            page?.removeFromSuperview()
            below.removeFromSuperview()
            context.completeTransition(true)
        }
    }

    // MARK: The style

    /// Returns a mistake unless both presentations are full-screen, because UIKit throws an exception for any others.
    static func mistake(presenting controller: UIViewController, on presenting: UIViewController) -> String? {
        let other =
            controller.modalPresentationStyle != .fullScreen
            ? controller
            : presenting.presentation.presenter != nil && presenting.modalPresentationStyle != .fullScreen
                ? presenting : nil
        return other.map {
            "Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen view controller \($0.subject); give it the modalPresentationStyle .fullScreen."
        }
    }

    /// Returns a mistake, because nothing can be presented over a lifted page.
    static func mistake(coveringWith controller: UIViewController, _ presented: UIViewController) -> String? {
        "Application tried to present \(controller.subject) on \(presented.subject), which came with a partial curl and may not present another view controller."
    }

    static func presentedWithoutAnimation(_ presentation: UIPresentationController) {
        guard let view = presentation.presentingViewController.viewIfLoaded, let container = presentation.containerView
        else { return }
        page(of: view, over: presentation.presentedViewController, in: container)?.layer.curl = Curl.partial
    }
}

/// A snapshot of the presenting view as the page of a partial curl. The part that is not lifted receives touches; the
/// rest passes them to the uncovered view. A tap lowers the page.
final class CurledPage: UIView {
    private var onTap: () -> Void = {}

    /// - Parameter image: The view that fills the page.
    convenience init(_ image: UIView, frame: CGRect, onTap: @escaping () -> Void) {
        self.init(frame: frame)
        self.onTap = onTap
        accessibilityIdentifier = "page"
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        show(image)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("tap", CurledPage.tap)))
    }

    func show(_ image: UIView) {
        subviews.forEach { $0.removeFromSuperview() }
        image.frame = bounds
        image.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(image)
    }

    private func tap() { onTap() }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        super.point(inside: point, with: event)
            && !Curl(of: Rect(bounds), progress: layer.curl).isLifted(Point(x: point.x, y: point.y))
    }
}
