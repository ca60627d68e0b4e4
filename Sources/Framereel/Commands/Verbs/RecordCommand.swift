internal import FrameDiff
internal import FrameGoldens
internal import FrameJSON

struct RecordCommand: Command {
    static let summary = "Record the goldens of scenes"
    static let discussion =
        "A golden holds a digest of the pixels of every frame, the display list of every frame (as changes from "
        + "the previous one), the trace and a contact sheet, and is small enough for git. Exits with 1 if anything "
        + "was written, so that a recording run never passes for a test run. Writes nothing when CI is set."
    static let operand: Operand? = .scenes

    static let mode = Option(
        "--mode", default: RecordMode.changed,
        help: "Which goldens to write: missing ones, also failing ones (failed), all that differ in any way (changed), "
            + "or all.")
    static let full = Option("--full", help: "Keep every frame as a PNG file as well.")
    static let variant = Option(
        "--variant", takes: "NAME",
        help: "Keep the golden and approve the result as a variant, such as for another version of a font.")
    static let reason = Option("--reason", takes: "TEXT", help: "Why the variant is approved; verify repeats it.")
    static let options =
        GoldenOptions.options + [mode, full, variant, reason] + ComparisonOptions.options + RecordingOptions.options

    private let references: [String]
    private let goldens: GoldenOptions
    private let mode: RecordMode
    private let isFull: Bool
    private let variant: (name: String, reason: String)?
    private let rules: ComparisonRules
    private let recording: RecordingOptions

    init(_ arguments: Arguments) throws {
        references = arguments.operands
        goldens = try GoldenOptions(arguments)
        mode = try arguments.choice(of: Self.mode)
        isFull = arguments.has(Self.full)
        switch (arguments.text(of: Self.variant), arguments.text(of: Self.reason)) {
        case (nil, nil): variant = nil
        case (let name?, let reason?) where !reason.isEmpty: variant = (name, reason)
        case (_?, _): throw Failure.usage("--variant needs a reason: --reason \"Inter 4.1 on the build machine\"")
        case (nil, _?): throw Failure.usage("--reason is that of a variant: --variant NAME")
        }
        var rules = try ComparisonOptions(arguments).rules
        rules.maskedLayers = goldens.maskedLayers
        self.rules = rules
        recording = try RecordingOptions(arguments)
    }

    func run(_ session: Session) throws -> ExitCode {
        let environment = session.io.environment("CI").map { ["CI": $0] } ?? [:]
        let mode = try RecordMode(environment: environment, chosen: mode)
        var written = 0
        var refused = 0
        for (scene, folder) in try goldens.scenes(references, showing: recording.part, session) {
            let draft = try goldens.draft(scene, folder, recording, session)
            let isRecorded = GoldenRecording(of: draft, in: folder, rules: rules, isFull: isFull)
            if isRecorded.isDue(.changed), mode == .never { refused += 1 }
            if let variant, mode != .never {
                if try approve(variant.name, variant.reason, draft, folder, session) { written += 1 }
                continue
            }
            guard isRecorded.isDue(mode) else {
                session.console.summary(
                    folder.exists
                        ? "\(scene.name): the golden stays as it is, in \(folder.path)"
                        : "\(scene.name): has no golden in \(folder.path)")
                continue
            }
            try session.io.cancellation.heeding { try isRecorded.write() }
            written += 1
            session.console.summary("\(scene.name): \(draft.recorded(in: folder))")
        }
        if refused > 0 {
            session.console.error(
                "CI is set or the mode is never, so \(refused) golden\(refused == 1 ? " was" : "s were") not written")
        }
        return written + refused > 0 ? .findings : .done
    }

    /// - Returns: Whether a variant was written: not if what is shown passes.
    private func approve(
        _ name: String, _ reason: String, _ draft: GoldenDraft, _ folder: GoldenFolder, _ session: Session
    ) throws -> Bool {
        guard let variant = GoldenVariant(name, because: reason, of: draft) else {
            throw Failure.usage("--variant \(JSONValue.quoted(name)): expected letters, digits, -, _ and .: inter-4.1")
        }
        let verdict = try GoldenVerification(of: draft, against: folder, rules: rules).verdict(showsImages: false)
        if verdict.isMissing {
            throw Failure(.inputMissing, "\(folder.path): there is no golden to be a variant of; record it first")
        }
        guard !verdict.report.passes else {
            session.console.summary("\(verdict.report.summary): no variant is needed")
            return false
        }
        try session.io.cancellation.heeding { try folder.write(variant) }
        session.console.summary("\(verdict.report.name): approved as the variant \(name), in \(folder.path)")
        return true
    }
}
