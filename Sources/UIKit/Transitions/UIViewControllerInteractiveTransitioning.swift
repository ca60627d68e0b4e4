/// Drives a transition by hand.
///
/// Differs from UIKit: a transitioning delegate may vend one, but the transition then runs by itself and the object is
/// noted as unsupported.
@MainActor @preconcurrency public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}
