internal import Foundation
internal import FrameGoldens
internal import FrameJSON
internal import FrameOutput
internal import FrameRecording
internal import FrameRendering
internal import FrameScenes
internal import FrameStoryboards
internal import FrameTiming
internal import Glibc

/// The context a command runs in.
struct Session: Sendable {
    private static let mostScenesNamed = 3

    /// The program name.
    let program: String
    let scenes: SceneLookup
    let io: CommandIO
    let console: Console

    /// Words that run this program again from the working folder: by its name if a shell finds it, through SwiftPM if
    /// that builds it here, or else by its path.
    var invocation: [String] {
        guard let path = io.programPath() else { return [program] }
        if let found = io.program(named: program), Self.realPath(found) == Self.realPath(path) { return [program] }
        let build = FileManager.default.currentDirectoryPath + "/.build/"
        // .build, a folder for the architecture, and that of debug builds, which `swift run` makes.
        let isOfPackage =
            path.hasPrefix(build)
            && path.dropFirst(build.count).split(separator: "/").dropFirst() == ["debug", program[...]]
        return isOfPackage ? ["swift", "run", program] : [path]
    }

    private static func realPath(_ path: String) -> String { URL(filePath: path).resolvingSymlinksInPath().path }

    /// Runs a scene in virtual time, and reports unsupported APIs and constraints that conflict.
    ///
    /// - Parameter rate: The rate at which display links fire.
    /// - Throws: ``Failure``.
    @MainActor func record(_ scene: Scene, _ options: RecordingOptions, rate: FrameRate = .fps60) throws -> Recording {
        let (recording, failure) = try attempt(scene, options, rate: rate)
        if let failure { throw failure }
        try report(recording, of: scene, isStrict: options.isStrict)
        return recording
    }

    /// Runs the scene of a job in virtual time, and reports unsupported APIs and constraints that conflict.
    ///
    /// - Throws: ``Failure``.
    @MainActor func record(_ job: RenderJob, isStrict: Bool) throws -> Recording {
        let (recording, error) = try playing(job.scene) {
            try Recording.attempt(
                job.scene, limit: job.limit, rate: job.drawing.rate, drawsTextAsBlocks: job.drawsTextAsBlocks)
        }
        detail(recording)
        if let error { throw failure(error, after: recording) }
        try report(recording, of: job.scene, isStrict: isStrict)
        return recording
    }

    /// Runs a scene in virtual time and returns the part before a failure with the failure. The caller reports
    /// ``Recording/unsupported``.
    @MainActor func attempt(
        _ scene: Scene, _ options: RecordingOptions, rate: FrameRate = .fps60
    ) throws -> (recording: Recording, failure: Failure?) {
        let (recording, error) = try playing(scene) {
            try Recording.attempt(
                options.applied(to: scene), limit: options.limit, rate: rate,
                drawsTextAsBlocks: options.text == .blocks)
        }
        detail(recording)
        return (recording, error.map { failure($0, after: recording) })
    }

    private func detail(_ recording: Recording) {
        console.detail(
            "\(recording.name): \(recording.duration.secondsText) s of virtual time, \(recording.trace.printedEvents.count) events, "
                + "\(recording.timeline.commits.count) commits")
    }

    /// Returns a failure that names the image of the screen at which a step of a flow failed.
    private func failure(_ error: RecordingError, after recording: Recording) -> Failure {
        let named = io.environment("FRAMEREEL_ARTIFACTS").flatMap { $0.isEmpty ? nil : $0 }
        let failure = Failure(error)
        guard
            let image = ArtifactFolder(named ?? ArtifactFolder.ofCommands).writeScreen(of: recording, after: error)
        else { return failure }
        return Failure(failure.code, "\(failure.message); an image of the screen is in \(image)")
    }

    /// Runs a scene in virtual time and looks for defects.
    ///
    /// - Throws: ``Failure``.
    @MainActor func lint(_ scene: Scene, _ options: RecordingOptions) throws -> Lint {
        let lint = try lintSilently(scene, options)
        try report(lint.unsupported, of: scene, isStrict: options.isStrict)
        return lint
    }

    /// Works like ``lint(_:_:)``, except that the caller reports ``Lint/unsupported``.
    @MainActor func lintSilently(_ scene: Scene, _ options: RecordingOptions) throws -> Lint {
        try playing(scene) {
            try Lint(of: options.applied(to: scene), limit: options.limit, drawsTextAsBlocks: options.text == .blocks)
        }
    }

    @MainActor private func playing<Result>(_ scene: Scene, _ play: () throws -> Result) throws(Failure) -> Result {
        do {
            try stopIfRequested()
            let result = try play()
            try stopIfRequested()
            return result
        } catch let failure as Failure {
            throw failure
        } catch let error as RecordingError {
            throw Failure(error)
        } catch {
            throw Failure(.badScene, "scene “\(scene.name)”: its set-up failed: \(error)")
        }
    }

    /// - Throws: ``Failure`` with ``ExitCode/interrupted``.
    func stopIfRequested() throws(Failure) {
        if io.cancellation.isRequested { throw Failure(.interrupted, "interrupted") }
    }

    private func report(_ recording: Recording, of scene: Scene, isStrict: Bool) throws(Failure) {
        let conflicts = recording.constraintConflicts.map { "scene “\(scene.name)”, \($0)" }
        try warn(
            Self.lines(about: recording.unsupported.map { (scene: scene.name, use: $0) }) + conflicts,
            isStrict: isStrict)
    }

