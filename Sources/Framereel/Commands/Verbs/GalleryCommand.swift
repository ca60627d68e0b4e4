internal import FrameOutput
internal import FramePages
internal import FrameRecording

struct GalleryCommand: Command {
    static let summary = "Write a gallery of scenes and storyboards"
    static let discussion =
        "A page with a card for each scene: a picture, its length, the findings of \"lint\", and a player with timeline and "
        + "callbacks. The players are in the folder GALLERY beside GALLERY.html; together they open from a disk, and frames are "
        + "reduced so that they stay small. A storyboard stands for its scenes and segues. A scene that fails has a card with its "
        + "error, and the command exits with the status of the first one."
    static let operand: Operand? = .any(
        "SCENE",
        help: Operand.sceneHelp
            + " A folder stands for all scene files and storyboards in it and below; an adopted package is built, "
            + "and stands for its screens. Default: all scenes "
            + "of this program, or of the current folder if the program has none.")

    static let output = Option("-o", "--output", takes: "FILE", default: "gallery.html", help: "Output file.")
    static let fps = Option("--fps", takes: "N[/D]", default: "30", help: "\(RateOption.helpWithoutDefault).")
    static let title = Option("--title", takes: "TEXT", default: "Gallery", help: "Title of the page.")
    static let site = Option(
        "--site",
        help:
            "For a web server: pictures are files that are loaded when they come into sight, and a file .nojekyll makes "
            + "GitHub serve all files as they are.")
    static let options =
        [output, title, site, fps, OpenOption.open] + SingleFile.options + CompressionOption.options
        + FrameRunOptions.options.filter { $0.longName != fps.longName } + RecordingOptions.ofWholeFiles

    private let operands: [String]
    /// The options, for the program of an adopted package.
    private let words: [String]
    private let title: String
    private let path: String
    private let isReplacing: Bool
    private let isSite: Bool
    private let opening: OpenOption
    private let compression: CompressionOption
    private let frames: FrameRunOptions
    private let recording: RecordingOptions

    init(_ arguments: Arguments) throws {
        operands = arguments.operands
        words = arguments.spelled(Self.options)
        title = arguments.text(of: Self.title) ?? ""
        path = try SingleFile.pagePath(arguments, Self.output)
        isReplacing = arguments.has(SingleFile.overwrite)
        isSite = arguments.has(Self.site)
        opening = try OpenOption(arguments, output: path)
        compression = try CompressionOption(arguments)
        frames = try FrameRunOptions(arguments, fps: Self.fps)
        recording = try RecordingOptions(ofWholeFile: arguments)
    }

    func run(_ session: Session) throws -> ExitCode {
        if operands.count == 1, let program = AdoptedProgram(operands[0]) {
            return try program.run(["gallery"] + words, session)
        }
        let groups = try session.scenes.groups(operands)
        var folder = try GalleryFolder(path: path, isReplacing: isReplacing, hasFiles: isSite)
        do {
            return try write(groups, into: &folder, session)
        } catch {
            folder.abandon()
            throw error
        }
    }

    @MainActor private func write(
        _ groups: [SceneGroup], into folder: inout GalleryFolder, _ session: Session
    ) throws -> ExitCode {
        var (sections, unsupported) = ([GalleryPage.Section](), [(scene: String, use: Recording.UnsupportedUse)]())
        var failures: [Failure] = []
        for group in groups {
            var section = GalleryPage.Section(title: group.title, entries: [])
            for member in group.members {
                let card = try card(of: member, in: &folder, session)
                section.entries.append(card.entry)
                unsupported += card.unsupported
                if let failure = card.failure {
                    session.console.error(failure.message)
                    failures.append(failure)
                }
            }
            sections.append(section)
        }
        try session.report(unsupported, isStrict: recording.isStrict)
        let entries = sections.flatMap(\.entries)
        // A card may also show why there is no scene.
        let count = groups.flatMap(\.members).count { (try? $0.scene.get()) != nil }
        let scenes = "\(count) scene\(count == 1 ? "" : "s")"
        let found = entries.reduce(0) { $0 + $1.findings.count }
        var findings = ["\(found == 0 ? "no" : "\(found)") finding\(found == 1 ? "" : "s")"]
        if !failures.isEmpty { findings.append("\(failures.count) error\(failures.count == 1 ? "" : "s")") }
        let bytes = try folder.finish(
            GalleryPage(title: title, facts: ([scenes] + findings).joined(separator: " · "), sections: sections))
        session.console.summary(
            "\(([scenes] + findings).joined(separator: ", ")), \((Double(bytes) / 100_000).rounded() / 10) MB, in \(path)"
        )
        try opening.show(session)
        return failures.first?.code ?? .done
    }

    /// A scene as it is shown, and what went wrong.
    private struct Card {
        var entry: GalleryPage.Entry
        var unsupported: [(scene: String, use: Recording.UnsupportedUse)] = []
        var failure: Failure?
    }

    @MainActor private func card(
        of member: SceneGroup.Member, in folder: inout GalleryFolder, _ session: Session
    ) throws -> Card {
        var card = Card(entry: GalleryPage.Entry(title: member.title, note: member.note))
        do {
            let scene = try member.scene.get()
            // A scene that fails has findings where a rule explains why.
            let findings = (try? session.lintSilently(scene, recording))?.findings ?? []
            card.entry.findings = findings.map {
                "\(Trace.seconds($0.time))  \($0.rule)  \($0.subject): \($0.message)"
            }
            let (run, failure) = try session.attempt(scene, recording, rate: frames.rate)
            card.failure = failure
            card.unsupported = run.unsupported.map { (scene: scene.name, use: $0) }
            let calls = run.trace.printedEvents.count
            card.entry.facts = "\((run.duration * 100).rounded() / 100) s · \(calls) event\(calls == 1 ? "" : "s")"
            let stem = folder.stem(for: scene.name)
            let file = PlayerFile(
                path: folder.file("\(stem).html"), isReplacing: true, compression: compression.compression,
                frames: frames, limit: GalleryFolder.playerLimit, leastScale: 0.5)
            _ = try file.write(run, title: member.title, findings: findings, home: folder.home, session)
            card.entry.player = folder.link("\(stem).html")
            card.entry.poster = try folder.poster(of: run, at: frames.rate, stem: stem, compression.compression)
        } catch {
            let failure = Failure(error)
            if failure.code.endsGallery { throw failure }
            card.failure = failure
        }
        card.entry.failure = card.failure?.message
        return card
    }
}

extension ExitCode {
    /// Whether other scenes are not shown either.
    fileprivate var endsGallery: Bool {
        switch self {
        case .badScene, .inputMissing, .internalError: false
        case .done, .findings, .usage, .cannotCreate, .inputOutput, .interrupted: true
        }
    }
}
