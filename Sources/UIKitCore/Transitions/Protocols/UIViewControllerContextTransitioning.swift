/// The interface through which an animator sees a transition and reports its end.
///
/// The context states the views and controllers of the transition with their frames at both ends. An animator adds the
/// incoming view to ``containerView``, sets its frame to ``finalFrame(for:)``, animates, and calls
/// ``completeTransition(_:)`` exactly once. The argument is `false` if an interaction canceled the transition; the
/// animator restores its changes before that call:
///
/// ```swift
/// func finish(_ context: any UIViewControllerContextTransitioning) {
///     if context.transitionWasCancelled { context.view(forKey: .to)?.removeFromSuperview() }
///     context.completeTransition(!context.transitionWasCancelled)
/// }
/// ```
///
/// The methods for interactive transitions report the progress of a custom interaction controller.
/// ``updateInteractiveTransition(_:)`` sets the progress of alongside animations, and ``finishInteractiveTransition()``
/// and ``cancelInteractiveTransition()`` release them at their own speed. If ``completeTransition(_:)`` is never
/// called, the run fails with an error that names the method that should have led to the call; if it is called twice,
/// the run fails as well.
@MainActor @preconcurrency public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The superview of the animation. The animator adds the incoming view to it.
    var containerView: UIView { get }
    var isAnimated: Bool { get }
    var isInteractive: Bool { get }
    var transitionWasCancelled: Bool { get }
    var presentationStyle: UIModalPresentationStyle { get }
    /// The rotation of the screen; the identity unless the screen rotates.
    var targetTransform: CGAffineTransform { get }

    func updateInteractiveTransition(_ percentComplete: CGFloat)
    func finishInteractiveTransition()
    func cancelInteractiveTransition()
    func pauseInteractiveTransition()

    /// Ends the transition. Pass `false` if it was canceled. Must be called exactly once.
    func completeTransition(_ didComplete: Bool)

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view on one side of the transition; `nil` for the presenting side if the presentation does not remove the
    /// presenting view.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The frame of the controller's view at the start; zero if it is not on screen.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// The frame of the controller's view required at the end; zero if it will not be on screen.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// The two controllers of a transition: the one on screen at its start and the one on screen at its end.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// The two views of a transition.
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
