/// A view that people find by more names than its accessibility label and identifier: by its text, or by those of the item that it
/// shows.
@MainActor package protocol NamedOnScreen: UIView {
    var namesOnScreen: [String] { get }
    var identifierOnScreen: String? { get }
    var roleOnScreen: RoleOnScreen? { get }
}

/// What a view of the system is there for.
package enum RoleOnScreen: Sendable {
    /// The back button of a navigation bar.
    case back
    /// An entry of an alert, an action sheet or a menu.
    case choice
}

extension NamedOnScreen {
    package var namesOnScreen: [String] { [] }
    package var identifierOnScreen: String? { accessibilityIdentifier }
    package var roleOnScreen: RoleOnScreen? { nil }
}
