internal import QuartzCore

/// The context of a presentation or dismissal.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    private let transition: PresentationTransition
    private let initialFrames: [ObjectIdentifier: CGRect]
    let containerView: UIView
    private(set) var transitionWasCancelled = false
    private(set) var percentComplete: CGFloat = 0

    init(transition: PresentationTransition) {
        self.transition = transition
        containerView = transition.controller.containerView ?? UIView()
        let isOnScreen: UIView? =
            transition.direction == .presentation
            ? transition.presenting.view : transition.controller.presentedView
        var frames: [ObjectIdentifier: CGRect] = [:]
        if let view = isOnScreen { frames[ObjectIdentifier(transition.from)] = view.frame }
        if transition.direction == .dismissal, !transition.removesPresenter {
            frames[ObjectIdentifier(transition.to)] = transition.presenting.view.frame
        }
        initialFrames = frames
        super.init()
    }

    var isAnimated: Bool { transition.isAnimated }
    var isInteractive: Bool { false }
    var presentationStyle: UIModalPresentationStyle { transition.controller.presentationStyle }
    var targetTransform: CGAffineTransform { .identity }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        self.percentComplete = min(max(percentComplete, 0), 1)
    }

    func finishInteractiveTransition() {}

    func cancelInteractiveTransition() {
        transitionWasCancelled = true
    }

    func pauseInteractiveTransition() {
        Stage.current.reportUnsupported(
            "UIViewControllerContextTransitioning.pauseInteractiveTransition()", instead: "the transition goes on")
    }

    func completeTransition(_ didComplete: Bool) {
        if !didComplete { transitionWasCancelled = true }
        Stage.current.record(.request, "context", "completeTransition(\(didComplete))")
        transition.complete(didComplete ? .completed : .cancelled)
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        transition.viewController(forKey: key)
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        transition.view(forKey: key)
    }

    func initialFrame(for vc: UIViewController) -> CGRect {
        initialFrames[ObjectIdentifier(vc)] ?? .zero
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        switch transition.direction {
        case .presentation where vc === transition.to:
            transition.controller.frameOfPresentedViewInContainerView
        case .presentation where vc === transition.from && !transition.removesPresenter:
            transition.presenting.view.frame
        case .dismissal where vc === transition.to:
            transition.removesPresenter ? containerView.bounds : transition.presenting.view.frame
        case .presentation, .dismissal:
            .zero
        }
    }
}
