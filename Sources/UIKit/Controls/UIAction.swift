/// Something to be done when a control is used.
@MainActor @preconcurrency open class UIAction: NSObject {
    /// Tells actions apart.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    open var title: String
    open var image: UIImage?
    public let identifier: Identifier
    /// Who was used; while the handler runs.
    public internal(set) var sender: Any?
    private let handler: @MainActor (UIAction) -> Void

    /// - Parameter identifier: one that nobody else has if `nil`.
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
