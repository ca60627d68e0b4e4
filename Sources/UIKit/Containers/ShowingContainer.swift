/// A container that shows one of its children at a time.
@MainActor protocol ShowingContainer: UIViewController {
    /// The child on screen, or being brought there.
    var shown: UIViewController? { get }

    /// Shows the child that is to be on screen, if it is not there: the container appears, or is laid out on screen.
    func showChildAtOnce()
}
