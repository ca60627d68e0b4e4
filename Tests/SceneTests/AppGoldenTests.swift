import Framereel
import Testing

/// Compares every fixture application with its golden.
@Suite struct AppGoldenTests {
    @Test(arguments: AppScene.all) func theApplicationMatchesTheRecording(scene: AppScene) async throws {
        try await scene.golden.check(scene.scene, filter: "AppGoldenTests", testFile: #filePath)
    }
}
