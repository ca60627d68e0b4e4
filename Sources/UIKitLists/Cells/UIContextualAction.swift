/// An action beside a row, shown when the row is swiped.
@MainActor @preconcurrency open class UIContextualAction: NSObject {
    /// Raw values match the public header.
    public enum Style: Int, Sendable { case normal, destructive }

    /// Performs the action, and calls the last closure when it is done: with whether it was.
    public typealias Handler =
        @MainActor (
            _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
        ) -> Void

    public let style: Style
    public let handler: Handler
    open var title: String?
    /// `nil` for the colour of the style: red if it is destructive, grey otherwise.
    open var backgroundColor: UIColor! {
        get { ownColor ?? (style == .destructive ? .systemRed : .systemGray3) }
        set { ownColor = newValue }
    }
    private var ownColor: UIColor?
    open var image: UIImage?

    public init(style: UIContextualAction.Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }
}

/// The actions at one side of a row.
@MainActor @preconcurrency open class UISwipeActionsConfiguration: NSObject {
    /// From the edge inwards.
    public let actions: [UIContextualAction]
    /// Whether a swipe over most of the row performs the first action.
    open var performsFirstActionWithFullSwipe = true

    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
