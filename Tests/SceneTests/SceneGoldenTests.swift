import Framereel
import Testing

/// Compares every scene file with its golden.
@Suite struct SceneGoldenTests {
    @Test(arguments: SceneCase.all) func sceneMatchesTheRecording(scene: SceneCase) async throws {
        try await scene.golden.check(try scene.scene(), filter: "SceneGoldenTests", testFile: #filePath)
    }

    @Test(arguments: SceneVariant.all) func variantMatchesTheRecording(variant: SceneVariant) async throws {
        try await variant.golden.check(try variant.scene(), filter: "SceneGoldenTests", testFile: #filePath)
    }
}
