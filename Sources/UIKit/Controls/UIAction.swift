/// A closure that a control performs, with a title and an image.
@MainActor @preconcurrency open class UIAction: NSObject {
    /// Identifies an action. A control has at most one action per identifier and event.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    open var title: String
    open var image: UIImage?
    public let identifier: Identifier
    /// The control that triggered the action while the handler runs; otherwise `nil`.
    public internal(set) var sender: Any?
    private let handler: @MainActor (UIAction) -> Void

    /// - Parameter identifier: if `nil`, a unique identifier is generated.
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
        handler: @escaping @MainActor (UIAction) -> Void
    ) {
        self.title = title
        self.image = image
        self.handler = handler
        self.identifier = identifier ?? Identifier("action \(Stage.current.applicationState.nextActionNumber())")
        super.init()
    }

    func perform(for sender: Any?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
