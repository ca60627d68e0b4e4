public import FrameJSON

/// An object of a storyboard or nib: a controller, a view, a recognizer, a bar item or a part of one.
public struct InterfaceObject: Equatable, Sendable {
    /// What an object is, as far as it decides where it may stand.
    public enum Role: Equatable, Sendable {
        case controller, view, recognizer, guide
        /// Stands for an object that is there already, such as the owner of a nib, or for a scene of another storyboard.
        case placeholder
        /// Of a scene, to which segues lead that unwind.
        case exit
        /// Anything else with an id: bar items, table sections, layouts, objects of classes of the application.
        case object
        /// A value with more than one part, such as the title of a button in one state.
        case part
    }

    /// The name of the element: `viewController`, `stackView`.
    public let element: String
    public let role: Role
    /// Empty for parts without one.
    public let id: String
    /// What it is to the object around it: `view`, `navigationItem`.
    public let key: String?
    public let place: TextPosition
    public let customClass: CustomClass?
    /// As written, apart from those with a place of their own. Flags and numbers were checked.
    public internal(set) var attributes: [String: String]
    /// By key.
    public internal(set) var values: [String: InterfaceValue] = [:]
    /// Lists by name, such as `subviews` and `gestureRecognizers`; what has a key of its own stands under the empty name.
    public internal(set) var lists: [String: [InterfaceObject]] = [:]
    public internal(set) var constraints: [InterfaceConstraint] = []
    public internal(set) var outlets: [InterfaceOutlet] = []
    public internal(set) var actions: [InterfaceAction] = []
    public internal(set) var segues: [InterfaceSegue] = []
    public internal(set) var runtimeAttributes: [RuntimeAttribute] = []
    public internal(set) var variations: [InterfaceVariation] = []

    /// The objects in the list with this name.
    public func list(_ name: String) -> [InterfaceObject] { lists[name] ?? [] }

    /// What stands directly in the element under `key`.
    public func object(_ key: String) -> InterfaceObject? { list("").first { $0.key == key } }

    /// In file order, this object's and those of what is in it.
    public var allSegues: [InterfaceSegue] { all.flatMap(\.segues) }

    /// This object and all that is in it, by list names in alphabetical order, each list in file order.
    public var all: [InterfaceObject] {
        [self] + lists.keys.sorted().flatMap { list($0).flatMap(\.all) }
    }
}

/// The class of an object, if it is not the one of its element.
public struct CustomClass: Equatable, Hashable, Sendable, CustomStringConvertible {
    public let name: String
    /// `nil` for classes that are known by their bare name.
    public let module: String?
    /// Whether the module is that of the application, whatever it is called.
    public let isOfTarget: Bool

    public init(name: String, module: String?, isOfTarget: Bool = false) {
        self.name = name
        self.module = module
        self.isOfTarget = isOfTarget
    }

    public var description: String { module.map { "\($0).\(name)" } ?? name }
}
