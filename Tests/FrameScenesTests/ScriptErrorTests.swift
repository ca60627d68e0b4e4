import FrameJSON
import Testing

@testable import FrameScenes

@Suite struct ScriptErrorTests {
    private static func message(_ script: String) -> String? {
        let error = #expect(throws: JSONError.self) {
            try SceneDocumentTests.read(SceneDocumentTests.scene(script: script))
        }
        #expect(error?.kind == .invalid)
        return error.map { String($0.description.drop { $0 != " " }.dropFirst()) }
    }

    private static func keyframes(_ keyframes: String, property: String = "alpha") -> String {
        """
        [{"present": "b", "animator": {"duration": 1, "tracks": [
          {"view": "presented", "property": "\(property)", "keyframes": \(keyframes)}]}}]
        """
    }

    @Test(arguments: [
        ("{}", "script: expected a list, found an object"),
        (
            "[{}]",
            "script[0]: expected an action: an object with \"wait\", \"present\", \"dismiss\", \"push\", \"pop\", \"popToRoot\", \"select\", \"alert\", \"actionSheet\", \"share\", \"change\", \"toggle\", \"animate\", \"scrub\", \"touch\", \"tap\", \"type\", \"erase\", \"set\", \"rotate\" or \"application\", found an object"
        ),
        (#"[{"wiat": 1}]"#, "script[0].wiat: unknown action; did you mean \"wait\"?"),
        (
            #"[{"question": {"title": "Sure?"}}]"#,
            "script[0]: unknown action \"question\"; known here are \"wait\", \"present\", \"dismiss\", \"push\", \"pop\", \"popToRoot\", \"select\", \"alert\", \"actionSheet\", \"share\", \"change\", \"toggle\", \"animate\", \"scrub\", \"touch\", \"tap\", \"type\", \"erase\", \"set\", \"rotate\" and 1 more"
        ),
        (#"[{"start": 1, "presnt": "b"}]"#, "script[0].presnt: unknown action; did you mean \"present\"?"),
        (
            #"[{"animate": [], "duration": 1}]"#,
            "script[0].animate: expected a list of at least 1 change, found a list of 0"
        ),
        (
            #"[{"animate": [{"view": "x", "property": "alpha", "to": 0}], "duration": 1}]"#,
            "script[0].animate[0].view: expected one of \"a1\", \"both\", found the string \"x\""
        ),
        (#"[{"wait": -1}]"#, "script[0].wait: expected a number from 0 to 30, found the number -1"),
        (
            #"[{"present": "c"}]"#,
            "script[0].present: expected one of \"a\", \"b\", found the string \"c\""
        ),
        (#"[{"dismiss": true}]"#, "script[0].dismiss: nothing is presented here"),
        (#"[{"push": "b"}]"#, "script[0].push: there is no navigation here"),
        (#"[{"pop": true}]"#, "script[0].pop: there is nothing to pop here"),
        (#"[{"popToRoot": false}]"#, "script[0].popToRoot: expected true, found false"),
        (#"[{"select": "b"}]"#, "script[0].select: there are no tabs here"),
        (#"[{"touch": [[1, 2]], "pops": true}]"#, "script[0].pops: there is nothing to pop here"),
        (
            #"[{"present": "b"}, {"dismiss": true}, {"dismiss": true}]"#,
            "script[2].dismiss: nothing is presented here"
        ),
        (#"[{"dismiss": false}]"#, "script[0].dismiss: expected true, found false"),
        (
            #"[{"wait": 1}, {"present": "b", "at": 0.5}]"#,
            "script[1].at: 0.5 s is before the end of the previous action, 1 s"
        ),
        (
            #"[{"present": "b", "animator": {"duration": 0.5, "tracks": []}}, {"dismiss": true, "at": 0.4}]"#,
            "script[1].at: 0.4 s is before the end of the previous action, 0.5 s"
        ),
        (
            #"[{"present": "b", "presentation": {"style": "drawer"}}]"#,
            "script[0].presentation.style: expected one of \"custom\", \"fullScreen\", \"overFullScreen\", "
                + "\"pageSheet\", \"formSheet\", \"popover\", found the string \"drawer\""
        ),
        (
            #"[{"present": "b", "presentation": {"style": "popover"}}]"#,
            "script[0].presentation: missing key \"source\""
        ),
        (
            #"[{"present": "b", "presentation": {"source": "a2"}}]"#,
            "script[0].presentation.source: expected one of \"a1\", \"both\", found the string \"a2\"; "
                + "did you mean \"a1\"?"
        ),
        (
            #"[{"present": "b", "presentation": {"style": "pageSheet", "source": "a1"}}]"#,
            "script[0].presentation.source: only the style \"popover\" takes this, not \"pageSheet\""
        ),
        (
            #"[{"present": "b", "presentation": {"style": "fullScreen", "dimming": {}}}]"#,
            "script[0].presentation.dimming: only the style \"custom\" takes this, not \"fullScreen\""
        ),
        (
            #"[{"present": "b", "presentation": {"style": "custom", "grabber": true}}]"#,
            "script[0].presentation.grabber: only sheets take this, not the style \"custom\""
        ),
        (
            #"[{"present": "b", "presentation": {"detents": []}}]"#,
            "script[0].presentation.detents: expected a list of at least 1 detent, found a list of 0"
        ),
        (
            #"[{"present": "b", "presentation": {"detents": ["half"]}}]"#,
            "script[0].presentation.detents[0]: expected \"medium\", \"large\" or a number of points, found the string \"half\""
        ),
        (
            #"[{"present": "b", "animator": {"duration": 400, "tracks": []}}]"#,
            "script[0].animator.duration: expected seconds from 0 to 30, found the number 400; did you mean 0.4?"
        ),
        (
            #"[{"touch": [[1, 2]], "duration": 90000}]"#,
            "script[0].duration: expected seconds from 0 to 30, found the number 90000"
        ),
        (
            #"[{"present": "b", "presentation": {"frame": {}}}]"#,
            "script[0].presentation.frame: expected an object with either \"fractions\" or \"points\", found an object"
        ),
        (
            #"[{"present": "b", "presentation": {"frame": {"fractions": [0, 0, 2, 1]}}}]"#,
            "script[0].presentation.frame.fractions[2]: expected a number from 0 to 1, found the number 2"
        ),
        (#"[{"present": "b", "animator": {"tracks": []}}]"#, "script[0].animator: missing key \"duration\""),
        (
            #"[{"present": "b", "animator": {"duration": 1, "curve": "easein", "tracks": []}}]"#,
            "script[0].animator.curve: expected one of \"linear\", \"easeIn\", \"easeOut\", \"easeInOut\", "
                + "\"default\", found the string \"easein\"; did you mean \"easeIn\"?"
        ),
        (
            #"[{"present": "b", "animator": {"duration": 1, "curve": [0, 0, 2, 1], "tracks": []}}]"#,
            "script[0].animator.curve[2]: expected a number from 0 to 1, found the number 2"
        ),
        (
            #"[{"present": "b", "animator": {"duration": 1, "tracks": [{"view": "c1"}]}}]"#,
            "script[0].animator.tracks[0].view: expected one of \"presented\", \"presenting\", \"a1\", \"b1\", "
                + "\"both\", found the string \"c1\"; did you mean \"a1\"?"
        ),
    ])
    func anAction(script: String, message: String) {
        #expect(ScriptErrorTests.message(script) == message)
    }

    @Test(arguments: [
        ("alpha", #"[{"at": 0, "value": 0}]"#, ": expected a list of at least 2 keyframes, found a list of 1"),
        ("alpha", #"[{"value": 0}]"#, "[0]: missing key \"at\""),
        (
            "alpha", #"[{"at": 0.5, "value": 0}, {"at": 0.5, "value": 1}]"#,
            "[1].at: expected a time after the previous keyframe, 0.5, found the number 0.5"
        ),
        ("alpha", #"[{"at": 1.5, "value": 0}]"#, "[0].at: expected a number from 0 to 1, found the number 1.5"),
        (
            "alpha", #"[{"at": 0, "value": 0, "curve": "linear"}]"#,
            "[0].curve: the first keyframe has no curve: a curve leads from the previous keyframe to its own"
        ),
        ("alpha", #"[{"at": 0, "value": 7}]"#, "[0].value: expected a number from 0 to 1, found the number 7"),
        (
            "origin", #"[{"at": 0, "value": 7}]"#,
            "[0].value: expected [x, y] in points, {\"container\": [x, y]} or \"final\", found the number 7"
        ),
        (
            "origin", #"[{"at": 0, "value": {"containre": [1, 1]}}]"#,
            "[0].value.containre: unknown key; did you mean \"container\"?"
        ),
        (
            "frame", #"[{"at": 0, "value": [1, 1]}]"#,
            "[0].value: expected [x, y, width, height] in points, {\"container\": [x, y, width, height]} "
                + "or \"final\", found a list of 2"
        ),
        (
            "frame", #"[{"at": 0, "value": {"container": [0, 0, -1, 1]}}]"#,
            "[0].value.container[2]: expected a number from 0 to 10, found the number -1"
        ),
    ])
    func aKeyframe(property: String, keyframes: String, message: String) {
        #expect(
            ScriptErrorTests.message(ScriptErrorTests.keyframes(keyframes, property: property))
                == "script[0].animator.tracks[0].keyframes\(message)")
    }

    @Test func twoTracksForOneProperty() {
        let frames = #""keyframes": [{"at": 0, "value": "final"}, {"at": 1, "value": "final"}]"#
        func script(_ first: String, _ second: String) -> String {
            """
            [{"present": "b", "animator": {"duration": 1, "tracks": [
              {"view": "presented", "property": "\(first)", \(frames)},
              {"view": "presented", "property": "\(second)", \(frames)}]}}]
            """
        }
        #expect(
            ScriptErrorTests.message(script("frame", "origin"))
                == "script[0].animator.tracks[1]: an earlier track animates the \"origin\" of this view")
        #expect(throws: Never.self) {
            try SceneDocumentTests.read(SceneDocumentTests.scene(script: script("alpha", "scale")))
        }
    }

    /// Scenes whose root is a container.
    @Test(arguments: [
        (
            #""navigation": ["a"]"#, #"[{"push": "b"}, {"pop": true}, {"pop": true}]"#,
            "script[2].pop: there is nothing to pop here"
        ),
        (#""navigation": ["a"]"#, #"[{"push": "n"}]"#, "script[0].push: a container cannot be pushed"),
        (
            #""tabs": ["n", "b"]"#, #"[{"select": "a"}]"#,
            "script[0].select: expected one of \"n\", \"b\", found the string \"a\""
        ),
        (#""tabs": ["n", "b"]"#, #"[{"select": "b"}, {"push": "a"}]"#, "script[1].push: there is no navigation here"),
        (
            #""tabs": ["n", "b"], "views": []"#, "[]",
            "screens.root.views: a container shows only other screens; this belongs to the screens that it lists"
        ),
        (
            #""tabs": ["n"], "navigation": ["a"]"#, "[]",
            "screens.root.tabs: a screen has \"navigation\" or \"tabs\", not both"
        ),
        (#""navigation": ["n"]"#, "[]", "screens.root.navigation[0]: navigation cannot contain navigation"),
        (#""tabs": ["root"]"#, "[]", "screens.root.tabs[0]: tabs cannot be inside a container"),
        (#""navigation": ["a", "a"]"#, "[]", "screens.root.navigation[1]: this screen appears twice"),
        (
            #""navigation": []"#, "[]",
            "screens.root.navigation: expected a list of at least 1 screen, found a list of 0"
        ),
    ])
    func containersAcceptOnlyTheirKinds(container: String, script: String, message: String) {
        let text = """
            {"canvas": {"size": [100, 200]}, "root": "root", "script": \(script),
              "screens": {"a": {}, "b": {}, "n": {"navigation": ["b"]}, "root": {\(container)}}}
            """
        let error = #expect(throws: JSONError.self) { try SceneDocumentTests.read(text) }
        #expect(error?.description.hasSuffix(" " + message) == true, "\(error?.description ?? "")")
    }
}
