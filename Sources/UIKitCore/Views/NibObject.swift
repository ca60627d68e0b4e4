/// An object whose outlets and actions storyboards and nibs connect by name: any responder, and any other class that
/// conforms to this protocol.
///
///     final class Totals: NSObject, NibMakeable {
///         var label: UILabel!
///         static var outlets: [Outlet] { [Outlet("label", \Totals.label)] }
///     }
///
/// Differs from UIKit: Swift on Linux cannot look up properties or methods by name, nor add them to every class, so a
/// class that is not a responder must declare its conformance.
@MainActor public protocol NibObject: SelectorListing, OutletListing {
    /// Called once for each object of a storyboard or nib, after its outlets and actions are connected and its
    /// attributes set. The order in which objects are called is undefined (facts/nib-loading).
    func awakeFromNib()
}

extension NibObject {
    public static var outlets: [Outlet] { [] }
    public static var selectors: [Selector] { [] }
    public func awakeFromNib() {}
}

extension OpenObject: NibObject {}

/// An object that storyboards and nibs create by class name: a gesture recognizer, a constraint, or an object of any class
/// that is neither a responder nor a bar item. Responders and bar items are created with `init(coder:)`.
///
/// Differs from UIKit: Swift on Linux can create an instance of a class known only at run time through a required
/// initializer alone. A final class that inherits its initializers has one.
@MainActor public protocol NibMakeable: NibObject {
    init()
}