    func report(_ uses: [Recording.UnsupportedUse], of scene: Scene, isStrict: Bool) throws {
        try report(uses.map { (scene: scene.name, use: $0) }, isStrict: isStrict)
    }

    /// Prints one warning for each API, which names its scenes.
    ///
    /// - Throws: ``Failure`` instead if `isStrict`.
    func report(_ uses: [(scene: String, use: Recording.UnsupportedUse)], isStrict: Bool) throws(Failure) {
        try warn(Self.lines(about: uses), isStrict: isStrict)
    }

    private func warn(_ lines: [String], isStrict: Bool) throws(Failure) {
        guard isStrict, !lines.isEmpty else { return lines.forEach(console.warning) }
        throw Failure(.badScene, lines.joined(separator: "\n"))
    }

    /// Returns one line for each API, which names its scenes. Files for which the same program is missing share a line.
    private static func lines(about uses: [(scene: String, use: Recording.UnsupportedUse)]) -> [String] {
        var files: [String: [String]] = [:]
        for use in uses.map(\.use) where use.reason == .program && files[use.instead]?.contains(use.api) != true {
            files[use.instead, default: []].append(use.api)
        }
        let uses = uses.map { scene, use in
            guard use.reason == .program, let all = files[use.instead], let first = all.first else {
                return (scene, use)
            }
            let more = all.count == 1 ? "" : " and \(all.count - 1) more image\(all.count == 2 ? "" : "s")"
            return (scene, Recording.UnsupportedUse(api: first + more, reason: use.reason, instead: use.instead))
        }
        var order: [Recording.UnsupportedUse] = []
        var scenes: [Recording.UnsupportedUse: [String]] = [:]
        for (scene, use) in uses {
            if scenes[use] == nil { order.append(use) }
            if scenes[use]?.contains("“\(scene)”") != true { scenes[use, default: []].append("“\(scene)”") }
        }
        return order.map { use in
            let names = scenes[use] ?? []
            let shown = names.prefix(mostScenesNamed).joined(separator: ", ")
            let more = names.count > mostScenesNamed ? " and \(names.count - mostScenesNamed) more" : ""
            return
                "scene\(names.count == 1 ? "" : "s") \(shown)\(more) use\(names.count == 1 ? "s" : "") \(use.api), "
                + "\(use.reason.clause): \(use.instead)"
        }
    }

    /// Writes JSON or text for people to standard output. Control characters are escaped as in JSON.
    func print(_ text: String) throws(Failure) { try io.output.write(ControlEscapes.lines(text)) }

    /// Writes paths for other programs to standard output, one per line. They are escaped only on a terminal.
    func print(paths: [String]) throws(Failure) {
        let lines = io.output.isTerminal ? paths.map(ControlEscapes.line) : paths
        try io.output.write(lines.map { $0 + "\n" }.joined())
    }
}

/// Resolves a scene reference: the name of a scene of the program or the path of a scene file, either with optional
/// traits, as in `card@dark`.
struct SceneLookup: Sendable {
    /// Scenes of the program.
    let scenes: [Scene]

    /// - Parameter part: The part of a storyboard to show; ignored for other files.
    /// - Throws: ``Failure`` with ``ExitCode/inputMissing`` if there is no such scene or file, with
    ///   ``ExitCode/badScene`` if the file is invalid or two scenes have this name.
    func scene(_ reference: String, showing part: StoryboardPart? = nil) throws(Failure) -> Scene {
        if reference.hasSuffix(".storyboard") { return try storyboard(reference, part ?? .initial) }
        if reference.contains(".storyboard\(Scene.traitSeparator)"), let scene = try combined(reference, showing: part)
        {
            return scene
        }
        if part != nil {
            throw .usage("--scene and --segue are for storyboards; \(JSONValue.quoted(reference)) is none")
        }
        let named = scenes.filter { $0.name == reference }
        guard named.count <= 1 else {
            throw Failure(
                .badScene, "\(named.count) scenes are named \(JSONValue.quoted(reference)); rename all but one")
        }
        if let scene = named.first { return scene }
        if let scene = try combined(reference, showing: part) { return scene }
        guard reference.hasSuffix(".json") || access(reference, F_OK) == 0 else { throw missing(reference) }
        do throws(JSONError) {
            return try Scene(contentsOfFile: reference)
        } catch {
            throw Failure(error)
        }
    }

    /// Returns the scene under the traits that the reference lists, as in `card@dark-rtl` or `card.json@ax3`.
    private func combined(_ reference: String, showing part: StoryboardPart?) throws(Failure) -> Scene? {
        guard let end = reference.lastIndex(of: Scene.traitSeparator),
            let traits = TraitCombination(words: reference[reference.index(after: end)...])
        else { return nil }
        return try scene(String(reference[..<end]), showing: part).under(traits)
    }

    private func storyboard(_ path: String, _ part: StoryboardPart) throws(Failure) -> Scene {
        do throws(InterfaceError) {
            return try Scene(contentsOfStoryboard: path, showing: part)
        } catch {
            throw Failure(error)
        }
    }

    private func missing(_ reference: String) -> Failure {
        let names = scenes.map(\.name)
        let hint =
            Spelling.nearest(to: reference, among: names).map { "did you mean \(JSONValue.quoted($0))?" }
            ?? (names.isEmpty ? "name a scene file (.json)" : "there are \(Spelling.list(names))")
        return Failure(.inputMissing, "no scene and no file is called \(JSONValue.quoted(reference)); \(hint)")
    }
}
