import FrameJSON
import Testing

@testable import FrameScenes

/// Scene files with several errors. All errors are reported, but no mere consequences of other errors.
@Suite struct SceneProblemsTests {
    private static func lines(_ text: String) -> [String] {
        let error = #expect(throws: JSONError.self) { try SceneDocumentTests.read(text) }
        return error?.description.split(separator: "\n").map(String.init) ?? []
    }

    @Test func problemsThatDoNotTouchEachOther() {
        let lines = Self.lines(
            """
            {
              "device": "iPhone 51",
              "look": "IOS26",
              "root": "list",
              "screens": {
                "list": {"background": "#FFFFF", "views": [
                  {"id": "bar", "frame": [0, 0, "wide", 44], "alpha": 2},
                  {"frame": [0, 0, 10, 10], "colour": "#000000", "cornerRadius": -1}
                ]},
                "card": {"views": [{"hidden": 1}]}
              },
              "script": [
                {"present": "card", "presentation": {"style": "pageSheet", "grabber": "yes"}, "animated": "no"},
                {"animate": [{"view": "bar", "property": "alpah", "to": 0}], "duration": 40}
              ]
            }
            """)
        #expect(
            lines.map { $0.prefix { $0 != " " } } == [
                "scene.json:2:13:", "scene.json:3:11:", "scene.json:6:28:", "scene.json:7:37:", "scene.json:7:59:",
                "scene.json:8:33:", "scene.json:8:70:", "scene.json:10:35:", "scene.json:13:75:", "scene.json:13:95:",
                "scene.json:14:27:",
            ], "\(lines.joined(separator: "\n"))")
        #expect(lines.first?.contains("did you mean") == true)
    }

    /// The track misses the view with the wrong identifier, and the script misses the unreadable screen.
    @Test(arguments: [
        (
            #"{"id": "a.b", "alpha": 3}"#,
            #"{"animate": [{"view": "a", "property": "alpha", "to": 0}], "duration": 1}"#, 2
        ),
        (#"{"use": "row"}"#, #"{"animate": [{"view": "row", "property": "alpha", "to": 0}], "duration": 1}"#, 1),
        (#"{"id": "a"}, {"id": "a"}"#, #"{"wait": -1}, {"wait": 1}"#, 2),
        (#"7"#, #"{"present": "b", "at": 2}"#, 1),
        (#"{"id": "a"}"#, #"{"present": "c"}, {"dismiss": true}"#, 1),
        (#"{"id": "a"}"#, #"{"wait": "long"}, {"dismis": true}, {"wait": true}"#, 3),
        (
            #"{"id": "a"}"#,
            #"{"present": "b", "animator": {"duration": 1, "tracks": [{"view": "presented", "property": "alpha", "keyframes": [{"at": 0, "value": "0"}, {"at": 1, "value": 1, "curve": "linear"}]}]}}"#,
            1
        ),
        (
            #"{"id": "a"}"#,
            #"{"present": "b", "presentation": {"detents": ["medum"]}}, {"touch": [[1, 1], [1, 9]], "dismisses": true}"#,
            1
        ),
        (
            #"{"id": "a", "constraints": ["top: top = parnt.top + 8"]}"#,
            #"{"animate": [{"constraint": "top", "to": 4}], "duration": 1}"#, 1
        ),
        (#"{"stack": {"axis": "row"}, "views": [{"spacingAfter": 4}]}"#, #"{"wait": 1}"#, 1),
    ])
    func consequencesAreLeftOut(view: String, action: String, count: Int) {
        let lines = Self.lines(
            """
            {"canvas": {"size": [10, 10]}, "root": "a", "screens": {"a": {"views": [\(view)]}, "b": {}},
             "script": [\(action)]}
            """)
        #expect(lines.count == count, "\(lines.joined(separator: "\n"))")
    }

    /// A placeholder replaces a missing required value, so that the values beside it are also read.
    @Test(arguments: [
        (#"{"id": "a"}"#, #"{"wait": "x"}, {"wait": "y"}"#, 2),
        (
            #"{"id": "a"}"#,
            #"{"animate": [{"view": "q", "property": "alpha", "to": 0}, {"view": "r", "property": "alph", "to": 0}], "duration": 100}"#,
            4
        ),
        (#"{"text": {"string": 7, "size": -3, "weight": "fat"}}"#, #"{"wait": 500}"#, 4),
        (#"{"id": "a"}"#, #"{"animate": [{"view": "a", "property": "gloss", "to": 0}], "duration": 1}"#, 1),
        (#"{"frame": ["x", 0, true, 4]}"#, #"{"touch": [[1, "a"]], "rest": 31}"#, 4),
    ])
    func valuesBesideMissingOnes(view: String, action: String, count: Int) {
        let lines = Self.lines(
            """
            {"canvas": {"size": [10, 10]}, "root": "a", "screens": {"a": {"views": [\(view)]}, "b": {}},
             "script": [\(action)]}
            """)
        #expect(lines.count == count, "\(lines.joined(separator: "\n"))")
    }

    /// The mode of a view whose component has an unreadable image.
    @Test func componentReferencesAreChecked() {
        let lines = Self.lines(
            #"""
            {"canvas": {"size": [10, 10]}, "components": {"pic": {"image": 7}}, "root": "a",
             "screens": {"a": {"views": [{"use": "pic", "mode": "center"}]}}}
            """#)
        #expect(lines.count == 1, "\(lines.joined(separator: "\n"))")
    }

    /// Everything depends on the canvas, but a wrong canvas does not end the search.
    @Test(arguments: [
        (#""canvas": {"size": [10.5, 10]}"#, 3), (#""canvas": {"size": 7}"#, 3), (#""canvas": 7"#, 3),
        (#""device": "iPhone 15", "canvas": {"size": [10, 10]}"#, 3), (#""device": "iPhone 51""#, 3),
    ])
    func theCanvasIsChecked(canvas: String, count: Int) {
        let lines = Self.lines(
            #"{\#(canvas), "root": "a", "screens": {"a": {"views": [{"alpha": 2}]}}, "script": [{"wait": "x"}]}"#)
        #expect(lines.count == count, "\(lines.joined(separator: "\n"))")
    }

    @Test func atMostTwentyProblemsAreListed() {
        let views = Array(repeating: #"{"alpha": 2}"#, count: 30).joined(separator: ",")
        let lines = Self.lines(
            #"{"canvas": {"size": [1, 1]}, "root": "a", "screens": {"a": {"views": [\#(views)]}}}"#)
        #expect(lines.count == SceneFile.problemLimit)
        #expect(Set(lines).count == lines.count)
    }
}
