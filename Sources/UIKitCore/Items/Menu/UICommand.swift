internal import QuartzCore

/// A menu entry that sends a selector along the responder chain.
@MainActor @preconcurrency open class UICommand: UIMenuElement, UIMenuLeaf {
    open override var title: String {
        get { shownTitle }
        set { shownTitle = newValue }
    }
    open override var image: UIImage? {
        get { shownImage }
        set { shownImage = newValue }
    }
    open var discoverabilityTitle: String?
    open internal(set) var action: Selector?
    /// A value that distinguishes commands with the same action.
    open internal(set) var propertyList: Any?
    open var attributes: UIMenuElement.Attributes
    open var state: UIMenuElement.State
    /// Differs from UIKit: without effect, because modifier keys are never pressed.
    open internal(set) var alternates: [UICommandAlternate]
    /// The control that sent the action, while the action is performed; otherwise `nil`.
    open internal(set) var sender: Any?

    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
        alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        self.action = action
        self.propertyList = propertyList
        self.alternates = alternates
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Creates a command without an action, which ``UIKeyCommand`` and storyboards complete.
    init() {
        alternates = []
        attributes = []
        state = .off
        super.init(title: "", subtitle: nil, image: nil)
    }

    open func performWithSender(_ sender: Any?, target: Any?) {
        guard let action else { return }
        self.sender = sender
        // Entry point: A command without a sender has no stage.
        Stage.current.applicationState.application.sendAction(action, to: target, from: self, for: nil)
        self.sender = nil
    }
}

/// A command that replaces another one while modifier keys are pressed.
@MainActor @preconcurrency open class UICommandAlternate: NSObject {
    open private(set) var title: String
    open private(set) var action: Selector
    open private(set) var modifierFlags: UIKeyModifierFlags

    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        self.title = title
        self.action = action
        self.modifierFlags = modifierFlags
        super.init()
    }
}
