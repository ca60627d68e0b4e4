/// The delegate that provides the items of a drag from a table. It is never called because nothing is dragged.
@MainActor @preconcurrency public protocol UITableViewDragDelegate: NSObjectProtocol {
    func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath)
        -> [UIDragItem]
}

/// The delegate that takes items dropped onto a table. It is never called because nothing is dropped.
@MainActor @preconcurrency public protocol UITableViewDropDelegate: NSObjectProtocol {
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
}

/// Information about a drop onto a table.
@MainActor @preconcurrency public protocol UITableViewDropCoordinator: NSObjectProtocol {
    var items: [any UITableViewDropItem] { get }
    var destinationIndexPath: IndexPath? { get }
    var proposal: UITableViewDropProposal { get }
    var session: any UIDropSession { get }
    @discardableResult func drop(
        _ dragItem: UIDragItem, toRowAt indexPath: IndexPath
    ) -> any UIDragAnimating
}

/// An item that is dropped onto a table.
@MainActor @preconcurrency public protocol UITableViewDropItem: NSObjectProtocol {
    var dragItem: UIDragItem { get }
    /// The index path of the item if it comes from the same table.
    var sourceIndexPath: IndexPath? { get }
    var previewSize: CGSize { get }
}

/// A proposal for the handling of items dropped onto a table.
@MainActor @preconcurrency open class UITableViewDropProposal: UIDropProposal {
    /// The destination of dropped items.
    public enum Intent: Int, Sendable {
        case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
    }

    public final let intent: Intent

    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    public override init(operation: UIDropOperation) {
        intent = .unspecified
        super.init(operation: operation)
    }
}
