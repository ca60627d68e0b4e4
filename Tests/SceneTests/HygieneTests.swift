import Foundation
import Framereel
import TestSupport
import Testing

/// Scenes and goldens belong together.
@Suite struct HygieneTests {
    /// The scenes there are at least. Raise it with the number of scenes; a search that finds nothing tests nothing.
    static let leastScenes = 18

    @Test func thereAreScenes() {
        #expect(SceneCase.all.count >= Self.leastScenes)
        for name in ["views/border", "animation/keyframes", "guide/diagonal"] {
            #expect(SceneCase.all.contains { $0.name == name }, "\(name) was not found")
        }
    }

    @Test func everySceneHasBothGoldens() {
        let wanted = SceneCase.all.flatMap { ["\($0.name)/display.txt", "\($0.name)/sheet.png"] }
        #expect(wanted.filter { !SceneCase.files.contains($0) } == [], "scenes without a golden")
    }

    /// Every file is a scene, a golden of one, or an image one names.
    @Test func everyFileHasAScene() throws {
        for file in SceneCase.files {
            let parts = file.split(separator: "/").map(String.init)
            let scene = try #require(
                SceneCase.all.first { $0.name == parts.dropLast().joined(separator: "/") },
                "\(file) is beside no scene.json")
            let name = try #require(parts.last)
            if ["scene.json", "display.txt", "sheet.png"].contains(name) { continue }
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

    /// What a fixture shows is what is supported.
    @Test(arguments: SceneCase.all) func scenesUseOnlyWhatIsSupported(scene: SceneCase) async throws {
        #expect(try await scene.recording().unsupported.isEmpty)
    }
}
