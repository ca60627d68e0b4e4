/// A view or a controller that takes part in focus by keyboard or remote control.
///
/// Differs from UIKit: nothing is ever focused, so no requirement is called.
@MainActor @preconcurrency public protocol UIFocusEnvironment: NSObjectProtocol {
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    var preferredFocusedView: UIView? { get }
    func setNeedsFocusUpdate()
    func updateFocusIfNeeded()
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// A change of focus. There is none here.
@MainActor @preconcurrency open class UIFocusUpdateContext: NSObject {
    open weak var previouslyFocusedView: UIView? { nil }
    open weak var nextFocusedView: UIView? { nil }
}

/// Animations alongside a change of focus, which never run.
@MainActor @preconcurrency open class UIFocusAnimationCoordinator: NSObject {
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {}
}
