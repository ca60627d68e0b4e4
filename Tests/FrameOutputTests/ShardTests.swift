import FrameOutput
import FramePainting
import Testing

@Suite struct ShardTests {
    static let totals = [1, 2, 3, 31, 32, 33, 64, 70, 100, 1000, 12_345]
    static let counts = [1, 2, 3, 5, 8, 31, 70, 71, 400]

    private func shards(_ count: Int) -> [Shard] { (1...count).compactMap { Shard($0, of: count) } }

    /// Every position is in exactly one shard, and each shard's positions ascend.
    @Test(arguments: totals, counts) func everyPlaceIsInExactlyOneShard(total: Int, count: Int) {
        let positions = shards(count).map { $0.positions(inSequenceOf: total) }
        #expect(positions.allSatisfy { zip($0, $0.dropFirst()).allSatisfy(<) })
        #expect(positions.flatMap(\.self).sorted() == Array(0..<total))
    }

    /// No shard has more than one block more than another, and neighbors stay together.
    @Test(arguments: totals, counts) func blocksAreDealtOutInTurn(total: Int, count: Int) {
        let sizes = shards(count).map { $0.positions(inSequenceOf: total).count }
        let block = min(32, max(1, (total + count - 1) / count))
        #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= block)
        for shard in shards(count) {
            let positions = shard.positions(inSequenceOf: total)
            let breaks = zip(positions, positions.dropFirst()).count { $0 + 1 != $1 }
            #expect(count == 1 || breaks + 1 <= max(1, (positions.count + block - 1) / block))
        }
    }

    @Test(arguments: [
        ("1/1", 1, 1), ("2/5", 2, 5), ("5/5", 5, 5), ("007/8", 7, 8), ("100000/100000", 100_000, 100_000),
    ])
    func reads(text: String, number: Int, count: Int) throws {
        let shard = try #require(Shard(text))
        #expect(shard == Shard(number, of: count))
        #expect(Shard(shard.description) == shard)
        #expect(shard.label == "\(number)-of-\(count)")
    }

    @Test(arguments: ["", "/", "1", "0/5", "6/5", "1/0", "-1/5", "1/5/5", "+1/5", " 1/5", "1/5x", "1/100001", "a/b"])
    func refuses(text: String) {
        #expect(Shard(text) == nil)
    }

    // MARK: Runs

    private let scene = TestScene()

    private func run(
        _ shard: Shard, of frames: [Int], in folder: TemporaryFolder, numbering: FrameNumbering = .actual(start: 0)
    ) throws -> RunReport {
        let sink = PNGSequenceSink(try FrameNamePattern(folder.path + "/%03d.png"), numbering: numbering)
        let plan = RunPlan(size: scene.size, frames: frames, shard: shard)
        return try FramePipeline(jobs: 2).run(plan, into: sink) { [scene] in scene.list($0) }
    }

    /// The union of all shards' files and records equals a single run, for every numbering.
    @Test(arguments: [1, 2, 3, 5, 80], [FrameNumbering.actual(start: 0), .consecutive(start: 4)])
    func togetherCoverTheWhole(count: Int, numbering: FrameNumbering) throws {
        let (whole, parts) = (try TemporaryFolder(), try TemporaryFolder())
        let frames = Array(stride(from: 1, to: 150, by: 2))
        let expected = try run(.whole, of: frames, in: whole, numbering: numbering)
        var records: [FrameRecord] = []
        for shard in shards(count).reversed() {
            let report = try run(shard, of: frames, in: parts, numbering: numbering)
            #expect(report.records.count == shard.positions(inSequenceOf: frames.count).count)
            records += report.records
        }
        #expect(records.sorted { $0.number < $1.number } == expected.records)
        #expect(parts.names(differingFrom: whole.contents) == [])
    }

    /// A shard neither collides with the files of other shards nor removes files of shards that are still running.
    @Test func othersAreLeftAlone() throws {
        let folder = try TemporaryFolder()
        let frames = Array(0..<64)
        let (one, two) = (try #require(Shard(1, of: 2)), try #require(Shard(2, of: 2)))
        for name in [".framereel-040.png.1.tmp", ".framereel-041.png.claim", ".framereel-%03d.png.2-of-2.journal"] {
            folder.write([1], to: name)
        }
        _ = try run(one, of: frames, in: folder)
        #expect(folder.names.filter { $0.hasPrefix(".") }.count == 3)
        _ = try run(two, of: frames, in: folder)
        #expect(folder.names.count == 64)
        #expect(throws: OutputError.targetsExist(first: folder.path + "/032.png", count: 32)) {
            try run(two, of: frames, in: folder)
        }
    }
}
