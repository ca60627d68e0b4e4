internal import FrameJSON
internal import FrameRecording

struct LintCommand: Command {
    static let summary = "Find defects in the transitions and layouts of scenes"
    static let discussion =
        "Prints one line per finding, with its time and rule, below the name of its scene if there are several. Exits "
        + "with 1 if there are findings. Methods of the program that are never called, and functions with random "
        + "results, are found with the first scene. Rules: "
        + (Lint.rules + [UnreachedMethod.rule, RandomCall.rule]).joined(separator: ", ") + "."
    static let operand: Operand? = .scenes
    static let options = ReportOptions.options

    private let operands: [String]
    private let report: ReportOptions

    init(_ arguments: Arguments) throws {
        operands = arguments.operands
        report = try ReportOptions(arguments)
    }

    func run(_ session: Session) throws -> ExitCode {
        let references = try session.scenes.references(operands)
        let unreached = session.io.unreachedMethods().map {
            Lint.Finding(rule: UnreachedMethod.rule, time: 0, subject: $0.type, message: $0.message)
        }
        let random = session.io.randomCalls().map {
            Lint.Finding(rule: RandomCall.rule, time: 0, subject: $0.function, message: $0.message)
        }
        var ofProgram = unreached + random
        var (lints, failures): ([Lint], [Failure]) = ([], [])
        for reference in references {
            do {
                lints.append(
                    try session.lint(try report.scene(reference, session), report.recording).adding(ofProgram))
                ofProgram = []
            } catch {
                // The other scenes are looked at before it fails.
                let failure = Failure(error)
                if failure.code == .interrupted || references.count == 1 { throw failure }
                session.console.error(failure.message)
                failures.append(failure)
            }
        }
        try print(lints, session)
        for lint in lints {
            let count = lint.findings.count
            session.console.summary(
                "\(lint.scene): \(count == 0 ? "nothing found" : "\(count) \(count == 1 ? "finding" : "findings")")")
        }
        return failures.first?.code ?? (lints.allSatisfy(\.findings.isEmpty) ? .done : .findings)
    }

    /// The object of a scene that is named alone, and a list of all otherwise.
    @MainActor private func print(_ lints: [Lint], _ session: Session) throws {
        if operands.count == 1, lints.count == 1 {
            return try report.print(lints[0].text, lints[0].json, session)
        }
        let found = lints.filter { !$0.findings.isEmpty }
        try report.print(
            found.map { "\(ControlEscapes.line($0.scene)):\n\($0.text)" }.joined(separator: "\n"),
            .object([JSONMember("scenes", .array(lints.map(\.json)))]), session)
    }
}
