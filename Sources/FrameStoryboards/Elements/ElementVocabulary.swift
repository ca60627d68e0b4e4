/// The elements of objects, and the attributes whose text is checked. The module that makes objects supplies it, so
/// that a class states its element and attributes in one place, next to its code.
public struct ElementVocabulary: Equatable, Sendable {
    /// Roles by element name. Any other element is reported as a warning.
    public let roles: [String: InterfaceObject.Role]
    /// Forms by attribute name. The text of any other attribute is not checked.
    public let forms: [String: AttributeForm]

    public init(roles: [String: InterfaceObject.Role], forms: [String: AttributeForm]) {
        self.roles = roles
        self.forms = forms
    }
}
