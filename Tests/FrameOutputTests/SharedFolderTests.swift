import FramePainting
import Glibc
import Synchronization
import Testing

@testable import FrameOutput

/// Several runs that write one sequence into one folder at the same time.
@Suite struct SharedFolderTests {
    private let folder: TemporaryFolder
    private let whole: TemporaryFolder
    private let scene = TestScene()
    private let frames = Array(0..<120)

    init() throws {
        folder = try TemporaryFolder()
        whole = try TemporaryFolder()
    }

    @discardableResult
    private func run(
        in folder: TemporaryFolder, existing: ExistingFiles, frames: [Int]? = nil, jobs: Int = 1,
        drawing: @escaping @Sendable (Int) -> Void = { _ in }
    ) throws -> RunReport {
        let sink = PNGSequenceSink(try FrameNamePattern(folder.path + "/%03d.png"), existing: existing)
        let plan = RunPlan(size: scene.size, frames: frames ?? self.frames)
        return try FramePipeline(jobs: jobs).run(plan, into: sink) { [scene] number in
            drawing(number)
            return scene.list(number)
        }
    }

    /// Threads replace processes, which claims treat in the same way. No run draws a frame before each run has chosen
    /// one. Without claims, all runs would draw the first frame.
    @Test(arguments: [1, 2, 5]) func everyFrameIsDrawnOnce(runs: Int) throws {
        let expected = try run(in: whole, existing: .refuse)
        let reports = Mutex<[RunReport]>([])
        let choices = Monitor<[Int: [Int]]>([:])
        let plan = RunPlan(size: scene.size, frames: frames)
        let pattern = try FrameNamePattern(folder.path + "/%03d.png")
        try WorkerThreads.run(runs) { [scene] number in
            let sink = MeetingSink(
                sink: PNGSequenceSink(pattern, existing: .share), number: number, count: runs, choices: choices)
            let report = try? FramePipeline(jobs: 2).run(plan, into: sink) { scene.list($0) }
            reports.withLock { all in report.map { all.append($0) } }
        }
        let all = reports.withLock { $0 }
        #expect(all.count == runs)
        #expect(choices.update { $0.values.flatMap(\.self).sorted() } == frames)
        #expect(all.reduce(0) { $0 + $1.written } == frames.count)
        // The last run to end has seen every frame and reports the same as a single run.
        let complete = all.filter { $0.left == 0 }
        #expect(!complete.isEmpty)
        for report in complete { #expect(report.records == expected.records) }
        #expect(folder.names(differingFrom: whole.contents) == [])
    }

    /// While one frame is claimed elsewhere, the others are written, and no report says that the sequence is complete.
    @Test func aClaimedFrameIsSkipped() throws {
        try run(in: whole, existing: .refuse)
        let other = Claims()
        #expect(try other.take(folder.path + "/007.png"))
        let report = try run(in: folder, existing: .share)
        #expect(report.left == 1 && report.written == 119)
        #expect(!report.records.contains { $0.number == 7 })
        #expect(folder.read("007.png") == nil)
        let journal = ".framereel-%03d.png.journal"
        #expect(folder.names.filter { $0.hasPrefix(".") } == [journal, ".framereel-007.png.claim"].sorted())

        other.releaseAll()
        let resumed = try run(in: folder, existing: .share)
        #expect(resumed.left == 0 && resumed.kept == 119)
        #expect(folder.names(differingFrom: whole.contents) == [])
    }

    /// The frame of a process that died stays missing, and the run reports it. A run that does not share the folder
    /// draws the frame and removes the claim.
    @Test func aClaimWithoutAProcessFails() throws {
        try run(in: whole, existing: .refuse)
        for name in ["007", "009"] { folder.write([], to: ".framereel-\(name).png.claim") }
        let other = Claims()
        #expect(try other.take(folder.path + "/003.png"))
        #expect(throws: OutputError.staleClaims(first: folder.path + "/007.png", count: 2)) {
            try run(in: folder, existing: .share)
        }
        #expect(folder.names.count { $0.hasSuffix(".claim") } == 3)
        let resumed = try run(in: folder, existing: .skip)
        #expect(resumed.left == 0 && resumed.kept == 117)
        #expect(folder.names(differingFrom: whole.contents) == [])
    }

