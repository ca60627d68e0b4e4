import Glibc
import Testing

@testable import bench

/// Another command runs beside our own. The test judges no times, only that each command ran in turn in an empty
/// folder.
@Suite struct ComparisonTests {
    @Test func commandsRunInTurn() throws {
        let comparison = try Comparison(
            "test -z \"$(ls {out})\" && touch {out}/a", against: "test -z \"$(ls {out})\" && touch {out}/b", rounds: 3)
        #expect(comparison.pairs.count == 3)
        #expect(comparison.text.contains("3 pairs in turn"))
        #expect(comparison.text.contains("theirs / ours  wall "))
    }

    /// Several commands at the same time each have their own folder.
    @Test func foldersAreNotShared() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask { _ = try TimedCommand("mkdir {out}/own && sleep 0.1 && rmdir {out}/own") }
            }
            try await group.waitForAll()
        }
    }

    /// A command that waits has taken time, although the clocks of a scene stand still.
    @Test func timesAreThoseOfTheMachine() throws {
        #expect(try TimedCommand("sleep 0.02").time.wall >= 0.02)
        #expect(Stopwatch.time { usleep(20_000) }.wall >= 0.02)
    }

    @Test func aCommandThatFailsIsAnError() {
        #expect(throws: TimedCommand.Failure.self) { try Comparison("true", against: "exit 3", rounds: 1) }
    }

    @Test func aSpreadHasAMedianMinimumAndMaximum() {
        let spread = Spread([3.0, 1, 2, 9, 4])
        #expect(spread.median == 3 && spread.least == 1 && spread.most == 9)
        #expect(spread.map { 1 / $0 }.most == 1)
    }

    @Test(arguments: [["--rounds", "0"], ["--workers", ""], ["--workers", "x"], ["--against"], ["--frobnicate"]])
    func wrongArgumentsAreRejected(words: [String]) {
        #expect(throws: Options.Problem.self) { try Options(words) }
    }
}
