import FrameOutput
import FramePainting
import Testing

@Suite struct OutputFormatTests {
    @Test(arguments: OutputFormat.allCases) func isKnownByItsExtension(format: OutputFormat) throws {
        for path in ["a.\(format.name)", "x.y/%05d.\(format.name.uppercased())"] {
            #expect(try OutputFormat(ofPath: path) == format)
        }
        #expect(OutputFormat(named: format.name) == format)
    }

    @Test(arguments: ["", "frames", "frames.png/", "a.png/frames", "a.jpg", "png", "a.png.", "a.pngx"])
    func otherPathsSayNothing(path: String) {
        let error = OutputError.format(path: path, among: OutputFormat.allCases)
        #expect(throws: error) { try OutputFormat(ofPath: path) }
        #expect(error.kind == .usage)
        #expect(OutputFormat.allCases.allSatisfy { "\(error)".contains("." + $0.name) })
    }

    /// What every sink must do: all frames, all records, nothing temporary, the same for any number of workers.
    @Test(arguments: OutputFormat.allCases, FramePipelineTests.jobCounts)
    func everySinkWritesARun(format: OutputFormat, jobs: Int) throws {
        let scene = TestScene()
        let plan = RunPlan(size: scene.size, frames: Array(0..<30))
        var results: [[String: [UInt8]]] = []
        for jobs in [1, jobs] {
            let folder = try TemporaryFolder()
            let sink = try Self.sink(format, in: folder.path + "/new")
            let report = try FramePipeline(jobs: jobs).run(plan, into: sink) { scene.list($0) }
            #expect(report.records.map(\.number) == plan.frames)
            #expect(report.records.allSatisfy { $0.digest != nil && $0.byteCount > 0 })
            let files = Self.written(in: folder)
            #expect(!files.isEmpty && files.allSatisfy { !$0.hasPrefix(".") })
            results.append(Dictionary(uniqueKeysWithValues: files.map { ($0, folder.read("new/" + $0) ?? []) }))
        }
        let isSame = results[0] == results[1]
        #expect(isSame)
    }

    /// A run that fails half way leaves nothing behind but whole frames of a sequence.
    @Test(arguments: OutputFormat.allCases) func nothingHalfDoneStays(format: OutputFormat) throws {
        let scene = TestScene()
        let folder = try TemporaryFolder()
        let sink = try Self.sink(format, in: folder.path + "/new")
        let plan = RunPlan(size: scene.size, frames: Array(0..<30))
        #expect(throws: OutputError.self) {
            try FramePipeline(jobs: 2).run(plan, into: sink) { index in
                index < 20 ? scene.list(index) : DisplayList(size: PixelSize(width: 1, height: 1))
            }
        }
        let files = Self.written(in: folder)
        #expect(!files.contains { $0.hasSuffix(".tmp") })
        // What a sequence has written is whole, and its journal says so.
        #expect(files.isEmpty || format.isSequence)
    }

    @Test(arguments: OutputFormat.allCases.filter { !$0.isSequence })
    func aMovieThatIsThereIsReplacedOnlyWhenAsked(format: OutputFormat) throws {
        let scene = TestScene()
        let folder = try TemporaryFolder()
        let plan = RunPlan(size: scene.size, frames: [0, 1])
        let path = folder.path + "/film.\(format.name)"
        func run(replacing: Bool) throws {
            let sink = format.movieSink(
                to: .file(path: path, replacing: replacing),
                settings: MovieSettings(rate: .fps60, ffmpeg: FakeFFmpeg.copying.path),
                compression: .fast)
            _ = try FramePipeline(jobs: 1).run(plan, into: sink) { scene.list($0) }
        }
        try run(replacing: false)
        let first = folder.read("film.\(format.name)")
        #expect(first?.isEmpty == false)
        #expect(throws: OutputError.targetsExist(first: path, count: 1)) { try run(replacing: false) }
        try run(replacing: true)
        #expect(folder.read("film.\(format.name)") == first)
    }

    /// What the sink wrote: not what the stand-in for ffmpeg notes about itself.
    private static func written(in folder: TemporaryFolder) -> [String] {
        TemporaryFolder.names(in: folder.path + "/new").filter { $0 != "arguments" }
    }

    private static func sink(_ format: OutputFormat, in folder: String) throws -> any FrameSink {
        guard !format.isSequence else { return PNGSequenceSink(try FrameNamePattern(folder + "/%03d.png")) }
        return format.movieSink(
            to: .file(path: folder + "/film.\(format.name)", replacing: false),
            settings: MovieSettings(rate: .fps60, ffmpeg: FakeFFmpeg.copying.path), compression: .fast)
    }
}
