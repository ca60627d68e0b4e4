/// What an assistive technology says of the elements in a container. Raw values match the public header.
public enum UIAccessibilityContainerType: Int, Sendable {
    case none, dataTable, list, landmark, semanticGroup
}
