public import FrameJSON

/// An object of a storyboard or nib: a controller, a view, a recognizer, a bar item or a part of one.
public struct InterfaceObject: Equatable, Sendable {
    /// The kind of an object, which determines what may contain it.
    public enum Role: Equatable, Sendable {
        case controller, view, recognizer, guide
        /// Represents an existing object, such as the owner of a nib, or a scene of another storyboard.
        case placeholder
        /// The destination of the unwind segues of a scene.
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
    /// The name of the property in the containing object: `view`, `navigationItem`.
    public let key: String?
    public let place: TextPosition
    public let customClass: CustomClass?
    /// As written, apart from the id, the key and the class. Flags and numbers of the vocabulary are valid.
    public internal(set) var attributes: [String: String]
    /// By key.
    public internal(set) var values: [String: InterfaceValue] = [:]
    /// Lists by name, such as `subviews` and `gestureRecognizers`; objects with a key of their own are in the list with the empty name.
    public internal(set) var lists: [String: [InterfaceObject]] = [:]
    public internal(set) var constraints: [InterfaceConstraint] = []
    public internal(set) var outlets: [InterfaceOutlet] = []
    public internal(set) var actions: [InterfaceAction] = []
    public internal(set) var segues: [InterfaceSegue] = []
    public internal(set) var runtimeAttributes: [RuntimeAttribute] = []
    public internal(set) var variations: [InterfaceVariation] = []

    /// The objects in the list with this name.
    public func list(_ name: String) -> [InterfaceObject] { lists[name] ?? [] }

    /// The identifier of a controller in its storyboard, or its object id where that is missing or empty.
    public var nameInStoryboard: String { self[.storyboardIdentifier].flatMap { $0.isEmpty ? nil : $0 } ?? id }

    /// The object directly in the element with this key.
    public func object(_ key: String) -> InterfaceObject? { list("").first { $0.key == key } }

    /// In file order, those of this object and of its contents.
    public var allSegues: [InterfaceSegue] {
        var segues: [InterfaceSegue] = []
        visit { segues += $0.segues }
        return segues
    }

    /// This object and its contents, by list names in alphabetical order, each list in file order.
    public var all: [InterfaceObject] {
        var objects: [InterfaceObject] = []
        visit { objects.append($0) }
        return objects
    }

    private func visit(_ body: (InterfaceObject) -> Void) {
        body(self)
        for name in lists.keys.sorted() { for object in list(name) { object.visit(body) } }
    }
}

/// The class of an object, where it differs from the class of its element.
public struct CustomClass: Equatable, Hashable, Sendable, CustomStringConvertible {
    public let name: String
    /// `nil` for a class without a module.
    public let module: String?
    /// Whether the module is that of the application, whatever its name.
    public let isOfTarget: Bool

    public init(name: String, module: String?, isOfTarget: Bool = false) {
        self.name = name
        self.module = module
        self.isOfTarget = isOfTarget
    }

    public var description: String { module.map { "\($0).\(name)" } ?? name }
}
