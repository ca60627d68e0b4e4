import Foundation
import Framereel
import TestSupport
import Testing

/// Scenes and goldens belong together.
@Suite struct HygieneTests {
    /// The scenes there are at least. Raise it with the number of scenes; a search that finds nothing tests nothing.
    static let leastScenes = 34

    @Test func thereAreScenes() {
        #expect(SceneCase.all.count >= Self.leastScenes)
        for name in ["views/border", "animation/keyframes", "guide/diagonal"] {
            #expect(SceneCase.all.contains { $0.name == name }, "\(name) was not found")
        }
    }

    /// Every folder of goldens belongs to a scene. That every scene has a golden is part of comparing it.
    @Test func everyGoldenHasAScene() throws {
        let scenes = SceneCase.all.map(\.golden) + SceneVariant.all.map(\.golden) + AppScene.all.map(\.golden)
        let wanted = Set(scenes.map { $0.path("golden.json") } + [scripts])
        for folder in Set(scenes.map(\.folder)) {
            let found = try FileManager.default.contentsOfDirectory(
                atPath: Repository.root.appending(path: folder).path)
            #expect(!found.isEmpty)
            for name in found { #expect(wanted.contains("\(folder)/\(name)/golden.json"), "\(name) is of no scene") }
        }
    }

    /// The golden that only builds with the trait `Text` compare.
    private let scripts = "Fixtures/goldens/apps/type-specimen-scripts/golden.json"

    /// Every file is a scene, or an image one names.
    @Test func everyFileHasAScene() throws {
        for file in SceneCase.files {
            let parts = file.split(separator: "/").map(String.init)
            let scene = try #require(
                SceneCase.all.first { $0.name == parts.dropLast().joined(separator: "/") },
                "\(file) is beside no scene.json")
            let name = try #require(parts.last)
            if name == "scene.json" { continue }
            let text = try String(
                contentsOf: Repository.root.appending(path: scene.path("scene.json")), encoding: .utf8)
            #expect(text.contains("\"\(name)\""), "no scene needs \(file)")
        }
    }

    /// A scene is called `topic/case`, in words of small letters.
    @Test func scenesAreCalledByTopicAndCase() {
        for scene in SceneCase.all {
            let parts = scene.name.split(separator: "/")
            #expect(parts.count == 2, "\(scene.name)")
            #expect(scene.name.allSatisfy { $0.isLowercase || $0.isNumber || "/-".contains($0) }, "\(scene.name)")
        }
    }

    @Test(arguments: AppScene.all) func applicationsUseOnlyWhatIsSupported(scene: AppScene) async throws {
        #expect(try await scene.recording().unsupported.isEmpty)
    }

    @Test(arguments: SceneCase.all) func scenesUseOnlyWhatIsSupported(scene: SceneCase) async throws {
        #expect(try await scene.recording().unsupported.isEmpty)
    }
}
