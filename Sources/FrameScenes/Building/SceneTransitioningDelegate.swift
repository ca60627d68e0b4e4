internal import UIKit

/// Vends what a scene says about one presentation.
final class SceneTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
    private let presentation: PresentationDescription
    private let presenting: AnimatorDescription?
    /// What the next dismissal uses.
    var dismissing: AnimatorDescription?

    /// A finger that takes the screen away.
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
