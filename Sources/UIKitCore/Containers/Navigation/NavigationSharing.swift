/// A controller whose content can morph into the content of another controller on the stack, where other controllers
/// slide.
@MainActor package protocol NavigationSharing: UIViewController {
    /// An animator for a push or pop from this controller to another one; `nil` to slide.
    func sharingAnimator(isPush: Bool, to other: UIViewController) -> (any BuiltInAnimator)?
    /// Called when the controller is on top of the stack after a push or pop, animated or not.
    func takeSharedContent()
}
