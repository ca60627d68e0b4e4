/// A transition from one view controller to another, as prepared in a storyboard.
///
/// Subclasses override ``perform()`` for a transition of their own.
@MainActor @preconcurrency open class UIStoryboardSegue: NSObject {
    open private(set) var identifier: String?
    open private(set) var source: UIViewController
    open private(set) var destination: UIViewController
    private let handler: (() -> Void)?

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        handler = nil
        super.init()
    }

    /// - Parameter performHandler: the work of ``perform()``.
    public init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        handler = performHandler
        super.init()
    }

    /// Runs the handler the segue was made with, or else has the source show the destination.
    open func perform() {
        if let handler { handler() } else { source.show(destination, sender: source) }
    }
}
