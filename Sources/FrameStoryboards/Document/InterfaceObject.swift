public import FrameJSON

/// An object of a storyboard or nib: a controller, a view, a recognizer, a bar item or a part of one.
public struct InterfaceObject: Equatable, Sendable {
    /// The role of an object, which determines where it may be contained.
    public enum Role: Equatable, Sendable {
        case controller, view, recognizer, guide
        /// A stand-in for an existing object, such as the owner of a nib, or a scene of another storyboard.
        case placeholder
        /// The destination of the unwind segues of a scene.
        case exit
        /// Any other object with an ID, such as a bar item, table section, layout or instance of an application's
        /// class.
        case object
        /// A value with more than one part, such as the title of a button in one state.
        case part
    }

    /// Name of the element, such as `viewController` or `stackView`.
    public let element: String
    public let role: Role
    /// Object ID; empty for parts without one.
    public let id: String
    /// Name of the property in the containing object, such as `view` or `navigationItem`.
    public let key: String?
    public let place: TextPosition
    public let customClass: CustomClass?
    /// Attributes as written, apart from the ID, the key and the class. Flags and numbers in the vocabulary are valid.
    public internal(set) var attributes: [String: String]
    /// Values by key.
    public internal(set) var values: [String: InterfaceValue] = [:]
    /// Lists by name, such as `subviews` and `gestureRecognizers`. Objects with their own key are in the list with an
    /// empty name.
    public internal(set) var lists: [String: [InterfaceObject]] = [:]
    public internal(set) var constraints: [InterfaceConstraint] = []
    public internal(set) var outlets: [InterfaceOutlet] = []
    public internal(set) var actions: [InterfaceAction] = []
    public internal(set) var segues: [InterfaceSegue] = []
    public internal(set) var runtimeAttributes: [RuntimeAttribute] = []
    public internal(set) var variations: [InterfaceVariation] = []

    /// Returns the objects in the list with this name.
    public func list(_ name: String) -> [InterfaceObject] { lists[name] ?? [] }

    /// The identifier of a controller in its storyboard, or its object ID if the identifier is missing or empty.
    public var nameInStoryboard: String { self[.storyboardIdentifier].flatMap { $0.isEmpty ? nil : $0 } ?? id }

    /// Returns the object with this key directly inside the element.
    public func object(_ key: String) -> InterfaceObject? { list("").first { $0.key == key } }

    /// Segues of this object and of its contents, in file order.
    public var allSegues: [InterfaceSegue] {
        var segues: [InterfaceSegue] = []
        visit { segues += $0.segues }
        return segues
    }

    /// This object and its contents. Lists are in alphabetical order by name, and their objects in file order.
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

/// The class of an object, if it differs from the class of its element.
public struct CustomClass: Equatable, Hashable, Sendable, CustomStringConvertible {
    public let name: String
    /// Module; `nil` for a class without one.
    public let module: String?
    /// Whether the module is the application's, regardless of its name.
    public let isOfTarget: Bool

    public init(name: String, module: String?, isOfTarget: Bool = false) {
        self.name = name
        self.module = module
        self.isOfTarget = isOfTarget
    }

    public var description: String { module.map { "\($0).\(name)" } ?? name }
}
