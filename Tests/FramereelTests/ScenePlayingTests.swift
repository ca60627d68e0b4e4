import Foundation
import FrameJSON
import FrameScenes
import Framereel
import Testing

/// Playing scene files.
@MainActor @Suite struct ScenePlayingTests {
    private let cover =
        ##"{"duration": 0.5, "curve": "linear", "tracks": [{"view": "presented", "property": "origin", "keyframes": [{"at": 0, "value": {"container": [0, 1]}}, {"at": 1, "value": "final"}]}]}"##
    private let presented = "ScreenController “b”.view"
    private let presenting = "ScreenController “a”.view"

    // MARK: Scripts

    @Test func actionsFollowEachOther() throws {
        let recording = try SceneFile(
            script:
                ##"[{"wait": 0.2}, {"present": "b", "animator": \##(cover)}, {"wait": 0.3}, {"dismiss": true}, {"wait": 0.1}]"##
        ).recording()
        #expect(abs(recording.duration - 1.6) < 1e-9)
        let ys = try recording.numbers(
            "position.y", of: presented, at: [0.1, 0.2, 0.45, 0.7, 0.9, 1, 1.25, 1.499, 1.55])
        #expect(ys == [nil, 300, 200, 100, 100, 100, 200, 299.6, nil])
    }

    /// An action that is due when the preceding one ends finds it finished.
    @Test func actionsMayFollowToTheInstant() throws {
        let recording = try SceneFile(
            script:
                ##"[{"present": "b", "animator": \##(cover), "at": 0.1}, {"dismiss": true, "at": 0.6}, {"present": "b", "animator": \##(cover), "at": 1.1}]"##
        ).recording()
        #expect(abs(recording.duration - 1.6) < 1e-9)
        #expect(try recording.numbers("position.y", of: presented, at: [0.35, 0.85, 1.35]) == [200, 200, 200])
    }

    @Test func aRejectedActionIsAnError() throws {
        // UIKit's own animation takes 0.506 s, which is unknown when the script is read.
        let file = try SceneFile(
            script:
                ##"[{"present": "b", "presentation": {"style": "fullScreen"}, "at": 0}, {"dismiss": true, "at": 0.3}]"##
        )
        let error = #expect(throws: RecordingError.self) { try file.recording() }
        #expect(error?.message.contains("script[1]: ") == true)
        #expect(error?.message.contains("the presentation of ScreenController “b” is in progress") == true)
        #expect(error?.message.contains("let the action before it end first") == true)
    }

    @Test func withoutAnimationScreensChangeAtOnce() throws {
        let recording = try SceneFile(
            script:
                ##"[{"present": "b", "animated": false, "at": 0.5}, {"wait": 0.25}, {"dismiss": true, "animated": false}]"##
        ).recording()
        #expect(recording.duration == 0.75)
        #expect(try recording.numbers("position.y", of: presented, at: [0.4, 0.5, 0.7]) == [nil, 100, 100])
    }

