import FrameDiff
import FrameRaster
import Framereel
import Testing

/// Scenes written in Swift and as files are equivalent.
@Suite struct SwiftSceneTests {
    @Test(arguments: SwiftScene.all) func looksLikeItsFile(scene: SwiftScene) async throws {
        let (fromSwift, fromFile) = (try await scene.recording(), try await scene.twin.recording())
        #expect(fromSwift.frameCount == fromFile.frameCount)
        for frame in fromFile.instants {
            let comparison = ImageComparison(
                expected: Rasterizer.pixels(of: fromFile.displayList(frame)),
                actual: Rasterizer.pixels(of: fromSwift.displayList(frame)))
            #expect(comparison.passes, "\(comparison)")
        }
    }
}
