public enum MessageComposeResult: Int, Sendable {
    case cancelled, sent, failed
}

/// A composer of messages.
///
/// Differs from MessageUI: a screen with its name is shown, which is reported as unsupported, and messages cannot be
/// sent. Their parts are stored without effect.
@MainActor @preconcurrency open class MFMessageComposeViewController: UINavigationController {
    open class func canSendText() -> Bool { false }
    open class func canSendSubject() -> Bool { false }
    open class func canSendAttachments() -> Bool { false }
    open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }

    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    open var recipients: [String]?
    open var body: String?

    open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool { false }
    open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool { false }
    open func disableUserAttachments() {}

    open override func viewDidLoad() {
        super.viewDidLoad()
        let shell = UIViewController()
        shell.view = ShellView("MFMessageComposeViewController", title: "New Message") { [weak self] in self?.cancel() }
        setNavigationBarHidden(true, animated: false)
        viewControllers = [shell]
    }

    private func cancel() {
        guard let delegate = messageComposeDelegate else { return dismiss(animated: true) }
        delegate.messageComposeViewController(self, didFinishWith: .cancelled)
    }
}

@MainActor @preconcurrency public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
