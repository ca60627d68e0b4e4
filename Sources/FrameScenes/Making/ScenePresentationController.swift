internal import FrameTiming
internal import QuartzCore
internal import UIKit

/// A presentation described by a scene: the frame of the presented view and the dimming.
final class ScenePresentationController: UIPresentationController {
    private let presentation: PresentationDescription
    private let dimmingView: UIView?
    /// Curve of animations alongside the transition; UIKit's default if the scene does not give one.
    private let curves: (_ isPresenting: Bool) -> TimingCurve?

    init(
        _ presentation: PresentationDescription, presented: UIViewController, presenting: UIViewController?,
        curves: @escaping (_ isPresenting: Bool) -> TimingCurve?
    ) {
        self.presentation = presentation
        self.curves = curves
        dimmingView = presentation.dimming.map { dimming in
            let view = UIView()
            view.accessibilityIdentifier = "dimming"
            view.backgroundColor = UIColor(dimming.color).withAlphaComponent(dimming.color.alpha * dimming.alpha)
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            return view
        }
        super.init(presentedViewController: presented, presenting: presenting)
    }

    override var shouldRemovePresentersView: Bool { presentation.removesPresenter }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        switch presentation.frame {
        case nil:
            return bounds
        case .points(let frame):
            return CGRect(frame)
        case .fractions(let fractions):
            return CGRect(
                x: bounds.width * fractions.minX, y: bounds.height * fractions.minY,
                width: bounds.width * fractions.size.width,
                height: bounds.height * fractions.size.height)
        }
    }

    override func presentationTransitionWillBegin() {
        presentedView?.layer.cornerRadius = presentation.cornerRadius
        presentedView?.layer.maskedCorners = presentation.corners.mask
        if let shadow = presentation.shadow { presentedView?.layer.show(shadow) }
        guard let dimmingView, let containerView else { return }
        dimmingView.frame = containerView.bounds
        dimmingView.alpha = 0
        containerView.insertSubview(dimmingView, at: 0)
        fadeDimming(to: 1, isPresenting: true)
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { dimmingView?.removeFromSuperview() }
    }

    override func dismissalTransitionWillBegin() {
        fadeDimming(to: 0, isPresenting: false)
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { dimmingView?.removeFromSuperview() } else { dimmingView?.alpha = 1 }
    }

    private func fadeDimming(to alpha: CGFloat, isPresenting: Bool) {
        guard let dimmingView else { return }
        guard let coordinator = presentedViewController.transitionCoordinator else { return dimmingView.alpha = alpha }
        let curve = curves(isPresenting)
        coordinator.animate { context in
            if let curve {
                UIView.animate(withDuration: context.transitionDuration, pacedBy: curve) { dimmingView.alpha = alpha }
            } else {
                dimmingView.alpha = alpha
            }
        }
    }
}

/// Provides the transition objects of one presentation.
final class SceneTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
    private let presentation: PresentationDescription
    private let presenting: AnimatorDescription?
    /// Animator of the next dismissal.
    var dismissing: AnimatorDescription?

    /// Drives a dismissal by swipe.
    let swipe: SwipeInteractor?

    init(presentation: PresentationDescription, animator: AnimatorDescription?, swipe: SwipeDescription?) {
        self.presentation = presentation
        self.swipe = swipe.map(SwipeInteractor.init)
        presenting = animator
        super.init()
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        self.presenting.map { KeyframeAnimator($0, .presentation) }
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        dismissing.map { KeyframeAnimator($0, .dismissal) }
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        swipe?.isDriving == true ? swipe : nil
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        ScenePresentationController(
            presentation, presented: presented, presenting: presenting,
            curves: { [weak self] isPresenting in (isPresenting ? self?.presenting : self?.dismissing)?.curve })
    }
}
