import FrameOutput
import FramePainting
import Glibc
import Synchronization
import Testing

@Suite struct FramePipelineTests {
    static let jobCounts = [1, 2, 7, 64]
    private let scene = TestScene()

    private func plan(_ count: Int) -> RunPlan {
        RunPlan(size: scene.size, frames: Array(0..<count))
    }

    // MARK: Workers

    @Test(arguments: [0, -1, 65]) func workersAreOneTo64(jobs: Int) {
        let error = #expect(throws: OutputError.self) { try FramePipeline(jobs: jobs) }
        #expect(error == .jobs(jobs, maximum: FramePipeline.maximumJobs))
        #expect(error?.kind == .usage)
    }

    /// All workers are in the scene at the same time, on separate threads.
    @Test(arguments: jobCounts) func everyWorkerIsAThread(jobs: Int) throws {
        let threads = Mutex<Set<pthread_t>>([])
        let caller = pthread_self()
        _ = try FramePipeline(jobs: jobs).run(plan(jobs), into: ProbeSink(needsOrder: false)) { [scene] number in
            _ = threads.withLock { $0.insert(pthread_self()) }
            #expect(Spin.until { threads.withLock { $0.count } == jobs })
            return scene.list(number)
        }
        #expect(threads.withLock { $0.count } == jobs)
        #expect(!threads.withLock { $0.contains(caller) })
    }

    @Test(arguments: jobCounts, [false, true]) func everyFrameIsWrittenOnce(jobs: Int, needsOrder: Bool) throws {
        let sink = ProbeSink(needsOrder: needsOrder)
        let frames = Array(stride(from: 3, to: 300, by: 3))
        let asked = Mutex<[Int]>([])
        let steps = Mutex<[RunProgress]>([])
        let report = try FramePipeline(jobs: jobs).run(
            RunPlan(size: scene.size, frames: frames), into: sink,
            progress: { step in steps.withLock { $0.append(step) } }
        ) { [scene] number in
            asked.withLock { $0.append(number) }
            Spin.some(seed: number)
            return scene.list(number)
        }
        #expect(asked.withLock { $0 }.sorted() == frames)
        #expect(report.records.map(\.number) == frames)
        #expect(sink.log.written.sorted() == Array(frames.indices))
        #expect(sink.log.begun == 1 && sink.log.finished == 1 && sink.log.abandoned == 0)
        #expect(steps.withLock { $0.map(\.done) } == Array(1...frames.count))
        #expect(steps.withLock { $0.allSatisfy { $0.total == frames.count && !$0.isKept } })
    }

    // MARK: Order and memory

    @Test(arguments: jobCounts, 0..<5) func orderIsKeptDespiteDelays(jobs: Int, seed: Int) throws {
        let sink = ProbeSink(needsOrder: true)
        _ = try FramePipeline(jobs: jobs).run(plan(200), into: sink) { [scene] number in
            Spin.some(seed: seed * 1000 + number)
            return scene.list(number)
        }
        #expect(sink.log.written == Array(0..<200))
        #expect(sink.log.overlaps == 0)
    }

    /// Even if the first frame is slow, at most ``FramePipeline/window`` frames are begun before it is written.
    @Test(arguments: jobCounts) func framesDoNotPileUp(jobs: Int) throws {
        let pipeline = try FramePipeline(jobs: jobs)
        let sink = ProbeSink(needsOrder: true)
        let begun = Atomic(0)
        let mostAhead = Atomic(0)
        _ = try pipeline.run(plan(300), into: sink) { [scene] number in
            let now = begun.add(1, ordering: .sequentiallyConsistent).newValue
            if number == 0, jobs > 1 {
                // The other workers stop when the window is full.
                #expect(Spin.until { begun.load(ordering: .sequentiallyConsistent) >= pipeline.window })
                for _ in 0..<1000 { sched_yield() }
            }
            mostAhead.max(now - sink.log.written.count, ordering: .sequentiallyConsistent)
            return scene.list(number)
        }
        #expect(mostAhead.load(ordering: .sequentiallyConsistent) <= pipeline.window)
        #expect(sink.log.written.count == 300)
    }

    /// Frames 10 to 14 of the scene are one image.
    @Test func anImageThatStandsStillIsEncodedOnce() throws {
        let sink = ProbeSink(needsOrder: false)
        let report = try FramePipeline(jobs: 1).run(plan(20), into: sink) { [scene] in scene.list($0) }
        #expect(sink.log.encoders == 16)
        #expect(Set(report.records[10...14].map(\.digest)).count == 1)
        #expect(Set(report.records.map(\.digest)).count == 16)
    }

    // MARK: Errors

