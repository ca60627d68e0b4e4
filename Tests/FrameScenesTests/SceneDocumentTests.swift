import FrameGeometry
import FrameJSON
import FrameTiming
import Testing

@testable import FrameScenes

@Suite struct SceneDocumentTests {
    static let devices = ["iPhone SE (3rd generation)", "iPhone 15", "iPad Pro"]

    static func read(_ text: String, folder: SceneFolder = SceneFolder { .file("/scene/" + $0) }) throws
        -> SceneDocument
    {
        let json = try JSONDocument(text.utf8, file: "scene.json")
        return try SceneFile(json, folder: folder, knownDevices: devices).document
    }

    /// Returns a scene with `views` on its only screen, followed by `more`.
    static func scene(views: String, more: String = "") -> String {
        """
        {"canvas": {"size": [100, 200]}, "root": "a", "screens": {"a": {"views": \(views)}}\(more)}
        """
    }

    /// Returns a scene of two screens that runs `script`, with a view "a1" on the first screen and "b1" on the second.
    static func scene(script: String) -> String {
        """
        {"canvas": {"size": [100, 200]}, "root": "a", "script": \(script),
        "screens": {"a": {"views": [{"id": "a1"}, {"id": "both"}]}, "b": {"views": [{"id": "b1"}, {"id": "both"}]}}}
        """
    }

    @Test func theSmallestScene() throws {
        let document = try SceneDocumentTests.read(#"{"device": "iPhone 15", "screens": {"a": {}}, "root": "a"}"#)
        #expect(document.canvas == .device("iPhone 15"))
        #expect(document.screens.map(\.name) == ["a"])
        #expect(document.screens[0].background == .white)
        #expect(document.screens[0].views.isEmpty && document.script.isEmpty && document.title == nil)
    }

    @Test func aViewHasUIKitsDefaults() throws {
        let view = try #require(
            try SceneDocumentTests.read(SceneDocumentTests.scene(views: "[{}]")).screens[0].views.first)
        #expect(view == ViewDescription())
        #expect(view.layout == .insets(top: 0, left: 0, bottom: 0, right: 0))
        #expect(view.alpha == 1 && view.scale == 1 && view.background == nil && !view.clips && !view.hidden)
    }

    @Test func aViewSetsEveryKey() throws {
        let document = try SceneDocumentTests.read(
            SceneDocumentTests.scene(
                views: """
                    [{"id": "x", "frame": [1, -2, 3, 4.5], "background": "#FF000080", "alpha": 0.5, "cornerRadius": 6,
                      "corners": "left", "clips": true, "hidden": true, "border": {"width": 2, "color": "#00FF00"}, "image": "i/p.png",
                      "mode": "aspectFit", "rotation": -90, "scale": 0.5, "views": [{"insets": [1, 2, 3, 4]}]}]
                    """))
        var expected = ViewDescription()
        expected.id = "x"
        expected.layout = .frame(Rect(x: 1, y: -2, width: 3, height: 4.5))
        expected.background = .fixed(Color(red8: 255, green8: 0, blue8: 0, alpha8: 128))
        expected.alpha = 0.5
        expected.cornerRadius = 6
        expected.corners = .left
        expected.clips = true
        expected.hidden = true
        expected.border = ViewDescription.Border(width: 2, color: Color(red: 0, green: 1, blue: 0, alpha: 1))
        expected.content = .image(try ImageDescription(json: JSONCursor("i/p.png")))
        expected.imageMode = .aspectFit
        expected.rotation = -90
        expected.scale = 0.5
        var child = ViewDescription()
        child.layout = .insets(top: 1, left: 2, bottom: 3, right: 4)
        expected.views = [child]
        #expect(document.screens[0].views == [expected])
        #expect(document.images.map(\.file) == ["i/p.png"])
        #expect(document.images.map(\.path.description) == ["screens.a.views[0].image"])
    }

