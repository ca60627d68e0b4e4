import Foundation
import Framereel
import Testing

/// Playing scene files without frames.
@MainActor @Suite struct SceneLayoutTests {
    private static func screens(_ views: String, more: String = "") -> String {
        ##"{"a": {"views": \##(views)\##(more)}}"##
    }

    private func center(_ recording: Recording, _ name: String, at seconds: Double = 0) throws -> [Double?] {
        try ["position.x", "position.y"].map { try recording.numbers($0, of: name, at: [seconds])[0] }
    }

    private func size(_ recording: Recording, _ name: String, at seconds: Double = 0) throws -> [Double?] {
        try ["bounds.size.width", "bounds.size.height"].map { try recording.numbers($0, of: name, at: [seconds])[0] }
    }

    @Test func constraintsPlaceViews() throws {
        let views =
            ##"[{"id": "x", "constraints": ["edges = parent inset 10 20 30 40"]}, {"id": "y", "constraints": ["size = 20 x 10", "leading = x", "top = x.bottom + 5"]}]"##
        let recording = try SceneFile(script: "[]", screens: Self.screens(views)).recording()
        #expect(try size(recording, "x") == [40, 160] && center(recording, "x") == [40, 90])
        #expect(try size(recording, "y") == [20, 10] && center(recording, "y") == [30, 180])
    }

