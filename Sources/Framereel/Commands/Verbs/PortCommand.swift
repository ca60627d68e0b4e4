internal import FrameJSON

struct PortCommand: Command {
    static let summary = "Rewrite sources for iOS so that they compile here"
    static let discussion =
        "Does by hand what the plugin PortUIKit does while a package is built: attributes, selectors and key paths of "
        + "Objective-C, optional requirements, overrides in extensions, conditions and imports. The sources of a module "
        + "are ported together. Prints the changes in each file, and errors that suggest alternatives. Exits "
        + "with 1 if there are errors."
    static let operand: Operand? = .some("SOURCES", help: "A folder of Swift sources, or a file.")

    static let output = Option("-o", "--output", takes: "FOLDER", help: "Where the ported sources go.")
    static let check = Option("--check", help: "Write nothing, only report.")
    static let swift = Option(
        "--swift", takes: "VERSION", default: "5",
        help: "The version of Swift the sources are written in. Before 5, names that Apple changed since are renamed.")
    static let library = Option(
        "--library", takes: "FOLDER",
        help: "The sources of a module that is ported by itself and that these sources import. May be repeated."
    ).repeatable
    static let tests = Option(
        "--tests", help: "The sources are those of a test target, whose tests run in an application of their own.")
    static let options = [output, check, swift, library, tests]

    private let words: [String]
    private let saysWhatToDo: Bool

    init(_ arguments: Arguments) throws {
        let folder = arguments.text(of: Self.output)
        let version = try arguments.value(of: Self.swift, expected: "a version, such as 4 or 5") { text in
            text.split(separator: ".").first.flatMap { Int($0) }.flatMap { $0 >= 3 ? text : nil }
        }
        saysWhatToDo = folder != nil || arguments.has(Self.check)
        words =
            arguments.operands + ["--swift", version] + (folder.map { ["-o", $0] } ?? [])
            + arguments.texts(of: [Self.library]).flatMap { [Self.library.longName, $0.text] }
            + (arguments.has(Self.check) ? ["--check"] : []) + (arguments.has(Self.tests) ? ["--tests"] : [])
    }

    func run(_ session: Session) throws -> ExitCode {
        guard saysWhatToDo else { throw Failure.usage("expected --output FOLDER, or --check to report only") }
        let result = try PortProgram(session.io).run(words)
        try session.print(result.output)
        try session.io.errors.write(ControlEscapes.lines(result.messages))
        return ExitCode(rawValue: result.status) ?? .internalError
    }
}
