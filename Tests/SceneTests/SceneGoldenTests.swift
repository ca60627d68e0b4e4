import Framereel
import Testing

/// Every scene file against its golden.
@Suite struct SceneGoldenTests {
    @Test(arguments: SceneCase.all) func sceneIsAsRecorded(scene: SceneCase) async throws {
        try await scene.golden.check(try scene.scene(), filter: "SceneGoldenTests", testFile: #filePath)
    }
}
