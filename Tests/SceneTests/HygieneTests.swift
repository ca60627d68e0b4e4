import Foundation
import Framereel
import TestSupport
import Testing

/// Scenes and goldens belong together.
@Suite struct HygieneTests {
    /// The minimum number of scenes. Raise it with the number of scenes, since a search without results would test
    /// nothing.
    static let leastScenes = 34

    @Test func thereAreScenes() {
        #expect(SceneCase.all.count >= Self.leastScenes)
        for name in ["views/border", "animation/keyframes", "guide/diagonal"] {
            #expect(SceneCase.all.contains { $0.name == name }, "\(name) was not found")
        }
    }

    /// Every folder of goldens belongs to a scene. The comparison of a scene checks that it has a golden.
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

    /// This golden is compared only in builds with the trait `Text`.
    private let scripts = "Fixtures/goldens/apps/type-specimen-scripts/golden.json"

    /// Every file is a scene, or an image that a scene names.
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

    /// A scene is named `topic/case`, in lowercase words.
    @Test func scenesAreNamedByTopicAndCase() {
        for scene in SceneCase.all {
            let parts = scene.name.split(separator: "/")
            #expect(parts.count == 2, "\(scene.name)")
            #expect(scene.name.allSatisfy { $0.isLowercase || $0.isNumber || "/-".contains($0) }, "\(scene.name)")
        }
    }

    @Test(arguments: AppScene.all) func applicationsUseOnlySupportedAPIs(scene: AppScene) async throws {
        #expect(try await scene.recording().unsupported.isEmpty)
    }

    @Test(arguments: SceneCase.all) func scenesUseOnlySupportedAPIs(scene: SceneCase) async throws {
        #expect(try await scene.recording().unsupported.isEmpty)
    }
}
