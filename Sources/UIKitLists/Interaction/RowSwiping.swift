internal import FrameLists
internal import QuartzCore
@_spi(UIKit) internal import UIKitCore

/// The actions beside a row that a swipe reveals.
@MainActor final class RowSwiping: NSObject {
    enum Side { case leading, trailing }

    private struct Swipe {
        let row: ListIndex
        let side: Side
        let configuration: UISwipeActionsConfiguration
        let view: SwipeActionsView
        /// The distance by which the row has moved to the right, in points.
        var offset: CGFloat = 0
        /// The offset at the start of the touch.
        var start: CGFloat = 0
        /// Whether the actions are being performed.
        var isPerforming = false
    }

    /// Actions whose row is deleted or moved by a batch, and the way in which they disappear with it.
    struct Released {
        let view: SwipeActionsView
        /// The row before the batch.
        let row: ListIndex
        /// The row after the batch; `nil` if it has been deleted or reloaded.
        let newRow: ListIndex?
        fileprivate let isAtLeft: Bool

        /// The zero-width rectangle at the edge of a row where its actions are.
        @MainActor func covered(by row: CGRect) -> CGRect {
            CGRect(x: isAtLeft ? row.minX : row.maxX, y: row.minY, width: 0, height: row.height)
        }
    }

    private unowned let list: any SwipingList
    private var swipe: Swipe?
    private var pending: (row: ListIndex, side: Side, configuration: UISwipeActionsConfiguration)?
    private let pan = RowSwipePan(target: nil, action: nil)

    /// The duration of opening and closing, in seconds. Chosen.
    private static let duration = 0.3
    /// The duration of the expansion of the first button, in seconds. Chosen.
    private static let expansionDuration = 0.2
    /// The fraction of the row's width from which a full swipe performs the first action. Chosen.
    private static let full: CGFloat = 0.6

    init(of list: any SwipingList) { self.list = list }

    /// Enables swiping. Later calls have no effect.
    func attach() {
        guard pan.view == nil else { return }
        pan.swiping = self
        pan.addTarget(self, action: Selector("follow", RowSwiping.follow))
        list.addGestureRecognizer(pan)
    }

    var isOpen: Bool { swipe != nil }
    var row: ListIndex? { swipe?.row }
    func isOpen(_ row: ListIndex) -> Bool { swipe?.row == row }
    func offset(of row: ListIndex) -> CGFloat { swipe?.row == row ? swipe?.offset ?? 0 : 0 }

    // MARK: - A finger

    /// Prepares to reveal or hide the actions of the row under a touch that has moved by a distance. Asks the delegate
    /// for them, and returns `false` if there are none.
    func prepare(at point: CGPoint, moved: CGPoint) -> Bool {
        pending = nil
        guard abs(moved.x) > abs(moved.y), !list.isEditing else { return false }
        let row = list.shownRow(at: point)
        if let swipe { return swipe.row == row && !swipe.isPerforming }
        guard let row else { return false }
        let side: Side = (moved.x < 0) != list.isRightToLeft ? .trailing : .leading
        guard let configuration = list.swipeActions(of: row, side), !configuration.actions.isEmpty else {
            return false
        }
        pending = (row, side, configuration)
        return true
    }

    /// Reveals the actions at the trailing edge of a row.
    func open(_ row: ListIndex, _ configuration: UISwipeActionsConfiguration) {
        close(animated: true)
        pending = (row, .trailing, configuration)
        begin()
        guard let width = swipe?.view.naturalWidth else { return }
        UIView.performWithoutAnimation { layOutActions() }
        animate { self.move(to: -self.direction * width) }
    }

