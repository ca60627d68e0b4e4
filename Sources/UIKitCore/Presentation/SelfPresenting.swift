/// A controller that the system presents in a way of its own.
@MainActor package protocol SelfPresenting: UIViewController {
    /// - Parameter presenting: `nil` while it is not known.
    func makePresentationController(presenting: UIViewController?) -> UIPresentationController
}

/// A controller that acts when the user has dismissed it without a choice.
@MainActor package protocol UserDismissible: UIViewController {
    func didEndByUser()
}
