import Testing

@testable import Framereel

/// The command passes its arguments to the port program and passes the output back.
@MainActor @Suite struct PortCommandTests {
    /// Returns a folder on `PATH` with a test double for the program.
    private func folder(saying script: String) throws -> TestFolder {
        let folder = try TestFolder()
        try folder.write(program: script, to: "framereel-port")
        return folder
    }

    @Test func passesItsArgumentsOn() throws {
        let folder = try folder(saying: "echo \"$@\"; echo warned >&2; exit 1")
        let run = CommandRun(
            "port", "App", "-o", "out", "--swift", "4.2", environment: ["PATH": folder.path])
        #expect(run.output == "App --swift 4.2 -o out\n")
        #expect(run.errors == "warned\n")
        #expect(run.status == 1)
        let check = CommandRun("port", "A", "B", "--check", environment: ["PATH": folder.path])
        #expect(check.output == "A B --swift 5 --check\n")
        let libraries = CommandRun(
            "port", "A", "--check", "--library", "Kit", "--library=More", environment: ["PATH": folder.path])
        #expect(libraries.output == "A --swift 5 --library Kit --library More --check\n")
    }

    /// The output is longer than a pipe holds.
    @Test func readsBothStreamsAtOnce() throws {
        let folder = try folder(
            saying: #"head -c 300000 /dev/zero | tr "\0" x >&2; head -c 300000 /dev/zero | tr "\0" x"#)
        let run = CommandRun("port", "App", "--check", environment: ["PATH": folder.path])
        #expect(run.outputBytes.count == 300_000)
        #expect(run.errors.utf8.count == 300_000)
        #expect(run.status == 0)
    }

    /// File names may contain any character.
    @Test func escapeSequencesDoNotReachTheTerminal() throws {
        let folder = try folder(saying: #"printf 'a\033]0;b\007\n\tc\n'; printf 'd\033[31m\n' >&2"#)
        let run = CommandRun("port", "App", "--check", environment: ["PATH": folder.path])
        #expect(run.output == "a\\u001b]0;b\\u0007\n\tc\n")
        #expect(run.errors == "d\\u001b[31m\n")
    }

    @Test func namesTheBuildCommandWhenTheProgramIsMissing() throws {
        let run = CommandRun("port", "App", "--check", environment: ["PATH": "/nowhere"])
        #expect(run.status == ExitCode.internalError.rawValue)
        #expect(run.errors.contains("swift build --product framereel-port"))
    }

    @Test func asksForAFolderOrCheck() {
        let run = CommandRun("port", "App")
        #expect(run.status == ExitCode.usage.rawValue)
        #expect(run.errors.contains("expected --output FOLDER, or --check"))
        #expect(CommandRun("port", "App", "--check", "--swift", "x").errors.contains("a version, such as 4 or 5"))
    }
}
