import Foundation
import FrameOutput
import Framereel
import Testing

/// Lists in the middle of a change: a frame drawn alone equals the frame of the full render, with any number of
/// workers.
@Suite struct ListSeekTests {
    /// Returns frames with motion, whose list differs from the lists before and after, spread over the scene.
    private static func moving(_ lists: [some Equatable]) -> [Int] {
        let moving = lists.indices.dropFirst().dropLast().filter { index in
            let list = lists[index]
            return list != lists[index - 1] && list != lists[index + 1]
        }
        let count = 4
        guard moving.count > count else { return moving }
        let step = moving.count / count
        return stride(from: step / 2, to: step * count, by: step).map { moving[$0] }
    }

    @Test(arguments: AppScene.lists) func aSingleFrameEqualsTheFullRender(scene: AppScene) async throws {
        let whole = try await scene.recording()
        let lists = (0..<whole.frameCount).map { whole.displayList($0) }
        let frames = Self.moving(lists)
        #expect(frames.count == 4, "the scene moves")
        let again = try await Recording(of: scene.scene, drawsTextAsBlocks: true)
        #expect(again.frameCount == whole.frameCount && again.trace.text == whole.trace.text)
        // The last frame comes first, so nothing before it has been requested.
        for frame in frames.reversed() { #expect(again.displayList(frame) == lists[frame], "frame \(frame)") }
    }

    private static let batches = [
        "inbox", "packing", "messages", "questions", "waterfall", "teams", "reminders-swiped",
    ]

    /// The bytes of the files, in scenes with batches of updates in tables and in collection views.
    @Test(arguments: AppScene.lists.filter { batches.contains($0.topic) })
    func anyNumberOfWorkersWritesTheSameBytes(scene: AppScene) async throws {
        let recording = try await scene.recording()
        let frames = Self.moving((0..<recording.frameCount).map { recording.displayList($0) })
        let fresh = try await Recording(of: scene.scene, drawsTextAsBlocks: true)
        let alone = try frames.map { try Data(StillFile.bytes(of: fresh.displayList($0))) }
        let plan = RunPlan(size: recording.displayList(0).size, frames: frames)
        for jobs in [1, 3] {
            let folder = FileManager.default.temporaryDirectory.appending(path: "framereel-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: folder) }
            let sink = PNGSequenceSink(try FrameNamePattern(folder.path + "/%05d.png"))
            let report = try FramePipeline(jobs: jobs).run(plan, into: sink) { recording.displayList($0) }
            for (record, alone) in zip(report.records, alone) {
                let name = try #require(record.fileName)
                let isSame = try Data(contentsOf: folder.appending(path: name)) == alone
                #expect(isSame, "\(name), \(jobs) workers")
            }
        }
    }
}

extension AppScene {
    /// The part of the name after the folder.
    fileprivate var topic: String { name.split(separator: "/").last.map(String.init) ?? name }
}
