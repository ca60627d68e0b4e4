import Glibc
import Testing
import UIKit

@testable import FrameOutput
@testable import Framereel

/// Signals during commands that do not end by themselves.
@Suite struct InterruptionTests {
    /// Sends a signal and never returns.
    private static func interrupt(_ number: Int32) -> Never {
        Deadline.set()
        raise(number)
        while true {}
    }

    /// Standard input is endless.
    @Test(arguments: [SIGINT, SIGTERM, SIGHUP], [["sample"], ["draw", "-", "-o", "-"]])
    func aCommandThatReadsEndsAtOnce(number: Int32, words: [String]) async {
        let result = await #expect(processExitsWith: .exitCode(130), observing: [\.standardErrorContent]) {
            [number, words] in
            await MainActor.run {
                Interruption.prepare()
                var io = CommandIO.process
                io.input = { Self.interrupt(number) }
                exit(Reel.run(arguments: words, scenes: [], io: io))
            }
        }
        #expect(String(decoding: result?.standardErrorContent ?? [], as: UTF8.self) == "error: interrupted\n")
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP], ["render", "trace", "record"])
    func anApplicationThatHangsIsEnded(number: Int32, verb: String) async throws {
        let folder = try TestFolder()
        await #expect(processExitsWith: .exitCode(130)) { [number, verb, path = folder.path as String] in
            await MainActor.run {
                chdir(path)
                Interruption.prepare()
                let scene = Scene("hang", width: 4, height: 4, scale: 1) { _ in Self.interrupt(number) }
                exit(Reel.run(arguments: [verb, "hang"], scenes: [scene], io: .process))
            }
        }
        #expect(folder.names.isEmpty)
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func aComparisonIsEnded(number: Int32) async throws {
        let folder = try TestFolder()
        for side in ["a", "b"] { _ = await CommandRun("render", "square", "-o", folder(side) + "/%05d.png") }
        await #expect(processExitsWith: .exitCode(130)) { [number, path = folder.path as String] in
            await MainActor.run {
                Interruption.prepare()
                var io = CommandIO.process
                io.errors = CapturedStream { Self.interrupt(number) }
                exit(Reel.run(arguments: ["diff", path + "/a", path + "/b", "--progress=always"], scenes: [], io: io))
            }
        }
    }

    @Test func thePartialFileIsRemoved() async throws {
        let folder = try TestFolder()
        await #expect(processExitsWith: .exitCode(130)) { [path = folder.path as String] in
            Interruption.prepare()
            let file = try TemporaryFile(for: path + "/a.png")
            try file.write([1, 2, 3])
            Self.interrupt(SIGINT)
        }
        #expect(folder.names.isEmpty)
    }
}

/// Ends a process that would otherwise run forever.
enum Deadline {
    static func set() {
        // Dispatch threads block every signal.
        var signals = sigset_t()
        sigaddset(&signals, SIGALRM)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        alarm(20)
    }
}
