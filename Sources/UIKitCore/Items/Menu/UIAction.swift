public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A closure that a control or menu performs, with a title and an image.
@MainActor @preconcurrency open class UIAction: UIMenuElement, UIMenuLeaf {
    /// Identifies an action. A control has at most one action per identifier and event.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public static let paste = Identifier("com.apple.action.paste")
        public static let pasteAndMatchStyle = Identifier("com.apple.action.pasteAndMatchStyle")
        public static let pasteAndGo = Identifier("com.apple.action.pasteAndGo")
        public static let pasteAndSearch = Identifier("com.apple.action.pasteAndSearch")

        public init(rawValue: String) { self.rawValue = rawValue }

        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    open override var title: String {
        get { shownTitle }
        set { shownTitle = newValue }
    }
    open override var image: UIImage? {
        get { shownImage }
        set { shownImage = newValue }
    }
    /// The image while ``state`` is `on`; `nil` to show ``image`` in every state.
    open var selectedImage: UIImage?
    /// A longer title for lists of keyboard shortcuts, which are never shown.
    open var discoverabilityTitle: String?
    open var attributes: UIMenuElement.Attributes
    open var state: UIMenuElement.State
    public let identifier: Identifier
    /// The control that triggered the action while the handler runs; otherwise `nil`.
    open internal(set) var sender: Any?
    private let handler: UIActionHandler

    /// - Parameter identifier: A unique identifier; if `nil`, one is generated.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
    ) {
        self.selectedImage = selectedImage
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        // Entry point: An action has no stage; its identifier is unique in the application.
        self.identifier = identifier ?? Identifier("action \(Stage.current.applicationState.nextActionNumber())")
        super.init(title: title, subtitle: subtitle, image: image)
    }

    open func performWithSender(_ sender: Any?, target: Any?) { perform(for: sender) }

    func perform(for sender: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
