import FrameFiles
import Testing

/// Programs that read their input and write their output, using tools available on every system.
@Suite("Filter programs") struct FilterProgramTests {
    private let shell = FilterProgram("/bin/sh")

    private func limits(_ change: (inout FilterProgram.Limits) -> Void) -> FilterProgram.Limits {
        var limits = FilterProgram.Limits()
        change(&limits)
        return limits
    }

    /// More bytes than a pipe or a socket can hold.
    @Test(arguments: [0, 1, 3 << 20]) func allBytesGoThrough(count: Int) throws {
        let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
        #expect(try FilterProgram("/bin/cat").run([], on: bytes) == bytes)
    }

    @Test func argumentsAreNotReadByTheShell() throws {
        let words = ["a b", "$HOME", "*", "`x`", "\"", ""]
        let script = "for word; do printf '%s|' \"$word\"; done"
        let output = try shell.run(["-c", script, "name"] + words, on: [])
        #expect(String(decoding: output, as: UTF8.self) == words.map { $0 + "|" }.joined())
    }

    @Test func theEnvironmentIsEmpty() throws {
        let output = try FilterProgram("/usr/bin/env").run([], on: [])
        let names = String(decoding: output, as: UTF8.self).split(separator: "\n").map { $0.prefix { $0 != "=" } }
        #expect(Set(names).isSubset(of: ["PWD", "OLDPWD", "_", "SHLVL"]))
    }

    @Test func theLastLineIsTheReasonOfAFailure() {
        #expect(throws: FilterProgram.Failure.failed("second")) {
            try shell.run(["-c", "echo out; echo first >&2; echo second >&2; exit 3"], on: [])
        }
        #expect(throws: FilterProgram.Failure.failed("it ended without a message")) {
            try shell.run(["-c", "exit 1"], on: [])
        }
        #expect(!FilterProgram("/no/such/program").isInstalled && shell.isInstalled)
        #expect(throws: FilterProgram.Failure.self) { try FilterProgram("/no/such/program").run([], on: []) }
    }

    @Test func programsAreStoppedAtATimeLimit() {
        #expect(throws: FilterProgram.Failure.exceeded("1 seconds")) {
            try shell.run(["-c", "while :; do :; done"], on: [], limits: limits { $0.seconds = 1 })
        }
        #expect(throws: FilterProgram.Failure.exceeded("1 seconds without a result")) {
            try shell.run(["-c", "sleep 1000"], on: [], limits: limits { $0.idleSeconds = 1 })
        }
        #expect(throws: FilterProgram.Failure.exceeded("1 seconds without an end")) {
            try shell.run(["-c", "exec >&-; sleep 1000"], on: [], limits: limits { $0.idleSeconds = 1 })
        }
    }

    @Test func outputAndMemoryAreLimited() {
        #expect(throws: FilterProgram.Failure.exceeded("1 MiB of output")) {
            try FilterProgram("/usr/bin/yes").run([], on: [], limits: limits { $0.output = 1 << 20 })
        }
        // One endless line.
        #expect(throws: FilterProgram.Failure.failed("/usr/bin/tail: memory exhausted")) {
            try FilterProgram("/usr/bin/tail").run(["/dev/zero"], on: [], limits: limits { $0.memory = 64 << 20 })
        }
    }
}
