internal import FrameDiff
internal import FrameGoldens

struct RecordCommand: Command {
    static let summary = "Record the goldens of scenes"
    static let discussion =
        "A golden holds a digest of the pixels of every frame, the display list of every frame (as changes from "
        + "the previous one), the trace and a contact sheet, and is small enough for git. Exits with 1 if anything "
        + "was written, so that a recording run never passes for a test run. Writes nothing when CI is set."
    static let operand: Operand? = GoldenOptions.operand

    static let mode = Option(
        "--mode", default: RecordMode.changed,
        help: "Which goldens to write: missing ones, also failing ones (failed), all that differ in any way (changed), "
            + "or all.")
    static let full = Option("--full", help: "Keep every frame as a PNG file as well.")
    static let options = GoldenOptions.options + [mode, full] + ComparisonOptions.options + RecordingOptions.options

    private let references: [String]
    private let goldens: GoldenOptions
    private let mode: RecordMode
    private let isFull: Bool
    private let rules: ComparisonRules
    private let recording: RecordingOptions

    init(_ arguments: Arguments) throws {
        references = arguments.operands
        goldens = try GoldenOptions(arguments)
        mode = try arguments.choice(of: Self.mode)
        isFull = arguments.has(Self.full)
        var rules = try ComparisonOptions(arguments).rules
        rules.maskedLayers = goldens.maskedLayers
        self.rules = rules
        recording = try RecordingOptions(arguments)
    }

    func run(_ session: Session) throws -> ExitCode {
        let environment = session.io.environment("CI").map { ["CI": $0] } ?? [:]
        let mode = RecordMode.forbids(environment) ? .never : mode
        var written = 0
        var refused = 0
        for (scene, folder) in try goldens.scenes(references, showing: recording.part, session) {
            let draft = try goldens.draft(scene, folder, recording, session)
            let isRecorded = GoldenRecording(of: draft, in: folder, rules: rules, isFull: isFull)
            if isRecorded.isDue(.changed), mode == .never { refused += 1 }
            guard isRecorded.isDue(mode) else {
                session.console.summary("\(scene.name): the golden stays as it is, in \(folder.path)")
                continue
            }
            try session.io.cancellation.heeding { try isRecorded.write() }
            written += 1
            session.console.summary(
                "\(scene.name): recorded \(draft.frameCount) frames in \(folder.path); look at them")
        }
        if refused > 0 {
            session.console.error(
                "CI is set or the mode is never, so \(refused) golden\(refused == 1 ? " was" : "s were") not written")
        }
        return written + refused > 0 ? .findings : .done
    }
}
