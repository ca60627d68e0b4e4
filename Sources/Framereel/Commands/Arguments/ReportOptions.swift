internal import FrameJSON
internal import FrameRecording

/// Options for commands that run scenes and print data about their recordings as lines or as JSON.
struct ReportOptions: OptionGroup {
    static let json = Option("--json", help: "Print JSON instead of lines.")
    static let options = [json] + RecordingOptions.options

    let recording: RecordingOptions
    private let printsJSON: Bool

    init(_ arguments: Arguments) throws {
        printsJSON = arguments.has(Self.json)
        recording = try RecordingOptions(arguments)
    }

    @MainActor func scene(_ reference: String, _ session: Session) throws -> Scene {
        try session.scenes.scene(reference, showing: recording.part)
    }

    @MainActor func print(_ text: String, _ json: JSONValue, _ session: Session) throws {
        try session.print(printsJSON ? json.pretty : text)
    }
}
