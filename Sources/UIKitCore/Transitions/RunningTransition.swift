internal import QuartzCore

/// A transition in progress: a presentation, a dismissal, a push, a pop, or a change of tabs.
///
/// ``TransitionContext`` reads it for animators and notifies it when they are done.
@MainActor protocol RunningTransition: AnyObject {
    /// The stage on which the transition runs.
    var stage: Stage { get }
    /// The controller on screen at the start.
    var from: UIViewController { get }
    /// The controller on screen at the end.
    var to: UIViewController { get }
    var isAnimated: Bool { get }
    var presentationStyle: UIModalPresentationStyle { get }
    var containerView: UIView { get }
    /// The layer whose clock is frozen, along with its subtree, while the transition is interactive.
    var clockLayer: CALayer { get }
    var animator: (any UIViewControllerAnimatedTransitioning)? { get }
    var interaction: (any UIViewControllerInteractiveTransitioning)? { get }
    var coordinator: TransitionCoordinator? { get }
    /// The rotation that the transition applies to the screen.
    var targetTransform: CGAffineTransform { get }
    /// Whether the incoming view was on screen before and is being revealed again, as in a dismissal or a pop.
    var isRevealing: Bool { get }
    /// The views that the transition takes off the screen, unless it is canceled.
    var leavingViews: [UIView] { get }
    /// The recognizer that may take over the animation although touches are withheld.
    var grip: UIGestureRecognizer? { get }
    /// The name in traces and errors, such as `presentation of CardViewController`.
    var subject: String { get }

    func view(of controller: UIViewController) -> UIView?
    func initialFrame(of controller: UIViewController) -> CGRect
    func finalFrame(of controller: UIViewController) -> CGRect

    /// Begins to take ``leavingViews`` off the screen, from where only the animation can bring them back.
    func willLeave()

    /// Ends the transition after the animator has called `completeTransition(_:)`.
    func end(completed: Bool)
}

extension RunningTransition {
    var stage: Stage { from.stage }
    var clockLayer: CALayer { containerView.layer }
    var targetTransform: CGAffineTransform { .identity }
    var isRevealing: Bool { false }
    var leavingViews: [UIView] { [] }
    func willLeave() { endEditing() }

    /// Ends editing in the views that leave, so that the keyboard moves away along with them (facts/keyboard-leaves).
    func endEditing() { leavingViews.forEach { $0.leaveKeyboard() } }
    var grip: UIGestureRecognizer? { nil }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from
        case .to: to
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: view(of: from)
        case .to: view(of: to)
        default: nil
        }
    }
}