    @Test func formatsPlaceTheViewsOfAScreen() throws {
        let recording = try SceneFile(
            script: "[]",
            screens: Self.screens(
                ##"[{"id": "x"}, {"id": "y"}]"##,
                more: ##", "constraints": ["H:|-10-[x(30)]-[y]-12-|", "V:|[x(50)]", "V:|-5-[y(x)]"]"##)
        ).recording()
        #expect(try size(recording, "x") == [30, 50] && center(recording, "x") == [25, 25])
        #expect(try size(recording, "y") == [40, 50] && center(recording, "y") == [68, 30])
    }

    /// The scene is mirrored for right-to-left languages.
    @Test func leadingIsRightWhereTextRunsLeft() throws {
        let file = try SceneFile(
            script: ##"[], "layoutDirection": "rightToLeft""##,
            screens: Self.screens(
                ##"[{"id": "x", "constraints": ["leading = parent.leading + 10", "top", "size = 20 x 20"]}, {"id": "s", "stack": {"axis": "horizontal"}, "constraints": ["bottom", "leading"], "views": [{"id": "one", "constraints": ["size = 10 x 10"]}, {"id": "two", "constraints": ["width = 30"]}]}]"##
            ))
        let recording = try file.recording()
        #expect(try center(recording, "x") == [80, 10])
        #expect(try center(recording, "s") == [80, 195])
        #expect(try center(recording, "one") == [35, 5] && center(recording, "two") == [15, 5])
    }

    /// The canvas is described in portrait.
    @Test(arguments: [("portrait", 100.0, 200.0), ("landscape", 200, 100)])
    func theScreenIsWideInLandscape(orientation: String, width: Double, height: Double) throws {
        let file = try SceneFile(
            script: ##"[], "orientation": "\##(orientation)""##,
            screens: Self.screens(##"[{"id": "x", "constraints": ["edges"]}]"##))
        let canvas = try Scene(contentsOfFile: file.path).canvas.size
        #expect(canvas.width == width && canvas.height == height)
        #expect(try size(file.recording(), "x") == [width, height])
    }

    @Test func stacksArrangeTheirViews() throws {
        let views =
            ##"[{"id": "s", "stack": {"axis": "vertical", "spacing": 4, "alignment": "trailing"}, "margins": [1, 2, 3, 4], "constraints": ["top", "leading"], "views": [{"id": "one", "constraints": ["size = 10 x 20"], "spacingAfter": 9}, {"id": "two", "constraints": ["size = 30 x 10"]}, {"hidden": true, "constraints": ["size = 50 x 50"]}, {"id": "three", "constraints": ["size = 30 x 10"]}]}]"##
        let recording = try SceneFile(script: "[]", screens: Self.screens(views)).recording()
        #expect(try size(recording, "s") == [36, 57])
        #expect(try center(recording, "one") == [27, 11])
        #expect(try center(recording, "two") == [17, 35])
        #expect(try center(recording, "three") == [17, 49])
    }

    @Test func buttonsAndLabelsFitTheirContents() throws {
        let views =
            ##"[{"id": "t", "text": {"string": "Title"}, "constraints": ["top", "leading"]}, {"id": "b", "button": {"title": "Go"}, "constraints": ["bottom", "leading"]}]"##
        let recording = try SceneFile(script: "[]", screens: Self.screens(views)).recording()
        let (text, button) = (try size(recording, "t"), try size(recording, "b"))
        #expect(try #require(text[0]) > 30 && #require(text[1]) > 15)
        #expect(try #require(button[0]) > 30 && #require(button[1]) > 25)
    }

    /// The content of a vertical scroll view has the width of the scroll view and follows a finger.
    @Test func scrollViewsScroll() throws {
        let views =
            ##"[{"id": "s", "scroll": {}, "constraints": ["edges"], "views": [{"id": "x", "constraints": ["edges", "height = 500"]}]}]"##
        let recording = try SceneFile(
            script: ##"[{"touch": [[50, 150], [50, 50]], "duration": 0.5, "rest": 0.2}]"##, screens: Self.screens(views)
        ).recording()
        #expect(try size(recording, "x") == [100, 500])
        let offset = try #require(recording.numbers("bounds.origin.y", of: "s", at: [recording.duration])[0])
        #expect((80...100).contains(offset))
    }

    // MARK: - Changes

    @Test func anAnimationChangesTheConstantOfAConstraint() throws {
        let recording = try SceneFile(
            script: ##"[{"animate": [{"constraint": "gap", "to": 110}], "duration": 1, "curve": "linear", "at": 1}]"##,
            screens: Self.screens(
                ##"[{"id": "x", "constraints": ["gap: top = parent.top + 10", "leading", "size = 20 x 20"]}, {"id": "y", "constraints": ["top = x.bottom", "leading", "size = 20 x 20"]}]"##
            )
        ).recording()
        #expect(try recording.numbers("position.y", of: "x", at: [0.9, 1.5, 2]) == [20, 70, 120])
        #expect(try recording.numbers("position.y", of: "y", at: [0.9, 1.5, 2]) == [40, 90, 140])
    }

    @Test func aScrubbedAnimatorChangesAConstraint() throws {
        let recording = try SceneFile(
            script:
                ##"[{"scrub": [{"constraint": "gap", "to": 110}], "duration": 1, "curve": "linear", "fractions": [{"at": 0.5, "fraction": 0.25}], "release": 1}]"##,
            screens: Self.screens(##"[{"id": "x", "constraints": ["gap: top", "leading", "size = 20 x 20"]}]"##)
        ).recording()
        #expect(try recording.numbers("position.y", of: "x", at: [0.4, 0.9]) == [10, 37.5])
        #expect(try recording.numbers("position.y", of: "x", at: [recording.duration]) == [120])
    }

    @Test func aStackClosesTheGapOfHiddenViews() throws {
        let views =
            ##"[{"id": "s", "stack": {"axis": "vertical"}, "constraints": ["top", "leading"], "views": [{"id": "one", "constraints": ["size = 20 x 40"]}, {"id": "two", "constraints": ["size = 20 x 20"]}]}]"##
        let recording = try SceneFile(
            script:
                ##"[{"animate": [{"view": "one", "property": "hidden", "to": true}], "duration": 1, "curve": "linear", "at": 1}]"##,
            screens: Self.screens(views)
        ).recording()
        #expect(try recording.numbers("position.y", of: "two", at: [0.9, 1.5, 2]) == [50, 30, 10])
    }

    /// In a track, "final" is the constrained frame of the view, even if the constraints have not been laid out yet.
    @Test func aTrackEndsAtTheConstrainedFrame() throws {
        let recording = try SceneFile(
            script:
                ##"[{"present": "b", "animator": {"duration": 1, "curve": "linear", "tracks": [{"view": "x", "property": "origin", "keyframes": [{"at": 0, "value": [0, 0]}, {"at": 1, "value": "final"}]}]}}]"##,
            screens:
                ##"{"a": {}, "b": {"views": [{"id": "x", "constraints": ["bottom, trailing = parent inset 10", "size = 20 x 20"]}]}}"##
        ).recording()
        #expect(try center(recording, "x", at: 0.5) == [45, 95])
        #expect(try center(recording, "x", at: 1) == [80, 180])
    }

    // MARK: - Findings

    /// A conflict names lines of the file.
    @Test func aConflictNamesThePlaceInTheFile() throws {
        let file = try SceneFile(
            script: "[]",
            screens: Self.screens(
                """
                [{"id": "x", "constraints": ["top", "leading", "height = 10",
                "width = 20",
                "width = 30"]}]
                """))
        let lint = try Lint(of: Scene(contentsOfFile: file.path))
        #expect(lint.findings.map(\.rule) == ["constraint-conflict"])
        #expect(
            lint.findings.first?.message
                == "these constraints cannot all hold: x.width == 20 (scene.json:2:1); x.width == 30 (scene.json:3:1). Left out: x.width == 30 (scene.json:3:1); remove one of them, or give one a priority below 1000."
        )
    }

    @Test func anUndeterminedFrameIsReported() throws {
        let file = try SceneFile(
            script: "[]", screens: Self.screens(##"[{"id": "x", "constraints": ["leading", "size = 1 x 1"]}]"##))
        let lint = try Lint(of: Scene(contentsOfFile: file.path))
        #expect(
            lint.text
                == "0.0000  ambiguous-layout  x: the constraints leave its vertical position open; add a constraint for each.\n"
        )
    }
}
