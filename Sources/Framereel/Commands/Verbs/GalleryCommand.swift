internal import Foundation
internal import FrameOutput
internal import FramePages
internal import FrameRecording
internal import FrameScenes

struct GalleryCommand: Command {
    static let summary = "Write a gallery of scenes and storyboards"
    static let discussion =
        "A page with a card for each scene: a small player, its length, the findings of \"lint\", and a page with timeline and "
        + "callbacks. These pages and the movies are in the folder GALLERY beside GALLERY.html; together they open from a disk. "
        + "Movies need an installed ffmpeg; without it, cards have pictures, and pages reduced frames. A storyboard stands for its scenes and segues. Scenes are played in processes of their "
        + "own: one that fails, or ends its process, has a card with its error, and the command exits with the status of the "
        + "first one. If none can be shown, no page is written."
    static let operand: Operand? = .any(
        "SCENE",
        help: Operand.sceneHelp
            + Operand.wholeFolderHelp + " An adopted package is built, and stands for its screens. Default: all scenes "
            + "of this program, or of the current folder if the program has none.")

    static let output = Option("-o", "--output", takes: "FILE", default: "gallery.html", help: "Output file.")
    static let fps = Option("--fps", takes: "N[/D]", default: "30", help: "\(RateOption.helpWithoutDefault).")
    static let title = Option(
        "--title", takes: "TEXT", default: "Gallery",
        help: "Title of the page. Of an adopted package, the default is the name of the application.")
    static let site = Option(
        "--site",
        help:
            "For a web server: pictures are files that are loaded when they come into sight, and a file .nojekyll makes "
            + "GitHub serve all files as they are.")
    static let options =
        [output, title, site, fps, OpenOption.open] + SingleFile.options + CompressionOption.options
        + FrameRunOptions.options.filter { $0.longName != fps.longName } + RecordingOptions.ofWholeFiles

    private let arguments: Arguments
    private let title: String
    private let path: String
    private let isReplacing: Bool
    private let isSite: Bool
    private let opening: OpenOption
    private let compression: CompressionOption
    private let frames: FrameRunOptions
    private let recording: RecordingOptions

    init(_ arguments: Arguments) throws {
        self.arguments = arguments
        title = arguments.text(of: Self.title) ?? ""
        path = try SingleFile.pagePath(arguments, Self.output)
        isReplacing = arguments.has(SingleFile.overwrite)
        isSite = arguments.has(Self.site)
        opening = try OpenOption(arguments, output: path)
        compression = try CompressionOption(arguments)
        frames = try FrameRunOptions(arguments, fps: Self.fps, rows: MovieRow.ofFrames)
        recording = try RecordingOptions(ofWholeFile: arguments)
    }

    func run(_ session: Session) throws -> ExitCode {
        let operands = arguments.operands
        if operands.count == 1, let program = AdoptedProgram(operands[0]) {
            let hasTitle = arguments.has(Self.title) || program.application.isEmpty
            let title = hasTitle ? [] : ["\(Self.title.longName)=\(program.application)"]
            return try program.run(["gallery"] + arguments.spelled(Self.allOptions) + title, session)
        }
        let groups = try session.scenes.groups(operands)
        let members = groups.flatMap(\.members)
        var folder = try GalleryFolder(path: path, isReplacing: isReplacing || isPart(session), hasFiles: isSite)
        let stems = members.map { folder.stem(for: (try? $0.scene.get().name) ?? $0.title) }
        let hasMovies = session.io.program(named: "ffmpeg") != nil
        let maker = GalleryCardMaker(
            hasMovies: hasMovies, compression: compression.compression, frames: frames, recording: recording,
            home: folder.home, session: session)
        let players = stems.map { folder.path(of: "\($0).html") }
        func card(_ index: Int) -> GalleryCard {
            maker.card(of: members[index], player: players[index], movie: "\(stems[index]).mp4")
        }
        if try SceneProcesses.answer(session, of: members.count, card) { return .done }
        try folder.check(players + stems.flatMap { folder.paths(stem: $0, hasMovie: hasMovies) })
        let files = players + stems.map { folder.path(of: "\($0).mp4") }
        let new = files.filter { !FileManager.default.fileExists(atPath: $0) }
        let cards: [GalleryCard]
        do {
            cards = try make(of: members, session, card) { index, card in
                if card.hasPlayer { folder.add("\(stems[index]).html") }
                if card.hasMovie { folder.add("\(stems[index]).mp4") }
                if let failure = card.failure, failure.code.endsGallery { throw failure }
            }
            // Those of processes that ended while they wrote.
            try Leftovers.remove(for: files)
            let failures = cards.compactMap(\.failure)
            for failure in failures { session.console.error(failure.message) }
            if let first = failures.first, failures.count == cards.count, !cards.contains(where: \.hasPlayer) {
                folder.abandon(new)
                session.console.summary("nothing can be shown, so that no page is written")
                return first.code
            }
            try write(groups, cards, stems, into: &folder, session)
        } catch {
            try? Leftovers.remove(for: files)
            folder.abandon(new)
            throw error
        }
        try opening.show(session)
        return cards.compactMap(\.failure).first?.code ?? .done
    }

