/// What a cell reports to the table or collection view that shows it.
///
/// Cells are ``UITableViewCell`` or ``UICollectionViewListCell``.
@MainActor protocol CellOwner: UIView {
    /// The detail button was tapped.
    func accessoryButtonWasTapped(in cell: UIView)
    /// The control for insertion or deletion at the leading edge was tapped.
    func editControlWasTapped(in cell: UIView)
    /// A finger is at the control for reordering, or leaves it.
    ///
    /// - Parameter point: In the list's coordinates.
    func reorderControl(of cell: UIView, did phase: ReorderPhase, at point: CGPoint)
    /// The content of a visible cell may need another height.
    func cellMayNeedOtherSize(_ cell: UIView)
}

extension CellOwner {
    func accessoryButtonWasTapped(in cell: UIView) {}
    func editControlWasTapped(in cell: UIView) {}
    func reorderControl(of cell: UIView, did phase: ReorderPhase, at point: CGPoint) {}
    func cellMayNeedOtherSize(_ cell: UIView) {}
}

/// A moment of a drag at the control for reordering.
enum ReorderPhase { case began, moved, ended, cancelled }
