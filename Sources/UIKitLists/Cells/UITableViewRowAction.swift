/// A button beside a row of a table, as delegates returned it before iOS 11.
@MainActor @preconcurrency open class UITableViewRowAction: NSObject {
    /// Raw values match the public header.
    public enum Style: Int, Sendable {
        case `default`, normal

        public static var destructive: Style { .default }
    }

    public let style: Style
    open var title: String?
    /// The background color; `nil` for the style's color: red for a destructive action, and gray otherwise.
    open var backgroundColor: UIColor?
    /// Differs from UIKit: stored without effect.
    open var backgroundEffect: UIVisualEffect?
    private let handler: (UITableViewRowAction, IndexPath) -> Void

    public init(
        style: UITableViewRowAction.Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
    ) {
        self.style = style
        self.title = title
        self.handler = handler
        super.init()
    }

    /// Creates an action of the default style, without a title or handler.
    public convenience override init() { self.init(style: .default, title: nil) { _, _ in } }

    /// The action as rows show it. The buttons stay until the table ends editing.
    func contextual(at path: IndexPath) -> UIContextualAction {
        let action = UIContextualAction(style: style == .default ? .destructive : .normal, title: title) { _, _, _ in
            self.handler(self, path)
        }
        if let backgroundColor { action.backgroundColor = backgroundColor }
        return action
    }
}
