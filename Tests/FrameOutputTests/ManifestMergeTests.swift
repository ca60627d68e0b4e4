import FrameOutput
import FramePainting
import FrameTiming
import Testing

@Suite struct ManifestMergeTests {
    private let scene = TestScene()

    private func manifest(shard: Shard?, frames: [Int], in folder: TemporaryFolder) throws -> FrameManifest {
        let sink = PNGSequenceSink(try FrameNamePattern(folder.path + "/%03d.png"), existing: .overwrite)
        let plan = RunPlan(size: scene.size, frames: frames, shard: shard ?? .whole)
        let report = try FramePipeline(jobs: 2).run(plan, into: sink) { [scene] in scene.list($0) }
        return FrameManifest(
            scene: "square", size: scene.size, scale: 1.5, rate: .fps60, duration: MediaTime(seconds: 1.7),
            part: shard.map { ManifestPart(shard: $0, selection: "first-last", total: frames.count) },
            records: report.records)
    }

    private func parts(_ count: Int, frames: [Int] = Array(0..<100)) throws -> [ManifestMerge.Part] {
        let folder = try TemporaryFolder()
        return try (1...count).map { number in
            ManifestMerge.Part(
                path: "\(number).json",
                manifest: try manifest(shard: Shard(number, of: count), frames: frames, in: folder))
        }
    }

    @Test(arguments: [1, 2, 3, 7, 130]) func mergingEqualsASingleRun(count: Int) throws {
        let folder = try TemporaryFolder()
        for frames in [Array(0..<100), Array(stride(from: 3, to: 100, by: 4))] {
            let whole = try manifest(shard: nil, frames: frames, in: folder)
            let parts = try parts(count, frames: frames)
            #expect(try ManifestMerge.merge(parts) == whole)
            #expect(try ManifestMerge.merge(parts.reversed()).text == whole.text)
        }
    }

    /// The manifest of a whole run and of every shard, including an empty one, can be parsed again.
    @Test func manifestsRoundTrip() throws {
        let folder = try TemporaryFolder()
        let whole = try manifest(shard: nil, frames: [0, 5, 30], in: folder)
        for manifest in [whole] + (try parts(130).map(\.manifest)) {
            #expect(try FrameManifest(json: manifest.json) == manifest)
            #expect(manifest.text == manifest.json.pretty)
        }
        var odd = whole
        odd.rate = try #require(FrameRate(30_000, per: 1001))
        odd.duration = MediaTime(flicks: 705_600_001)
        odd.records = [FrameRecord(number: 0, fileName: nil, digest: nil, byteCount: 7)]
        #expect(try FrameManifest(json: odd.json) == odd)
        odd.folder = "frames/"
        odd.records = [FrameRecord(number: 1, fileName: "0.png", digest: nil, byteCount: 7)]
        #expect(try FrameManifest(json: odd.json).records[0].fileName == "frames/0.png")
    }

    // MARK: What does not fit

    private func error(_ parts: [ManifestMerge.Part]) -> OutputError? {
        #expect(throws: OutputError.self) { try ManifestMerge.merge(parts) }
    }

    @Test func anEmptyListIsNotASequence() {
        #expect(error([]) == .noFrames)
    }

    @Test func aWholeRunIsNotAShard() throws {
        let whole = try manifest(shard: nil, frames: [0], in: TemporaryFolder())
        #expect(error([.init(path: "w", manifest: whole)]) == .manifests(path: "w", .noShard))
        #expect(error(try parts(2) + [.init(path: "w", manifest: whole)]) == .manifests(path: "w", .noShard))
    }

    @Test func shardsMustBeUnique() throws {
        let parts = try parts(5)
        #expect(error([parts[1], parts[3]]) == .manifests(path: "2.json", .missing([1, 3, 5], of: 5)))
        #expect(
            error(parts + [.init(path: "again", manifest: parts[2].manifest)])
                == .manifests(path: "again", .twice(other: "3.json")))
    }

    /// Every property common to two manifests must be equal.
    @Test func shardsMustBelongToOneRun() throws {
        let changes: [(String, (inout FrameManifest) -> Void)] = [
            ("scene", { $0.scene = "other" }), ("size", { $0.size.width += 1 }), ("scale", { $0.scale = 2 }),
            ("fps", { $0.rate = FrameRate(30) ?? .fps60 }), ("duration", { $0.duration += MediaTime(flicks: 1) }),
            ("frames", { $0.part?.selection = "first-98" }), ("total", { $0.part?.total = 99 }),
            ("count", { $0.part?.shard = Shard(2, of: 4) ?? .whole }),
        ]
        let parts = try parts(3)
        for (property, change) in changes {
            var other = parts[1].manifest
            change(&other)
            let error = error([parts[0], .init(path: "x", manifest: other), parts[2]])
            guard case .manifests("x", .differs(property, _, _, "1.json")) = error else {
                Issue.record("\(property): \(String(describing: error))")
                continue
            }
        }
    }

    @Test func shardsMustBeComplete() throws {
        let parts = try parts(3)
        var short = parts[1].manifest
        short.records.removeLast()
        #expect(
            error([parts[0], .init(path: "x", manifest: short), parts[2]])
                == .manifests(path: "x", .frames(found: 31, expected: 32)))
        var moved = parts[1].manifest
        moved.records = moved.records.map {
            FrameRecord(number: $0.number + 40, fileName: $0.fileName, digest: $0.digest, byteCount: $0.byteCount)
        }
        #expect(
            error([parts[0], .init(path: "x", manifest: moved), parts[2]])
                == .manifests(path: "1.json", .order(103, 64)))
    }
}
