import Foundation
import Testing
import UIKit

/// Documents in files.
@MainActor @Suite struct DocumentTests {
    @Test func savedContentsAreReadAgain() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let url = folder.appendingPathComponent("Draft.txt")
        let app = try TestApp()
        app.at(0.1) {
            let draft = Draft(fileURL: url)
            draft.text = "Hello"
            draft.updateChangeCount(.done)
            draft.save(to: url, for: .forCreating) { app.note("saved \($0) \(draft.hasUnsavedChanges)") }
        }
        app.at(0.2) {
            let draft = Draft(fileURL: url)
            draft.open { app.note("opened \($0) \(draft.text) \(draft.localizedName) \(draft.documentState.isEmpty)") }
        }
        app.at(0.3) {
            let missing = Draft(fileURL: folder.appendingPathComponent("None.txt"))
            missing.open { app.note("opened \($0) \(missing.errors) \(missing.documentState == .closed)") }
        }
        try app.play()
        #expect(app.notes == ["0.1 saved true false", "0.2 opened true Hello Draft true", "0.3 opened false 1 true"])
    }
}

private final class Draft: UIDocument {
    var text = ""
    var errors = 0

    override func contents(forType typeName: String) throws -> Any { Data(text.utf8) }

    override func load(fromContents contents: Any, ofType typeName: String?) throws {
        text = (contents as? Data).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    override func handleError(_ error: any Error, userInteractionPermitted: Bool) { errors += 1 }
}
