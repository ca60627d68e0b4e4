import FrameOutput
import FramePainting
import Testing

@Suite struct OutputFormatTests {
    @Test(arguments: OutputFormat.allCases) func isKnownByItsExtension(format: OutputFormat) throws {
        for path in ["a.\(format.fileExtension)", "x.y/%05d.\(format.fileExtension.uppercased())"] {
            #expect(try OutputFormat(ofPath: path) == format)
        }
    }

    @Test(arguments: ["", "frames", "frames.png/", "a.png/frames", "a.jpg", "png", "a.png.", "a.pngx"])
    func otherPathsSayNothing(path: String) {
        let error = OutputError.format(path: path)
        #expect(throws: error) { try OutputFormat(ofPath: path) }
        #expect(error.kind == .usage)
        #expect(OutputFormat.allCases.allSatisfy { "\(error)".contains("." + $0.fileExtension) })
    }

    /// What every sink must do: all frames, all records, nothing temporary, the same for any number of workers.
    @Test(arguments: OutputFormat.allCases, FramePipelineTests.jobCounts)
    func everySinkWritesARun(format: OutputFormat, jobs: Int) throws {
        let scene = TestScene()
        let plan = RunPlan(size: scene.size, frames: Array(0..<30))
        var results: [[String: [UInt8]]] = []
        for jobs in [1, jobs] {
            let folder = try TemporaryFolder()
            let sink = try format.sink(
                path: folder.path + "/new/%03d.\(format.fileExtension)", numbering: .actual(start: 0),
                existing: .refuse,
                compression: .fast, linksEqualFrames: false, companions: [])
            let report = try FramePipeline(jobs: jobs).run(plan, into: sink) { scene.list($0) }
            #expect(report.records.map(\.number) == plan.frames)
            #expect(report.records.allSatisfy { $0.digest != nil && $0.byteCount > 0 })
            let files = TemporaryFolder.names(in: folder.path + "/new")
            #expect(!files.isEmpty && files.allSatisfy { !$0.hasPrefix(".") })
            results.append(Dictionary(uniqueKeysWithValues: files.map { ($0, folder.read("new/" + $0) ?? []) }))
        }
        #expect(results[0] == results[1])
    }
}
