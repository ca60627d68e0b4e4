import Foundation
import FrameGeometry
import FrameJSON
import FramePainting
import FrameTiming
import TestSupport
import Testing

@testable import FrameScenes

@Suite struct FixtureTests {
    static func scenes() throws -> [URL] {
        let folder = Repository.root.appending(path: "Fixtures/scenes")
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
            .filter { $0.hasSuffix("/scene.json") }.map { folder.appending(path: $0) }
    }

    @Test func everySceneIsReadAndNamesItsSchema() throws {
        let scenes = try FixtureTests.scenes()
        #expect(scenes.count >= 2)
        for url in scenes {
            let scene = try SceneFile(contentsOf: url.path, knownDevices: ["iPhone 15", "iPhone SE"])
            let schema = try JSONCursor(scene.json.value).members().first { $0.key == "$schema" }?.value.string() ?? ""
            let target = url.deletingLastPathComponent().appending(path: schema).standardizedFileURL
            #expect(target == Repository.root.appending(path: "Schemas/scene.schema.json").standardizedFileURL)
        }
    }

    @Test func theGuidesDiagonalTransitionMatchesItsListings() throws {
        let url = Repository.root.appending(path: "Fixtures/scenes/guide/diagonal/scene.json")
        let document = try SceneFile(contentsOf: url.path, knownDevices: []).document
        guard case .custom(let canvas) = document.canvas else { throw CocoaError(.featureUnsupported) }
        #expect(canvas.pixelSize == PixelSize(width: 1170, height: 2532))

        let present = try #require(
            document.script.compactMap { if case .present(let present) = $0 { present } else { nil } }.first)
        #expect(present.presentation.style == .custom)
        #expect(present.presentation.frame == .fractions(Rect(x: 0.5, y: 0, width: 0.5, height: 1)))
        #expect(present.presentation.dimming == PresentationDescription.Dimming(color: .black, alpha: 0.4))
        #expect(!present.presentation.removesPresenter)
        let animator = try #require(present.animator)
        #expect(animator.duration == 0.5)
        #expect(animator.curve == NamedCurves.easeInOut)
        let track = try #require(animator.tracks.first)
        #expect(animator.tracks.count == 1)
        #expect(track.target == .screen(.presented) && track.property == .origin)
        #expect(track.keyframes.map(\.value) == [.originInContainer(Point(x: 1, y: 1)), .final])

        let dismiss = try #require(
            document.script.compactMap { if case .dismiss(let dismiss) = $0 { dismiss } else { nil } }.first)
        #expect(dismiss.animator?.tracks.first?.keyframes.map(\.value) == track.keyframes.reversed().map(\.value))
    }

    /// 70 frames at 60 per second. The progress is 0 at frame 0, 1 at frame 30, and 0 again at frame 69. The dismissal
    /// starts at frame 39.
    @Test func theReferenceSceneTakesSeventyFrames() throws {
        let url = Repository.root.appending(path: "Fixtures/scenes/reference/a/scene.json")
        let document = try SceneFile(contentsOf: url.path, knownDevices: []).document
        var end = MediaTime.zero
        var starts: [Int] = []
        for action in document.script {
            starts.append(FrameRate.fps60.frame(atOrBefore: end))
            switch action {
            case .wait(let seconds): end += MediaTime(seconds: seconds)
            case .present(let present): end += MediaTime(seconds: present.animator?.duration ?? 0)
            case .dismiss(let dismiss): end += MediaTime(seconds: dismiss.animator?.duration ?? 0)
            case .animate(let action): end += MediaTime(seconds: action.length)
            case .scrub(let action): end += MediaTime(seconds: action.length)
            case .touch(let action): end += MediaTime(seconds: action.length)
            case .tap(let action): end += MediaTime(seconds: action.rest)
            case .type(let action): end += MediaTime(seconds: action.interval * Double(action.count))
            case .container, .setting, .alert, .share, .value, .step: break
            }
        }
        #expect(starts == [0, 30, 39])
        #expect(FrameRate.fps60.frameCount(in: end) == 70)
        #expect(document.screen("list")?.views.count == 13)
        #expect(document.screen("card")?.views.count == 8)
    }
}
