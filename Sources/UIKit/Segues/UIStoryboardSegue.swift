/// A transition between two view controllers.
///
/// Subclasses override ``perform()`` to implement a custom transition.
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

    /// - Parameter performHandler: called by ``perform()``.
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

    /// Calls the handler passed to the initialiser. Without one, the source shows the destination.
    open func perform() {
        if let handler { handler() } else { source.show(destination, sender: source) }
    }
}
