/// A change in a batch, as passed to the layout.
@MainActor @preconcurrency open class UICollectionViewUpdateItem: NSObject {
    public enum Action: Int, Sendable {
        case insert, delete, reload, move, none
    }

    /// The index path before the batch; `nil` for an insertion. A change of a whole section has `NSNotFound` as its
    /// item.
    public let indexPathBeforeUpdate: IndexPath?
    /// The index path after the batch; `nil` for a deletion.
    public let indexPathAfterUpdate: IndexPath?
    public let updateAction: Action

    init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
        super.init()
    }

    /// Creates an item of no change, such as tests of layouts pass.
    public convenience override init() { self.init(.none, before: nil, after: nil) }
}
