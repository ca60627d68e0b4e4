internal import FrameDiff
internal import FrameGoldens

struct RecordCommand: Command {
    static let summary = "Write the goldens of scenes, to be verified from then on"
    static let discussion =
        "A golden holds a digest of every frame's pixels, what each frame paints (what changed, frame by frame), the "
        + "trace, and a sheet to look at: little enough for git. Exits with 1 when it wrote anything, so that no "
        + "recording run passes for a test run; nothing is written where CI is set."
    static let operand: Operand? = GoldenOptions.operand

    static let mode = Option(
        "--mode", default: RecordMode.changed,
        help: "Which goldens are written: those that are not there (missing), or fail as well (failed), or differ in "
            + "anything (changed), or all of them.")
    static let full = Option("--full", help: "Keep every frame as a PNG file, too.")
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
        for (scene, folder) in try goldens.scenes(references, session) {
            let draft = try goldens.draft(scene, folder, recording, session)
            let isRecorded = try GoldenRecording(of: draft, in: folder, rules: rules, isFull: isFull)
            if isRecorded.isDue(.changed), mode == .never { refused += 1 }
            guard isRecorded.isDue(mode) else {
                session.console.summary("\(scene.name): the golden stays as it is, in \(folder.path)")
                continue
            }
            try isRecorded.write()
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