    private func isPart(_ session: Session) -> Bool { session.io.environment(SceneSlice.variable) != nil }

    /// Makes the cards, in other processes if the program can be run again.
    @MainActor private func make(
        of members: [SceneGroup.Member], _ session: Session, _ card: (Int) -> GalleryCard,
        received: (Int, GalleryCard) throws -> Void
    ) throws -> [GalleryCard] {
        guard let program = session.io.programPath() else {
            return try members.indices.map { index in
                let card = card(index)
                try received(index, card)
                return card
            }
        }
        let jobs = min(frames.jobs, members.count)
        let words = arguments.replacing(FrameRunOptions.jobs, with: "\(frames.jobs / jobs)")
            .replacing(ProgressLine.option, with: ProgressLine.Mode.never.rawValue).spelled(Self.allOptions)
        let processes = SceneProcesses<GalleryCard>(
            words: ["gallery"] + words + ["--"] + arguments.operands, jobs: jobs, session: session,
            line: frames.progressLine(session, of: "scene"))
        return try processes.answers(program: program, of: members.map(\.title)) { index, answer in
            if let card = answer.value { try received(index, card) }
        }.map { $0.value ?? GalleryCard(failure: $0.failure) }
    }

    @MainActor private func write(
        _ groups: [SceneGroup], _ cards: [GalleryCard], _ stems: [String], into folder: inout GalleryFolder,
        _ session: Session
    ) throws {
        let failures = cards.compactMap(\.failure)
        try session.report(
            cards.flatMap(\.unsupported).map { (scene: $0.scene, use: $0.use) }, isStrict: recording.isStrict)
        var sections: [GalleryPage.Section] = []
        var index = 0
        for group in groups {
            var section = GalleryPage.Section(title: group.title, entries: [])
            for member in group.members {
                section.entries.append(try entry(member, cards[index], stems[index], in: &folder))
                index += 1
            }
            sections.append(section)
        }
        // A card may also show why there is no scene.
        let count = groups.flatMap(\.members).count { (try? $0.scene.get()) != nil }
        let scenes = "\(count) scene\(count == 1 ? "" : "s")"
        let found = cards.reduce(0) { $0 + $1.findings.count }
        var findings = ["\(found == 0 ? "no" : "\(found)") finding\(found == 1 ? "" : "s")"]
        if !failures.isEmpty { findings.append("\(failures.count) error\(failures.count == 1 ? "" : "s")") }
        let bytes = try folder.finish(
            GalleryPage(title: title, facts: ([scenes] + findings).joined(separator: " · "), sections: sections))
        session.console.summary(
            "\(([scenes] + findings).joined(separator: ", ")), \((Double(bytes) / 100_000).rounded() / 10) MB, in \(path)"
        )
    }

    private func entry(
        _ member: SceneGroup.Member, _ card: GalleryCard, _ stem: String, in folder: inout GalleryFolder
    ) throws -> GalleryPage.Entry {
        var entry = GalleryPage.Entry(
            title: member.title, note: member.note, facts: card.facts, findings: card.findings,
            failure: card.failure?.message)
        if card.hasPlayer { entry.player = folder.link("\(stem).html") }
        if card.hasMovie {
            let rate = frames.rate
            entry.movie = GalleryPage.Movie(
                path: folder.link("\(stem).mp4"), rate: Double(rate.numerator) / Double(rate.denominator))
        }
        entry.poster = try card.poster.map { try folder.poster($0, stem: stem) }
        return entry
    }
}

extension ExitCode {
    /// Whether the failure prevents the other scenes from being shown as well.
    fileprivate var endsGallery: Bool {
        switch self {
        case .badScene, .inputMissing, .internalError: false
        case .done, .findings, .usage, .cannotCreate, .inputOutput, .interrupted: true
        }
    }
}
