import Testing
import UIKit

@testable import QuartzCore
@testable import UIKitLists

/// Swipe actions for the items of a list layout.
@MainActor @Suite struct CollectionSwipeTests {
    /// A list of ten items, all of which except the first have actions.
    @MainActor private final class List {
        private(set) var notes: [String] = []
        private(set) var pad: CollectionPad!

        init() throws {
            var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
            configuration.trailingSwipeActionsConfigurationProvider = { [weak self] in self?.trailing($0) }
            configuration.leadingSwipeActionsConfigurationProvider = { [weak self] path in
                self.map { UISwipeActionsConfiguration(actions: [$0.note("done", path)]) }
            }
            pad = try CollectionPad(
                [Array(0..<10)], layout: UICollectionViewCompositionalLayout.list(using: configuration))
        }

        private func trailing(_ path: IndexPath) -> UISwipeActionsConfiguration? {
            guard path.item != 0 else { return nil }
            let delete = UIContextualAction(style: .destructive, title: "Delete") { [unowned self] _, _, done in
                notes.append("delete \(path.item)")
                pad.source.sections[0].remove(at: path.item)
                pad.view.deleteItems(at: [path])
                done(true)
            }
            return UISwipeActionsConfiguration(actions: [delete, note("flag", path)])
        }

        private func note(_ title: String, _ path: IndexPath) -> UIContextualAction {
            UIContextualAction(style: .normal, title: title) { [unowned self] _, _, done in
                notes.append("\(title) \(path.item)")
                done(true)
            }
        }

        var actions: SwipeActionsView? { pad.view.subviews.lazy.compactMap { $0 as? SwipeActionsView }.first }

        func swipe(_ item: Int, by distance: CGFloat, at begin: Double) {
            let start = CGPoint(x: distance < 0 ? 280 : 20, y: 22 + 44 * CGFloat(item))
            pad.app.touch(.began, at: start, begin)
            for step in 1...10 {
                let x = start.x + distance * CGFloat(step) / 10
                pad.app.touch(.moved, at: CGPoint(x: x, y: start.y), begin + 0.02 * Double(step))
            }
            pad.app.touch(.ended, at: CGPoint(x: start.x + distance, y: start.y), begin + 0.5)
        }
    }

    @Test func aSwipeRevealsActionsAndATapPerformsOne() throws {
        let list = try List()
        let (pad, view) = (list.pad!, list.pad.view)
        list.swipe(2, by: -150, at: 1)
        pad.app.at(2) {
            let (cell, actions) = (pad.cell(2)?.frame ?? .null, list.actions?.frame ?? .null)
            #expect(cell.minX < -100 && cell.width == view.bounds.width)
            #expect(actions == CGRect(x: cell.maxX, y: 88, width: -cell.minX, height: 44))
            #expect((0..<8).filter { pad.cell($0)?.frame.minX != 0 } == [2])
            view.layoutIfNeeded()
            view.setNeedsLayout()
            view.layoutIfNeeded()
            #expect(pad.cell(2)?.frame == cell, "a layout keeps the row where it is")
        }
        pad.app.tap(at: CGPoint(x: 290, y: 110), 2.5)
        pad.app.at(2.6) {
            #expect(pad.source.sections[0].count == 9)
        }
        try pad.app.play()
        #expect(list.notes == ["delete 2"])
        #expect(list.actions == nil)
        #expect((0..<9).allSatisfy { pad.cell($0)?.frame == CGRect(x: 0, y: 44 * CGFloat($0), width: 300, height: 44) })
        #expect(pad.cell(2)?.number == 3)
    }

    @Test func aFullSwipePerformsTheFirstActionOfItsSide() throws {
        let list = try List()
        list.swipe(3, by: 270, at: 1)
        list.swipe(0, by: -270, at: 3)
        try list.pad.app.play()
        #expect(list.notes == ["done 3"], "the first item has no trailing actions")
        #expect(list.actions == nil && list.pad.cell(3)?.frame.minX == 0)
    }

    @Test func otherTouchesEditingAndReloadsHideTheActions() throws {
        for close in [
            { (pad: CollectionPad) in pad.app.tap(at: CGPoint(x: 150, y: 200), 2.5) },
            { pad in pad.app.at(2.5) { pad.view.isEditing = true } },
            { pad in pad.app.at(2.5) { pad.view.reloadData() } },
        ] {
            let list = try List()
            list.swipe(2, by: -150, at: 1)
            list.pad.app.at(2) { #expect(list.actions != nil) }
            close(list.pad)
            try list.pad.app.play()
            #expect(list.actions == nil && list.notes == [])
            #expect(list.pad.cell(2)?.frame.minX == 0)
            #expect(list.pad.source.calls.allSatisfy { !$0.hasPrefix("didSelect") }, "the tap selects nothing")
        }
    }

    /// The items below move up over the shrinking actions.
    @Test func theActionsOfADeletedItemShrink() throws {
        let list = try List()
        let pad = list.pad!
        var (height, x) = (CGFloat.nan, CGFloat.nan)
        list.swipe(4, by: -270, at: 1)
        pad.app.at(1.52) {
            height = list.actions?.frame.height ?? .nan
            x = list.actions?.frame.minX ?? .nan
        }
        try pad.app.play()
        #expect(list.notes == ["delete 4"] && list.actions == nil)
        #expect(height == 0 && x == 0)
        #expect(pad.cell(4)?.frame == CGRect(x: 0, y: 176, width: 300, height: 44) && pad.cell(4)?.number == 5)
    }

    @Test func cellsKnowThatTheirItemIsSwiped() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.trailingSwipeActionsConfigurationProvider = { _ in
            UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "Flag") { _, _, _ in }])
        }
        let pad = try CollectionPad([[0, 1]], layout: UICollectionViewCompositionalLayout.list(using: configuration)) {
            $0.view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "number")
        }
        var states: [Bool?] = []
        func note() {
            let cell = pad.view.cellForItem(at: IndexPath(item: 0, section: 0)) as? UICollectionViewListCell
            states.append(cell?.configurationState.isSwiped)
        }
        pad.app.at(0.5) { note() }
        pad.app.touch(.began, at: CGPoint(x: 280, y: 20), 1)
        for step in 1...10 {
            pad.app.touch(.moved, at: CGPoint(x: 280 - 12 * CGFloat(step), y: 20), 1 + 0.02 * Double(step))
        }
        pad.app.touch(.ended, at: CGPoint(x: 160, y: 20), 1.5)
        pad.app.at(2.5) { note() }
        pad.app.tap(at: CGPoint(x: 150, y: 200), 3)
        pad.app.at(4) { note() }
        try pad.app.play()
        #expect(states == [false, true, false])
    }

    /// Without providers, no recognizer competes with the application's.
    @Test func listsWithoutActionsIgnoreSwipes() throws {
        let plain = try CollectionPad(
            [[0]], layout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        let swiping = try List()
        plain.app.perform { plain.view.layoutIfNeeded() }
        swiping.pad.app.perform { swiping.pad.view.layoutIfNeeded() }
        let (count, more) = (
            plain.view.gestureRecognizers?.count ?? 0, swiping.pad.view.gestureRecognizers?.count ?? 0
        )
        #expect(more == count + 1)
    }
}
