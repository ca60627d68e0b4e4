struct TraceCommand: Command {
    static let summary = "Print what happens in a scene: callbacks, requests, animations and hierarchy changes"
    static let operand: Operand? = .scene
    static let options = ReportOptions.options

    private let reference: String
    private let report: ReportOptions

    init(_ arguments: Arguments) throws {
        reference = arguments.operands[0]
        report = try ReportOptions(arguments)
    }

    func run(_ session: Session) throws -> ExitCode {
        let trace = try session.record(try report.scene(reference, session), report.recording).trace
        try report.print(trace.text, trace.json, session)
        return .done
    }
}
