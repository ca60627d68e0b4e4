/// What an animator is told about the transition it animates, and whom it tells that it is done.
@MainActor @preconcurrency public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// Where the animation happens. The animator adds the incoming view to it.
    var containerView: UIView { get }
    var isAnimated: Bool { get }
    var isInteractive: Bool { get }
    var transitionWasCancelled: Bool { get }
    var presentationStyle: UIModalPresentationStyle { get }
    /// The identity unless the screen is turned.
    var targetTransform: CGAffineTransform { get }

    func updateInteractiveTransition(_ percentComplete: CGFloat)
    func finishInteractiveTransition()
    func cancelInteractiveTransition()
    func pauseInteractiveTransition()

    /// The transition is over; false when it was cancelled. Must be called exactly once.
    func completeTransition(_ didComplete: Bool)

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// `nil` for the presenting side of a presentation that leaves the presenting view where it is.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Where the controller's view is at the start; zero for one that is not on screen.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Where the controller's view must be at the end; zero for one that will not be on screen.
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
