/// A browser inside an application.
///
/// Differs from SafariServices: a screen with its name is shown, which is reported as unsupported. Its options are
/// stored without effect.
@MainActor @preconcurrency open class SFSafariViewController: UIViewController {
    public enum DismissButtonStyle: Int, Sendable {
        case done, close, cancel
    }

    /// Stored without effect.
    @MainActor @preconcurrency open class Configuration: NSObject {
        open var entersReaderIfAvailable = false
        open var barCollapsingEnabled = true
    }

    open weak var delegate: (any SFSafariViewControllerDelegate)?
    open var preferredBarTintColor: UIColor?
    open var preferredControlTintColor: UIColor?
    open var dismissButtonStyle = DismissButtonStyle.done
    public let configuration: Configuration
    private let url: URL

    public init(url URL: URL, configuration: Configuration) {
        url = URL
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    public convenience init(url URL: URL) {
        self.init(url: URL, configuration: Configuration())
    }

    public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
        let configuration = Configuration()
        configuration.entersReaderIfAvailable = entersReaderIfAvailable
        self.init(url: URL, configuration: configuration)
    }

    public required init?(coder: NSCoder) { nil }

    open override func loadView() {
        view = ShellView("SFSafariViewController", title: url.absoluteString) { [weak self] in self?.finish() }
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        delegate?.safariViewController(self, didCompleteInitialLoad: true)
    }

    private func finish() {
        dismiss(animated: true)
        delegate?.safariViewControllerDidFinish(self)
    }
}

@MainActor @preconcurrency public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
    /// Never called.
    func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL)
}

extension SFSafariViewControllerDelegate {
    public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    public func safariViewController(
        _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
    ) {}
    public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) {}
}