    /// A canvas of 100 points has a compact width. The popover fills it unless the scene prevents the adaptation.
    @Test(arguments: [("", 100.0), (##", "adapts": true"##, 100), (##", "adapts": false"##, 60)])
    func popoversAdaptToWidths(adapts: String, width: Double) throws {
        let recording = try SceneFile(
            script:
                ##"[{"present": "b", "presentation": {"source": "box", "size": [60, 40]\##(adapts)}}, {"wait": 0.1}]"##
        ).recording()
        let end = recording.duration
        #expect(try recording.numbers("bounds.size.width", of: presented, at: [end]) == [width])
        #expect(try (recording.shown("opacity", of: "popover", at: end) != nil) == (width < 100))
    }

    /// The box of 20 points at (10, 10) leaves room on its right and below, within margins of 10 points. An arrow adds
    /// 13 points.
    @Test(arguments: [(#"["left"]"#, [51.5, 30]), (#"["up"]"#, [25, 56.5]), ("[]", [25, 30])])
    func arrowsPointWhereTheyMay(arrows: String, center: [Double]) throws {
        let recording = try SceneFile(
            script:
                ##"[{"present": "b", "presentation": {"source": "box", "size": [30, 40], "adapts": false, "arrows": \##(arrows)}}, {"wait": 0.1}]"##
        ).recording()
        let end = recording.duration
        #expect(try recording.numbers("position.x", of: "popover", at: [end]) == [center[0]])
        #expect(try recording.numbers("position.y", of: "popover", at: [end]) == [center[1]])
    }

    // MARK: Tracks

    private func animated(_ tracks: String, duration: Double = 1) throws -> Recording {
        try SceneFile(
            script:
                ##"[{"present": "b", "presentation": {"style": "custom"}, "animator": {"duration": \##(duration), "curve": "linear", "tracks": [\##(tracks)]}}]"##
        ).recording()
    }

    @Test func aTrackMovesAnyViewOnEitherScreen() throws {
        let recording = try animated(
            ##"{"view": "box", "property": "alpha", "keyframes": [{"at": 0, "value": 1}, {"at": 1, "value": 0.5}]}, {"view": "presenting", "property": "scale", "keyframes": [{"at": 0, "value": "final"}, {"at": 1, "value": 0.5}]}"##
        )
        #expect(try recording.numbers("opacity", of: "box", at: [0, 0.5, 1]) == [1, 0.75, 0.5])
        #expect(try recording.numbers("transform.scale", of: presenting, at: [0, 0.5, 1]) == [1, 0.75, 0.5])
    }

    /// Before its first keyframe a track holds its first value, and after its last keyframe its last value.
    @Test func aTrackHoldsItsEnds() throws {
        let recording = try animated(
            ##"{"view": "box", "property": "alpha", "keyframes": [{"at": 0.25, "value": 0.2}, {"at": 0.75, "value": 0.6}]}"##
        )
        #expect(
            try recording.numbers("opacity", of: "box", at: [0, 0.25, 0.5, 0.75, 0.9, 1]) == [
                0.2, 0.2, 0.4, 0.6, 0.6, 0.6,
            ])
    }

    @Test func aViewMayShrinkToNothing() throws {
        let recording = try animated(
            ##"{"view": "box", "property": "scale", "keyframes": [{"at": 0, "value": 1}, {"at": 1, "value": 0}]}, {"view": "box", "property": "rotation", "keyframes": [{"at": 0, "value": 0}, {"at": 1, "value": 90}]}"##
        )
        #expect(try recording.numbers("transform.scale", of: "box", at: [0, 0.25, 0.75]) == [1, 0.75, 0.25])
        let turned = try recording.numbers("transform.rotation", of: "box", at: [0.5])
        #expect(abs((turned[0] ?? 0) - .pi / 4) < 1e-9)
    }

    /// Subviews follow every intermediate size, not only the first and the last.
    @Test func aFrameMovesItsSubviews() throws {
        let screens =
            ##"{"a": {"background": "#FFFFFF"}, "b": {"background": "#000000", "views": [{"id": "inner", "insets": [10, 10, 10, 10]}]}}"##
        let recording = try SceneFile(
            script:
                ##"[{"present": "b", "presentation": {"style": "custom"}, "animator": {"duration": 1, "curve": "linear", "tracks": [{"view": "presented", "property": "frame", "keyframes": [{"at": 0, "value": [0, 0, 40, 40]}, {"at": 0.5, "value": [0, 0, 100, 40]}, {"at": 1, "value": "final"}]}]}}]"##,
            screens: screens
        ).recording()
        #expect(
            try recording.numbers("bounds.size.width", of: presented, at: [0, 0.25, 0.5, 1]) == [40, 70, 100, 100])
        #expect(try recording.numbers("bounds.size.width", of: "inner", at: [0, 0.25, 0.5, 1]) == [20, 50, 80, 80])
        #expect(try recording.numbers("bounds.size.height", of: "inner", at: [0, 0.5, 0.75, 1]) == [20, 20, 100, 180])
    }

    /// An animator without duration has the same end result as an animator with a duration.
    @Test func anAnimatorWithoutDurationJumpsToTheEnd() throws {
        let tracks =
            ##"{"view": "box", "property": "alpha", "keyframes": [{"at": 0, "value": 1}, {"at": 1, "value": 0.5}]}"##
        #expect(try animated(tracks, duration: 0).numbers("opacity", of: "box", at: [0]) == [0.5])
        #expect(try animated(tracks, duration: 0.5).numbers("opacity", of: "box", at: [0.5]) == [0.5])
    }

    @Test func dimmingGoesWithTheTransition() throws {
        let recording = try SceneFile(
            script:
                ##"[{"present": "b", "presentation": {"frame": {"fractions": [0, 0.5, 1, 0.5]}, "dimming": {"color": "#000000", "alpha": 0.4}, "cornerRadius": 8}, "animator": \##(cover)}, {"wait": 1}, {"dismiss": true}]"##
        ).recording()
        #expect(try recording.numbers("opacity", of: "dimming", at: [0, 0.25, 0.5, 1.5, 1.75]) == [0, 0.5, 1, 1, 0.5])
        #expect(try recording.shown("backgroundColor", of: "dimming", at: 0)?.color?.alpha == 0.4)
        #expect(try recording.numbers("bounds.size.height", of: presented, at: [1]) == [100])
        #expect(try recording.numbers("cornerRadius", of: presented, at: [1]) == [8])
        #expect(try recording.shown("opacity", of: "dimming", at: 2.1) == nil)
    }

    // MARK: Files

    @Test func aSceneIsNamedAfterItsFileOrFolder() throws {
        let file = try SceneFile(script: "[]")
        #expect(try Scene(contentsOfFile: file.path).name == file.folder.lastPathComponent)
        let other = file.folder.appending(path: "other.json").path
        try FileManager.default.copyItem(atPath: file.path, toPath: other)
        #expect(try Scene(contentsOfFile: other).name == "other")
    }

    @Test func filesThatAreMissingOrBrokenAreNamed() throws {
        let file = try SceneFile(
            script: "[]",
            screens: ##"{"a": {"background": "#FFFFFF", "views": [{"frame": [0, 0, 9, 9], "image": "p.png"}]}}"##)
        let missing = #expect(throws: JSONError.self) { try Scene(contentsOfFile: file.path) }
        #expect(missing?.kind == .missing)
        #expect(missing?.message.contains("p.png") == true)
        try Data([1, 2, 3]).write(to: file.folder.appending(path: "p.png"))
        let broken = #expect(throws: JSONError.self) { try Scene(contentsOfFile: file.path) }
        #expect(broken?.kind == .invalid)
        #expect(broken?.message.contains("is no PNG that can be read") == true)
        #expect(broken?.description.contains(".image: ") == true)
        let nowhere = #expect(throws: JSONError.self) { try Scene(contentsOfFile: file.path + ".nowhere") }
        #expect(nowhere?.kind == .missing)
    }
}
