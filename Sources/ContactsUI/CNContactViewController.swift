/// A page of a contact.
///
/// Differs from ContactsUI: a box with its name is shown, which is reported as unsupported. Options are stored without
/// effect.
@MainActor @preconcurrency open class CNContactViewController: UIViewController {
    public let contact: CNContact
    open weak var delegate: (any CNContactViewControllerDelegate)?
    open var contactStore: CNContactStore?
    open var allowsEditing = true
    open var allowsActions = true
    open var displayedPropertyKeys: [any CNKeyDescriptor] = []
    private let box = StandInView("CNContactViewController")

    public required init(for contact: CNContact) {
        self.contact = contact
        super.init(nibName: nil, bundle: nil)
        title = CNContactFormatter.string(from: contact, style: .fullName)
    }

    public convenience init(forNewContact contact: CNContact?) { self.init(for: contact ?? CNContact()) }
    public convenience init(forUnknownContact contact: CNContact) { self.init(for: contact) }

    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(box)
        stage.diagnostics.reportUnsupported("CNContactViewController", instead: "a box with its name is shown")
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        box.frame = view.bounds
    }
}

@MainActor @preconcurrency public protocol CNContactViewControllerDelegate: NSObjectProtocol {
    /// Never called.
    func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?)
}

extension CNContactViewControllerDelegate {
    public func contactViewController(_ viewController: CNContactViewController, didCompleteWith contact: CNContact?) {}
}
