internal import FrameOutput
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
        let recording: Recording
        do {
            recording = try Recording(
                of: scene, limit: options.limit, rate: rate, drawsTextAsBlocks: options.text == .blocks)
        } catch let error as RecordingError {
            throw Failure(error)
        } catch {
            throw Failure(.badScene, "scene “\(scene.name)”: its set-up failed: \(error)")
        }
        console.detail(
            "\(scene.name): \(recording.duration) s of virtual time, \(recording.trace.events.count) events, "
                + "\(recording.timeline.commits.count) commits")
        if io.cancellation.isRequested { throw Failure(.interrupted, "interrupted") }
        try report(recording.unsupported, of: scene, isStrict: options.isStrict)
        return recording
    }

    private func report(_ uses: [Recording.UnsupportedUse], of scene: Scene, isStrict: Bool) throws {
        let lines = uses.map { "scene “\(scene.name)” uses \($0.api), which is not supported: \($0.instead)" }
        guard isStrict, !lines.isEmpty else { return lines.forEach(console.warning) }
        throw Failure(.badScene, lines.joined(separator: "\n"))
    }

    /// A command's data, all at once.
    func print(_ text: String) throws(Failure) { try io.output.write(text) }
}
