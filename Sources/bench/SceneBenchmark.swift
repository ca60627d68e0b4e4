import Foundation
import FrameLayers
import FrameOutput
import FramePNG
import FramePainting
import FrameRaster
import FrameTiming
import Framereel

/// All measurements of one scene at 60 frames per second.
@MainActor struct SceneBenchmark {
    private let path: String
    private let options: Options
    let timeline: Timeline
    let frames: [Int]
    private let folder: String

    init(_ path: String, _ options: Options) throws {
        self.path = path
        self.options = options
        timeline = try Recording(of: Scene(contentsOfFile: path)).timeline
        frames = Array(0..<FrameRate.fps60.frameCount(in: timeline.duration))
        folder = NSTemporaryDirectory() + "framereel-bench-\(getpid())"
    }

    func run() throws -> Report {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        Self.forgetPeak()
        // End-to-end runs come first, so that the peak of memory is theirs.
        var wholeRuns: [Report.Row] = []
        for workers in options.workers {
            wholeRuns.append(try endToEnd(workers, digests: false, "end to end"))
            wholeRuns.append(try endToEnd(workers, digests: true, "with manifest"))
        }
        return Report(
            scene: path, frameCount: frames.count, size: timeline.pixelSize,
            rows: [try sampling(), try raster(), try encoding(), try writing()] + (try comparing()) + (try verifying())
                + wholeRuns,
            counts: try Counts(of: timeline, at: .fps60))
    }

    // MARK: Stages

    private func sampling() throws -> Report.Row {
        try row("sampling", frames.count) {
            for frame in frames { _ = displayList(frame) }
        }
    }

    /// Measures drawing bands of 32 rows like the pipeline, one after another in the same memory.
    private func raster() throws -> Report.Row {
        let lists = frames.map(displayList)
        let size = timeline.pixelSize
        var band = [UInt8](repeating: 0, count: size.width * 4 * 32)
        return try row("raster", frames.count) {
            for list in lists {
                let rasterizer = Rasterizer(list)
                for top in stride(from: 0, to: size.height, by: 32) {
                    let rows = top..<min(top + 32, size.height)
                    band.withUnsafeMutableBytes { rasterizer.draw(rows: rows, into: $0) }
                }
            }
        }
    }

    /// Measures encoding whole frames from memory, a few spread over the run because all of them would not fit.
    private func encoding() throws -> Report.Row {
        let pixels = sample.map { (Rasterizer.pixels(of: displayList($0)), displayList($0).isOpaque) }
        return try row("encode", pixels.count) {
            for (buffer, isOpaque) in pixels { _ = try PNGEncoder.encode(buffer, isOpaque: isOpaque) }
        }
    }

    private func writing() throws -> Report.Row {
        let encoded = try sample.map { frame in
            let list = displayList(frame)
            return try PNGEncoder.encode(Rasterizer.pixels(of: list), isOpaque: list.isOpaque)
        }
        let plan = RunPlan(size: timeline.pixelSize, frames: frames, computesDigests: false)
        return try row("write", frames.count) {
            let sink = try sink()
            try sink.begin(plan)
            for slot in plan.slots {
                let bytes = encoded[slot.index % encoded.count]
                _ = try sink.write(EncodedFrame(slot: slot, digest: nil, bytes: bytes))
            }
            try sink.finish()
        }
    }

    private func endToEnd(_ workers: Int, digests: Bool, _ name: String) throws -> Report.Row {
        let plan = RunPlan(size: timeline.pixelSize, frames: frames, computesDigests: digests)
        let timeline = timeline
        var row = try row("\(name), \(workers) worker\(workers == 1 ? "" : "s")", frames.count) {
            _ = try FramePipeline(jobs: workers).run(plan, into: sink()) { frame in
                timeline.displayList(at: FrameRate.fps60.time(ofFrame: frame))
            }
        }
        row.peakMegabytes = Self.peakMegabytes
        return row
    }

    // MARK: Measuring

    func row(_ name: String, _ frameCount: Int, _ body: () throws -> Void) throws -> Report.Row {
        Report.Row(name, frameCount, try (0..<options.rounds).map { _ in try Stopwatch.time { try body() } })
    }

    func displayList(_ frame: Int) -> DisplayList {
        timeline.displayList(at: FrameRate.fps60.time(ofFrame: frame))
    }

    private func sink() throws -> PNGSequenceSink {
        PNGSequenceSink(try FrameNamePattern("\(folder)/%05d.png"), existing: .overwrite)
    }

    var sample: [Int] { (0..<8).map { frames[$0 * (frames.count - 1) / 7] } }

    /// Restarts the peak at the current memory use of the process, if Linux allows it (proc(5), `clear_refs`).
    private static func forgetPeak() {
        try? "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
    }

    /// Maximum resident memory of the process, from Linux's `/proc`.
    static var peakMegabytes: Double? {
        let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return line?.split(separator: " ").dropFirst().first.flatMap { Double($0) }.map { $0 / 1024 }
    }
}