    private func follow(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            begin()
            drag(pan)
        case .changed: drag(pan)
        case .ended: end(velocity: pan.velocity(in: list).x)
        case .cancelled, .failed: close(animated: true)
        case .possible: break
        }
    }

    /// The direction of the trailing edge: 1 if it is on the right, otherwise −1.
    private var direction: CGFloat { list.isRightToLeft ? -1 : 1 }

    private func begin() {
        if let pending, swipe == nil {
            let view = SwipeActionsView(pending.configuration.actions, isAtLeft: isAtLeft(pending.side))
            view.onAction = { [weak self] in self?.perform($0) }
            list.insertSwipeActions(view, of: pending.row)
            swipe = Swipe(
                row: pending.row, side: pending.side, configuration: pending.configuration, view: view)
            list.swipeWillBegin(pending.row)
        }
        pending = nil
        if let offset = swipe?.offset { swipe?.start = offset }
    }

    private func isAtLeft(_ side: Side) -> Bool { (side == .leading) != list.isRightToLeft }

    private func drag(_ pan: UIPanGestureRecognizer) {
        guard let swipe else { return }
        let wanted = swipe.start + pan.translation(in: list).x
        let isInside = isAtLeft(swipe.side) ? wanted >= 0 : wanted <= 0
        var distance = isInside ? abs(wanted) : 0
        let natural = swipe.view.naturalWidth
        if !swipe.configuration.performsFirstActionWithFullSwipe, distance > natural {
            distance = natural + (distance - natural) * 0.3
        }
        move(to: isAtLeft(swipe.side) ? distance : -distance)
        expandFirst(isFull(swipe, distance))
    }

    private func isFull(_ swipe: Swipe, _ distance: CGFloat) -> Bool {
        swipe.configuration.performsFirstActionWithFullSwipe
            && distance > width(of: swipe.row) * Self.full
    }

    private func width(of row: ListIndex) -> CGFloat { list.swipeFrame(of: row)?.width ?? 0 }

    private func expandFirst(_ isExpanded: Bool) {
        guard let view = swipe?.view, view.isFirstExpanded != isExpanded else { return }
        view.isFirstExpanded = isExpanded
        UIView.animate(withDuration: Self.expansionDuration, delay: 0, options: .curveEaseOut) {
            view.layoutIfNeeded()
        }
    }

    private func end(velocity: CGFloat) {
        guard let swipe, let first = swipe.configuration.actions.first else { return }
        let width = width(of: swipe.row)
        let sign: CGFloat = isAtLeft(swipe.side) ? 1 : -1
        let distance = swipe.offset * sign
        if isFull(swipe, distance) {
            expandFirst(true)
            animate { self.move(to: sign * width) }
            return perform(first)
        }
        let natural = swipe.view.naturalWidth
        guard distance + velocity * sign * 0.1 > natural / 2 else { return close(animated: true) }
        animate { self.move(to: sign * natural) }
    }

    // MARK: - Moving

    private func animate(_ changes: @escaping () -> Void, completion: ((Bool) -> Void)? = nil) {
        UIView.animate(
            withDuration: Self.duration, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
            animations: changes, completion: completion)
    }

    private func move(to offset: CGFloat) {
        guard let row = swipe?.row else { return }
        swipe?.offset = offset
        guard list.swipeFrame(of: row) != nil else { return }
        list.layOutSwipe(of: row)
        layOutActions()
    }

    private func layOutActions() {
        guard let swipe, let row = list.swipeFrame(of: swipe.row) else { return }
        let width = abs(swipe.offset)
        swipe.view.frame = CGRect(
            x: isAtLeft(swipe.side) ? row.minX : row.maxX - width, y: row.minY, width: width, height: row.height)
        swipe.view.layoutIfNeeded()
    }

    /// Hides the actions behind the row.
    func close(animated: Bool) {
        guard let closed = swipe else { return }
        if animated {
            animate {
                self.move(to: 0)
            } completion: { _ in
                closed.view.removeFromSuperview()
            }
        } else {
            move(to: 0)
            closed.view.removeFromSuperview()
        }
        swipe = nil
        list.swipeDidEnd(closed.row)
    }

    /// Called when a batch begins. Actions being performed stay until it is known whether their row does.
    func batchBegins() {
        if swipe?.isPerforming != true { close(animated: true) }
    }

    /// Ends the swipe for a batch, whose animation moves the row.
    func release(through change: ListChange) -> Released? {
        guard let open = swipe else { return nil }
        let newRow = change.newIndex(of: open.row).flatMap { change.isReloaded(new: $0) ? nil : $0 }
        swipe = nil
        list.swipeDidEnd(newRow)
        return Released(view: open.view, row: open.row, newRow: newRow, isAtLeft: isAtLeft(open.side))
    }

    private func perform(_ action: UIContextualAction) {
        guard let current = swipe, !current.isPerforming else { return }
        swipe?.isPerforming = true
        action.handler(action, current.view) { [weak self] _ in
            guard let self, swipe?.view === current.view else { return }
            close(animated: true)
        }
    }
}

/// A pan along a row with actions. Panning and scrolling exclude each other.
private final class RowSwipePan: UIPanGestureRecognizer {
    weak var swiping: RowSwiping?

    override func decideToBegin(moved: CGPoint) -> Bool {
        let now = location(in: view)
        return swiping?.prepare(at: CGPoint(x: now.x - moved.x, y: now.y - moved.y), moved: moved) ?? false
    }

    /// Gives the swipe back precedence.
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is UIScreenEdgePanGestureRecognizer
    }
}
