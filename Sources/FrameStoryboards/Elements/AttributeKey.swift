/// The name of an attribute or value of objects, with the type it is read as.
///
///     extension AttributeKey<Bool> {
///         static let isHidden = AttributeKey("hidden")
///     }
///     if object[.isHidden] == true { … }
public struct AttributeKey<Value: AttributeValue>: Hashable, Sendable {
    /// Name as written in files.
    public let name: String

    public init(_ name: String) { self.name = name }
}

extension InterfaceObject {
    /// The value for the key; `nil` if the file does not give it.
    public subscript<Value>(key: AttributeKey<Value>) -> Value? { Value.value(named: key.name, of: self) }
}

// The attributes of objects of any class.
extension AttributeKey<String> {
    public static let identifier = AttributeKey("identifier")
    /// Kind of a placeholder: `IBFilesOwner` or `IBFirstResponder`.
    public static let placeholderIdentifier = AttributeKey("placeholderIdentifier")
    /// Identifier of the scene that a placeholder represents.
    public static let referencedIdentifier = AttributeKey("referencedIdentifier")
    /// Role in a scene; `viewController` for its controller.
    public static let sceneMemberID = AttributeKey("sceneMemberID")
    public static let storyboardIdentifier = AttributeKey("storyboardIdentifier")
    /// Storyboard that contains the scene represented by a placeholder.
    public static let storyboardName = AttributeKey("storyboardName")
    public static let title = AttributeKey("title")
    /// Kind of a controller's layout guide: `top` or `bottom`.
    public static let type = AttributeKey("type")
}
