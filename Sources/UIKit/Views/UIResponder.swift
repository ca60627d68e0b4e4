internal import QuartzCore

/// An object that handles events, or passes them to the next responder.
@MainActor @preconcurrency open class UIResponder: OpenObject {
    public override init() {
        super.init()
    }

    open var next: UIResponder? { nil }

    open func awakeFromNib() {}

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

    /// Reads the input views anew.
    open func reloadInputViews() { responderStage?.applicationState.keyboard.update() }

    /// The stage of the nearest view among this responder and those after it.
    private var responderStage: Stage? {
        sequence(first: self, next: { $0.next }).lazy.compactMap { ($0 as? UIView)?.stage }.first
    }

    // MARK: Touches

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
}

extension UIResponder: NibObject {}
