import Foundation
import FrameDiff
import FrameOutput
import FramePNG
import FramePainting
import FrameRaster
import Framereel
import Testing

/// Every scene gives the same bytes, no matter how its frames are requested.
@Suite struct SameBytesTests {
    /// In bands of every height, from the top and from the bottom, rows equal the rows of the whole frame.
    @Test(arguments: SceneCase.all) func inBandsOfAnyHeightAndOrder(scene: SceneCase) async throws {
        let recording = try await scene.recording()
        for frame in recording.instants {
            let rasterizer = Rasterizer(recording.displayList(frame))
            let (height, bytesPerRow) = (rasterizer.size.height, rasterizer.size.width * 4)
            let whole = rasterizer.draw(rows: 0..<height)
            for (bandHeight, isUpwards) in [(1, false), (7, true), (32, false), (32, true)] {
                let downwards = stride(from: 0, to: height, by: bandHeight).map { $0..<min(height, $0 + bandHeight) }
                var assembled = PixelBuffer(size: rasterizer.size)
                assembled.bytes.withUnsafeMutableBytes { bytes in
                    for band in isUpwards ? downwards.reversed() : downwards {
                        let part = bytes[band.lowerBound * bytesPerRow..<band.upperBound * bytesPerRow]
                        rasterizer.draw(rows: band, into: UnsafeMutableRawBufferPointer(rebasing: part))
                    }
                }
                let comparison = ImageComparison(expected: whole, actual: assembled)
                #expect(comparison.passes, "frame \(frame), bands of \(bandHeight) rows: \(comparison)")
            }
        }
    }

    /// The file is the same when drawn and encoded in bands of any height, including the whole frame.
    @Test(arguments: ["a", "b", "c", "d"]) func encodedInBandsOfAnyHeight(name: String) async throws {
        let list = try await SceneCase(name: "reference/\(name)").recording().displayList(16)
        let file = try StillFile.bytes(of: list)
        let rasterizer = Rasterizer(list)
        for bandHeight in [1, 7, 32, list.size.height] {
            let encoder = try PNGEncoder(size: list.size, isOpaque: list.isOpaque)
            for top in stride(from: 0, to: list.size.height, by: bandHeight) {
                let band = rasterizer.draw(rows: top..<min(list.size.height, top + bandHeight))
                try band.bytes.withUnsafeBytes { try encoder.append($0) }
            }
            let isSame = try encoder.finish() == file
            #expect(isSame, "bands of \(bandHeight) rows")
        }
    }

    /// 1, 2, 7 and 64 threads write the same files, each equal to the frame requested alone.
    @Test(arguments: SceneCase.all) func onAnyNumberOfThreads(scene: SceneCase) async throws {
        let recording = try await scene.recording()
        let plan = RunPlan(size: recording.displayList(0).size, frames: recording.neighbors)
        let alone = try plan.frames.map { try Data(StillFile.bytes(of: recording.displayList($0))) }
        for jobs in [1, 2, 7, 64] {
            let folder = FileManager.default.temporaryDirectory.appending(path: "framereel-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: folder) }
            let sink = PNGSequenceSink(try FrameNamePattern(folder.path + "/%05d.png"))
            let report = try FramePipeline(jobs: jobs).run(plan, into: sink) { recording.displayList($0) }
            #expect(report.records.map(\.number) == plan.frames)
            for (record, alone) in zip(report.records, alone) {
                let name = try #require(record.fileName)
                let isSame = try Data(contentsOf: folder.appending(path: name)) == alone
                #expect(isSame, "\(name), \(jobs) threads")
            }
        }
    }

    /// The application behaves in the same way when it runs again, and all frames are equal.
    @Test(arguments: SceneCase.all) func recordedTwice(scene: SceneCase) async throws {
        let (first, second) = (try await scene.recording(), try await scene.newRecording())
        #expect(first.trace.text == second.trace.text)
        #expect(first.frameCount == second.frameCount)
        #expect((0..<first.frameCount).filter { first.displayList($0) != second.displayList($0) } == [])
    }

    /// Frames are requested in reverse, and alone in a new recording.
    @Test(arguments: SceneCase.all) func inAnyOrder(scene: SceneCase) async throws {
        let recording = try await scene.recording()
        let forwards = (0..<recording.frameCount).map { recording.displayList($0) }
        let backwards = (0..<recording.frameCount).reversed().map { recording.displayList($0) }
        #expect(zip(forwards, backwards.reversed()).filter { $0 != $1 }.count == 0)
        for frame in recording.instants.reversed() {
            let isSame = try await scene.newRecording().displayList(frame) == forwards[frame]
            #expect(isSame, "frame \(frame)")
        }
    }
}
