/// An action beside a row, revealed by swiping the row.
@MainActor @preconcurrency open class UIContextualAction: NSObject {
    /// Raw values match the public header.
    public enum Style: Int, Sendable { case normal, destructive }

    /// A closure that performs the action, and calls the completion handler when done with whether it was performed.
    public typealias Handler =
        @MainActor (
            _ action: UIContextualAction, _ sourceView: UIView, _ completionHandler: @escaping (Bool) -> Void
        ) -> Void

    public let style: Style
    public let handler: Handler
    open var title: String?
    /// The background color; `nil` for the style's color: red for a destructive action, and gray otherwise.
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
    /// The actions, from the edge inward.
    public let actions: [UIContextualAction]
    /// Whether a swipe across most of the row performs the first action.
    open var performsFirstActionWithFullSwipe = true

    public init(actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }

    public override convenience init() {
        self.init(actions: [])
    }
}
