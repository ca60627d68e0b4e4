import Testing
import UIKit

@testable import UIKitLists

@MainActor @Suite struct TableCellEditingTests {
    private final class NotingCell: UITableViewCell {
        var notes: [String] = []
        override func setEditing(_ editing: Bool, animated: Bool) {
            notes.append("editing \(editing) \(animated)")
            super.setEditing(editing, animated: animated)
        }
        override func willTransition(to state: StateMask) { notes.append("will \(state.rawValue)") }
        override func didTransition(to state: StateMask) { notes.append("did \(state.rawValue)") }
    }

    private func cell(_ pad: CellPad, _ control: RowAppearance.EditControl, reorders: Bool = false) -> NotingCell {
        let cell = pad.make { NotingCell(style: .default, reuseIdentifier: nil) }
        pad.app.perform { cell.textLabel?.text = "Row" }
        pad.show(cell) {
            $0.editControl = control
            $0.showsReorderControl = reorders
        }
        return cell
    }

    @Test(arguments: [RowAppearance.EditControl.delete, .insert]) func editingControlsTakeSpace(
        _ control: RowAppearance.EditControl
    ) throws {
        let pad = try CellPad()
        let cell = cell(pad, control, reorders: true)
        #expect(cell.contentView.frame.minX == 0 && cell.icons.allSatisfy { $0.superview?.alpha == 0 })
        pad.app.perform {
            cell.setEditing(true, animated: false)
            cell.layoutIfNeeded()
        }
        #expect(cell.notes == ["editing true false", "will 1", "did 1"])
        #expect(cell.editingStyle == (control == .delete ? .delete : .insert))
        let shown = cell.subviews.filter { $0 is CellControl || $0 is ReorderControl }
        #expect(shown.map(\.frame.minX) == [16, 375 - 16 - 22] && shown.allSatisfy { $0.alpha == 1 })
        #expect(cell.contentView.isAt(38, 0, 375 - 38 - 38, 44) && cell.textLabel?.frame.minX == 16)
        pad.app.perform {
            cell.setEditing(false, animated: false)
            cell.layoutIfNeeded()
        }
        #expect(cell.contentView.isAt(0, 0, 375, 44) && shown.allSatisfy { $0.alpha == 0 })
    }

    @Test func animatedEditingMovesTheContent() throws {
        let pad = try CellPad()
        let cell = cell(pad, .delete)
        pad.app.at(1) { cell.setEditing(true, animated: true) }
        try pad.app.play()
        #expect(cell.notes == ["editing true true", "will 1", "did 1"])
        let control = try #require(cell.subviews.first { $0 is CellControl })
        func x(_ view: UIView, _ time: Double) throws -> Double {
            guard case .point(let point) = try #require(try pad.app.shown("position", of: view, at: time)) else {
                return -1
            }
            return point.x
        }
        #expect(try x(control, 1) == -11 && x(control, 1.35) == 27)
        let middle = try x(control, 1.15)
        #expect(middle > -5 && middle < 25)
        #expect(try pad.app.numbers("opacity", of: control, at: [1, 1.35]) == [0, 1])
        #expect(try x(cell.contentView, 1) == 187.5)
        let icon = try #require(control.subviews.first)
        #expect(try x(icon, 1.15) == 11, "the icon rests in its control")
    }

    @Test func editingAccessoriesReplaceNormalOnes() throws {
        let pad = try CellPad()
        let cell = cell(pad, .none)
        pad.app.perform {
            cell.accessoryType = .disclosureIndicator
            cell.editingAccessoryType = .checkmark
            cell.layoutIfNeeded()
        }
        func shown() -> [CellIcon.Shape] { cell.icons.filter { $0.alpha == 1 }.map(\.shape) }
        #expect(shown() == [.chevron])
        pad.app.perform {
            cell.isEditing = true
            cell.layoutIfNeeded()
        }
        #expect(shown() == [.checkmark] && cell.notes.allSatisfy { !$0.contains("will") })
    }

    @Test func controlsReportTaps() throws {
        let pad = try CellPad()
        let cell = cell(pad, .delete, reorders: true)
        pad.app.perform {
            cell.accessoryType = .detailDisclosureButton
            cell.layoutIfNeeded()
        }
        let detail = try #require(cell.icons.first { $0.shape == .info }?.superview)
        pad.tap(detail)
        #expect(pad.owner.notes == ["detail"])
        pad.app.perform {
            cell.isEditing = true
            cell.layoutIfNeeded()
        }
        pad.owner.notes = []
        pad.tap(try #require(cell.subviews.first { $0 is CellControl && $0.alpha == 1 }))
        #expect(pad.owner.notes == ["edit"])
        pad.owner.notes = []
        let reorder = try #require(cell.subviews.first { $0 is ReorderControl })
        let screen = pad.app.stage.applicationState.touchScreen
        let start = reorder.convert(CGPoint(x: 5, y: 5), to: pad.app.window)
        let finger = screen.newTouch()
        for (index, phase) in [UITouch.Phase.began, .moved, .ended].enumerated() {
            pad.app.at(1 + Double(index) / 10) {
                screen.touch(finger, phase, at: CGPoint(x: start.x, y: start.y + CGFloat(index) * 30))
            }
        }
        try pad.app.play()
        #expect(pad.owner.notes.map { $0.prefix { $0 != " " } } == ["began", "moved", "ended"])
    }

    @Test func circlesOfMultipleSelectionFollowTheSelection() throws {
        let pad = try CellPad()
        let cell = cell(pad, .multiselect)
        pad.app.perform { cell.isEditing = true }
        #expect(cell.icons.map(\.shape) == [.unselected] && cell.editingStyle == .none)
        pad.app.perform { cell.isSelected = true }
        #expect(cell.icons.map(\.shape) == [.selected])
    }
}
