internal import QuartzCore

/// An object that handles events, or passes them to the next responder.
@MainActor @preconcurrency open class UIResponder: OpenObject {
    public override init() {
        super.init()
    }

    open var next: UIResponder? { nil }

    /// Called by Interface Builder only.
    open func prepareForInterfaceBuilder() {}

    /// Whether this responder handles `action`: unless overridden, whether its class has the method.
    ///
    /// Differs from UIKit: a selector made of a name alone is known only if `selectors` lists it.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action.isMethod(of: self) }

    /// The first of this responder and those after it that handles `action`; `nil` if none does.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    // MARK: The first responder

    /// Whether this responder takes keys.
    public var isFirstResponder: Bool { responderStage?.applicationState.keyboard.firstResponder === self }
    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    /// What is shown in place of the keyboard, as high as its frame.
    open var inputView: UIView? { nil }
    /// What is shown above the keyboard, as high as its frame.
    open var inputAccessoryView: UIView? { nil }
    /// Has the input view of a responder that has none itself.
    open var inputViewController: UIInputViewController? { nil }
    /// Has the accessory view of a responder that has none itself.
    open var inputAccessoryViewController: UIInputViewController? { nil }

    /// The buttons beside the suggestions of the keyboard, which are not drawn.
    open var inputAssistantItem: UITextInputAssistantItem { UITextInputAssistantItem() }
    /// The language of the keyboard.
    open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }

    /// Makes this the responder that takes keys. The keyboard comes up if it is a `UIKeyInput` or has an input view.
    ///
    /// - Returns: whether it is the first responder now; `false` outside a window.
    @discardableResult open func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder, let stage = responderStage else { return false }
        return stage.applicationState.keyboard.makeFirst(self)
    }

    @discardableResult open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        responderStage?.applicationState.keyboard.resign(self)
        return true
    }

    /// Called before the keyboard moves for this responder.
    func didBecomeFirstResponder() {}
    func didResignFirstResponder() {}
    /// Whether the keyboard comes up for this responder if it is a `UIKeyInput`.
    var takesKeys: Bool { true }

    /// Shows the input views, and the keyboard, that the first responder has now.
    open func reloadInputViews() { responderStage?.applicationState.keyboard.update() }

    /// The stage of the nearest view among this responder and those after it.
    private var responderStage: Stage? {
        sequence(first: self, next: { $0.next }).lazy.compactMap { ($0 as? UIView)?.stage }.first
    }

    // MARK: Keys

    /// The keys that this responder takes. There are no key presses here.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Changes the menus of the menu bar. There is none here.
    open func buildMenu(with menus: any UIMenuBuilder) {}
    /// Changes a command before it is shown in a menu of the menu bar. There is none here.
    open func validate(_ command: UICommand) {}

    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }

    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    /// The device is never shaken here.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }

    // MARK: Touches

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Accessibility

    // Every object has these in UIKit, where Objective-C adds them; responders are those that declare them.
    private var accessibility = AccessibilityValues()

    open var isAccessibilityElement: Bool {
        get { accessibility.isElement ?? false }
        set { accessibility.isElement = newValue }
    }
    open var accessibilityLabel: String? {
        get { accessibility.label }
        set { accessibility.label = newValue }
    }
    open var accessibilityHint: String? {
        get { accessibility.hint }
        set { accessibility.hint = newValue }
    }
    open var accessibilityValue: String? {
        get { accessibility.value }
        set { accessibility.value = newValue }
    }
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits }
        set { accessibility.traits = newValue }
    }
    open var accessibilityViewIsModal: Bool {
        get { accessibility.isModal }
        set { accessibility.isModal = newValue }
    }
    open var accessibilityElementsHidden: Bool {
        get { accessibility.hidesElements }
        set { accessibility.hidesElements = newValue }
    }
    /// In the screen's coordinates; `.zero` unless set.
    open var accessibilityFrame: CGRect {
        get { accessibility.frame ?? .zero }
        set { accessibility.frame = newValue }
    }
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibility.groupsChildren }
        set { accessibility.groupsChildren = newValue }
    }
    open var accessibilityElements: [Any]? {
        get { accessibility.elements }
        set { accessibility.elements = newValue }
    }
    open var accessibilityIgnoresInvertColors: Bool {
        get { accessibility.ignoresInvertColors }
        set { accessibility.ignoresInvertColors = newValue }
    }
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility.customActions }
        set { accessibility.customActions = newValue }
    }
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    /// `nil` for an index that is out of range.
    open func accessibilityElement(at index: Int) -> Any? {
        accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
    /// `NSNotFound` for an object that is not among ``accessibilityElements``.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }
    open func accessibilityActivate() -> Bool { false }
    open func accessibilityPerformEscape() -> Bool { false }
    open func accessibilityPerformMagicTap() -> Bool { false }
}
