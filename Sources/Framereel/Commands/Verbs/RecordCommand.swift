internal import FrameDiff
internal import FrameGoldens
internal import FrameJSON
internal import FrameOutput

struct RecordCommand: Command {
    static let summary = "Record the goldens of scenes"
    static let discussion =
        "A golden holds the fonts and the renderer it was recorded with, a text for review, a contact sheet, and, "
        + "compressed, the digest and the display list of every frame and the trace; it is small enough for git. Goldens of "
        + "earlier versions are read; --mode all writes them in the present form. Exits with 1 if something has to be "
        + "recorded and CI is set, or the mode is never, in which case nothing is written.\n\nLists of "
        + "devices, appearances, sizes, directions and systems record a golden for every combination, such as "
        + "card@iPhoneSE-dark: the name lists what differs from the scene's own traits. Of equal ones, one is stored, and the "
        + "others refer to it."
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
        GoldenOptions.options + [mode, full, variant, reason] + ComparisonOptions.options + RecordingOptions.ofMatrix

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
        let wanted = mode
        let mode = try RecordMode(environment: environment, chosen: wanted)
        let entries = try goldens.entries(references, recording, session)
        var (written, refused) = (0, 0)
        try TwoSteps.run(entries, overlaps: goldens.jobs > 1) { entry in
            (try goldens.run(entry, recording, session), session)
        } second: { run, session in
            try outcome(run, mode, session)
        } last: { entry, outcome in
            switch outcome {
            case .refused: refused += 1
            case .recorded(let sentence), .approved(let sentence):
                written += 1
                session.console.summary("\(entry.scene.name): \(sentence)")
            case .passed(let sentence): session.console.summary(sentence)
            case .unchanged: break
            }
            if outcome.isUnchanged {
                session.console.summary(
                    entry.folder.exists
                        ? "\(entry.scene.name): the golden stays as it is, in \(entry.folder.path)"
                        : "\(entry.scene.name): has no golden in \(entry.folder.path)")
            }
        }
        if written > 0, variant == nil { try storeOnce(entries, session) }
        if refused > 0 {
            session.console.error(
                "\(wanted == .never ? "the mode is never" : "CI is set"), so \(refused) golden\(refused == 1 ? " was" : "s were") not written"
            )
        }
        return refused > 0 ? .findings : .done
    }

    /// The outcome of comparing a scene with its golden. The texts are sentences without the scene's name, except for a
    /// scene that passes.
    private enum Outcome: Sendable {
        case recorded(String), approved(String), passed(String), unchanged, refused

        var isUnchanged: Bool {
            switch self {
            case .unchanged, .refused: true
            case .recorded, .approved, .passed: false
            }
        }
    }

    private func outcome(_ run: GoldenOptions.Run, _ mode: RecordMode, _ session: Session) throws -> Outcome {
        let folder = run.entry.folder
        let draft = try goldens.draft(run, session)
        let recording = GoldenRecording(of: draft, in: folder, rules: rules, isFull: isFull)
        if let variant, mode != .never { return try approve(variant.name, variant.reason, draft, folder, session) }
        guard recording.isDue(mode) else {
            return mode == .never && recording.isDue(.changed) ? .refused : .unchanged
        }
        try session.io.cancellation.heeding { try recording.write() }
        return .recorded(draft.recorded(in: folder))
    }

    /// Stores equal goldens of a scene's combinations only once.
    private func storeOnce(_ entries: [GoldenOptions.Entry], _ session: Session) throws {
        var scenes: Set<String> = []
        for entry in entries where scenes.insert(entry.folder.baseName).inserted {
            let count = try session.io.cancellation.heeding { try entry.folder.mergeEqual() }
            guard count > 0, let group = entry.group else { continue }
            session.console.summary(
                "\(group): \(count) golden\(count == 1 ? " equals another" : "s equal others"), which \(count == 1 ? "is" : "are") stored once"
            )
        }
    }

    private func approve(
        _ name: String, _ reason: String, _ draft: GoldenDraft, _ folder: GoldenFolder, _ session: Session
    ) throws -> Outcome {
        guard let variant = GoldenVariant(name, because: reason, of: draft) else {
            throw Failure.usage("--variant \(JSONValue.quoted(name)): expected letters, digits, -, _ and .: inter-4.1")
        }
        let verdict = try GoldenVerification(of: draft, against: folder, rules: rules).verdict(showsImages: false)
        if verdict.isMissing {
            throw Failure(.inputMissing, "\(folder.path): there is no golden to be a variant of; record it first")
        }
        guard !verdict.report.passes else { return .passed("\(verdict.report.summary): no variant is needed") }
        try session.io.cancellation.heeding { try folder.write(variant) }
        return .approved("approved as the variant \(name), in \(folder.path)")
    }
}
