import Testing

@testable import FrameScenes

/// Keys in scene files.
@Suite struct TypeActionTests {
    private static func scene(_ script: String) -> String {
        """
        {"canvas": {"size": [100, 200]}, "root": "a", "caret": true, "script": \(script),
          "screens": {"a": {"views": [{"id": "field", "textField": {"placeholder": "Name"}}]}}}
        """
    }

    @Test func keysAreRead() throws {
        let document = try SceneDocumentTests.read(
            Self.scene(#"[{"tap": "field"}, {"type": "Anna\n", "interval": 0.2, "at": 3}, {"erase": 2}]"#))
        guard case .type(let typing) = document.script[1], case .type(let erasing) = document.script[2] else {
            Issue.record("no keys")
            return
        }
        #expect(typing.keys == .text("Anna\n") && typing.interval == 0.2 && typing.start == 3 && typing.count == 5)
        #expect(erasing.keys == .erase(2) && erasing.interval == 0.1 && erasing.start == nil)
        #expect(document.settings.choice(of: .caret) == 1)
    }

    @Test(arguments: [
        (#"{"type": ""}"#, "there is nothing to type"), (#"{"erase": 0}"#, "erase"), (#"{"type": 3}"#, "type"),
        (#"{"type": "a", "interval": -1}"#, "interval"), (#"{"type": "a", "row": 1}"#, "row"),
    ])
    func mistakesAreNamed(_ action: String, _ part: String) {
        do {
            _ = try SceneDocumentTests.read(Self.scene("[\(action)]"))
            Issue.record("accepted \(action)")
        } catch {
            #expect("\(error)".contains(part), "\(error)")
        }
    }
}
