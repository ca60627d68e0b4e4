internal import FrameJSON
internal import FrameRecording
internal import FrameTiming

struct ListCommand: Command {
    static let summary = "List scenes with size, duration and frame count"
    static let discussion =
        "Of a storyboard it lists the scenes and segues, each with the option that shows it."
    static let operand: Operand? = .any("SCENE", help: Operand.sceneHelp + " Default: all scenes of this program.")

    static let json = Option("--json", help: "Print JSON instead of a table.")
    static let options = [json] + RateOption.options + RecordingOptions.options

    private let references: [String]
    private let printsJSON: Bool
    private let rate: FrameRate
    private let recording: RecordingOptions

    init(_ arguments: Arguments) throws {
        references = arguments.operands
        printsJSON = arguments.has(Self.json)
        rate = try RateOption(arguments).rate
        recording = try RecordingOptions(arguments)
    }

    private struct Row {
        let reference: String
        let title: String?
        let recording: Recording
        let storyboard: StoryboardTable?
    }

    func run(_ session: Session) throws -> ExitCode {
        let references = references.isEmpty ? session.scenes.scenes.map(\.name) : references
        guard !references.isEmpty else {
            throw Failure.usage(
                "this program has no scenes of its own; name scene files (.json) or storyboards (.storyboard)")
        }
        var rows: [Row] = []
        var failures: [Failure] = []
        for reference in references {
            do {
                let scene = try session.scenes.scene(reference, showing: recording.part)
                let recording = try session.record(scene, recording)
                rows.append(
                    Row(
                        reference: reference, title: scene.title, recording: recording,
                        storyboard: try StoryboardTable(reference)))
            } catch {
                let failure = Failure(error)
                if failure.code == .interrupted { throw failure }
                session.console.error(failure.message)
                failures.append(failure)
            }
        }
        let storyboards = rows.compactMap(\.storyboard).map { "\n" + $0.text }
        try session.print(printsJSON ? json(rows).pretty : table(rows) + storyboards.joined())
        return failures.first?.code ?? .done
    }

    private func table(_ rows: [Row]) -> String {
        TextTable.text(
            header: ["SCENE", "PIXELS", "SCALE", "SECONDS", "FRAMES", "TITLE"],
            rows: rows.map { row in
                let timeline = row.recording.timeline
                return [
                    row.reference, "\(timeline.pixelSize.width)x\(timeline.pixelSize.height)",
                    JSONValue.number(timeline.canvas.scale).compact, JSONValue.number(row.recording.duration).compact,
                    "\(row.recording.frameCount(at: rate))", row.title ?? "",
                ]
            })
    }

    private func json(_ rows: [Row]) -> JSONValue {
        let scenes = rows.map { row -> JSONValue in
            let timeline = row.recording.timeline
            let storyboard = row.storyboard.map { [JSONMember("storyboard", $0.json)] } ?? []
            return .object(
                [
                    JSONMember("scene", .string(row.reference)),
                    JSONMember("title", row.title.map { .string($0) } ?? .null),
                    JSONMember(
                        "size",
                        .array([.number(Double(timeline.pixelSize.width)), .number(Double(timeline.pixelSize.height))])),
                    JSONMember("scale", .number(timeline.canvas.scale)),
                    JSONMember("fps", .string(rate.description)),
                    JSONMember("duration", .number(row.recording.duration)),
                    JSONMember("frames", .number(Double(row.recording.frameCount(at: rate)))),
                ] + storyboard)
        }
        return .object([JSONMember("scenes", .array(scenes))])
    }
}
