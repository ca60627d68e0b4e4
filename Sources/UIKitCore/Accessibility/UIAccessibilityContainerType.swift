/// The kind of a container, which an assistive technology announces with its elements. Raw values match the public header.
public enum UIAccessibilityContainerType: Int, Sendable {
    case none, dataTable, list, landmark, semanticGroup
}
