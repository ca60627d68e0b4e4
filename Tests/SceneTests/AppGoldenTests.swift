import Framereel
import Testing

/// Compares every application among the fixtures with its golden.
@Suite struct AppGoldenTests {
    @Test(arguments: AppScene.all) func applicationIsAsRecorded(scene: AppScene) async throws {
        try await scene.golden.check(scene.scene, filter: "AppGoldenTests", testFile: #filePath)
    }
}
