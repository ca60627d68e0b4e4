internal import QuartzCore

/// The motion with which the cell of a row appears or disappears in a batch of updates.
///
/// At the top and bottom, cells slide behind adjacent rows, clipped to their own row; at the sides, they cross the
/// table. The appearance is as reported (facts/list-updates).
@MainActor struct RowMotion {
    private let animation: UITableView.RowAnimation
    /// The transform of the cell itself, which is a vertical reflection in tables that are upside down.
    private let ownTransform: CGAffineTransform

    init(_ animation: UITableView.RowAnimation, isReload: Bool, of cell: UITableViewCell) {
        ownTransform = cell.transform
        switch animation {
        case .automatic: self.animation = isReload ? .fade : .top
        case .fade, .right, .left, .top, .bottom, .none, .middle: self.animation = animation
        }
    }

    // MARK: - Coming

    /// Gives a cell that has its final frame the initial appearance.
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

    /// The direction of the cell's y-axis in the table: 1 for downward, −1 for upward.
    private var direction: CGFloat { ownTransform.d < 0 ? -1 : 1 }

    /// Gives the cell its final appearance, which undoes ``hide(_:)``.
    func show(_ cell: UITableViewCell) {
        cell.alpha = 1
        cell.transform = ownTransform
        cell.mask?.frame = cell.bounds
    }

    // MARK: - Going

    /// Removes a cell while its row closes at `y`, in points of the content.
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

    /// Restores the original appearance of a cell for reuse.
    func restore(_ cell: UITableViewCell) {
        cell.alpha = 1
        cell.isHidden = false
        cell.transform = ownTransform
        cell.mask = nil
    }

    private func distance(of cell: UITableViewCell) -> CGFloat { cell.superview?.bounds.width ?? cell.bounds.width }

    /// Shows only a part of a cell, which begins `start` points below its top.
    private func clip(_ cell: UITableViewCell, from start: CGFloat, height: CGFloat) {
        let mask = cell.mask ?? UIView()
        if cell.mask == nil { mask.backgroundColor = .black }
        mask.frame = CGRect(x: 0, y: start, width: cell.bounds.width, height: height)
        cell.mask = mask
    }
}
