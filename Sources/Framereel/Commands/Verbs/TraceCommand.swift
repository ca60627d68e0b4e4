struct TraceCommand: Command {
    static let summary = "Print what happens in a scene: callbacks, requests, animations and hierarchy changes"
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
        let trace = try session.record(try session.scenes.scene(scene, showing: recording.part), recording).trace
        try session.print(printsJSON ? trace.json.pretty : trace.text)
        return .done
    }
}
