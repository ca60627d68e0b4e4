package import FrameStoryboards
internal import QuartzCore

/// A UIKit class in storyboards, nibs, and scene files: its elements, their attributes, and its key in scene files.
///
///     extension ElementRow {
///         static let progressView = ElementRow(
///             UIProgressView.self, "progressView",
///             attributes: [.number("progress") { $0.progress = Float($1) }])
///     }
///
/// A row is declared next to its class and is listed in ``ElementTable``, which finds the class of an element, the
/// known elements and attributes, and the class whose initializer fills in an object.
package struct ElementRow: Sendable {
    /// The names of the class's elements; empty for an abstract class or one that files cannot create.
    package let elements: [String]
    package let role: InterfaceObject.Role
    /// Whether the system decides on the size of the controls in its objects: bars, and controls made of controls.
    package let isPartOfSystem: Bool
    package let type: NSObject.Type
    /// Whether a class is this one or inherits from it.
    package let isAbove: @Sendable (AnyClass) -> Bool
    /// The names of the attributes that are read, with the forms of their values.
    package let forms: [(name: String, form: AttributeForm)]
    /// Sets the attributes of a description in an object of the class.
    package let apply: @MainActor @Sendable (NSObject, InterfaceObject, any ElementContext) -> Void
    /// Creates an object of exactly this class, for classes that `init(coder:)` does not create.
    package let instance: (@MainActor @Sendable (InterfaceObject) -> NSObject)?
    /// Adds a view from the list `subviews`; `nil` leaves it to a superclass's row.
    package let addSubview: (@MainActor @Sendable (_ object: NSObject, _ subview: UIView) -> Void)?
    /// The layout guides of the class, by their keys in files.
    package let guides: [String: @MainActor @Sendable (NSObject) -> UILayoutGuide?]
    /// Passes a container the controllers of its relationships; `nil` for a class without relationships.
    package let setChildren:
        (@MainActor @Sendable (NSObject, _ children: (_ relationship: String) -> [UIViewController]) -> Void)?
    /// The properties that outlets, runtime attributes, and key-value coding find by name, under their Objective-C and
    /// Swift names.
    package let outlets: @MainActor @Sendable () -> [Outlet]
    /// The key in scene files; `nil` for a class that scene files cannot create.
    package let content: ElementContent?

    /// - Parameters:
    ///   - attributes: The attributes in the order in which they are set, after the attributes of superclasses.
    ///   - instance: Creates the object before its attributes are set; `nil` if `init(coder:)` creates it.
    package init<Class: NSObject>(
        _ type: Class.Type, _ elements: String..., role: InterfaceObject.Role = .view,
        isPartOfSystem: Bool = false,
        attributes: [ElementAttribute<Class>] = [], content: ElementContent? = nil,
        instance: (@MainActor @Sendable (InterfaceObject) -> Class)? = nil,
        addSubview: (@MainActor @Sendable (Class, UIView) -> Void)? = nil,
        guides: [String: @MainActor @Sendable (Class) -> UILayoutGuide] = [:],
        setChildren: (@MainActor @Sendable (Class, (_ relationship: String) -> [UIViewController]) -> Void)? = nil,
        outlets: @escaping @MainActor @Sendable () -> [Outlet] = { [] }
    ) {
        self.elements = elements
        self.role = role
        self.isPartOfSystem = isPartOfSystem
        self.type = type
        self.instance = instance
        self.outlets = outlets
        self.content = content
        isAbove = { $0 is Class.Type }
        forms = attributes.flatMap(\.forms)
        apply = { object, description, context in
            guard var object = object as? Class else { return }
            for attribute in attributes { attribute.apply(&object, description, context) }
        }
        if let addSubview {
            self.addSubview = { object, subview in
                if let object = object as? Class { addSubview(object, subview) }
            }
        } else {
            self.addSubview = nil
        }
        self.guides = guides.mapValues { guide in
            { object in if let object = object as? Class { guide(object) } else { nil } }
        }
        if let setChildren {
            self.setChildren = { object, children in
                if let object = object as? Class { setChildren(object, children) }
            }
        } else {
            self.setChildren = nil
        }
    }
}
