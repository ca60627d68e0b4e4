/// A way from one controller to another.
///
/// A custom way is a subclass that overrides ``perform()``.
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

    /// - Parameter performHandler: what ``perform()`` does.
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

    /// Goes the way: runs the handler it was made with, or else shows the destination as the source would.
    open func perform() {
        if let handler { handler() } else { source.show(destination, sender: source) }
    }
}
