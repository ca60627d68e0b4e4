package import FrameStoryboards
internal import QuartzCore

/// A class of UIKit in storyboards, nibs and scene files: its elements, their attributes, and its key in scene files.
///
///     extension ElementRow {
///         static let progressView = ElementRow(
///             UIProgressView.self, "progressView",
///             attributes: [.number("progress") { $0.progress = Float($1) }])
///     }
///
/// A row is declared beside its class and is listed in ``ElementTable``, which finds the class of an element, the elements and
/// attributes that are known, and the class whose initializer fills an object.
package struct ElementRow: Sendable {
    /// None for an abstract class, or one that files do not make.
    package let elements: [String]
    package let role: InterfaceObject.Role
    package let type: NSObject.Type
    /// Whether a class is this one or inherits from it.
    package let isAbove: @Sendable (AnyClass) -> Bool
    /// The names of the attributes that are read, with the forms of their text.
    package let forms: [(name: String, form: AttributeForm)]
    /// Sets the attributes that a description has in an object of the class.
    package let apply: @MainActor @Sendable (NSObject, InterfaceObject, any ElementContext) -> Void
    /// An object of exactly this class, for classes that `init(coder:)` does not make.
    package let instance: (@MainActor @Sendable (InterfaceObject) -> NSObject)?
    /// Adds a view of the list `subviews`; `nil` to leave it to a class above.
    package let addSubview: (@MainActor @Sendable (_ object: NSObject, _ subview: UIView) -> Void)?
    /// The layout guides that the class has, by their keys in files.
    package let guides: [String: @MainActor @Sendable (NSObject) -> UILayoutGuide?]
    /// Gives a container the controllers that relationships lead to; `nil` for a class that has none.
    package let setChildren:
        (@MainActor @Sendable (NSObject, _ children: (_ relationship: String) -> [UIViewController]) -> Void)?
    /// The properties that outlets, runtime attributes and key-value coding find by name, under Objective-C's names and Swift's.
    package let outlets: @MainActor @Sendable () -> [Outlet]
    /// The key in scene files; `nil` for a class that they do not make.
    package let content: ElementContent?

    /// - Parameters:
    ///   - attributes: In the order in which they are set, after those of the classes above.
    ///   - instance: The object before its attributes are set; `nil` if `init(coder:)` makes it.
    package init<Class: NSObject>(
        _ type: Class.Type, _ elements: String..., role: InterfaceObject.Role = .view,
        attributes: [ElementAttribute<Class>] = [], content: ElementContent? = nil,
        instance: (@MainActor @Sendable (InterfaceObject) -> Class)? = nil,
        addSubview: (@MainActor @Sendable (Class, UIView) -> Void)? = nil,
        guides: [String: @MainActor @Sendable (Class) -> UILayoutGuide] = [:],
        setChildren: (@MainActor @Sendable (Class, (_ relationship: String) -> [UIViewController]) -> Void)? = nil,
        outlets: @escaping @MainActor @Sendable () -> [Outlet] = { [] }
    ) {
        self.elements = elements
        self.role = role
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
