internal import QuartzCore

/// How the cell of a row comes or goes in a batch of updates.
///
/// From the top and the bottom, cells slide behind their neighbours, clipped to the row; from the sides, they cross the table. Looks
/// as reported (facts/list-updates).
@MainActor struct RowMotion {
    private let animation: UITableView.RowAnimation
    /// That of the cell by itself: -1 vertically in tables that are upside down.
    private let ownTransform: CGAffineTransform

    init(_ animation: UITableView.RowAnimation, isReload: Bool, of cell: UITableViewCell) {
        ownTransform = cell.transform
        switch animation {
        case .automatic: self.animation = isReload ? .fade : .top
        case .fade, .right, .left, .top, .bottom, .none, .middle: self.animation = animation
        }
    }

    // MARK: - Coming

    /// Makes a cell that has its final frame look as it does at the start.
    func hide(_ cell: UITableViewCell) {
        switch animation {
        case .fade, .automatic: cell.alpha = 0
        case .right: move(cell, by: CGPoint(x: distance(of: cell), y: 0))
        case .left: move(cell, by: CGPoint(x: -distance(of: cell), y: 0))
        case .top: slide(cell, by: -cell.bounds.height)
        case .bottom: slide(cell, by: cell.bounds.height)
        case .middle: clip(cell, from: cell.bounds.midY, height: 0)
        case .none: break
        }
    }

    private func slide(_ cell: UITableViewCell, by distance: CGFloat) {
        move(cell, by: CGPoint(x: 0, y: distance))
        clip(cell, from: -distance * direction, height: cell.bounds.height)
    }

    private func move(_ cell: UITableViewCell, by distance: CGPoint) {
        cell.transform = ownTransform.concatenating(CGAffineTransform(translationX: distance.x, y: distance.y))
    }

    /// Of the cell's y axis in the table: 1 downwards, -1 upwards.
    private var direction: CGFloat { ownTransform.d < 0 ? -1 : 1 }

    /// The inverse of ``hide(_:)``.
    func show(_ cell: UITableViewCell) {
        cell.alpha = 1
        cell.transform = ownTransform
        cell.mask?.frame = cell.bounds
    }

    // MARK: - Going

    /// Lets a cell leave, while its row closes at `y`, in points of the content.
    func remove(_ cell: UITableViewCell, to y: CGFloat, _ table: UITableView) {
        let height = cell.bounds.height
        var frame = cell.frame
        frame.origin.y = y
        switch animation {
        case .fade, .automatic: cell.alpha = 0
        case .right: frame.origin.x += distance(of: cell)
        case .left: frame.origin.x -= distance(of: cell)
        case .top:
            UIView.performWithoutAnimation { clip(cell, from: 0, height: height) }
            frame.origin.y -= height
            cell.mask?.frame.origin.y = height * direction
        case .bottom:
            UIView.performWithoutAnimation { clip(cell, from: 0, height: height) }
            frame.origin.y += height
            cell.mask?.frame.origin.y = -height * direction
        case .middle:
            UIView.performWithoutAnimation { clip(cell, from: 0, height: height) }
            clip(cell, from: cell.bounds.midY, height: 0)
        case .none: cell.isHidden = true
        }
        UIView.performWithoutAnimation { table.insertAtBack(cell) }
        cell.frame = frame
    }

    /// Makes a cell that has arrived or left look as before, for reuse.
    func restore(_ cell: UITableViewCell) {
        cell.alpha = 1
        cell.isHidden = false
        cell.transform = ownTransform
        cell.mask = nil
    }

    private func distance(of cell: UITableViewCell) -> CGFloat { cell.superview?.bounds.width ?? cell.bounds.width }

    /// Shows a part of a cell only: `start` points below its top.
    private func clip(_ cell: UITableViewCell, from start: CGFloat, height: CGFloat) {
        let mask = cell.mask ?? UIView()
        if cell.mask == nil { mask.backgroundColor = .black }
        mask.frame = CGRect(x: 0, y: start, width: cell.bounds.width, height: height)
        cell.mask = mask
    }
}
