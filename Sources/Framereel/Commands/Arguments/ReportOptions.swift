internal import FrameJSON
internal import FrameRecording

/// Options of commands that run a scene and print data of its recording, as lines or as JSON.
struct ReportOptions: OptionGroup {
    static let json = Option("--json", help: "Print JSON instead of lines.")
    static let options = [json] + RecordingOptions.options
    static let operand: Operand? = .scene

    let recording: RecordingOptions
    private let reference: String
    private let printsJSON: Bool

    init(_ arguments: Arguments) throws {
        reference = arguments.operands[0]
        printsJSON = arguments.has(Self.json)
        recording = try RecordingOptions(arguments)
    }

    @MainActor func scene(_ session: Session) throws -> Scene {
        try session.scenes.scene(reference, showing: recording.part)
    }

    @MainActor func print(_ text: String, _ json: JSONValue, _ session: Session) throws {
        try session.print(printsJSON ? json.pretty : text)
    }
}
