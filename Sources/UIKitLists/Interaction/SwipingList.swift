internal import FrameLists

/// A table or collection view whose rows can be swiped.
@MainActor protocol SwipingList: UIScrollView {
    var isEditing: Bool { get }
    /// The row at a point of the content, if it has a cell.
    func shownRow(at point: CGPoint) -> ListIndex?
    /// The frame of a row without its swipe distance; `nil` for a row that does not exist.
    func swipeFrame(of row: ListIndex) -> CGRect?
    /// The actions at a side of a row; `nil` for none.
    func swipeActions(of row: ListIndex, _ side: RowSwiping.Side) -> UISwipeActionsConfiguration?
    /// Adds the view of the actions behind the cells.
    func insertSwipeActions(_ view: SwipeActionsView, of row: ListIndex)
    /// Gives the cell of a row its frame and appearance at the current offset.
    func layOutSwipe(of row: ListIndex)
    func swipeWillBegin(_ row: ListIndex)
    /// Called when the swipe has ended; the row is `nil` if it has been deleted.
    func swipeDidEnd(_ row: ListIndex?)
}
