internal import FrameLists

/// A table or collection view whose rows a finger swipes.
@MainActor protocol SwipingList: UIScrollView {
    var isEditing: Bool { get }
    /// The row at a point of the content, if it has a cell.
    func shownRow(at point: CGPoint) -> ListIndex?
    /// The frame of a row that is not swiped; `nil` for a row that does not exist.
    func swipeFrame(of row: ListIndex) -> CGRect?
    /// `nil` for a row without actions at a side.
    func swipeActions(of row: ListIndex, _ side: RowSwiping.Side) -> UISwipeActionsConfiguration?
    /// Adds the view of the actions behind the cells.
    func insertSwipeActions(_ view: SwipeActionsView, of row: ListIndex)
    /// Gives the cell of a row its frame and appearance at the present offset.
    func layOutSwipe(of row: ListIndex)
    func swipeWillBegin(_ row: ListIndex)
    /// `nil` for a row that is deleted.
    func swipeDidEnd(_ row: ListIndex?)
}
