import FrameJSON
import Testing

@testable import FrameGoldens

/// Paths of display lists, stored once.
@Suite struct PathTableTests {
    private static let letter: JSONValue = [["M", 0, 0], ["L", 5, 0], ["Z"]]
    private static let other: JSONValue = [["M", 1, 1], ["Z"]]
    private static let tree: JSONValue = [
        [
            "frame": 0,
            "list": [
                "items": [["glyphs": ["outlines": .array([letter, other]), "places": [[0, 1, 2]]], "name": "a"]]
            ],
        ],
        [
            "frame": 3,
            "changes": [
                "items/0/path": letter, "items/0/opacity": 1,
                "items": [["path": letter], ["glyphs": ["outlines": .array([other])]]],
            ],
        ],
    ]

    @Test func pathsAreFoundAgain() throws {
        var table = PathTable()
        let short = table.replacingPaths(in: Self.tree)
        #expect(table.paths == [Self.letter, Self.other])
        #expect(
            short.compact.contains("\"outlines\":[0,1]") && short.compact.contains("{\"path\":0}"), "\(short.compact)")
        let read = try PathTable(JSONCursor(.array(table.paths)))
        #expect(read.restoringPaths(in: short) == Self.tree)
    }

    /// A damaged file does not crash a reader.
    @Test func numbersOutsideTheTableStay() {
        let tree: JSONValue = ["path": 7, "outlines": [-1, 0.5, "x"]]
        #expect(PathTable().restoringPaths(in: tree) == tree)
    }
}
