import Foundation
import FrameRecording
import FrameRendering
import Synchronization
import Testing
import UIKit

/// Scenes rendered to files without the command line.
@MainActor @Suite("Render jobs") final class RenderJobTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "framereel-\(UUID().uuidString)").path

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// Seven frames at 60 per second, of 40 × 20 pixels.
    private let scene = Scene("square", width: 20, height: 10, scale: 2) { world in
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
        view.backgroundColor = .red
        world.window.addSubview(view)
        UIView.animate(withDuration: 0.1) { view.center.x = 15 }
    }

    private var files: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
    }

    @Test func framesAreWrittenToAFolder() throws {
        var job = try RenderJob(scene, to: "\(folder)/%03d.png", fps: 30)
        job.workers = 2
        let calls = Mutex<[Int]>([])
        let result = try job.run { progress in calls.withLock { $0.append(progress.done) } }
        #expect(files == ["000.png", "001.png", "002.png", "003.png", "manifest.json"])
        #expect(result.report.written == 4 && result.report.kept == 0)
        #expect(calls.withLock { $0 } == [1, 2, 3, 4])
        for record in result.manifest.records {
            let bytes = try Data(contentsOf: URL(filePath: "\(folder)/\(try #require(record.fileName))"))
            #expect(bytes.starts(with: [0x89] + Array("PNG".utf8)) && bytes.count == record.byteCount)
            #expect(record.digest != nil)
        }
    }

    @Test func theDrawingDecidesTheSizeOfFrames() throws {
        var job = try RenderJob(scene, to: "\(folder)/%d.png", frames: "last")
        job.drawing.framing = FramingRequest(part: .init(x: 0, y: 0, width: 20, height: 20), size: .scaled(0.5))
        let plan = try job.plan(for: job.record())
        #expect((plan.size.width, plan.size.height) == (10, 10))
        #expect(plan.paths == ["\(folder)/6.png"])
        #expect(files.isEmpty)
        #expect(try plan.write().manifest.size == plan.size)
        #expect(files == ["6.png", "manifest.json"])
    }

    @Test func aRunGoesOnWhereAnEarlierOneEnded() throws {
        var sequence = try SequenceDestination("\(folder)/%d.png")
        sequence.existing = .skip
        let job = RenderJob(scene, to: .sequence(sequence))
        #expect(try job.run().report.written == 7)
        try FileManager.default.removeItem(atPath: "\(folder)/3.png")
        let second = try job.run().report
        #expect((second.written, second.kept) == (1, 6))
        #expect(files.count == 8)
    }

    @Test func aMovieIsOneFile() throws {
        let path = "\(folder)/square.apng"
        let plan = try RenderJob(scene, to: path, fps: 10).plan(for: Recording(of: scene))
        #expect(plan.paths == [path])
        #expect(plan.duration == 0.2)
        try plan.write()
        #expect(files == ["square.apng"])
    }

    @Test func impossibleRequestsAreRefusedBeforeTheSceneRuns() throws {
        let untouched = Scene("untouched", width: 20, height: 10, scale: 2) { _ in Issue.record("the scene ran") }
        var job = try RenderJob(untouched, to: "\(folder)/square.apng")
        job.shard = .init(1, of: 2)
        #expect(throws: RenderError.partOfMovie(.apng)) { try job.run() }
        var sequence = try SequenceDestination("\(folder)/%d.png")
        sequence.existing = .clean
        job.destination = .sequence(sequence)
        #expect(throws: RenderError.cleaningPart) { try job.run() }
        sequence.manifestPath = nil
        job = RenderJob(untouched, to: .sequence(sequence))
        #expect(throws: RenderError.cleaningWithoutManifest) { try job.run() }
        var movie = MovieDestination(.mp4, to: .standardOutput)
        #expect(throws: RenderError.notAStream(.mp4)) { try RenderJob(untouched, to: .movie(movie)).run() }
        movie = MovieDestination(.y4m, to: .standardOutput)
        movie.settings.plays = 2
        #expect(throws: RenderError.repetitions(.y4m)) { try RenderJob(untouched, to: .movie(movie)).run() }
        job = try RenderJob(untouched, to: "\(folder)/%d.png")
        job.drawing.framing.size = .scaled(17)
        #expect(throws: RenderError.size(.scaled(17))) { try job.run() }
        #expect(throws: RenderError.rate(0)) { try RenderJob(untouched, to: "%d.png", fps: 0) }
        #expect(files.isEmpty)
    }

    @Test func requestsBeyondTheRecordingAreRefusedBeforeAFileIsWritten() throws {
        let recording = try Recording(of: scene)
        var job = try RenderJob(scene, to: "\(folder)/%d.png")
        let part = FramingRequest.Part(x: 30, y: 0, width: 20, height: 20)
        job.drawing.framing.part = part
        #expect(throws: RenderError.part(part, canvas: .init(width: 40, height: 20))) { try job.plan(for: recording) }
        var sequence = try SequenceDestination("\(folder)/%d.png")
        sequence.manifestPath = "\(folder)/5.png"
        job = RenderJob(scene, to: .sequence(sequence))
        #expect(throws: RenderError.manifestIsFrame("\(folder)/5.png")) { try job.plan(for: recording) }
        #expect(throws: RenderError.self) {
            try RenderJob(scene, to: "\(folder)/%d.png", frames: "7").plan(for: recording)
        }
        #expect(files.isEmpty)
    }

    @Test func aPlayerHoldsEachDifferentFrameOnce() throws {
        let resting = Scene("resting", width: 20, height: 10, scale: 2) { $0.wait(until: 0.5) }
        let job = PlayerJob(path: "\(folder)/resting.html", title: "At rest")
        let plan = try job.plan(for: Recording(of: resting))
        #expect(plan.run.plan.frames.count == 31)
        #expect(try plan.write().imageCount == 1)
        let page = try String(contentsOfFile: "\(folder)/resting.html", encoding: .utf8)
        #expect(page.contains("<title>At rest "))
    }
}
