import FrameJSON
import Testing

@testable import FrameScenes

/// Comments in scene files.
@Suite struct JSONCommentTests {
    private static func blanked(_ text: String) throws -> String {
        String(decoding: try JSONComments.blanked(Array(text.utf8), file: "scene.json"), as: UTF8.self)
    }

    @Test(arguments: [
        ("{} // end", "{}       "), ("// é\n1", "    \n1"), ("[1, /* é */ 2]", "[1,         2]"),
        (#"{"a": "// no", "b\"": "/* no */"}"#, #"{"a": "// no", "b\"": "/* no */"}"#),
        ("/* a\nb */ 1", "    \n     1"), ("/**/1", "    1"), ("// a\r\n1", "    \r\n1"),
    ])
    func valuesKeepTheirPlaces(text: String, result: String) throws {
        #expect(try Self.blanked(text) == result)
    }

    @Test func positionsCountComments() throws {
        let text = """
            { // a scene
              "canvas": {"size": /* é points */ "x"},
              "root": "a", "screens": {"a": {}}
            }
            """
        let json = try JSONDocument(JSONComments.blanked(Array(text.utf8), file: "scene.json"), file: "scene.json")
        let error = #expect(throws: JSONError.self) {
            try SceneFile(json, folder: SceneFolder { _ in .missing }, knownDevices: [])
        }
        #expect(error?.place == TextPosition(line: 2, column: 37))
    }

    @Test func aCommentWithoutAnEndIsNamed() {
        let error = #expect(throws: JSONError.self) { try Self.blanked("{\n  /* x") }
        #expect(error?.place == TextPosition(line: 2, column: 3))
        #expect(error?.message.contains("comment without an end") == true)
    }
}
