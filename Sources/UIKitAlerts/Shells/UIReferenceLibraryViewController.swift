internal import QuartzCore

/// A controller that shows the definition of a word.
///
/// Differs from UIKit: there is no dictionary, which is reported as unsupported; the controller can be presented and
/// canceled.
@MainActor @preconcurrency open class UIReferenceLibraryViewController: UIViewController {
    private let term: String

    public init(term: String) {
        self.term = term
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        term = ""
        super.init(coder: coder)
    }

    open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }

    open override func loadView() {
        view = ShellView("UIReferenceLibraryViewController", title: term) { [weak self] in
            self?.dismiss(animated: true)
        }
    }
}
