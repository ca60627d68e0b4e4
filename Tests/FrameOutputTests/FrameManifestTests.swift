import FrameJSON
import FrameOutput
import FramePainting
import FrameTiming
import Testing

@Suite struct FrameManifestTests {
    private let scene = TestScene()

    private func manifest(
        in folder: TemporaryFolder, frames: [Int] = Array(0..<40), jobs: Int = 1, existing: ExistingFiles = .refuse
    ) throws -> FrameManifest {
        let sink = PNGSequenceSink(try FrameNamePattern(folder.path + "/%03d.png"), existing: existing)
        let report = try FramePipeline(jobs: jobs).run(RunPlan(size: scene.size, frames: frames), into: sink) {
            [scene] in scene.list($0)
        }
        return FrameManifest(
            scene: "square", size: scene.size, scale: 1, rate: .fps60, duration: MediaTime(seconds: 0.65),
            records: report.records)
    }

    @Test func listsTheWrittenFrames() throws {
        let rate = try #require(FrameRate(30_000, per: 1001))
        let digest = ByteDigest(of: Array("abc".utf8))
        let records = [
            FrameRecord(number: 0, fileName: "0.png", digest: digest, byteCount: 120),
            FrameRecord(number: 10, fileName: "10.png", digest: nil, byteCount: 99),
            FrameRecord(number: 30_000, fileName: nil, digest: nil, byteCount: 1),
        ]
        let manifest = FrameManifest(
            scene: "A \"card\"", size: PixelSize(width: 1170, height: 2532), scale: 3, rate: rate,
            duration: MediaTime(seconds: 0.35), records: records, folder: "frames/")
        #expect(
            manifest.text == """
                {
                  "tool": "framereel",
                  "format": 2,
                  "scene": "A \\"card\\"",
                  "size": [1170, 2532],
                  "scale": 3,
                  "fps": "30000/1001",
                  "duration": "7/20",
                  "frames": [
                    {"index": 0, "time": "0", "file": "frames/0.png", \
                "sha256": "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad", "bytes": 120},
                    {"index": 10, "time": "1001/3000", "file": "frames/10.png", "bytes": 99},
                    {"index": 30000, "time": "1001", "bytes": 1}
                  ]
                }

                """)
    }

    @Test(arguments: FramePipelineTests.jobCounts) func isTheSameForAnyNumberOfWorkers(jobs: Int) throws {
        let (one, many) = (try TemporaryFolder(), try TemporaryFolder())
        #expect(try manifest(in: one) == manifest(in: many, jobs: jobs))
        #expect(one.names(differingFrom: many.contents) == [])
    }

    @Test(arguments: FramePipelineTests.jobCounts) func isTheSameAfterResuming(jobs: Int) throws {
        let (whole, resumed) = (try TemporaryFolder(), try TemporaryFolder())
        let expected = try manifest(in: whole)
        _ = try manifest(in: resumed, frames: [0, 1, 2, 11, 30])
        resumed.write([1, 2, 3], to: ".framereel-012.png.1.tmp")
        #expect(try manifest(in: resumed, jobs: jobs, existing: .skip) == expected)
        #expect(resumed.names(differingFrom: whole.contents) == [])
    }

    /// A frame's record does not depend on the selection of other frames.
    @Test func isTheSameForASelection() throws {
        let (whole, part) = (try TemporaryFolder(), try TemporaryFolder())
        let all = try manifest(in: whole).records
        #expect(try manifest(in: part, frames: [3, 12, 39]).records == [all[3], all[12], all[39]])
    }

    @Test func isWrittenWhole() throws {
        let folder = try TemporaryFolder()
        folder.write([1], to: "manifest.json")
        let manifest = try manifest(in: folder, frames: [0])
        try manifest.write(to: folder.path + "/" + FrameManifest.fileName)
        #expect(folder.names == ["000.png", "manifest.json"])
        #expect(folder.read("manifest.json") == Array(manifest.text.utf8))
    }

    /// Frames are printed one by one. The text equals that of the whole tree.
    @Test(arguments: [0, 1, 2, 9]) func printsFramesOneByOne(count: Int) throws {
        let folder = try TemporaryFolder()
        var manifest = try manifest(in: folder, frames: Array(0..<max(1, count)))
        if count == 0 { manifest.records = [] }
        #expect(manifest.text == manifest.json.pretty)
    }

    // MARK: Reading

    @Test func listsItsFiles() throws {
        let folder = try TemporaryFolder()
        #expect(
            try FrameManifest.files(listedIn: manifest(in: folder, frames: [0, 5]).json).map(\.name) == [
                "000.png", "005.png",
            ])
    }

    @Test func othersListNothing() throws {
        let folder = try TemporaryFolder()
        guard case .object(let members) = try manifest(in: folder, frames: [0]).json else {
            Issue.record("a manifest is an object")
            return
        }
        var (otherTool, otherFormat) = (members, members)
        otherTool[0].value = .string("other")
        otherFormat[1].value = .number(1)
        for value in [JSONValue.object(otherTool), .object(otherFormat), .array([]), .object([])] {
            #expect(throws: JSONProblem.self) { try FrameManifest.files(listedIn: value) }
        }
    }
}
