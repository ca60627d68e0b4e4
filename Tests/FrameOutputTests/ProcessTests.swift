import FrameOutput
import FramePainting
import Glibc
import Testing

/// Behavior that only a separate process shows: system limits and kills.
@Suite struct ProcessTests {
    /// A limit on the size of files simulates a full disk: `write` fails in the middle of a frame.
    @Test func aFailedWriteLeavesNoFile() async throws {
        let folder = try TemporaryFolder()
        await #expect(processExitsWith: .success) { [path = folder.path as String] in
            signal(SIGXFSZ, SIG_IGN)
            Self.limit(RLIMIT_FSIZE, to: 60)
            let run = #expect(throws: OutputError.self) { try Self.run(in: path + "/made", frames: 10, jobs: 4) }
            #expect(run == .cannotWrite(path: path + "/made/000.png", SystemReason(EFBIG)))
            #expect(run?.kind == .inputOutput)
            let still = #expect(throws: OutputError.self) {
                try StillFile.write(TestScene().list(0), to: path + "/still.png", replacing: false)
            }
            #expect(still == .cannotWrite(path: path + "/still.png", SystemReason(EFBIG)))
        }
        #expect(folder.names.isEmpty)
    }

    /// With memory for only some of the 64 stacks (eight megabytes each by default), some threads start but draw
    /// nothing.
    @Test func threadsThatCannotStartAreAnError() async {
        await #expect(processExitsWith: .success) {
            let sink = ProbeSink(needsOrder: false)
            let pipeline = try FramePipeline(jobs: 64)
            let unlimited = Self.limit(RLIMIT_AS, to: try Self.addressSpace() + (40 << 20))
            let error = #expect(throws: OutputError.self) {
                try pipeline.run(RunPlan(size: TestScene().size, frames: [0]), into: sink) { TestScene().list($0) }
            }
            Self.limit(RLIMIT_AS, to: unlimited)
            guard case .threads(let started, 64, _) = error, (1..<64).contains(started) else {
                Issue.record("expected missing threads, got \(String(describing: error))")
                return
            }
            #expect(error?.kind == .software)
            #expect(sink.log.encoders == 0 && sink.log.abandoned == 1)
        }
    }

    /// A run that is killed while it writes temporary files can be resumed with the same result.
    @Test func aKilledRunCanBeResumed() async throws {
        let (folder, whole) = (try TemporaryFolder(), try TemporaryFolder())
        await #expect(processExitsWith: .signal(SIGKILL)) { [path = folder.path as String] in
            _ = try Self.run(in: path, frames: 200, jobs: 8, killAfter: 60)
        }
        #expect((60..<200).contains(folder.names.count))

        let uninterrupted = try Self.run(in: whole.path, frames: 200, jobs: 1)
        let resumed = try Self.run(in: folder.path, frames: 200, jobs: 8, existing: .skip)
        #expect(resumed.kept >= 60)
        #expect(resumed.records == uninterrupted.records)
        #expect(folder.names(differingFrom: whole.contents) == [])
    }

    private static func run(
        in path: String, frames: Int, jobs: Int, existing: ExistingFiles = .refuse, killAfter: Int? = nil
    ) throws -> RunReport {
        let scene = TestScene()
        return try FramePipeline(jobs: jobs).run(
            RunPlan(size: scene.size, frames: Array(0..<frames)),
            into: PNGSequenceSink(try FrameNamePattern(path + "/%03d.png"), existing: existing),
            progress: { if $0.done == killAfter { raise(SIGKILL) } }
        ) { scene.list($0) }
    }

    /// Returns the bytes of address space in use: the first number of `statm`, in pages (proc(5)).
    private static func addressSpace() throws -> rlim_t {
        let file = try #require(fopen("/proc/self/statm", "r"))
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 256)
        _ = fgets(&line, 255, file)
        return rlim_t(strtoul(line, nil, 10)) * rlim_t(getpagesize())
    }

    /// - Returns: The previous limit.
    @discardableResult
    private static func limit(_ resource: __rlimit_resource, to value: rlim_t) -> rlim_t {
        var limit = rlimit()
        getrlimit(Int32(resource.rawValue), &limit)
        let before = limit.rlim_cur
        limit.rlim_cur = value
        setrlimit(Int32(resource.rawValue), &limit)
        return before
    }
}
