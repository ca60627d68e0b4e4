internal import Foundation
internal import FrameJSON
internal import FrameRecording
internal import FrameTiming

struct ListCommand: Command {
    static let summary = "List scenes with size, duration and frame count"
    static let discussion =
        "For a storyboard it lists the scenes and segues, each with the option that shows it."
    static let operand: Operand? = .any(
        "SCENE",
        help: Operand.sceneHelp + Operand.wholeFolderHelp
            + " Default: all scenes of this program, or of the current folder if the program has none.")

    static let json = Option("--json", help: "Print JSON instead of a table.")
    static let options = [json] + RateOption.options + RecordingOptions.options

    private let arguments: Arguments
    private let printsJSON: Bool
    private let rate: FrameRate
    private let recording: RecordingOptions

    init(_ arguments: Arguments) throws {
        self.arguments = arguments
        printsJSON = arguments.has(Self.json)
        rate = try RateOption(arguments).rate
        recording = try RecordingOptions(arguments)
    }

    private struct Row: Codable {
        let reference: String
        let title: String?
        /// Width in pixels.
        let width: Int
        let height: Int
        let scale: Double
        /// Duration in seconds.
        let duration: Double
        let frames: Int
    }

    func run(_ session: Session) throws -> ExitCode {
        let references = try session.scenes.references(arguments.operands, includesStoryboards: true)
        func row(_ index: Int) throws -> Row { try self.row(references[index], session) }
        if try SceneProcesses.answer(session, of: references.count, row) { return .done }
        let answers = try answers(for: references, session, row)
        let failures = answers.compactMap(\.failure)
        if let interruption = failures.first(where: { $0.code == .interrupted }) { throw interruption }
        for failure in failures { session.console.error(failure.message) }
        let rows = answers.compactMap(\.value)
        let storyboards = try rows.map { try StoryboardTable($0.reference) }
        try session.print(
            printsJSON
                ? json(rows, storyboards).pretty
                : table(rows) + storyboards.compactMap { $0.map { "\n" + $0.text } }.joined())
        return failures.first?.code ?? .done
    }

    /// Returns the answers, computed in other processes if several scenes belong to the program, because its code may
    /// crash.
    @MainActor private func answers(
        for references: [String], _ session: Session, _ row: (Int) throws -> Row
    ) throws -> [SceneProcesses<Row>.Answer] {
        guard !session.scenes.scenes.isEmpty, references.count > 1, let program = session.io.programPath() else {
            return references.indices.map { index in .init { try row(index) } }
        }
        let words = ["list"] + arguments.spelled(Self.allOptions) + ["--"] + arguments.operands
        let processes = SceneProcesses<Row>(
            words: words, jobs: ProcessInfo.processInfo.activeProcessorCount, session: session,
            line: ProgressLine(.auto, session, unit: "scene"))
        return try processes.answers(program: program, of: references)
    }

    @MainActor private func row(_ reference: String, _ session: Session) throws -> Row {
        let scene = try session.scenes.scene(reference, showing: recording.part)
        let recording = try session.record(scene, recording)
        let (size, scale) = (recording.timeline.pixelSize, recording.timeline.canvas.scale)
        return Row(
            reference: reference, title: scene.title, width: size.width, height: size.height, scale: scale,
            duration: recording.duration, frames: recording.frameCount(at: rate))
    }

    private func table(_ rows: [Row]) -> String {
        TextTable.text(
            header: ["SCENE", "PIXELS", "SCALE", "SECONDS", "FRAMES", "TITLE"],
            rows: rows.map { row in
                [
                    row.reference, "\(row.width)x\(row.height)", JSONValue.number(row.scale).compact,
                    row.duration.secondsText, "\(row.frames)", row.title ?? "",
                ]
            })
    }

    private func json(_ rows: [Row], _ storyboards: [StoryboardTable?]) -> JSONValue {
        let scenes = zip(rows, storyboards).map { row, storyboard -> JSONValue in
            .object(
                [
                    JSONMember("scene", .string(row.reference)),
                    JSONMember("title", row.title.map { .string($0) } ?? .null),
                    JSONMember("size", .array([.number(Double(row.width)), .number(Double(row.height))])),
                    JSONMember("scale", .number(row.scale)),
                    JSONMember("fps", .string(rate.description)),
                    JSONMember("duration", .number(row.duration)),
                    JSONMember("frames", .number(Double(row.frames))),
                ] + (storyboard.map { [JSONMember("storyboard", $0.json)] } ?? []))
        }
        return .object([JSONMember("scenes", .array(scenes))])
    }
}
