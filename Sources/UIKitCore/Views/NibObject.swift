/// An object that storyboards and nibs connect by names: every responder, and objects of classes that conform.
///
///     final class Totals: NSObject, NibMakeable {
///         var label: UILabel!
///         static var outlets: [Outlet] { [Outlet("label", \Totals.label)] }
///     }
///
/// Differs from UIKit: Swift on Linux finds neither properties nor methods by their names, and can add none to every class, so
/// that a class which is no responder says that it is one of these.
@MainActor public protocol NibObject: SelectorListing, OutletListing {
    /// Called once for each object of a storyboard or nib, when its outlets and actions are connected and its attributes set.
    /// The order of objects is not defined (facts/nib-loading).
    func awakeFromNib()
}

extension NibObject {
    public static var outlets: [Outlet] { [] }
    public static var selectors: [Selector] { [] }
    public func awakeFromNib() {}
}

extension OpenObject: NibObject {}

/// An object that storyboards and nibs make by the name of its class: a gesture recognizer, or one of any class that is neither
/// a responder nor an item of a bar. Those are made with `init(coder:)`.
///
/// Differs from UIKit: Swift on Linux makes objects of a class known at run time only with a required initializer. A final class
/// that inherits its initializers has it.
@MainActor public protocol NibMakeable: NibObject {
    init()
}
