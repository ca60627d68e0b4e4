/// The name of an attribute or value of objects, with the type that it is read as.
///
///     extension AttributeKey<Bool> {
///         static let isHidden = AttributeKey("hidden")
///     }
///     if object[.isHidden] == true { … }
public struct AttributeKey<Value: AttributeValue>: Hashable, Sendable {
    /// As written in files.
    public let name: String

    public init(_ name: String) { self.name = name }
}

extension InterfaceObject {
    /// `nil` if the file does not give the value.
    public subscript<Value>(key: AttributeKey<Value>) -> Value? { Value.value(named: key.name, of: self) }
}

// The attributes of objects of any class.
extension AttributeKey<String> {
    public static let identifier = AttributeKey("identifier")
    /// `IBFilesOwner` or `IBFirstResponder`, of a placeholder.
    public static let placeholderIdentifier = AttributeKey("placeholderIdentifier")
    /// The identifier of the scene that a placeholder represents.
    public static let referencedIdentifier = AttributeKey("referencedIdentifier")
    /// `viewController` for the controller of a scene.
    public static let sceneMemberID = AttributeKey("sceneMemberID")
    public static let storyboardIdentifier = AttributeKey("storyboardIdentifier")
    /// The storyboard whose scene a placeholder represents.
    public static let storyboardName = AttributeKey("storyboardName")
    public static let title = AttributeKey("title")
    /// `top` or `bottom`, of the layout guides of a controller.
    public static let type = AttributeKey("type")
}
