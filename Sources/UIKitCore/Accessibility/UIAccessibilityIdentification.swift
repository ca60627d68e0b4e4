internal import QuartzCore

/// An object that tests find by a name.
@MainActor @preconcurrency public protocol UIAccessibilityIdentification: NSObjectProtocol {
    var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIBarItem: UIAccessibilityIdentification {}
extension UIAccessibilityElement: UIAccessibilityIdentification {}
extension UIMenuElement: UIAccessibilityIdentification {
    /// Read by applications: rows of menus are found by their titles.
    // Not overridable: it stands in an extension, beside those of the other classes.
    public var accessibilityIdentifier: String? {
        get { HeldIdentifier.of(self).text }
        set { HeldIdentifier.of(self).text = newValue }
    }
}
extension UIImage: UIAccessibilityIdentification {
    /// Read by applications: images are found by the views that show them.
    // Not overridable: the class has no state of its own that is isolated to the main actor.
    @MainActor @preconcurrency public var accessibilityIdentifier: String? {
        get { HeldIdentifier.of(self).text }
        set { HeldIdentifier.of(self).text = newValue }
    }
}

@MainActor private final class HeldIdentifier {
    private static let key = AssociationKey()
    var text: String?

    static func of(_ object: AnyObject) -> HeldIdentifier { key.value(of: object) { HeldIdentifier() } }
}
