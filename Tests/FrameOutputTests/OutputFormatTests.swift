import FrameGeometry
import FrameOutput
import FramePNG
import FramePainting
import Testing

@Suite struct OutputFormatTests {
    @Test(arguments: OutputFormat.allCases) func isRecognizedByItsExtension(format: OutputFormat) throws {
        for path in ["a.\(format.name)", "x.y/%05d.\(format.name.uppercased())"] {
            #expect(try OutputFormat(ofPath: path) == format)
        }
        #expect(OutputFormat(rawValue: format.name) == format)
    }

    @Test(arguments: ["", "frames", "frames.png/", "a.png/frames", "a.jpg", "png", "a.png.", "a.pngx"])
    func otherPathsNameNoFormat(path: String) {
        let error = OutputError.format(path: path, among: OutputFormat.allCases)
        #expect(throws: error) { try OutputFormat(ofPath: path) }
        #expect(error.kind == .usage)
        #expect(OutputFormat.allCases.allSatisfy { "\(error)".contains("." + $0.name) })
    }

    /// H.264 and VP9 store colors for blocks of two by two pixels.
    @Test(arguments: OutputFormat.allCases) func onlyMoviesWithHalvedColorsNeedEvenSides(format: OutputFormat) {
        let isHalved = [.mp4, .webm].contains(format)
        #expect(
            format.size(of: PixelSize(width: 33, height: 25))
                == PixelSize(width: isHalved ? 32 : 33, height: isHalved ? 24 : 25))
        #expect(
            format.size(of: PixelSize(width: 1, height: 1))
                == PixelSize(width: isHalved ? 2 : 1, height: isHalved ? 2 : 1))
        #expect(format.size(of: PixelSize(width: 2, height: 4)) == PixelSize(width: 2, height: 4))
    }

    /// Every sink writes all frames and records, leaves no temporary files, and gives the same result for any number of
    /// workers.
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

    /// A run that fails halfway leaves only complete frames of a sequence.
    @Test(arguments: OutputFormat.allCases) func incompleteFilesAreRemoved(format: OutputFormat) throws {
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
        // A sequence keeps its complete frames and their journal.
        #expect(files.isEmpty || format.isSequence)
    }

    @Test(arguments: OutputFormat.allCases.filter { !$0.isSequence })
    func anExistingMovieIsReplacedOnlyOnRequest(format: OutputFormat) throws {
        let scene = TestScene()
        let folder = try TemporaryFolder()
        let plan = RunPlan(size: scene.size, frames: [0, 1])
        let path = folder.path + "/movie.\(format.name)"
        func run(replacing: Bool) throws {
            let sink = format.movieSink(
                to: .file(path: path, replacing: replacing),
                settings: MovieSettings(rate: .fps60, ffmpeg: FakeFFmpeg.copying.path),
                compression: .fast)
            _ = try FramePipeline(jobs: 1).run(plan, into: sink) { scene.list($0) }
        }
        try run(replacing: false)
        let first = folder.read("movie.\(format.name)")
        #expect(first?.isEmpty == false)
        // The program in place of ffmpeg writes files without a format, which have no mark.
        if FileMark.isOn(path) {
            try run(replacing: false)
        } else {
            #expect(throws: OutputError.targetsExist(first: path, count: 1)) { try run(replacing: false) }
        }
        try run(replacing: true)
        #expect(folder.read("movie.\(format.name)") == first)
    }

    // MARK: Each trait agrees with the sink

    /// Returns the files of a run of one frame, and the arguments of ffmpeg if it is used.
    private func files(
        _ format: OutputFormat, background: Color = .white, plays: Int = 0, compression: PNGCompression = .fast,
        ffmpeg: FakeFFmpeg? = .copying
    ) throws -> [String: [UInt8]] {
        let folder = try TemporaryFolder()
        let settings = MovieSettings(rate: .fps60, plays: plays, ffmpeg: ffmpeg?.path)
        let sink: any FrameSink =
            format.isSequence
            ? PNGSequenceSink(try FrameNamePattern(folder.path + "/%03d.png"), compression: compression)
            : format.movieSink(
                to: .file(path: folder.path + "/movie", replacing: false), settings: settings, compression: compression)
        let size = PixelSize(width: 40, height: 40)
        _ = try FramePipeline(jobs: 1).run(RunPlan(size: size, frames: [0]), into: sink) { _ in
            DisplayList(size: size, background: background, items: [])
        }
        var files = folder.contents
        if let arguments = files["arguments"] {
            // The last argument is the output path, which differs between runs.
            files["arguments"] = Array(arguments.split(separator: UInt8(ascii: "\n")).dropLast().joined())
        }
        return files
    }

    @Test(arguments: OutputFormat.allCases) func needsFFmpeg(format: OutputFormat) throws {
        if format.needsFFmpeg {
            #expect(throws: OutputError.noFFmpeg(format)) { try files(format, ffmpeg: nil) }
        } else {
            #expect(try files(format, ffmpeg: nil).isEmpty == false)
        }
    }

    @Test(arguments: OutputFormat.allCases) func hasAlpha(format: OutputFormat) throws {
        let clear = Color(red: 1, green: 1, blue: 1, alpha: 0.5)
        if format.hasAlpha {
            #expect(try files(format, background: clear).isEmpty == false)
        } else {
            #expect(throws: OutputError.noAlpha(format)) { try files(format, background: clear) }
        }
    }

    @Test(arguments: OutputFormat.allCases) func hasLoopCount(format: OutputFormat) throws {
        let differs = try files(format, plays: 1) != files(format, plays: 2)
        #expect(differs == format.hasLoopCount)
    }

    @Test(arguments: OutputFormat.allCases) func hasCompressionLevel(format: OutputFormat) throws {
        let differs = try files(format, compression: .level(0)) != files(format, compression: .level(9))
        #expect(differs == format.hasCompressionLevel)
    }

    /// Ten neighboring grays remain distinct. The losses of the real ffmpeg are not tested, since the test double
    /// copies its input.
    @Test(arguments: OutputFormat.allCases.filter { !$0.needsFFmpeg }) func isLossless(format: OutputFormat) throws {
        var distinct: Set<[String: [UInt8]]> = []
        for level in 0..<10 {
            let gray = Double(level) / 255
            distinct.insert(try files(format, background: Color(red: gray, green: gray, blue: gray, alpha: 1)))
        }
        #expect((distinct.count == 10) == format.isLossless)
    }

    @Test func listsAreWrittenAsSentences() {
        #expect(OutputFormat.list() == OutputFormat.allCases.map(\.rawValue).joined(separator: ", "))
        #expect(OutputFormat.list("and", where: \.hasLoopCount) == "apng, gif and webp")
        #expect(OutputFormat.list("or", where: \.isSequence) == "png")
    }

    /// Returns the names of the files that the sink wrote, without the notes of the test double for ffmpeg.
    private static func written(in folder: TemporaryFolder) -> [String] {
        TemporaryFolder.names(in: folder.path + "/new").filter { $0 != "arguments" }
    }

    private static func sink(_ format: OutputFormat, in folder: String) throws -> any FrameSink {
        guard !format.isSequence else { return PNGSequenceSink(try FrameNamePattern(folder + "/%03d.png")) }
        return format.movieSink(
            to: .file(path: folder + "/movie.\(format.name)", replacing: false),
            settings: MovieSettings(rate: .fps60, ffmpeg: FakeFFmpeg.copying.path), compression: .fast)
    }
}
