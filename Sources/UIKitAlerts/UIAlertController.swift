internal import FrameLayout
public import FrameProperties
internal import QuartzCore

/// A message with choices: an alert in the middle of the screen, or an action sheet.
///
/// An alert is centered in the safe area above the keyboard. On a phone, an action sheet slides in from the bottom up
/// to iOS 18, and appears like an alert since iOS 26. On an iPad it is a popover without its cancel action, and needs a
/// source (facts/action-sheet-metrics).
///
/// A touch may slide across the actions; the action on which it ends is chosen. The alert is dismissed first, and then
/// the action's handler is called. A tap outside an action sheet chooses its cancel action.
///
/// Differs from UIKit: ``severity`` does not change the look, which is reported as unsupported.
@MainActor @preconcurrency open class UIAlertController: UIViewController {
    /// Raw values match the public header.
    public enum Style: Int, CaseIterable, Sendable {
        case actionSheet = 0
        case alert = 1
    }

    open private(set) var preferredStyle = Style.actionSheet
    /// The actions in the order in which they were added. On screen, the cancel action comes last.
    open private(set) var actions: [UIAlertAction] = []
    private var addedFields: [UITextField] = []
    private var alertView: AlertView? { viewIfLoaded as? AlertView }
    /// The action whose handler is called once the dismissal has completed.
    private var chosen: UIAlertAction?

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        self.title = title
        self.message = message
    }

    // MARK: - Content

    open override var title: String? {
        get { super.title }
        set {
            super.title = newValue
            showContent()
        }
    }

    @Observed open var message: String? { didSet { showContent() } }

    /// The action to emphasize. It must be one of ``actions``.
    open var preferredAction: UIAlertAction? {
        get { storedPreferredAction }
        set {
            guard newValue.map({ action in actions.contains { $0 === action } }) != false else {
                return stage.diagnostics.misuse(
                    "The preferredAction of \(subject) is not one of its actions; call addAction(_:) first.")
            }
            storedPreferredAction = newValue
        }
    }
    private var storedPreferredAction: UIAlertAction? { didSet { showContent() } }

    @Observed open var severity = UIAlertControllerSeverity.default {
        didSet {
            guard _severity.wrappedValue == .critical else { return }
            stage.diagnostics.reportUnsupported(
                "UIAlertController.severity = .critical", instead: "the alert looks like any other")
        }
    }

    /// Adds an action. Adding a second cancel action fails the run; UIKit throws an exception.
    open func addAction(_ action: UIAlertAction) {
        guard action.style != .cancel || !actions.contains(where: { $0.style == .cancel }) else {
            return stage.diagnostics.misuse(
                "\(subject) can have only one action with a style of .cancel; make “\(action.title ?? "")” another one."
            )
        }
        actions.append(action)
        showContent()
    }

    /// Adds a text field to an alert. Adding one to an action sheet fails the run; UIKit throws an exception.
    ///
    /// - Parameter configurationHandler: Called immediately to set up the field.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            return stage.diagnostics.misuse(
                "Text fields can only be added to an alert controller of style .alert; \(subject) is an action sheet.")
        }
        let field = UITextField()
        field.font = .preferredFont(forTextStyle: .footnote)
        field.adjustsFontForContentSizeCategory = true
        field.minimumContentSizeCategory = .large
        field.accessibilityIdentifier = "field \(addedFields.count)"
        if let configurationHandler {
            trace(callback: .textFieldConfiguration)
            configurationHandler(field)
        }
        addedFields.append(field)
        showContent()
    }

    /// The text fields; `nil` until the first one is added.
    open var textFields: [UITextField]? { addedFields.isEmpty ? nil : addedFields }

    // MARK: - View

    /// The form that the alert has in its current presentation.
    var form: AlertForm {
        if preferredStyle == .alert { return .card }
        if isInPopover { return .list }
        return stage.alertMetrics.sheetRisesFromBottom ? .sheet : .sheetCard
    }

    private var isInPopover: Bool {
        let traits = stage.applicationState.mainScreen.traitCollection
        return preferredStyle == .actionSheet && traits.userInterfaceIdiom == .pad
            && traits.horizontalSizeClass == .regular
    }

    open override func loadView() {
        let view = AlertView(form, stage.alertMetrics)
        view.onChoice = { [weak self] in self?.choose($0) }
        self.view = view
        showContent()
    }

    private func showContent() {
        guard let alertView else { return }
        alertView.show(
            AlertView.Content(
                title: title.flatMap { $0.isEmpty ? nil : $0 }, message: message.flatMap { $0.isEmpty ? nil : $0 },
                fields: addedFields, actions: actions, preferred: preferredAction))
        presentation.active?.containerView?.setNeedsLayout()
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if title?.isEmpty ?? true, message?.isEmpty ?? true, actions.isEmpty, addedFields.isEmpty {
            stage.diagnostics.misuse("\(subject) must have a title, a message or an action to display.")
        }
    }

    /// The size of the alert in the given space, in points.
    func size(in space: CGSize) -> CGSize {
        loadViewIfNeeded()
        return alertView?.sizeThatFits(space) ?? .zero
    }

    /// Makes the first text field first responder, unless another one already is.
    func beginTyping() {
        if !addedFields.contains(where: \.isFirstResponder) { addedFields.first?.becomeFirstResponder() }
    }

    // MARK: - Presentation

    /// A popover for an action sheet on an iPad, and custom otherwise. Setting it has no effect, because an alert's
    /// style determines its presentation.
    open override var modalPresentationStyle: UIModalPresentationStyle {
        get { isInPopover ? .popover : .custom }
        set {}
    }

    /// The size of the content while the alert is in a popover.
    open override var preferredContentSize: CGSize {
        get { isInPopover && super.preferredContentSize == .zero ? size(in: .zero) : super.preferredContentSize }
        set { super.preferredContentSize = newValue }
    }

    // MARK: - Choosing

    func choose(_ action: UIAlertAction) {
        guard chosen == nil, !isBeingPresented, !isBeingDismissed else { return }
        guard let presenter = presentingViewController else { return perform(action) }
        chosen = action
        presenter.dismiss(animated: true) { [self] in
            chosen = nil
            perform(action)
        }
    }

    private func perform(_ action: UIAlertAction) {
        trace(callback: .alertActionHandler, ["_": .optional(action.title)])
        action.perform()
    }

    private var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

    /// Chooses the cancel action of an action sheet, if there is one.
    func tapOutside() {
        if preferredStyle == .actionSheet, let cancelAction, cancelAction.isEnabled { choose(cancelAction) }
    }
}

extension UIAlertController: SelfPresenting, UserDismissible {
    package func makePresentationController(presenting: UIViewController?) -> UIPresentationController {
        AlertPresentation(presentedViewController: self, presenting: presenting)
    }

    /// Performs the cancel action after a tap outside has dismissed the popover.
    package func didEndByUser() {
        if let cancelAction, cancelAction.isEnabled { perform(cancelAction) }
    }
}

/// The severity of an alert. Raw values match the public header.
public enum UIAlertControllerSeverity: Int, Sendable {
    case `default` = 0
    case critical = 1
}
