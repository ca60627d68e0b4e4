import FrameGeometry
import FrameJSON
import Testing

@testable import FrameScenes

/// Lists of rows in scene files, and taps on rows.
@Suite struct ListContentTests {
    private static func scene(_ list: String, script: String = "[]", beside: String = "") -> String {
        """
        {"canvas": {"size": [100, 200]}, "root": "a", "script": \(script),
          "screens": {"a": {"views": [{"id": "list", "list": \(list)\(beside)}, {"id": "box"}]}}}
        """
    }

    @Test func rowsAreRead() throws {
        let document = try SceneDocumentTests.read(
            Self.scene(
                """
                {"style": "grouped", "rowHeight": 50, "iconSize": 40, "separators": false, "sections": [
                  {"header": "H", "footer": "F", "rows": [
                    {"title": "A", "subtitle": "B", "icon": "#FF0000", "accessory": "checkmark"},
                    {"title": "C", "value": "D", "image": "c.png"}, {"title": "E", "symbol": "star"}]},
                  {"rows": [{"title": "F", "image": "c.png"}]}]}
                """))
        guard case .list(let list)? = document.screens[0].views[0].content else {
            Issue.record("no list")
            return
        }
        #expect(list.style == .grouped && list.rowHeight == 50 && list.iconSize == 40 && !list.separators)
        #expect(list.sections.map(\.header) == ["H", nil] && list.sections.map(\.footer) == ["F", nil])
        let rows = list.sections.flatMap(\.rows)
        #expect(rows.map(\.title) == ["A", "C", "E", "F"] && rows.map(\.subtitle) == ["B", nil, nil, nil])
        #expect(rows[1].value == "D" && rows.map(\.accessory) == [.checkmark, .none, .none, .none])
        #expect(
            rows[0].image == .icon(Color(red: 1, green: 0, blue: 0, alpha: 1)) && rows[2].image == .symbol("star"))
        #expect(document.images.map(\.file) == ["c.png"])
        #expect(document.images.map { "\($0.path)" } == ["screens.a.views[0].list.sections[0].rows[1].image"])
    }

    @Test func tapsAreRead() throws {
        let document = try SceneDocumentTests.read(
            Self.scene(
                #"{"sections": [{"rows": []}, {"rows": [{"title": "A"}, {"title": "B"}]}]}"#,
                script: #"[{"tap": "list", "row": [1, 1], "rest": 0.2, "at": 3}, {"tap": "box"}]"#))
        guard case .tap(let first) = document.script[0], case .tap(let second) = document.script[1] else {
            Issue.record("no taps")
            return
        }
        #expect(first.view == "list" && first.row == TapAction.Row(section: 1, index: 1))
        #expect(first.rest == 0.2 && first.start == 3)
        #expect(second.view == "box" && second.row == nil && second.rest == 0.05)
    }

    @Test(arguments: [
        (#"{}"#, "[]", "", #"list: missing key "sections""#),
        (#"{"sections": [{"rows": [{}]}]}"#, "[]", "", #"list.sections[0].rows[0]: missing key "title""#),
        (
            #"{"sections": [{"rows": [{"title": "", "subtitle": "", "value": ""}]}]}"#, "[]", "",
            #"list.sections[0].rows[0].value: a row has a "subtitle" or a "value", not both"#
        ),
        (
            ##"{"sections": [{"rows": [{"title": "", "symbol": "", "icon": "#FF0000"}]}]}"##, "[]", "",
            #"list.sections[0].rows[0].icon: a row has one of "image", "symbol" and "icon", not two"#
        ),
        (
            #"{"sections": [{"rows": [{"title": "", "accessory": "chevron"}]}]}"#, "[]", "",
            #"list.sections[0].rows[0].accessory: expected one of "none", "disclosure", "detail", "detailDisclosure", "checkmark", found the string "chevron""#
        ),
        (
            #"{"sections": []}"#, "[]", #", "views": []"#,
            "views: a list has rows, and no views; put it and them into a view"
        ),
        (#"{"sections": []}"#, #"[{"tap": "list", "row": [0, 0]}]"#, "", "row: the list has no row [0, 0]"),
        (#"{"sections": []}"#, #"[{"tap": "box", "row": [0, 0]}]"#, "", #"row: the view "box" is not a list"#),
        (
            #"{"sections": []}"#, #"[{"tap": "lost"}]"#, "",
            #"tap: expected one of "box", "list", found the string "lost""#
        ),
    ])
    func mistakesAreNamed(list: String, script: String, beside: String, message: String) {
        let error = #expect(throws: JSONError.self) {
            try SceneDocumentTests.read(Self.scene(list, script: script, beside: beside))
        }
        #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
    }
}
