import FrameJSON
import Testing

@testable import FrameScenes

/// Reactions, menus and values that are refused, each at its position.
@Suite struct ReactionErrorTests {
    private static func scene(_ view: String) -> String {
        """
        {"canvas": {"size": [100, 200]}, "root": "a", "values": {"volume": 0.5, "name": "x"},
         "screens": {"a": {"views": [{"id": "v", \(view)}]}, "b": {}}}
        """
    }

    @Test(arguments: [
        (#""button": {"title": "t"}, "on": {"tab": {"push": "b"}}"#, "did you mean \"tap\"?"),
        (#""button": {"title": "t"}, "on": {}"#, "expected an object with \"tap\", \"change\""),
        (#""button": {"title": "t"}, "on": {"tap": []}"#, "on.tap: expected an action or a list of at least 1 action"),
        (#""button": {"title": "t"}, "on": {"tap": {"pussh": "b"}}"#, "unknown action; did you mean \"push\"?"),
        (#""button": {"title": "t"}, "on": {"tap": {"push": "c"}}"#, "on.tap.push: expected one of \"a\", \"b\""),
        (
            #""button": {"title": "t"}, "on": {"tap": [{"push": "b"}, {"tap": "v"}]}"#,
            "on.tap[1]: a reaction has no touches"
        ),
        (
            #""button": {"title": "t"}, "on": {"tap": {"push": "b", "at": 2}}"#,
            "on.tap.at: a reaction begins with its event"
        ),
        (#""text": {"string": "t"}, "on": {"change": {"push": "b"}}"#, "only a control changes"),
        (#""switch": {}, "on": {"return": {"push": "b"}}"#, "only text fields and search bars"),
        (#""text": {"string": "t"}, "menu": ["x"]"#, "only a button has a \"menu\""),
        (#""button": {"title": "t"}, "menu": []"#, "menu: expected a list of at least 1 entry"),
        (#""button": {"title": "t"}, "menu": [{"titel": "x"}]"#, "did you mean \"title\"?"),
        (
            #""button": {"title": "t"}, "menu": [{"title": "x", "on": {"tap": {"pop": true}}, "menu": ["y"]}]"#,
            "not both"
        ),
        (#""slider": {"value": 0}, "value": "volumes""#, "did you mean \"volume\"?"),
        (#""slider": {"value": 0}, "value": "name""#, "the value \"name\" is a text; this takes a number"),
        (#""text": {"string": "t"}, "value": "name""#, "only a control has a named value"),
        (#""text": {"string": "It is {volum}"}"#, "did you mean {volume}?"),
        (#""button": {"title": "{nothing}"}"#, "no value is called \"nothing\""),
        (#""switch": {}, "on": {"tap": {"toggle": "volume"}}"#, "only true or false can be toggled"),
        (#""switch": {}, "on": {"tap": {"change": "v", "to": 3}}"#, "on.tap.to: expected true or false"),
        (
            #""switch": {}, "on": {"tap": {"alert": {"buttons": [{"title": "a", "style": "cancel"}, {"title": "b", "style": "cancel"}]}}}"#,
            "buttons[1]: a question has at most one button"
        ),
    ])
    func mistakesAreNamed(view: String, message: String) {
        let error = #expect(throws: JSONError.self) { try SceneDocumentTests.read(Self.scene(view)) }
        #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
    }

    /// Braces have a meaning only around names, and only in scenes with values.
    @Test func bracesWithoutValuesAreText() throws {
        let text =
            #"{"canvas": {"size": [9, 9]}, "root": "a", "screens": {"a": {"views": [{"text": {"string": "{x}"}}]}}}"#
        _ = try SceneDocumentTests.read(text)
        _ = try SceneDocumentTests.read(Self.scene(#""text": {"string": "{ } {1} {a b} { {volume}"}"#))
        let values: [String: SceneValue] = ["volume": .number(0.456), "on": .flag(true), "name": .text("Bo")]
        func filled(_ text: String) -> String { ValueTemplate(text).filled { values[$0] } }
        #expect(filled("{volume} {volume%} {on} {name}!") == "0.46 46% on Bo!")
        #expect(filled("{ {volume} {1}") == "{ 0.46 {1}")
        #expect(filled("{") == "{" && filled("") == "")
    }
}
