internal import FrameRecording

struct LintCommand: Command {
    static let summary = "Find defects in the transitions and layouts of a scene"
    static let discussion =
        "Prints one line per finding, with its time and rule. Exits with 1 if there are findings. Methods of the "
        + "program that are never called are found with each scene. Rules: "
        + (Lint.rules + [UnreachedMethod.rule]).joined(separator: ", ") + "."
    static let operand: Operand? = .scene

    static let json = Option("--json", help: "Print JSON instead of lines.")
    static let options = [json] + RecordingOptions.options

    private let scene: String
    private let printsJSON: Bool
    private let recording: RecordingOptions

    init(_ arguments: Arguments) throws {
        scene = arguments.operands[0]
        printsJSON = arguments.has(Self.json)
        recording = try RecordingOptions(arguments)
    }

    func run(_ session: Session) throws -> ExitCode {
        let unreached = session.io.unreachedMethods().map {
            Lint.Finding(rule: UnreachedMethod.rule, time: 0, subject: $0.type, message: $0.message)
        }
        let lint = try session.lint(try session.scenes.scene(scene, showing: recording.part), recording)
            .adding(unreached)
        try session.print(printsJSON ? lint.json.pretty : lint.text)
        if lint.findings.isEmpty {
            session.console.summary("\(lint.scene): nothing found")
            return .done
        }
        session.console.summary(
            "\(lint.scene): \(lint.findings.count) \(lint.findings.count == 1 ? "finding" : "findings")")
        return .findings
    }
}
