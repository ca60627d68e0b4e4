import Foundation
import FrameJSON
import TestSupport
import Testing

@testable import bench

/// The amount of drawing and writing for the reference scenes, which is the part of speed that can be tested on any
/// machine.
@Suite struct CountTests {
    private static let root = Repository.root.path

    /// Accept a change from the repository's root with `swift run -c release bench --record-counts`.
    @Test func countsMatchTheRecording() async throws {
        let recorded = try RecordedCounts(recordedUnder: Self.root)
        #expect(recorded.scenes.count >= 3)
        let counted = try await RecordedCounts(counting: Options.referenceScenes(under: Self.root), under: Self.root)
        #expect(counted.differences(from: recorded) == [])
        #expect(counted.text == (try String(contentsOfFile: "\(Self.root)/\(RecordedCounts.path)", encoding: .utf8)))
    }

    /// Every number that differs, and every scene that is missing or new, is a sentence.
    @Test func differencesAreReported() {
        var (counts, others) = (Counts(), Counts())
        (counts.rowsDrawn, others.rowsDrawn) = (110, 100)
        (counts.bytes, others.bytes) = (9, 0)
        #expect(
            counts.differences(from: others) == [
                "rowsDrawn: 110, recorded are 100 (+10.0 %)", "bytes: 9, recorded are 0",
            ])
        let now = RecordedCounts(scenes: [("a", counts), ("b", counts)])
        let before = RecordedCounts(scenes: [("b", counts), ("c", others)])
        #expect(now.differences(from: before) == ["c: recorded, and not there", "a: not recorded"])
    }

    @Test func countsRoundTrip() throws {
        var counts = Counts()
        (counts.frames, counts.states, counts.rowsDrawn, counts.rowsRepeated, counts.bytes) = (1, 2, 3, 4, 5)
        #expect(try Counts(json: JSONCursor(counts.json)) == counts)
    }
}
