/// A view that can be found by names other than its accessibility label and identifier: by its text, or by the names of
/// the item it shows.
@MainActor package protocol NamedOnScreen: UIView {
    var namesOnScreen: [String] { get }
    var identifierOnScreen: String? { get }
    var roleOnScreen: RoleOnScreen? { get }
}

/// The purpose of a system view.
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
