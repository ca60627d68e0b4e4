internal import QuartzCore

/// Choices with buttons that are told apart by their indexes, from iOS 2 to 8.
///
/// The delegate's methods are called as for ``UIAlertController``'s action sheets, which it shows.
///
/// Differs from UIKit: it has no size and no superview, because it only stands for the sheet.
@MainActor @preconcurrency open class UIActionSheet: UIView {
    open weak var delegate: (any UIActionSheetDelegate)?
    open var title: String?
    /// Stored without effect: sheets follow the interface style.
    open var actionSheetStyle = UIActionSheetStyle.automatic
    private var buttons = PromptButtons()
    private var prompt: Prompt?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
        destructiveButtonTitle: String?
    ) {
        self.init(title, delegate, cancelButtonTitle, destructiveButtonTitle, others: [])
    }

    public convenience init(
        title: String?, delegate: (any UIActionSheetDelegate)?, cancelButtonTitle: String?,
        destructiveButtonTitle: String?, otherButtonTitles firstButtonTitle: String, _ moreButtonTitles: String...
    ) {
        self.init(
            title, delegate, cancelButtonTitle, destructiveButtonTitle, others: [firstButtonTitle] + moreButtonTitles)
    }

    /// The order of the indexes is that of UIKit: the red button, the others, and the cancel button.
    private convenience init(
        _ title: String?, _ delegate: (any UIActionSheetDelegate)?, _ cancel: String?, _ destructive: String?,
        others: [String]
    ) {
        self.init(frame: .zero)
        self.title = title
        self.delegate = delegate
        if let destructive { destructiveButtonIndex = addButton(withTitle: destructive) }
        for title in others { addButton(withTitle: title) }
        if let cancel { cancelButtonIndex = addButton(withTitle: cancel) }
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

    /// The index of the red button; -1 for none.
    open var destructiveButtonIndex: Int {
        get { buttons.destructive }
        set { buttons.destructive = newValue }
    }

    // MARK: Showing

    open var isVisible: Bool { prompt != nil }

    open func show(in view: UIView) { show(in: view, animated: true) { $0.sourceView = view } }
    open func show(from view: UIToolbar) { show(in: view) }
    open func show(from view: UITabBar) { show(in: view) }

    open func show(from rect: CGRect, in view: UIView, animated: Bool) {
        show(in: view, animated: animated) {
            $0.sourceView = view
            $0.sourceRect = rect
        }
    }

    open func show(from item: UIBarButtonItem, animated: Bool) {
        show(in: stage.applicationState.application.keyWindow, animated: animated) { $0.barButtonItem = item }
    }

    private func show(
        in view: UIView?, animated: Bool, pointingFrom place: (UIPopoverPresentationController) -> Void
    ) {
        guard !isVisible, let presenter = view?.window?.rootViewController?.frontmostPresented else { return }
        let prompt = Prompt(.actionSheet)
        prompt.controller.title = title
        prompt.add(buttons)
        if let popover = prompt.controller.popoverPresentationController { place(popover) }
        self.prompt = prompt
        prompt.show(from: presenter, animated: animated, onStep: perform)
    }

    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        prompt?.dismiss(at: buttonIndex, animated: animated)
    }

    private func perform(_ step: Prompt.Step) {
        switch step {
        case .willPresent: delegate?.willPresent(self)
        case .didPresent: delegate?.didPresent(self)
        case .clicked(let index): delegate?.actionSheet(self, clickedButtonAt: index)
        case .willDismiss(let index): delegate?.actionSheet(self, willDismissWithButtonIndex: index)
        case .didDismiss(let index):
            prompt = nil
            delegate?.actionSheet(self, didDismissWithButtonIndex: index)
        }
    }
}

extension UIViewController {
    /// The controller that a further one is presented from: the last of those presented above each other.
    var frontmostPresented: UIViewController {
        guard let presentedViewController, !presentedViewController.isBeingDismissed else { return self }
        return presentedViewController.frontmostPresented
    }
}

/// Raw values match the public header.
public enum UIActionSheetStyle: Int, Sendable {
    case automatic = -1
    case `default` = 0
    case blackTranslucent = 2
    case blackOpaque = 1
}

@MainActor @preconcurrency public protocol UIActionSheetDelegate: NSObjectProtocol {
    /// Called before the sheet is dismissed.
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int)
    /// Called when the system closes the sheet, which does not happen here.
    func actionSheetCancel(_ actionSheet: UIActionSheet)
    func willPresent(_ actionSheet: UIActionSheet)
    func didPresent(_ actionSheet: UIActionSheet)
    func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int)
    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIActionSheetDelegate {
    public func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {}
    public func actionSheetCancel(_ actionSheet: UIActionSheet) {}
    public func willPresent(_ actionSheet: UIActionSheet) {}
    public func didPresent(_ actionSheet: UIActionSheet) {}
    public func actionSheet(_ actionSheet: UIActionSheet, willDismissWithButtonIndex buttonIndex: Int) {}
    public func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {}
}
