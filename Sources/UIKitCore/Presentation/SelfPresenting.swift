/// A controller that the system presents in its own way.
@MainActor package protocol SelfPresenting: UIViewController {
    /// - Parameter presenting: The presenting controller; `nil` while it is not known.
    func makePresentationController(presenting: UIViewController?) -> UIPresentationController
}

/// A controller that is notified when the user dismisses it without making a choice.
@MainActor package protocol UserDismissible: UIViewController {
    func didEndByUser()
}
