import UIKit

@testable import QuartzCore
@testable import UIKitLists

// Without `import Testing`: support shared by tests of cells.

/// Rows on a screen with 3 pixels per point, in one of the system's designs.
@MainActor final class CellPad {
    let app: TestApp
    let owner = NotingOwner()

    init(_ look: ScreenSettings.Look = .classic, width: Double = 375, scale: Double = 3) throws {
        app = try TestApp(root: UIViewController(), width: width, height: 800, scale: scale)
        app.perform {
            app.stage.applicationState.mainScreen.settings.look = look
            owner.frame = CGRect(x: 0, y: 0, width: width, height: 700)
            app.window.addSubview(owner)
        }
    }

    /// Runs `body` in the application, and returns its result.
    func make<Value>(_ body: @MainActor () -> Value) -> Value { app.stage.perform(body) }

    /// Shows a cell in a row of a given height, with the width of the list unless it is inset.
    func show<Cell: RowAppearing>(
        _ cell: Cell, height: CGFloat = 44,
        _ change: (inout RowAppearance) -> Void = { $0.separatorStyle = .singleLine }
    ) {
        app.perform {
            var appearance = cell.rowAppearance
            change(&appearance)
            cell.list = owner
            let inset = appearance.sideInset
            cell.frame = CGRect(x: inset, y: 0, width: owner.bounds.width - 2 * inset, height: height)
            if cell.superview == nil { owner.addSubview(cell) }
            cell.rowAppearance = appearance
            cell.layoutIfNeeded()
        }
    }

    /// The height that a row requires in the list.
    func fitted(_ cell: UIView, width: CGFloat? = nil) -> CGFloat {
        make {
            cell.systemLayoutSizeFitting(
                CGSize(width: width ?? owner.bounds.width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
    }

    func touch(_ view: UIView, _ phases: [(UITouch.Phase, CGPoint)]) {
        app.perform {
            let screen = app.stage.applicationState.touchScreen
            let finger = screen.newTouch()
            for (phase, point) in phases { screen.touch(finger, phase, at: view.convert(point, to: app.window)) }
        }
    }

    func tap(_ view: UIView) {
        let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        touch(view, [(.began, middle), (.ended, middle)])
    }
}

/// A list that records the reports of its cells.
final class NotingOwner: UIView, CellOwner {
    var notes: [String] = []

    func accessoryButtonWasTapped(in cell: UIView) { notes.append("detail") }
    func editControlWasTapped(in cell: UIView) { notes.append("edit") }
    func reorderControl(of cell: UIView, did phase: ReorderPhase, at point: CGPoint) {
        notes.append("\(phase) \(Int(point.x)) \(Int(point.y))")
    }
    func cellMayNeedOtherSize(_ cell: UIView) { notes.append("size") }
}

extension UIView {
    /// The visible separators in a cell, from top to bottom.
    var separators: [UIView] {
        subviews.filter { "\(type(of: $0))" == "SeparatorView" && $0.alpha == 1 }.sorted {
            $0.frame.minY < $1.frame.minY
        }
    }

    var icons: [CellIcon] { subviews.flatMap { ($0 as? CellIcon).map { [$0] } ?? $0.icons } }

    func isAt(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
        frame.isNear(CGRect(x: x, y: y, width: width, height: height))
    }
}

extension CGRect {
    func isNear(_ other: CGRect) -> Bool {
        abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6 && abs(width - other.width) < 1e-6
            && abs(height - other.height) < 1e-6
    }
}
