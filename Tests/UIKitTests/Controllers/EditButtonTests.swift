import Testing
import UIKit

/// The button with which a controller starts and ends editing.
@MainActor @Suite struct EditButtonTests {
    @Test func eachTapTogglesTheModeAndTheTitle() throws {
        let table = Recorder(style: .plain)
        let item = table.editButtonItem
        #expect(item === table.editButtonItem)
        #expect(item.title == "Edit")
        let app = try TestApp(root: UINavigationController(rootViewController: table))
        for time in [0.1, 0.2] {
            app.at(time) {
                guard let action = item.action else { return }
                UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil)
                app.note("\(item.title ?? "") \(table.isEditing) \(item.style == .done)")
            }
        }
        try app.play()
        #expect(app.notes == ["0.1 Done true true", "0.2 Edit false false"])
        #expect(table.calls == [true, false])
    }

    /// This also applies when the application starts editing itself.
    @Test func theTitleFollowsTheController() throws {
        let controller = UIViewController()
        let app = try TestApp(root: controller)
        app.perform {
            let item = controller.editButtonItem
            controller.isEditing = true
            #expect(item.title == "Done")
            controller.setEditing(false, animated: false)
            #expect(item.title == "Edit")
        }
    }
}

/// Records animated changes of the mode.
private final class Recorder: UITableViewController {
    var calls: [Bool] = []

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        if animated { calls.append(editing) }
    }
}