    @Test(arguments: [ExistingFiles.refuse, .overwrite, .skip, .share]) func vanishedFramesAreAnError(
        policy: ExistingFiles
    ) throws {
        #expect(throws: OutputError.vanished(first: folder.path + "/003.png", count: 2)) {
            try run(in: folder, existing: policy) { [path = folder.path] number in
                if number == 100 { for name in ["003", "050"] { unlink(path + "/\(name).png") } }
            }
        }
        #expect(try run(in: folder, existing: .skip).kept == 118)
    }

    /// Skipped frames are checked again at the end, and are drawn if the other run has abandoned them.
    @Test func abandonedFramesAreDrawn() throws {
        try run(in: whole, existing: .refuse)
        folder.write([], to: ".framereel-007.png.claim")
        let report = try run(in: folder, existing: .share) { [path = folder.path] number in
            if number == 100 { unlink(path + "/.framereel-007.png.claim") }
        }
        #expect(report.left == 0 && report.written == 120)
        #expect(folder.names(differingFrom: whole.contents) == [])
    }

    /// Claims are released on every exit path.
    @Test func nothingStaysClaimed() throws {
        let other = PixelSize(width: 1, height: 1)
        let sink = PNGSequenceSink(try FrameNamePattern(folder.path + "/%03d.png"), existing: .share)
        #expect(throws: OutputError.frameSize(frame: 3, size: other, expected: scene.size)) {
            try FramePipeline(jobs: 4).run(RunPlan(size: scene.size, frames: frames), into: sink) { [scene] number in
                number == 3 ? DisplayList(size: other) : scene.list(number)
            }
        }
        #expect(!folder.names.contains { $0.hasSuffix(".claim") || $0.hasSuffix(".tmp") })
    }

    /// A run that shares a folder removes no leftovers, since another run may be using them.
    @Test func othersAreLeftAlone() throws {
        let names = [".framereel-001.png.1.tmp", ".framereel-002.png.claim"]
        folder.write([1], to: names[0])
        let other = Claims()
        #expect(try other.take(folder.path + "/002.png"))
        try run(in: folder, existing: .share)
        #expect(Set(names).isSubset(of: folder.names))
        try run(in: folder, existing: .overwrite)
        #expect(folder.names.count == 120)
        other.releaseAll()
    }
}

/// The sink of one of several runs. It records the frames that the run chooses to draw, and holds the first of them
/// until every run has chosen one.
private struct MeetingSink: FrameSink {
    let sink: PNGSequenceSink
    let number: Int
    /// The number of runs.
    let count: Int
    /// The frames chosen by each run.
    let choices: Monitor<[Int: [Int]]>

    var needsOrder: Bool { sink.needsOrder }
    var isResumable: Bool { sink.isResumable }
    var asksForLists: Bool { sink.asksForLists }

    func begin(_ plan: RunPlan) throws(OutputError) { try sink.begin(plan) }

    func decision(
        on slot: FrameSlot, showing list: () throws(OutputError) -> ListDigest
    ) throws(OutputError) -> FrameDecision {
        let decision = try sink.decision(on: slot, showing: list)
        guard decision == .write else { return decision }
        choices.update { $0[number, default: []].append(slot.number) }
        choices.wait { $0.count == count ? () : nil }
        return decision
    }

    func encoder(size: PixelSize, isOpaque: Bool) throws(OutputError) -> any FrameEncoder {
        try sink.encoder(size: size, isOpaque: isOpaque)
    }

    func kept(_ frame: EncodedFrame) throws(OutputError) -> FrameRecord? { try sink.kept(frame) }

    func write(_ frame: EncodedFrame) throws(OutputError) -> FrameRecord { try sink.write(frame) }

    func checkFramesLeft(_ left: [FrameSlot]) throws(OutputError) { try sink.checkFramesLeft(left) }

    func finish() throws(OutputError) { try sink.finish() }

    func abandon() { sink.abandon() }
}
