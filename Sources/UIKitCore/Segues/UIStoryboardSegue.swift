/// A transition between two view controllers.
///
/// Subclasses override ``perform()`` to implement a custom transition.
@MainActor @preconcurrency open class UIStoryboardSegue: NSObject {
    open private(set) var identifier: String?
    open private(set) var source: UIViewController
    open private(set) var destination: UIViewController
    /// The closure that ``perform()`` calls unless it is overridden.
    var handler: ((UIStoryboardSegue) -> Void)?

    /// Differs from UIKit: `required`, because Swift creates objects of a class known only at run time with such an
    /// initializer only.
    public required init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    /// - Parameter performHandler: Called by ``perform()``.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        handler = { _ in performHandler() }
    }

    /// Creates a segue of a class known only at run time, for storyboards. Subclasses inherit this initializer.
    ///
    /// Differs from UIKit: Swift can create objects of such a class only with a `required` initializer; overrides in
    /// UIKit omit that modifier.
    public required convenience init(
        storyboardIdentifier identifier: String?, from source: UIViewController, to destination: UIViewController
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
    }

    /// Shows the destination as described by the storyboard, or calls the handler passed to the initializer. Without
    /// either, the source shows the destination.
    open func perform() {
        if let handler { handler(self) } else { source.show(destination, sender: source) }
    }

    /// The name in traces: the identifier if there is one, otherwise the class.
    var subject: String { identifier.map { "“\($0)”" } ?? "\(type(of: self))" }
}
