import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// Context menus of rows and items.
@MainActor @Suite struct ListMenuTests {
    @MainActor private final class TableController: UITableViewController {
        var notes: [String] = []
        /// Whether the configuration of a menu was returned, but its preview not yet made.
        private var presents = false

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
            if presents { notes.append("unhighlighted \(indexPath.row)") }
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            notes.append("selected \(indexPath.row)")
        }
        override func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            notes.append("asked \(indexPath.row)")
            guard indexPath.row != 0 else { return nil }
            presents = true
            return UIContextMenuConfiguration(actionProvider: { _ in
                UIMenu(children: [UIAction(title: "Pin") { [weak self] _ in self?.notes.append("pin") }])
            })
        }
        override func tableView(
            _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { presents = false }
        override func tableView(
            _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { notes.append("end") }
    }

    private func touch(_ app: TestApp, _ point: CGPoint, from start: Double, for seconds: Double) {
        let screen = app.stage.applicationState.touchScreen
        let finger = screen.newTouch()
        app.at(start) { screen.touch(finger, .began, at: point) }
        app.at(start + seconds) { screen.touch(finger, .ended, at: point) }
    }

    @Test func aLongPressOnARowOpensItsMenu() throws {
        let controller = TableController(style: .plain)
        let app = try TestApp(root: controller)
        app.perform { app.window.layoutIfNeeded() }
        let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 2, section: 0)))
        let middle = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: app.window)
        touch(app, middle, from: 0.1, for: 0.8)
        try app.play(limit: 2)
        // Before the preview is taken of it.
        #expect(controller.notes == ["asked 2", "unhighlighted 2"])
        #expect(app.window.subviews.contains { $0 is ContextMenu } && cell.alpha == 0)
        touch(app, CGPoint(x: 195, y: 800), from: 2.1, for: 0.05)
        try app.play(limit: 4)
        #expect(controller.notes == ["asked 2", "unhighlighted 2", "end"] && cell.alpha == 1)
    }

    @Test func aLongPressOnARowWithoutAMenuSelectsIt() throws {
        let controller = TableController(style: .plain)
        let app = try TestApp(root: controller)
        app.perform { app.window.layoutIfNeeded() }
        let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        let middle = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: app.window)
        touch(app, middle, from: 0.1, for: 0.8)
        try app.play(limit: 2)
        #expect(controller.notes == ["asked 0", "selected 0"])
    }

    @Test func aLongPressOnAnItemOpensItsMenu() throws {
        @MainActor final class Grid: UICollectionViewController {
            override func collectionView(
                _ collectionView: UICollectionView, numberOfItemsInSection section: Int
            ) -> Int { 6 }
            override func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            }
            override func collectionView(
                _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
                point: CGPoint
            ) -> UIContextMenuConfiguration? {
                UIContextMenuConfiguration(actionProvider: { _ in
                    UIMenu(children: [UIAction(title: "Item \(indexPath.item)") { _ in }])
                })
            }
        }
        let grid = Grid(collectionViewLayout: UICollectionViewFlowLayout())
        let app = try TestApp(root: grid)
        app.perform {
            grid.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
            grid.collectionView.reloadData()
            app.window.layoutIfNeeded()
        }
        let cell = try #require(grid.collectionView.cellForItem(at: IndexPath(item: 3, section: 0)))
        touch(
            app, cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: app.window), from: 0.1, for: 0.8)
        try app.play(limit: 2)
        let menu = try #require(app.window.subviews.lazy.compactMap { $0 as? ContextMenu }.first)
        #expect(menu.rows.map { $0.element?.title } == ["Item 3"])
    }
}

extension UIView {
    fileprivate var rows: [MenuRow] { ((self as? MenuRow).map { [$0] } ?? []) + subviews.flatMap(\.rows) }
}
