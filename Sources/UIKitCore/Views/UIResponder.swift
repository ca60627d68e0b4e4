internal import QuartzCore

/// An object that responds to events or passes them to the next responder.
@MainActor @preconcurrency
open class UIResponder: OpenObject, UIPasteConfigurationSupporting, UIResponderStandardEditActions {
    public override init() {
        super.init()
    }

    open var next: UIResponder? { nil }

    /// Only Interface Builder calls this method.
    open func prepareForInterfaceBuilder() {}

    /// The same message to the class itself, which nothing sends.
    open class func prepareForInterfaceBuilder() {}

    /// Whether this responder handles `action`. The default is whether its class has the method.
    ///
    /// Differs from UIKit: a selector made from a name alone is recognized only if `selectors` lists it.
    open dynamic func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action.isMethod(of: self)
    }

    /// The first object that handles `action`, starting with this responder and continuing along the responder chain;
    /// `nil` if there is none.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    /// The undo manager of the nearest object in the responder chain that has one. The last one is the window's.
    open var undoManager: UndoManager? { next?.undoManager }

    // MARK: The first responder

    /// Whether this responder receives keyboard input.
    open var isFirstResponder: Bool { responderStage?.applicationState.keyboard.firstResponder === self }
    open dynamic var canBecomeFirstResponder: Bool { false }
    open dynamic var canResignFirstResponder: Bool { true }
    /// The view shown in place of the keyboard, at the height of its frame. Where it is `nil`, that of the nearest responder up
    /// the chain is shown.
    open dynamic var inputView: UIView? { nil }
    /// The view shown above the keyboard, at the height of its frame. Where it is `nil`, that of the nearest responder up the
    /// chain is shown.
    ///
    /// A field in the accessory view of a view controller can be edited; when it resigns, the controller becomes the first
    /// responder, so that the view stays on the screen (facts/accessory-owners).
    open dynamic var inputAccessoryView: UIView? { nil }
    /// The controller that provides the input view of a responder whose ``inputView`` is `nil`.
    open var inputViewController: UIInputViewController? { nil }
    /// The controller that provides the accessory view of a responder whose ``inputAccessoryView`` is `nil`.
    open var inputAccessoryViewController: UIInputViewController? { nil }

    /// The buttons beside the keyboard's suggestions. They are not drawn.
    open var inputAssistantItem: UITextInputAssistantItem { UITextInputAssistantItem() }
    /// The language of the keyboard.
    open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }

    /// Makes this responder the first responder. The keyboard appears if the responder is a `UIKeyInput` or has an
    /// input view.
    ///
    /// A text field or text view that is not in a window yet becomes the first responder when it moves to one.
    ///
    /// - Returns: Whether it is now the first responder; `false` outside a window.
    @discardableResult open dynamic func becomeFirstResponder() -> Bool {
        guard canBecomeFirstResponder, let stage = responderStage else { return false }
        return stage.applicationState.keyboard.makeFirst(self)
    }

    @discardableResult open dynamic func resignFirstResponder() -> Bool {
        (self as? UIView)?.awaitsFirstResponse = false
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        responderStage?.applicationState.keyboard.returnToOwner(from: self)
        return true
    }

    /// Called before the keyboard moves for this responder.
    func didBecomeFirstResponder() {}
    func didResignFirstResponder() {}
    /// Whether the keyboard appears for this responder if it is a `UIKeyInput`.
    var takesKeys: Bool { true }

    /// Updates the keyboard and the input views to those of the first responder.
    open func reloadInputViews() { responderStage?.applicationState.keyboard.update() }

    /// The stage of the nearest view in the responder chain, starting with this responder.
    private var responderStage: Stage? {
        sequence(first: self, next: { $0.next }).lazy.compactMap { ($0 as? UIView)?.stage }.first
    }

    // MARK: Keys

    /// The key commands of this responder. They have no effect, because there are no key presses.
    open dynamic var keyCommands: [UIKeyCommand]? { nil }

    /// Adds items to the menus of the menu bar. Never called, because there is no menu bar.
    open func buildMenu(with menus: any UIMenuBuilder) {}
    /// Updates a command before a menu of the menu bar shows it. Never called, because there is no menu bar.
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

    /// Never called, because the device is never shaken.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }

    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    /// Never called, because there is no remote control.
    open func remoteControlReceived(with event: UIEvent?) { next?.remoteControlReceived(with: event) }

    // MARK: Commands of the edit menu

    /// Called for the command Cut. A responder handles a command if its class overrides the method, or if
    /// `canPerformAction(_:withSender:)` says so; the defaults do nothing.
    open func cut(_ sender: Any?) {}
    open func copy(_ sender: Any?) {}
    open func paste(_ sender: Any?) {}
    open func select(_ sender: Any?) {}
    open func selectAll(_ sender: Any?) {}
    open func delete(_ sender: Any?) {}
    open func toggleBoldface(_ sender: Any?) {}
    open func toggleItalics(_ sender: Any?) {}
    open func toggleUnderline(_ sender: Any?) {}

    // MARK: Pasting

    /// What a paste control pastes into this responder; `nil` for nothing.
    open var pasteConfiguration: UIPasteConfiguration?

    /// Whether the responder accepts what is pasted. The default is whether ``pasteConfiguration`` accepts each item.
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        guard let pasteConfiguration, !itemProviders.isEmpty else { return false }
        return itemProviders.allSatisfy(pasteConfiguration.accepts)
    }

    /// Called with what users paste. The default does nothing.
    open func paste(itemProviders: [NSItemProvider]) {}

    // MARK: Activities

    /// The activity that the responder stands for. Stored without effect: it is not continued elsewhere.
    open var userActivity: NSUserActivity?

    /// Never called, because no activity is continued elsewhere.
    open func updateUserActivityState(_ activity: NSUserActivity) {}
    /// Never called, because no activity is continued here.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    // MARK: Touches

    open dynamic func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }
    open dynamic func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }
    open dynamic func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    open dynamic func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    // MARK: Accessibility

    // In UIKit, Objective-C adds these to every object.
    private var accessibility = AccessibilityValues()

    open var isAccessibilityElement: Bool {
        get { accessibility.isElement }
        set { accessibility.isElement = newValue }
    }
    open var accessibilityLabel: String? {
        get { accessibility.label.plain }
        set { accessibility.label.plain = newValue }
    }
    open var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibility.label.attributed }
        set { accessibility.label.attributed = newValue }
    }
    open var accessibilityHint: String? {
        get { accessibility.hint.plain }
        set { accessibility.hint.plain = newValue }
    }
    open var accessibilityAttributedHint: NSAttributedString? {
        get { accessibility.hint.attributed }
        set { accessibility.hint.attributed = newValue }
    }
    open var accessibilityValue: String? {
        get { accessibility.value.plain }
        set { accessibility.value.plain = newValue }
    }
    open var accessibilityAttributedValue: NSAttributedString? {
        get { accessibility.value.attributed }
        set { accessibility.value.attributed = newValue }
    }
    open var accessibilityTraits: UIAccessibilityTraits {
        get { accessibility.traits }
        set { accessibility.traits = newValue }
    }
    /// The language in which a screen reader speaks; the user's for `nil`.
    open var accessibilityLanguage: String? {
        get { accessibility.language }
        set { accessibility.language = newValue }
    }
    open var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { accessibility.textualContext }
        set { accessibility.textualContext = newValue }
    }
    open var accessibilityViewIsModal: Bool {
        get { accessibility.isModal }
        set { accessibility.isModal = newValue }
    }
    open var accessibilityElementsHidden: Bool {
        get { accessibility.hidesElements }
        set { accessibility.hidesElements = newValue }
    }
    /// The frame in screen coordinates; `.zero` unless set.
    open var accessibilityFrame: CGRect {
        get { accessibility.frame ?? .zero }
        set { accessibility.frame = newValue }
    }
    /// The outline in screen coordinates, in place of the frame.
    open var accessibilityPath: UIBezierPath? {
        get { accessibility.path }
        set { accessibility.path = newValue }
    }
    /// The point in screen coordinates that is touched to activate the element; the middle of the frame unless set.
    open var accessibilityActivationPoint: CGPoint {
        get { accessibility.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
        set { accessibility.activationPoint = newValue }
    }
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibility.groupsChildren }
        set { accessibility.groupsChildren = newValue }
    }
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { accessibility.navigationStyle }
        set { accessibility.navigationStyle = newValue }
    }
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibility.containerType }
        set { accessibility.containerType = newValue }
    }
    open var accessibilityElements: [Any]? {
        get { accessibility.elements }
        set { accessibility.elements = newValue }
    }
    open var accessibilityIgnoresInvertColors: Bool {
        get { accessibility.ignoresInvertColors }
        set { accessibility.ignoresInvertColors = newValue }
    }
    open var accessibilityHeaderElements: [Any]? {
        get { accessibility.headerElements }
        set { accessibility.headerElements = newValue }
    }
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibility.customActions }
        set { accessibility.customActions = newValue }
    }
    /// The names by which a person may call the element.
    open var accessibilityUserInputLabels: [String]! {
        get { accessibility.userInputLabels?.map(\.string) }
        set { accessibility.userInputLabels = newValue?.map { NSAttributedString(string: $0) } }
    }
    open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get { accessibility.userInputLabels }
        set { accessibility.userInputLabels = newValue }
    }
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { accessibility.customRotors }
        set { accessibility.customRotors = newValue }
    }
    /// Whether an assistive technology treats the element as a control; by default, whether it is a button or a link.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { accessibility.answersTouches ?? !accessibilityTraits.isDisjoint(with: [.button, .link]) }
        set { accessibility.answersTouches = newValue }
    }
    /// Never called here, where no assistive technology has a focus.
    open func accessibilityElementDidBecomeFocused() {}
    /// See ``accessibilityElementDidBecomeFocused()``.
    open func accessibilityElementDidLoseFocus() {}
    open func accessibilityElementIsFocused() -> Bool { false }
    /// The assistive technologies that focus the element; always `nil`.
    open func accessibilityAssistiveTechnologyFocusedIdentifiers()
        -> Set<UIAccessibility.AssistiveTechnologyIdentifier>?
    { nil }
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    /// The accessibility element at `index`, or `nil` if the index is out of range.
    open func accessibilityElement(at index: Int) -> Any? {
        accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
    /// The index of an accessibility element, or `NSNotFound` if it is not in ``accessibilityElements``.
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }
    open func accessibilityActivate() -> Bool { false }
    /// Never called here, where no assistive technology adjusts elements; applications and their tests may call it.
    open func accessibilityIncrement() {}
    /// See ``accessibilityIncrement()``.
    open func accessibilityDecrement() {}
    /// See ``accessibilityIncrement()``.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
    open func accessibilityPerformEscape() -> Bool { false }
    open func accessibilityPerformMagicTap() -> Bool { false }
}
