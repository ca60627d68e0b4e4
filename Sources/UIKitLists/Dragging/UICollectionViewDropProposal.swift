/// The delegate that provides the items of a drag from a collection view. It is not called because nothing is dragged.
@MainActor @preconcurrency public protocol UICollectionViewDragDelegate: NSObjectProtocol {
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]
}

/// The delegate that takes items dropped onto a collection view. It is never called because nothing is dropped.
@MainActor @preconcurrency public protocol UICollectionViewDropDelegate: NSObjectProtocol {
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
}

/// Information about a drop onto a collection view.
@MainActor @preconcurrency public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    var items: [any UICollectionViewDropItem] { get }
    var destinationIndexPath: IndexPath? { get }
    var proposal: UICollectionViewDropProposal { get }
    var session: any UIDropSession { get }
    @discardableResult func drop(
        _ dragItem: UIDragItem, toItemAt indexPath: IndexPath
    ) -> any UIDragAnimating
}

/// An item that is dropped onto a collection view.
@MainActor @preconcurrency public protocol UICollectionViewDropItem: NSObjectProtocol {
    var dragItem: UIDragItem { get }
    /// The index path of the item if it comes from the same collection view.
    var sourceIndexPath: IndexPath? { get }
    var previewSize: CGSize { get }
}

/// A proposal for the handling of items dropped onto a collection view.
@MainActor @preconcurrency open class UICollectionViewDropProposal: UIDropProposal {
    /// The destination of dropped items.
    public enum Intent: Int, Sendable {
        case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath
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
