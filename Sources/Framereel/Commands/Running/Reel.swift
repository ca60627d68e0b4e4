internal import FrameJSON
internal import FrameOutput
internal import FrameRecording
internal import FrameRendering
internal import Glibc

/// The command line as a function from arguments to exit status.
enum Reel {
    static let name = "framereel"
    static let version = Release.version

    /// Summary of the program in a few words, and in a sentence.
    static let summary = "UIKit view-controller transitions as images, movies and tests"
    static let purpose =
        "Renders UIKit view-controller transitions to PNG sequences, offline and in virtual time, with the same bytes on "
        + "every machine."

    static let help = Option("-h", "--help", help: "Print this help.")
    static let versionOption = Option("--version", help: "Print the version.")

    /// - Parameters:
    ///   - arguments: The arguments after the program name.
    ///   - program: The program name used in help and hints.
    ///   - scenes: The scenes that can be referred to by name.
    /// - Returns: The exit status (``ExitCode``).
    @MainActor static func run(
        arguments: [String], program: String = name, scenes: [Scene], io: CommandIO
    ) -> Int32 {
        do {
            return try ExitGuard.run("the application") {
                try perform(arguments, program: program, scenes: scenes, io: io).rawValue
            }
        } catch OutputError.cannotWrite(_, let reason) where reason.code == EPIPE,
            RenderError.output(.cannotWrite(_, let reason)) where reason.code == EPIPE
        {
            // With a reader such as `| head`, the reader has simply seen enough.
            return ExitCode.done.rawValue
        } catch {
            let failure = Failure(error)
            let console = Console(io, .normal)
            console.error(failure.message)
            if failure.code == .usage {
                let command = arguments.first.flatMap(CommandName.init).map { " " + $0.rawValue } ?? ""
                console.summary("See '\(program) help\(command)'.")
            }
            return failure.code.rawValue
        }
    }

    @MainActor private static func perform(
        _ arguments: [String], program: String, scenes: [Scene], io: CommandIO
    ) throws -> ExitCode {
        guard let word = arguments.first, !help.names.contains(word) else {
            try io.output.write(overview(program: program))
            return .done
        }
        if word == versionOption.longName {
            try io.output.write("\(name) \(version)\n")
            return .done
        }
        guard let name = CommandName(rawValue: word) else { throw unknown(word, scenes: scenes) }
        let words = arguments.dropFirst()
        if TerminalOptions.requestsHelp(words) {
            try io.output.write(name.help(program: program))
            return .done
        }
        let command = name.command
        let parsed = try ArgumentScanner.scan(Array(words), operand: command.operand, options: command.allOptions)
        let terminal = try TerminalOptions(parsed)
        let session = Session(
            program: program, scenes: SceneLookup(scenes: scenes), io: io, console: Console(io, terminal.verbosity))
        return try FontChoice.with(FontOption.folder(parsed, of: command.allOptions, io)) {
            try command.init(parsed).run(session)
        }
    }

    /// Returns the output of the program when it is run without arguments.
    static func overview(program: String) -> String {
        var text = HelpText()
        text.overview(purpose)
        text.usage("\(program) COMMAND [ARGUMENT]... [OPTION]...")
        text.section("COMMANDS", CommandName.allCases.map { ($0.rawValue, $0.command.summary + ".") })
        text.section("OPTIONS", [help, versionOption].map(HelpText.row))
        text.section("EXIT STATUS", ExitCode.allCases.map { ("\($0.rawValue)", $0.meaning) })
        return text.text + "\nSee '\(program) help COMMAND' for a command's arguments and options.\n"
    }

    private static func unknown(_ word: String, scenes: [Scene]) -> Failure {
        if word.hasPrefix("-") {
            return .usage("expected a command, found the option \(word); options follow the command")
        }
        if scenes.contains(where: { $0.name == word }) || word.hasSuffix(".json") {
            return .usage("expected a command, found the scene \(JSONValue.quoted(word)); did you mean render \(word)?")
        }
        return .unknown("command", word, among: CommandName.allCases.map(\.rawValue))
    }
}