    @Test func aRunNeedsFramesAndACanvas() throws {
        let pipeline = try FramePipeline(jobs: 1)
        let sink = ProbeSink(needsOrder: false)
        #expect(throws: OutputError.noFrames) { try pipeline.run(plan(0), into: sink) { [scene] in scene.list($0) } }
        for size in [
            PixelSize(width: 0, height: 1), PixelSize(width: 1, height: -1), PixelSize(width: 1, height: 16_385),
        ] {
            #expect(throws: OutputError.canvas(size)) {
                try pipeline.run(RunPlan(size: size, frames: [0]), into: sink) { [scene] in scene.list($0) }
            }
            #expect(throws: OutputError.canvas(size)) { try StillFile.bytes(of: DisplayList(size: size)) }
        }
        #expect(sink.log == ProbeSink.Log())
    }

    /// Frame 13 fails before frame 11, and long before it if possible.
    @Test(arguments: jobCounts, [false, true]) func theErrorOfTheLowestFrameWins(jobs: Int, needsOrder: Bool) throws {
        let other = PixelSize(width: 1, height: 1)
        let sink = ProbeSink(needsOrder: needsOrder)
        let reached13 = Atomic(false)
        #expect(throws: OutputError.frameSize(frame: 11, size: other, expected: scene.size)) {
            try FramePipeline(jobs: jobs).run(plan(100), into: sink) { [scene] number in
                if number == 13 { reached13.store(true, ordering: .relaxed) }
                if number == 11, jobs > 2 { #expect(Spin.until { reached13.load(ordering: .relaxed) }) }
                return (number == 11 || number == 13) ? DisplayList(size: other) : scene.list(number)
            }
        }
        #expect(Set(sink.log.written).isSuperset(of: 0..<11))
        #expect(!sink.log.written.contains(11) && !sink.log.written.contains(13))
        if needsOrder { #expect(sink.log.written == Array(0..<11)) }
        #expect(sink.log.finished == 0 && sink.log.abandoned == 1)
    }

    @Test(arguments: jobCounts, [false, true]) func aSinkThatFailsEndsTheRun(jobs: Int, needsOrder: Bool) throws {
        let sink = ProbeSink(needsOrder: needsOrder, failingFrames: [20, 21, 50])
        #expect(throws: ProbeSink.error(20)) {
            try FramePipeline(jobs: jobs).run(plan(100), into: sink) { [scene] number in
                Spin.some(seed: number)
                return scene.list(number)
            }
        }
        #expect(Set(sink.log.written).isSuperset(of: 0..<20))
        if needsOrder { #expect(sink.log.written == Array(0..<20)) }
        #expect(sink.log.finished == 0 && sink.log.abandoned == 1)
    }

    @Test(arguments: jobCounts) func anErrorLeavesNoTemporaryFiles(jobs: Int) throws {
        let folder = try TemporaryFolder()
        let sink = PNGSequenceSink(try FrameNamePattern(folder.path + "/%03d.png"))
        #expect(throws: OutputError.self) {
            try FramePipeline(jobs: jobs).run(plan(100), into: sink) { [scene] number in
                number == 11 ? DisplayList(size: PixelSize(width: 1, height: 1)) : scene.list(number)
            }
        }
        let names = folder.names.filter { $0 != ".framereel-%03d.png.journal" }
        #expect(names.starts(with: (0..<11).map { $0 < 10 ? "00\($0).png" : "0\($0).png" }))
        #expect(names.allSatisfy { $0.hasSuffix(".png") && !$0.hasPrefix(".") } && !names.contains("011.png"))
    }

    // MARK: Stopping

    @Test func cancelingBetweenFramesStops() throws {
        let cancellation = Cancellation()
        let sink = ProbeSink(needsOrder: false)
        let error = #expect(throws: OutputError.self) {
            try FramePipeline(jobs: 1, cancellation: cancellation).run(
                plan(100), into: sink, progress: { if $0.done == 5 { cancellation.request() } }
            ) { [scene] in scene.list($0) }
        }
        #expect(error == .interrupted(written: 5, isResumable: false))
        #expect(error?.kind.rawValue == 130)
        #expect(sink.log.written == [0, 1, 2, 3, 4] && sink.log.abandoned == 1 && sink.log.finished == 0)
    }

    @Test func cancelingInsideAFrameAbandonsIt() throws {
        let cancellation = Cancellation()
        let sink = ProbeSink(needsOrder: false)
        #expect(throws: OutputError.interrupted(written: 5, isResumable: false)) {
            try FramePipeline(jobs: 1, cancellation: cancellation).run(plan(100), into: sink) { [scene] number in
                if number == 5 { cancellation.request() }
                return scene.list(number)
            }
        }
        #expect(sink.log.written == [0, 1, 2, 3, 4])
    }

    /// Workers waiting for a frame's turn are woken when that frame is abandoned.
    @Test(arguments: jobCounts) func cancelingWakesWaitingThreads(jobs: Int) throws {
        let pipeline = try FramePipeline(jobs: jobs, cancellation: Cancellation())
        let sink = ProbeSink(needsOrder: true)
        let begun = Atomic(0)
        #expect(throws: OutputError.interrupted(written: 0, isResumable: false)) {
            try pipeline.run(plan(300), into: sink) { [scene] number in
                begun.add(1, ordering: .sequentiallyConsistent)
                if number == 0 {
                    let full = jobs == 1 ? 1 : pipeline.window
                    #expect(Spin.until { begun.load(ordering: .sequentiallyConsistent) == full })
                    for _ in 0..<1000 { sched_yield() }
                    pipeline.cancellation.request()
                }
                return scene.list(number)
            }
        }
        #expect(sink.log.written.isEmpty)
    }
}
