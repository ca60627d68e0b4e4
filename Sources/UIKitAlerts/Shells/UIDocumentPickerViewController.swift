internal import QuartzCore

/// The purpose for which a document picker selects documents.
public enum UIDocumentPickerMode: UInt, Sendable {
    case `import`, open, exportToService, moveToService
}

/// A controller that lets the user choose documents.
///
/// Differs from UIKit: there are no documents to choose, which is reported as unsupported; the controller can be
/// presented and canceled. Document types are given by their identifiers.
@MainActor @preconcurrency open class UIDocumentPickerViewController: UIViewController {
    open weak var delegate: (any UIDocumentPickerDelegate)?
    public let documentPickerMode: UIDocumentPickerMode
    /// Stored without effect: there are no documents.
    open var allowsMultipleSelection = false
    /// Stored without effect: there are no documents.
    open var shouldShowFileExtensions = false
    /// Stored without effect: there are no documents.
    open var directoryURL: URL?

    public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        documentPickerMode = mode
        super.init(nibName: nil, bundle: nil)
    }

    public init(forExporting urls: [URL], asCopy: Bool = false) {
        documentPickerMode = asCopy ? .exportToService : .moveToService
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        documentPickerMode = .open
        super.init(coder: coder)
    }

    open override func loadView() {
        view = ShellView("UIDocumentPickerViewController", title: "Documents") { [weak self] in self?.cancel() }
    }

    private func cancel() {
        dismiss(animated: true)
        delegate?.documentPickerWasCancelled(self)
    }
}

/// Receives the chosen documents.
@MainActor @preconcurrency public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// Never called: there are no documents.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
    /// The variant of iOS 8 to 10, never called.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}
