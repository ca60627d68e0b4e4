internal import FrameOutput
internal import FrameRecording
internal import FrameTiming

/// What a command has to work with.
struct Session: Sendable {
    /// How the program is called.
    let program: String
    let scenes: SceneLookup
    let io: CommandIO
    let console: Console

    /// Runs a scene in virtual time, and tells what it used that is not supported.
    ///
    /// - Parameter rate: the frames for which display links are called.
    ///
    /// - Throws: ``Failure``.
    @MainActor func record(_ scene: Scene, _ options: RecordingOptions, rate: FrameRate = .fps60) throws -> Recording {
        let recording = try playing(scene) {
            try Recording(of: scene, limit: options.limit, rate: rate, drawsTextAsBlocks: options.text == .blocks)
        }
        console.detail(
            "\(scene.name): \(recording.duration) s of virtual time, \(recording.trace.events.count) events, "
                + "\(recording.timeline.commits.count) commits")
        if io.cancellation.isRequested { throw Failure(.interrupted, "interrupted") }
        try report(recording.unsupported, of: scene, isStrict: options.isStrict)
        return recording
    }

    /// Runs a scene in virtual time, and looks for defects.
    ///
    /// - Throws: ``Failure``.
    @MainActor func lint(_ scene: Scene, _ options: RecordingOptions) throws -> Lint {
        let lint = try playing(scene) {
            try Lint(of: scene, limit: options.limit, drawsTextAsBlocks: options.text == .blocks)
        }
        try report(lint.unsupported, of: scene, isStrict: options.isStrict)
        return lint
    }

    @MainActor private func playing<Result>(_ scene: Scene, _ play: () throws -> Result) throws(Failure) -> Result {
        do {
            return try play()
        } catch let error as RecordingError {
            throw Failure(error)
        } catch {
            throw Failure(.badScene, "scene “\(scene.name)”: its set-up failed: \(error)")
        }
    }

    private func report(_ uses: [Recording.UnsupportedUse], of scene: Scene, isStrict: Bool) throws {
        let lines = uses.map { "scene “\(scene.name)” uses \($0.api), which is not supported: \($0.instead)" }
        guard isStrict, !lines.isEmpty else { return lines.forEach(console.warning) }
        throw Failure(.badScene, lines.joined(separator: "\n"))
    }

    /// A command's data, all at once.
    func print(_ text: String) throws(Failure) { try io.output.write(text) }
}
