struct TraceCommand: Command {
    static let summary = "Print what happens in a scene: callbacks, requests, animations and hierarchy changes"
    static let discussion = "Where a run fails, prints what happened before, then the error."
    static let operand: Operand? = .scene
    static let options = ReportOptions.options

    private let reference: String
    private let report: ReportOptions

    init(_ arguments: Arguments) throws {
        reference = arguments.operands[0]
        report = try ReportOptions(arguments)
    }

    func run(_ session: Session) throws -> ExitCode {
        let scene = try report.scene(reference, session)
        let (recording, failure) = try session.attempt(scene, report.recording)
        try session.report(recording.unsupported, of: scene, isStrict: report.recording.isStrict)
        try report.print(recording.trace.text, recording.trace.json, session)
        if let failure { throw failure }
        return .done
    }
}
