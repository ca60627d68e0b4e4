internal import FrameRecording

struct LintCommand: Command {
    static let summary = "Find defects in the transitions and layouts of a scene"
    static let discussion =
        "Prints one line per finding, with its time and rule. Exits with 1 if there are findings. Methods of the "
        + "program that are never called, and functions with random results, are found with each scene. Rules: "
        + (Lint.rules + [UnreachedMethod.rule, RandomCall.rule]).joined(separator: ", ") + "."
    static let operand = ReportOptions.operand
    static let options = ReportOptions.options

    private let report: ReportOptions

    init(_ arguments: Arguments) throws { report = try ReportOptions(arguments) }

    func run(_ session: Session) throws -> ExitCode {
        let unreached = session.io.unreachedMethods().map {
            Lint.Finding(rule: UnreachedMethod.rule, time: 0, subject: $0.type, message: $0.message)
        }
        let random = session.io.randomCalls().map {
            Lint.Finding(rule: RandomCall.rule, time: 0, subject: $0.function, message: $0.message)
        }
        let lint = try session.lint(try report.scene(session), report.recording).adding(unreached + random)
        try report.print(lint.text, lint.json, session)
        if lint.findings.isEmpty {
            session.console.summary("\(lint.scene): nothing found")
            return .done
        }
        session.console.summary(
            "\(lint.scene): \(lint.findings.count) \(lint.findings.count == 1 ? "finding" : "findings")")
        return .findings
    }
}
