/// Describes a transition to its animator, which reports its end here.
@MainActor @preconcurrency public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The superview of the animation. The animator adds the incoming view to it.
    var containerView: UIView { get }
    var isAnimated: Bool { get }
    var isInteractive: Bool { get }
    var transitionWasCancelled: Bool { get }
    var presentationStyle: UIModalPresentationStyle { get }
    /// The identity unless the screen rotates.
    var targetTransform: CGAffineTransform { get }

    func updateInteractiveTransition(_ percentComplete: CGFloat)
    func finishInteractiveTransition()
    func cancelInteractiveTransition()
    func pauseInteractiveTransition()

    /// Ends the transition; pass false if it was cancelled. Must be called exactly once.
    func completeTransition(_ didComplete: Bool)

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// `nil` for the presenting side when the presentation does not remove the presenting view.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The frame of the controller's view at the start; zero if it is not on screen.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// The frame of the controller's view required at the end; zero if it will not be on screen.
    func finalFrame(for vc: UIViewController) -> CGRect
}

/// The two controllers of a transition: the one on screen at its start, the one on screen at its end.
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