    @Test func aUseReplacesItsKeysAndAddsItsViews() throws {
        let document = try SceneDocumentTests.read(
            SceneDocumentTests.scene(
                views: """
                    [{"use": "row", "id": "r1", "alpha": 0.5, "views": [{"id": "top"}]}, {"use": "row"}]
                    """,
                more: """
                    , "components": {
                      "row": {"frame": [0, 0, 9, 9], "alpha": 1, "clips": true, "views": [{"use": "dot", "id": "left"}]},
                      "dot": {"cornerRadius": 4, "views": [{"id": "core"}]}
                    }
                    """))
        let views = document.screens[0].views
        #expect(views.map(\.id) == ["r1", nil])
        #expect(views.map(\.alpha) == [0.5, 1])
        #expect(views.map(\.clips) == [true, true])
        #expect(views[0].layout == .frame(Rect(x: 0, y: 0, width: 9, height: 9)))
        #expect(views[0].views.map(\.id) == ["r1.left", "top"])
        #expect(views[0].views[0].cornerRadius == 4)
        #expect(views[0].views[0].views.map(\.id) == ["r1.left.core"])
        #expect(views[1].views.map(\.id) == [nil])
        #expect(views[1].views[0].views.map(\.id) == [nil])
    }

    @Test func aUseReplacesTheContentOfAComponent() throws {
        let document = try SceneDocumentTests.read(
            SceneDocumentTests.scene(
                views: """
                    [{"use": "icon"}, {"use": "icon", "image": "b.png"}, {"use": "icon", "text": {"string": "t"}}]
                    """,
                more: #", "components": {"icon": {"image": "a.png", "mode": "center"}}"#))
        let views = document.screens[0].views
        #expect(views.map(\.imageMode) == [.center, .center, .center])
        #expect(
            views.map(\.content) == [
                .image(try ImageDescription(json: JSONCursor("a.png"))),
                .image(try ImageDescription(json: JSONCursor("b.png"))),
                .text(try TextDescription(json: JSONCursor(["string": "t"]))),
            ])
    }

    @Test func aScriptIsReadInOrder() throws {
        let document = try SceneDocumentTests.read(
            SceneDocumentTests.scene(
                script: """
                    [{"wait": 0.5}, {"present": "b", "animated": false}, {"dismiss": true, "at": 2},
                     {"present": "b", "presentation": {"style": "overFullScreen"}, "at": 3.5}]
                    """))
        var overFullScreen = PresentationDescription.fullScreen
        overFullScreen.style = .overFullScreen
        overFullScreen.removesPresenter = false
        #expect(
            document.script == [
                .wait(0.5),
                .present(
                    ScriptAction.Present(
                        screen: "b", presentation: .fullScreen, animator: nil, swipe: nil, animated: false, start: nil)),
                .dismiss(ScriptAction.Dismiss(animator: nil, animated: true, start: 2)),
                .present(
                    ScriptAction.Present(
                        screen: "b", presentation: overFullScreen, animator: nil, swipe: nil, animated: true, start: 3.5
                    )),
            ])
    }

    @Test(
        arguments: [
            ("{}", .fullScreen, true), (#"{"style": "overFullScreen"}"#, .overFullScreen, false),
            (#"{"dimming": {}}"#, .custom, false), (#"{"frame": {"points": [0, 0, 1, 1]}}"#, .custom, false),
            (#"{"cornerRadius": 2}"#, .custom, false), (#"{"removesPresenter": true}"#, .custom, true),
            (#"{"style": "custom"}"#, .custom, false), (#"{"corners": "top"}"#, .custom, false),
            (#"{"detents": ["medium"]}"#, .pageSheet, false), (#"{"style": "formSheet"}"#, .formSheet, false),
        ] as [(String, PresentationDescription.Style, Bool)])
    func aPresentationsStyleFollowsFromItsKeys(
        text: String, style: PresentationDescription.Style, removesPresenter: Bool
    ) throws {
        let script = "[{\"present\": \"b\", \"presentation\": \(text)}]"
        let document = try SceneDocumentTests.read(SceneDocumentTests.scene(script: script))
        guard case .present(let present) = document.script[0] else { throw CancellationError() }
        #expect(present.presentation.style == style)
        #expect(present.presentation.removesPresenter == removesPresenter)
        #expect(present.presentation.dimming?.alpha ?? 0.4 == 0.4)
    }

}
