internal import QuartzCore

/// A controller that lets the user choose a font.
///
/// Differs from UIKit: there are no fonts to choose, which is reported as unsupported; the controller can be presented
/// and canceled.
@MainActor @preconcurrency open class UIFontPickerViewController: UIViewController {
    @MainActor @preconcurrency open class Configuration: NSObject {
        /// Stored without effect: there are no fonts to choose.
        open var includeFaces = false
        /// Stored without effect: there are no fonts to choose.
        open var displayUsingSystemFont = false
        /// Stored without effect: there are no fonts to choose.
        open var filteredLanguagesPredicate: NSPredicate?

        public override init() {
            super.init()
        }
    }

    public let configuration: Configuration
    open weak var delegate: (any UIFontPickerViewControllerDelegate)?
    /// Stored without effect: there are no fonts to choose.
    open var selectedFontDescriptor: UIFontDescriptor?

    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
    }

    public convenience init() { self.init(configuration: Configuration()) }

    public required init?(coder: NSCoder) {
        configuration = Configuration()
        super.init(coder: coder)
    }

    open override func loadView() {
        view = ShellView("UIFontPickerViewController", title: "Fonts") { [weak self] in self?.cancel() }
    }

    private func cancel() {
        dismiss(animated: true)
        delegate?.fontPickerViewControllerDidCancel(self)
    }
}

/// Receives the chosen font.
@MainActor @preconcurrency public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
    /// Never called: there are no fonts to choose.
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
    public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
    public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}
