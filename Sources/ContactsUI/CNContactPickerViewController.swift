/// A picker of contacts.
///
/// Differs from ContactsUI: a screen with its name is shown, which is reported as unsupported; it can be presented and
/// canceled. Options are stored without effect.
@MainActor @preconcurrency open class CNContactPickerViewController: UIViewController {
    open weak var delegate: (any CNContactPickerDelegate)?
    open var displayedPropertyKeys: [String]?
    open var predicateForEnablingContact: NSPredicate?
    open var predicateForSelectionOfContact: NSPredicate?
    open var predicateForSelectionOfProperty: NSPredicate?

    open override func loadView() {
        view = ShellView("CNContactPickerViewController", title: "Contacts") { [weak self] in self?.cancel() }
    }

    private func cancel() {
        dismiss(animated: true)
        delegate?.contactPickerDidCancel(self)
    }
}

/// A property of a contact that the user has chosen.
open class CNContactProperty: NSObject {
    public let contact = CNContact()
    open var key: String { "" }
    open var value: Any? { nil }
}

@MainActor @preconcurrency public protocol CNContactPickerDelegate: NSObjectProtocol {
    func contactPickerDidCancel(_ picker: CNContactPickerViewController)
    /// Never called.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
    /// Never called.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
    /// Never called.
    func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
}

extension CNContactPickerDelegate {
    public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
    public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
    public func contactPicker(
        _ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty
    ) {}
}
