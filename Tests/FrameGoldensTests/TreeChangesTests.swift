import FrameJSON
import Testing

@testable import FrameGoldens

@Suite struct TreeChangesTests {
    static let pairs: [(JSONValue, JSONValue)] = [
        (["a": 1], ["a": 2]), (["a": 1, "b": 2], ["b": 2]), (["a": 1], ["a": 1, "c": [1, 2]]),
        (["items": [["x": 1], ["x": 2]]], ["items": [["x": 1], ["x": 3, "y": "new"]]]),
        (["items": [["x": 1], ["x": 2]]], ["items": [["x": 1]]]), (["m": [1, 0, 5]], ["m": [1, 0, 6]]),
        (["items": [["group": [["fill": "a"]]]]], ["items": [["group": [["fill": "b"], ["fill": "c"]]]]]),
    ]

    @Test(arguments: pairs) func changesCanBeAppliedAgain(old: JSONValue, new: JSONValue) throws {
        for (from, to) in [(old, new), (new, old), (old, old)] {
            let changes = TreeChanges(from: from, to: to)
            #expect(changes.isEmpty == (from == to))
            let printed = try TreeChanges(JSONCursor(changes.json))
            #expect(printed == changes)
            #expect(try TreeChanges(from: #require(printed.applied(to: from)), to: to).isEmpty)
        }
    }

    @Test func missingPlacesAreRejected() throws {
        let changes = try TreeChanges(JSONCursor(["items/7/x": 1]))
        #expect(changes.applied(to: ["items": [["x": 1]]]) == nil)
    }

    @Test func aLogRoundTrips() throws {
        let trees: [JSONValue] = [["n": 0], ["n": 0], ["n": 1], ["n": 1, "m": 2], ["n": 1, "m": 2]]
        let text = DisplayListLog.text(count: trees.count) { trees[$0] }
        let document: JSONValue = [
            "frames": [
                ["frame": 0, "list": ["n": 0]], ["frame": 2, "changes": ["n": 1]], ["frame": 3, "changes": ["m": 2]],
            ]
        ]
        #expect(text == document.pretty)
        #expect(try DisplayListLog(document, count: 5).trees == trees)
    }
}
