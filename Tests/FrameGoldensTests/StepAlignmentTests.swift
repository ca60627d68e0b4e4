import FrameJSON
import FrameRecording
import FrameTiming
import Testing

@testable import FrameGoldens

/// Frames of a golden and the instants of a recording that they are compared with.
@Suite struct StepAlignmentTests {
    private static func step(_ name: String, _ seconds: Double) throws -> RecordedStep {
        try RecordedStep(
            JSONCursor(["name": .string(name), "begin": .number(Double(MediaTime(seconds: seconds).flicks))]))
    }

    private static func steps(_ steps: [(String, Double)]) throws -> [RecordedStep] {
        try steps.map { try step($0.0, $0.1) }
    }

    private static func alignment(
        _ golden: [(String, Double)], until end: Double, _ now: [(String, Double)], until nowEnd: Double
    ) throws -> StepAlignment {
        StepAlignment(
            try steps(golden), try steps(now), end: (MediaTime(seconds: end), MediaTime(seconds: nowEnd)))
    }

    private static let golden = [("start", 0.0), ("tap “A”", 1), ("back", 2), ("tap “A”", 3)]

    private func seconds(_ time: MediaTime?) -> Double? { time.map { ($0.seconds * 1000).rounded() / 1000 } }

    @Test func equalStepsStayInPlace() throws {
        let same = try Self.alignment(Self.golden, until: 4, Self.golden, until: 4)
        #expect(same.isInPlace && same.added.isEmpty)
        for time in [0, 0.5, 1, 2.25, 4] {
            #expect(same.time(of: MediaTime(seconds: time)) == MediaTime(seconds: time), "\(time)")
        }
    }

    /// A step that takes longer moves the following ones. After the end of a shorter step, its last instant counts.
    @Test func laterStepsAreComparedFromTheirBeginning() throws {
        let longer = try Self.alignment(
            Self.golden, until: 4, [("start", 0), ("tap “A”", 1), ("back", 2.25), ("tap “A”", 3.25)], until: 4.25)
        #expect(!longer.isInPlace)
        #expect(
            [0.5, 1.5, 2, 2.5, 4].map { seconds(longer.time(of: MediaTime(seconds: $0))) } == [
                0.5, 1.5, 2.25, 2.75, 4.25,
            ])
        let parts = longer.parts(frames: 41, at: try #require(FrameRate(10)))
        #expect(parts.map(\.frames) == [0..<10, 10..<20, 20..<30, 30..<41])
        #expect(parts.map(\.delay) == [0, 0, 0.25, 0.25] && parts.map(\.stretch) == [0, 0.25, 0, 0])
        let shorter = try Self.alignment(
            Self.golden, until: 4, [("start", 0), ("tap “A”", 1), ("back", 1.5), ("tap “A”", 2.5)], until: 3.5)
        let last = MediaTime(seconds: 1.5) - MediaTime(flicks: 1)
        #expect(shorter.time(of: MediaTime(seconds: 1.75)) == last)
        #expect(seconds(shorter.time(of: MediaTime(seconds: 1.25))) == 1.25)
        #expect(seconds(shorter.time(of: MediaTime(seconds: 4))) == 3.5)
    }

    @Test func otherStepsAreNamed() throws {
        let other = try Self.alignment(
            Self.golden, until: 4, [("start", 0), ("swipe left", 1), ("back", 2), ("tap “A”", 3), ("back", 4)], until: 5
        )
        #expect(other.added == ["swipe left", "back"])
        #expect(other.time(of: MediaTime(seconds: 1.5)) == nil)
        #expect(seconds(other.time(of: MediaTime(seconds: 2.5))) == 2.5)
        #expect(
            other.parts(frames: 41, at: try #require(FrameRate(10))).map(\.isMissing) == [false, true, false, false])
    }
}
