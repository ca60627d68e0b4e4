/// The table or collection view to which a cell reports its events.
///
/// Cells are instances of ``UITableViewCell`` or ``UICollectionViewListCell``.
@MainActor protocol CellOwner: UIView {
    /// Called when the detail button has been tapped.
    func accessoryButtonWasTapped(in cell: UIView)
    /// Called when the insert or delete control at the leading edge has been tapped.
    func editControlWasTapped(in cell: UIView)
    /// Called when a touch on the reorder control begins, moves or ends.
    ///
    /// - Parameter point: The location in the list's coordinates.
    func reorderControl(of cell: UIView, did phase: ReorderPhase, at point: CGPoint)
    /// Called when the content of a visible cell may need a different height.
    func cellMayNeedOtherSize(_ cell: UIView)
}

extension CellOwner {
    func accessoryButtonWasTapped(in cell: UIView) {}
    func editControlWasTapped(in cell: UIView) {}
    func reorderControl(of cell: UIView, did phase: ReorderPhase, at point: CGPoint) {}
    func cellMayNeedOtherSize(_ cell: UIView) {}
}

/// A phase of a drag on the reorder control.
enum ReorderPhase { case began, moved, ended, cancelled }
