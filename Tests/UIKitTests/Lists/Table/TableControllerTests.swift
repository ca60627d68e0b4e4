import Testing
import UIKit

@testable import QuartzCore

/// Table controllers: loading, deselection, editing and the keyboard.
@MainActor @Suite struct TableControllerTests {
    private final class Listing: UITableViewController {
        var selected: [Int] = []
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(RowCell.self, forCellReuseIdentifier: "row")
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            selected.append(indexPath.row)
            navigationController?.pushViewController(UIViewController(), animated: true)
        }
    }

    @Test func theControllerIsItsTablesDataSourceAndDelegate() throws {
        let listing = Listing(style: .grouped)
        let app = try TestApp(root: listing)
        app.perform { listing.view.layoutIfNeeded() }
        #expect(listing.tableView.style == .grouped)
        #expect(listing.tableView.dataSource === listing && listing.tableView.delegate === listing)
        #expect(listing.tableView.numberOfRows(inSection: 0) == 60)
        #expect(!listing.tableView.visibleCells.isEmpty)
    }

    @Test func theControllersEditingModeAppliesToTheTable() throws {
        let listing = Listing(style: .plain)
        let app = try TestApp(root: listing)
        app.perform { listing.setEditing(true, animated: false) }
        #expect(listing.tableView.isEditing)
    }

    @Test func aPopDeselectsTheRowAlongsideTheTransition() throws {
        let listing = Listing(style: .plain)
        let stack = UINavigationController(rootViewController: listing)
        let app = try TestApp(root: stack)
        app.tap(at: CGPoint(x: 200, y: 300), 0.5)
        app.at(2) { #expect(listing.tableView.indexPathForSelectedRow != nil) }
        app.at(2) { stack.popViewController(animated: true) }
        try app.play()
        #expect(listing.selected.count == 1)
        #expect(listing.tableView.indexPathForSelectedRow == nil)
    }

    @Test func aCanceledBackSwipeKeepsTheSelection() throws {
        for isFinished in [true, false] {
            let listing = Listing(style: .plain)
            let stack = UINavigationController(rootViewController: listing)
            let app = try TestApp(root: stack)
            app.tap(at: CGPoint(x: 200, y: 300), 0.5)
            app.touch(.began, at: CGPoint(x: 2, y: 400), 2)
            let distance: CGFloat = isFinished ? 300 : 80
            for step in 1...20 {
                app.touch(
                    .moved, at: CGPoint(x: 2 + distance * CGFloat(step) / 20, y: 400), 2 + 0.03 * Double(step))
            }
            var during: IndexPath?
            app.at(2.5) { during = listing.tableView.indexPathForSelectedRow }
            app.touch(.ended, at: CGPoint(x: 2 + distance, y: 400), 3.5)
            try app.play()
            #expect(during == nil)
            #expect((listing.tableView.indexPathForSelectedRow == nil) == isFinished)
            let cell = listing.tableView.visibleCells.first { $0.isSelected }
            #expect((cell == nil) == isFinished)
        }
    }

    @Test func aControllerCanKeepItsSelection() throws {
        let listing = Listing(style: .plain)
        listing.clearsSelectionOnViewWillAppear = false
        let stack = UINavigationController(rootViewController: listing)
        let app = try TestApp(root: stack)
        app.tap(at: CGPoint(x: 200, y: 300), 0.5)
        app.at(2) { stack.popViewController(animated: true) }
        try app.play()
        #expect(listing.tableView.indexPathForSelectedRow != nil)
    }

    private final class Field: UIView, UIKeyInput {
        override var canBecomeFirstResponder: Bool { true }
        var hasText: Bool { false }
        func insertText(_ text: String) {}
        func deleteBackward() {}
    }

    @Test func theTableStaysAboveTheKeyboard() throws {
        let listing = Listing(style: .plain)
        let app = try TestApp(root: listing)
        var covered: CGFloat = 0
        var (isInside, field) = (false, Field())
        app.at(1) {
            guard let cell = listing.tableView.visibleCells.last else { return }
            field = Field(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            cell.contentView.addSubview(field)
            field.becomeFirstResponder()
        }
        app.at(3) {
            let table: UITableView = listing.tableView
            covered = table.contentInset.bottom
            let frame = table.convert(field.bounds, from: field)
            isInside = frame.maxY <= table.bounds.maxY - table.adjustedContentInset.bottom
            field.resignFirstResponder()
        }
        try app.play()
        #expect(covered > 200)
        #expect(isInside)
        #expect(listing.tableView.contentInset.bottom == 0)
    }
}
