/// How a person moves through the elements of an object. Raw values match the public header.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
    case automatic, separate, combined
}
