internal import QuartzCore

/// A controller that previews a document and shows menus of other applications that can handle it.
///
/// Differs from UIKit: there are no other applications; a request is reported as unsupported, and shows nothing.
@MainActor @preconcurrency open class UIDocumentInteractionController: NSObject {
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
    /// Stored without effect: nothing is shown.
    open var url: URL?
    /// Stored without effect: nothing is shown.
    open var uti: String?
    /// Stored without effect: nothing is shown.
    open var name: String?
    /// Stored without effect: nothing is shown.
    open var annotation: Any?

    public convenience init(url: URL) {
        self.init()
        self.url = url
        name = url.lastPathComponent
    }

    @discardableResult open func presentPreview(animated: Bool) -> Bool { report("presentPreview(animated:)") }

    @discardableResult open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        report("presentOptionsMenu(from:in:animated:)")
    }

    @discardableResult open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        report("presentOpenInMenu(from:in:animated:)")
    }

    @discardableResult open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        report("presentOptionsMenu(from:animated:)")
    }

    open func dismissPreview(animated: Bool) {}
    open func dismissMenu(animated: Bool) {}

    private func report(_ member: String) -> Bool {
        // Entry point: a document interaction controller has no view, and so no window to ask for its stage.
        Stage.current.diagnostics.reportUnsupported(
            "UIDocumentInteractionController.\(member)", instead: "nothing is shown")
        return false
    }
}

/// The delegate of a document interaction controller, which is never called.
@MainActor @preconcurrency public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {}
