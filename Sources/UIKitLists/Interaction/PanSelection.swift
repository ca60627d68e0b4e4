internal import FrameLists
@_spi(UIKit) internal import UIKitCore

/// A table or collection view whose rows can be selected by a two-finger pan.
@MainActor protocol PanSelectingList: UIScrollView {
    var rowCounts: [Int] { get }
    /// Whether several rows may be selected, now or in editing mode.
    var mayPanSelect: Bool { get }
    /// The row at a point of the content, if it has a cell.
    func shownRow(at point: CGPoint) -> ListIndex?
    func panSelectionShouldBegin(at row: ListIndex) -> Bool
    func panSelectionDidBegin(at row: ListIndex)
    func panSelectionDidEnd()
    func isSelected(_ row: ListIndex) -> Bool
    /// Selects or deselects a row as a tap does, if several rows may currently be selected.
    func toggleByPan(_ row: ListIndex)
}

/// Selects consecutive rows by a two-finger pan, if the delegate permits it.
///
/// The first row is selected or deselected, and all rows from there to the one under the touches get the same state.
/// Rows that the touches leave again return to their previous state.
@MainActor final class PanSelection: NSObject {
    private unowned let list: any PanSelectingList
    private let pan = SelectionPan(target: nil, action: nil)
    private var first: ListIndex?
    private var selects = true
    private var toggled: Set<ListIndex> = []

    init(in list: any PanSelectingList) { self.list = list }

    func attach() {
        pan.selection = self
        pan.addTarget(self, action: Selector("follow", PanSelection.follow))
        list.addGestureRecognizer(pan)
        (list.panGestureRecognizer as? ScrollPan)?.offerTwoTouches = { [weak pan] in pan?.takeTouches() ?? false }
    }

    /// The row at a point, if the delegate permits a selection that begins there.
    fileprivate func permittedRow(at point: CGPoint) -> ListIndex? {
        guard list.mayPanSelect, let row = list.shownRow(at: point) else { return nil }
        return list.panSelectionShouldBegin(at: row) ? row : nil
    }

    private func follow(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            first = self.pan.row
            guard let first else { return }
            list.panSelectionDidBegin(at: first)
            selects = !list.isSelected(first)
            select(through: first)
        case .changed: list.shownRow(at: pan.location(in: list)).map(select)
        case .ended, .cancelled, .failed: end()
        case .possible: break
        }
    }

    private func select(through last: ListIndex) {
        guard let first else { return }
        let wanted = rows(from: min(first, last), through: max(first, last))
        for row in toggled.subtracting(wanted).sorted() { list.toggleByPan(row) }
        toggled.formIntersection(wanted)
        for row in wanted where !toggled.contains(row) && list.isSelected(row) != selects {
            list.toggleByPan(row)
            toggled.insert(row)
        }
    }

    private func rows(from first: ListIndex, through last: ListIndex) -> [ListIndex] {
        let counts = list.rowCounts
        guard counts.indices.contains(last.section) else { return [] }
        return (first.section...last.section).flatMap { section in
            let start = section == first.section ? first.item : 0
            let end = section == last.section ? min(last.item, counts[section] - 1) : counts[section] - 1
            return start <= end ? (start...end).map { ListIndex(section: section, item: $0) } : []
        }
    }

    private func end() {
        guard first != nil else { return }
        first = nil
        toggled = []
        list.panSelectionDidEnd()
    }
}

/// A pan of exactly two touches. Scrolling leaves the touches it handles to it.
private final class SelectionPan: UIPanGestureRecognizer {
    weak var selection: PanSelection?
    /// The row at which the selection begins; `nil` while that is undecided, and if the delegate does not permit it.
    private(set) var row: ListIndex?
    private var isDecided = false
    /// The initial location of the two touches.
    private var start = CGPoint.zero

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        (minimumNumberOfTouches, maximumNumberOfTouches) = (2, 2)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if numberOfTouches == 2 { start = location(in: view) }
    }

    /// Takes the two touches if the delegate permits it, and returns whether it does. The delegate is asked once.
    func takeTouches() -> Bool {
        guard numberOfTouches == 2, state != .failed else { return false }
        if !isDecided { (row, isDecided) = (selection?.permittedRow(at: start), true) }
        return row != nil
    }

    override func decideToBegin(moved: CGPoint) -> Bool { takeTouches() }

    override func reset() {
        super.reset()
        (row, isDecided) = (nil, false)
    }
}
