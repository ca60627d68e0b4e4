import FrameJSON
import Testing

@testable import FrameScenes

@Suite struct ComponentTests {
    private static func message(_ components: String, views: String = "[]") -> String? {
        let text = SceneDocumentTests.scene(views: views, more: ",\n\"components\": \(components)")
        return #expect(throws: JSONError.self) { try SceneDocumentTests.read(text) }?.description
    }

    @Test func aCycleIsNamed() {
        let message = ComponentTests.message(
            """
            {"solo": {}, "a": {"views": [{"use": "solo"}, {"use": "b"}]},
            "b": {"views": [{"views": [{"use": "c"}]}]}, "c": {"use": "b"}}
            """)
        #expect(message == "scene.json:3:59: components.c.use: a cycle of components: b → c → b")
    }

    @Test func aComponentThatUsesItselfIsACycle() {
        #expect(
            ComponentTests.message(#"{"a": {"use": "a"}}"#)
                == "scene.json:2:29: components.a.use: a cycle of components: a → a")
    }

    @Test func aLongCycleIsCutAndFound() {
        let count = 20_000
        let members = (0..<count).map { "\"c\($0)\": {\"use\": \"c\(($0 + 1) % count)\"}" }.joined(separator: ", ")
        let message = ComponentTests.message("{\(members)}")
        #expect(message?.hasSuffix("a cycle of components: c0 → c1 → c2 → c3 → c4 → c5 → … → c0") == true)
    }

    @Test func unusedComponentsAreChecked() {
        #expect(
            ComponentTests.message(#"{"a": {"views": [{"use": "aa"}]}}"#)
                == "scene.json:2:40: components.a.views[0].use: expected one of \"a\", found the string \"aa\"")
        #expect(
            ComponentTests.message(#"{"": {}}"#) == "scene.json:2:20: components[\"\"]: a component needs a name")
        #expect(
            ComponentTests.message(#"{"a": {"alpha": 9}}"#)
                == "scene.json:2:31: components.a.alpha: expected a number from 0 to 1, found the number 9")
    }

    /// Nine components that each use the preceding one ten times would make a thousand million views.
    @Test func multiplicationIsBounded() {
        let uses = { (level: Int) in Array(repeating: "{\"use\": \"c\(level)\"}", count: 10).joined(separator: ", ") }
        let members = ["\"c0\": {}"] + (1...9).map { "\"c\($0)\": {\"views\": [\(uses($0 - 1))]}" }
        let message = ComponentTests.message("{\(members.joined(separator: ", "))}", views: #"[{"use": "c9"}]"#)
        #expect(message?.hasSuffix("more than 10000 views in one scene") == true)
    }

    @Test func depthIsBounded() {
        let members = ["\"c0\": {}"] + (1...200).map { "\"c\($0)\": {\"views\": [{\"use\": \"c\($0 - 1)\"}]}" }
        let message = ComponentTests.message("{\(members.joined(separator: ", "))}", views: #"[{"use": "c200"}]"#)
        #expect(message?.hasSuffix("more than 100 views inside each other") == true)
    }

    @Test func anIdentifierMayComeBackWithEachUseAndOnEachScreen() throws {
        let document = try SceneDocumentTests.read(
            """
            {"canvas": {"size": [1, 1]}, "root": "s", "components": {"c": {"views": [{"id": "x"}]}}, "screens": {
              "s": {"views": [{"use": "c", "id": "1"}, {"use": "c", "id": "2"}, {"use": "c"}, {"use": "c"}]},
              "t": {"views": [{"use": "c", "id": "1"}]}}}
            """)
        #expect(document.screens[0].views.map { $0.views[0].id } == ["1.x", "2.x", nil, nil])
        #expect(
            ComponentTests.message(#"{"c": {"views": [{"id": "x"}, {"id": "x"}]}}"#)
                == "scene.json:2:52: components.c.views[1].id: "
                + "the identifier \"x\" is taken at components.c.views[0].id")
    }
}
