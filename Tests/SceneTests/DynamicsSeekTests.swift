import Foundation
import FrameOutput
import Framereel
import Testing

/// Items in motion. The steps run once, when the scene is recorded, so a frame depends only on its commit, like any
/// other.
@Suite struct DynamicsSeekTests {
    @Test(arguments: AppScene.dynamics) func aSingleFrameEqualsTheFullRender(scene: AppScene) async throws {
        let whole = try await scene.recording()
        let lists = (0..<whole.frameCount).map { whole.displayList($0) }
        let moving = lists.indices.dropFirst().filter { lists[$0] != lists[$0 - 1] }
        try #require(moving.count > 20)
        let frames = stride(from: 0, to: moving.count, by: max(1, moving.count / 5)).map { moving[$0] }
        let again = try await Recording(of: scene.scene, drawsTextAsBlocks: true)
        #expect(again.frameCount == whole.frameCount && again.trace.text == whole.trace.text)
        for frame in frames.reversed() { #expect(again.displayList(frame) == lists[frame], "frame \(frame)") }

        let alone = try frames.map { try Data(StillFile.bytes(of: again.displayList($0))) }
        let plan = RunPlan(size: lists[0].size, frames: frames)
        for jobs in [1, 7] {
            let folder = FileManager.default.temporaryDirectory.appending(path: "framereel-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: folder) }
            let sink = PNGSequenceSink(try FrameNamePattern(folder.path + "/%05d.png"))
            let report = try FramePipeline(jobs: jobs).run(plan, into: sink) { whole.displayList($0) }
            for (record, alone) in zip(report.records, alone) {
                let name = try #require(record.fileName)
                let isSame = try Data(contentsOf: folder.appending(path: name)) == alone
                #expect(isSame, "\(name), \(jobs) workers")
            }
        }
    }
}
