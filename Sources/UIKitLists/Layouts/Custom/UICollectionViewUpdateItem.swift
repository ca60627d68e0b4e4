/// One change of a batch, for the layout.
@MainActor @preconcurrency open class UICollectionViewUpdateItem: NSObject {
    public enum Action: Int, Sendable {
        case insert, delete, reload, move, none
    }

    /// `nil` for an insertion. The change of a whole section has `NSNotFound` as its item.
    public let indexPathBeforeUpdate: IndexPath?
    /// `nil` for a deletion.
    public let indexPathAfterUpdate: IndexPath?
    public let updateAction: Action

    init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        (updateAction, indexPathBeforeUpdate, indexPathAfterUpdate) = (action, before, after)
        super.init()
    }
}
