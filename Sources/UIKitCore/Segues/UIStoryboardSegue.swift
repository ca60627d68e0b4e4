/// A transition between two view controllers.
///
/// Subclasses override ``perform()`` to implement a custom transition.
@MainActor @preconcurrency open class UIStoryboardSegue: NSObject {
    open private(set) var identifier: String?
    open private(set) var source: UIViewController
    open private(set) var destination: UIViewController
    /// What ``perform()`` does unless it is overridden.
    var handler: ((UIStoryboardSegue) -> Void)?

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    /// - Parameter performHandler: called by ``perform()``.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        handler = { _ in performHandler() }
    }

    /// For segues of storyboards, whose class is known only at run time; subclasses inherit it.
    ///
    /// Differs from UIKit: Swift makes objects of such a class only with a `required` initializer, and that of UIKit is
    /// overridden without the word.
    public required convenience init(
        storyboardIdentifier identifier: String?, from source: UIViewController, to destination: UIViewController
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
    }

    /// Shows the destination as the storyboard describes it, or calls the handler passed to the initialiser. Without either, the
    /// source shows the destination.
    open func perform() {
        if let handler { handler(self) } else { source.show(destination, sender: source) }
    }

    /// For traces: the class, or the identifier if there is one.
    var subject: String { identifier.map { "“\($0)”" } ?? "\(type(of: self))" }
}
