import FrameDiff
import FrameOutput
import FramePainting
import FrameRaster
import FrameTiming

extension SceneBenchmark {
    /// Measures comparing whole frames in memory, each with a copy of itself and with the frame that is farthest away
    /// in the run.
    func comparing() throws -> [Report.Row] {
        let pixels = sample.map { Rasterizer.pixels(of: displayList($0)) }
        let copies = pixels.map { PixelBuffer(size: $0.size, bytes: $0.bytes.map { $0 }) }
        let pairs = pixels.indices.map { (pixels[$0], pixels[($0 + pixels.count / 2) % pixels.count]) }
            .filter { $0.0 != $0.1 }
        var found = 0
        func compare(_ expected: PixelBuffer, _ actual: PixelBuffer) {
            if !ImageComparison(expected: expected, actual: actual).passes { found += 1 }
        }
        return [
            try row("compare, equal", pixels.count) {
                for (left, right) in zip(pixels, copies) { compare(left, right) }
            },
            try row("compare, differing", pairs.count) { for (left, right) in pairs { compare(left, right) } },
        ]
    }

    /// Compares verifying a golden with rendering the same frames without writing them, and with drawing alone.
    func verifying() throws -> [Report.Row] {
        let plan = RunPlan(size: timeline.pixelSize, frames: frames, computesDigests: false)
        let timeline = timeline
        func run(_ name: String, _ sink: some FrameSink) throws -> Report.Row {
            try row(name, frames.count) {
                _ = try FramePipeline(jobs: 1).run(plan, into: sink) { frame in
                    timeline.displayList(at: FrameRate.fps60.time(ofFrame: frame))
                }
            }
        }
        return [
            try run("draw only, 1 worker", DiscardingSink()), try run("draw, encode, 1 worker", CountingSink()),
            try run("verify, 1 worker", DigestSink()),
        ]
    }
}
