public import FrameProperties
internal import QuartzCore

/// An alert with buttons that are told apart by their indexes, from iOS 2 to 8.
///
/// It is shown in a window of its own above the others. The delegate's methods are called as for ``UIAlertController``'s
/// alerts, which it shows.
///
/// Differs from UIKit: it has no size and no superview, because it only stands for the alert.
@MainActor @preconcurrency open class UIAlertView: UIView {
    open weak var delegate: AnyObject?
    open var title: String?
    open var message: String?
    /// The fields of the alert. Set it before the fields are used.
    @Observed open var alertViewStyle = UIAlertViewStyle.default { didSet { prompt = nil } }
    private var buttons = PromptButtons()
    private var prompt: Prompt?
    private var alertWindow: UIWindow?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience init(
        title: String?, message: String?, delegate: AnyObject?, cancelButtonTitle: String?
    ) {
        self.init(frame: .zero)
        self.title = title
        self.message = message
        self.delegate = delegate
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
    }

    public convenience init(
        title: String?, message: String?, delegate: AnyObject?, cancelButtonTitle: String?,
        otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
    ) {
        self.init(title: title, message: message, delegate: delegate, cancelButtonTitle: cancelButtonTitle)
        for title in [firstButtonTitle] + moreButtonTitles { addButton(withTitle: title) }
    }

    // MARK: Buttons

    @discardableResult open func addButton(withTitle title: String?) -> Int { buttons.add(title) }
    open func buttonTitle(at buttonIndex: Int) -> String? { buttons.title(at: buttonIndex) }
    open var numberOfButtons: Int { buttons.titles.count }
    open var firstOtherButtonIndex: Int { buttons.firstOther }

    /// The index of the button that leaves everything unchanged; -1 for none.
    open var cancelButtonIndex: Int {
        get { buttons.cancel }
        set { buttons.cancel = newValue }
    }

    // MARK: Fields

    /// A field of the alert's style; `nil` if it has none with this index.
    open func textField(at textFieldIndex: Int) -> UITextField? {
        let fields = preparedPrompt.controller.textFields ?? []
        return fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil
    }

    private var preparedPrompt: Prompt {
        if let prompt { return prompt }
        let prompt = Prompt(.alert)
        for field in alertViewStyle.fields {
            prompt.controller.addTextField {
                $0.placeholder = field.placeholder
                $0.isSecureTextEntry = field.isSecure
            }
        }
        self.prompt = prompt
        return prompt
    }

    // MARK: Showing

    open var isVisible: Bool { alertWindow != nil }

    open func show() {
        guard !isVisible else { return }
        let prompt = preparedPrompt
        prompt.controller.title = title
        prompt.controller.message = message
        prompt.add(buttons)
        let window = UIWindow(frame: stage.applicationState.mainScreen.bounds)
        window.windowLevel = .alert
        let root = UIViewController()
        window.rootViewController = root
        window.isHidden = false
        alertWindow = window
        enableFirstOther(prompt)
        prompt.show(from: root, animated: true, onStep: perform)
    }

    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        prompt?.dismiss(at: buttonIndex, animated: animated)
    }

    private func perform(_ step: Prompt.Step) {
        let delegate = delegate as? any UIAlertViewDelegate
        switch step {
        case .willPresent: delegate?.willPresent(self)
        case .didPresent: delegate?.didPresent(self)
        case .clicked(let index): delegate?.alertView(self, clickedButtonAt: index)
        case .willDismiss(let index): delegate?.alertView(self, willDismissWithButtonIndex: index)
        case .didDismiss(let index):
            alertWindow?.isHidden = true
            alertWindow = nil
            prompt = nil
            delegate?.alertView(self, didDismissWithButtonIndex: index)
        }
    }

    /// Asks the delegate now and after each change of a text whether the first other button can be chosen.
    private func enableFirstOther(_ prompt: Prompt) {
        let actions = prompt.controller.actions
        guard actions.indices.contains(firstOtherButtonIndex) else { return }
        let action = actions[firstOtherButtonIndex]
        let update = { [unowned self] in
            guard let delegate = delegate as? any UIAlertViewDelegate else { return }
            action.isEnabled = delegate.alertViewShouldEnableFirstOtherButton(self)
        }
        update()
        for field in prompt.controller.textFields ?? [] {
            field.addAction(UIAction { _ in update() }, for: .editingChanged)
        }
    }
}

/// The fields of an alert. Raw values match the public header.
public enum UIAlertViewStyle: Int, Sendable {
    case `default`, secureTextInput, plainTextInput, loginAndPasswordInput

    fileprivate var fields: [(placeholder: String?, isSecure: Bool)] {
        switch self {
        case .default: []
        case .secureTextInput: [(nil, true)]
        case .plainTextInput: [(nil, false)]
        case .loginAndPasswordInput: [("Login", false), ("Password", true)]
        }
    }
}

@MainActor @preconcurrency public protocol UIAlertViewDelegate: NSObjectProtocol {
    /// Called before the alert is dismissed.
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
    /// Called when the system closes the alert, which does not happen here.
    func alertViewCancel(_ alertView: UIAlertView)
    func willPresent(_ alertView: UIAlertView)
    func didPresent(_ alertView: UIAlertView)
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
    /// Whether the first button other than the cancel button can be chosen. Called when a text changes.
    func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool
}

extension UIAlertViewDelegate {
    public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
    public func alertViewCancel(_ alertView: UIAlertView) {}
    public func willPresent(_ alertView: UIAlertView) {}
    public func didPresent(_ alertView: UIAlertView) {}
    public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
    public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
    public func alertViewShouldEnableFirstOtherButton(_ alertView: UIAlertView) -> Bool { true }
}
