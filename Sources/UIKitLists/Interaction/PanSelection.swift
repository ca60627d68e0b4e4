internal import FrameLists
@_spi(UIKit) internal import UIKitCore

/// A table or collection view whose rows two fingers select.
@MainActor protocol PanSelectingList: UIScrollView {
    var rowCounts: [Int] { get }
    /// Whether several rows may be selected, now or while the list is edited.
    var mayPanSelect: Bool { get }
    /// The row at a point of the content, if it has a cell.
    func shownRow(at point: CGPoint) -> ListIndex?
    func panSelectionShouldBegin(at row: ListIndex) -> Bool
    func panSelectionDidBegin(at row: ListIndex)
    func panSelectionDidEnd()
    func isSelected(_ row: ListIndex) -> Bool
    /// Selects or deselects a row as a tap does, if several may be selected now.
    func toggleByPan(_ row: ListIndex)
}

/// The selection of neighbouring rows by a pan of two fingers, if the delegate wants it.
///
/// The rows from the first to the one under the fingers become what the first one becomes: selected, or deselected. Rows that the fingers
/// leave are as before.
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
        (list.panGestureRecognizer as? ScrollPan)?.leavesTwoFingers = { [weak pan] in pan?.takesFingers ?? false }
    }

    fileprivate func mayBegin(at point: CGPoint) -> Bool {
        guard list.mayPanSelect, let row = list.shownRow(at: point), list.panSelectionShouldBegin(at: row) else {
            return false
        }
        first = row
        return true
    }

    private func follow(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
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

/// A pan of exactly two fingers. Scrolling leaves it those that it takes.
private final class SelectionPan: UIPanGestureRecognizer {
    weak var selection: PanSelection?
    private var decision: Bool?
    /// Where the two fingers were at first.
    private var start = CGPoint.zero

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        (minimumNumberOfTouches, maximumNumberOfTouches) = (2, 2)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if numberOfTouches == 2 { start = location(in: view) }
    }

    /// The delegate answers once for two fingers.
    var takesFingers: Bool {
        guard numberOfTouches == 2, state != .failed else { return false }
        let answer = decision ?? selection?.mayBegin(at: start) ?? false
        decision = answer
        return answer
    }

    override func mayBegin(moved: CGPoint) -> Bool { takesFingers }

    override func reset() {
        super.reset()
        decision = nil
    }
}
