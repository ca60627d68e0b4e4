public enum MFMailComposeResult: Int, Sendable {
    case cancelled, saved, sent, failed
}

/// An error of a composer. None occurs.
public struct MFMailComposeError: Error, Equatable, Sendable {
    public enum Code: Int, Sendable {
        case saveFailed, sendFailed
    }

    public let code: Code

    public init(_ code: Code) {
        self.code = code
    }
}

/// A composer of mail.
///
/// Differs from MessageUI: a screen with its name is shown, which is reported as unsupported, and mail cannot be sent.
@MainActor @preconcurrency open class MFMailComposeViewController: UINavigationController {
    open class func canSendMail() -> Bool { false }

    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
    private var topic = ""

    open func setSubject(_ subject: String) { topic = subject }
    open func setToRecipients(_ toRecipients: [String]?) {}
    open func setCcRecipients(_ ccRecipients: [String]?) {}
    open func setBccRecipients(_ bccRecipients: [String]?) {}
    open func setMessageBody(_ body: String, isHTML: Bool) {}
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
    open func setPreferredSendingEmailAddress(_ emailAddress: String) {}

    open override func viewDidLoad() {
        super.viewDidLoad()
        let shell = UIViewController()
        shell.view = ShellView("MFMailComposeViewController", title: topic.isEmpty ? "New Message" : topic) {
            [weak self] in self?.cancel()
        }
        setNavigationBarHidden(true, animated: false)
        viewControllers = [shell]
    }

    private func cancel() {
        guard let delegate = mailComposeDelegate else { return dismiss(animated: true) }
        delegate.mailComposeController(self, didFinishWith: .cancelled, error: nil)
    }
}

@MainActor @preconcurrency public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {
        controller.dismiss(animated: true)
    }
}
