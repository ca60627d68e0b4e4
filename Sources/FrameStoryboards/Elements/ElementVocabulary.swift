/// The elements of objects, and those of their attributes whose text is checked. The module that makes objects supplies it, so that a
/// class states its element and attributes in one place, beside itself.
public struct ElementVocabulary: Equatable, Sendable {
    /// By the names of elements. Any other element is reported as a warning.
    public let roles: [String: InterfaceObject.Role]
    /// By the names of attributes. The text of any other attribute is not checked.
    public let forms: [String: AttributeForm]

    public init(roles: [String: InterfaceObject.Role], forms: [String: AttributeForm]) {
        self.roles = roles
        self.forms = forms
    }
}
