public import FrameOutput
public import FrameRecording
internal import FrameTiming

/// A scene rendered to files: the selected frames, how they are drawn, by how many workers, and where they are written.
///
/// A job is a value, so it can be planned, compared with existing files, and run again:
///
///     import Framereel
///     import UIKit
///
///     @MainActor func renderCard() throws {
///         let scene = Scene("card", device: .iPhone15) { world in
///             let list = ListViewController()
///             world.window.rootViewController = list
///             world.at(0.2) { list.present(CardViewController(), animated: true) }
///         }
///         var job = try RenderJob(scene, to: "frames/%05d.png", fps: 30, frames: "0.2s-last")
///         job.drawing.overlays = [.touches]
///         job.workers = 4
///         let result = try job.run { progress in
///             print("frame \(progress.done) of \(progress.total)")
///         }
///         print("\(result.report.written) frames, listed in frames/manifest.json")
///     }
///
/// A sequence of files can be resumed, a movie has settings of its own, and a plan lists the files before they are
/// written:
///
///     var sequence = try SequenceDestination("frames/%05d.png")
///     sequence.existing = .skip
///     let job = RenderJob(scene, to: .sequence(sequence))
///     let plan = try job.plan(for: job.record())
///     print(plan.paths)
///     try plan.write()
public struct RenderJob: Sendable {
    public var scene: Scene
    /// The virtual time in seconds after which a scene that does not end by itself is stopped.
    public var limit = 60.0
    /// Whether each word is drawn as a rectangle whose size does not depend on any font.
    public var drawsTextAsBlocks = false
    public var drawing = FrameDrawing()
    public var frames = FrameSelection.all
    /// The part of the frames to render when several runs share the work; `nil` for all frames.
    public var shard: Shard?
    public var destination: RenderDestination
    /// The number of drawing threads, from 1 to 64, which has no effect on the bytes.
    public var workers = FrameRun.standardWorkers
    /// Whether the manifest in the result contains digests even if no manifest is written.
    public var computesDigests = false

    public init(_ scene: Scene, to destination: RenderDestination) {
        self.scene = scene
        self.destination = destination
    }

    /// - Parameters:
    ///   - path: A pattern such as `frames/%05d.png`, or a name with the extension of a movie format.
    ///   - fps: Frames per second.
    ///   - frames: The selected frames, such as `0,5,10-20x2,0.2s-0.7s/6,50%,last`.
    /// - Throws: ``RenderError`` for an invalid path, rate or selection.
    public init(
        _ scene: Scene, to path: String, fps: Int = 60, frames: String = FrameSelection.all.text
    ) throws(RenderError) {
        guard let rate = FrameRate(fps) else { throw .rate(fps) }
        self.init(scene, to: try RenderDestination(path: path))
        drawing.rate = rate
        self.frames = try RenderError.output { () throws(OutputError) in try FrameSelection(frames) }
    }
}

extension RenderJob {
    /// Runs the scene, draws the frames and writes them.
    ///
    /// - Parameters:
    ///   - cancellation: Stops the run between two rows of a frame.
    ///   - progress: Called after every frame, on other threads, one call at a time.
    /// - Throws: ``RenderError``, `RecordingError`, or the error of the scene's own setup.
    @discardableResult @MainActor public func run(
        cancellation: Cancellation = Cancellation(), progress: @escaping @Sendable (RunProgress) -> Void = { _ in }
    ) throws -> RenderResult {
        try check()
        return try plan(for: record()).write(cancellation: cancellation, progress: progress)
    }

    /// Runs the scene in virtual time.
    ///
    /// - Throws: `RecordingError`, or the error of the scene's own setup.
    @MainActor public func record() throws -> Recording {
        try Recording(of: scene, limit: limit, rate: drawing.rate, drawsTextAsBlocks: drawsTextAsBlocks)
    }

    /// Refuses a job that cannot succeed, no matter what the scene does. Callable before the scene runs.
    ///
    /// - Throws: ``RenderError``.
    public func check() throws(RenderError) {
        try drawing.framing.check()
        _ = try ownDestination()
    }

    /// Decides which files to write for a recording of the scene. Nothing is written yet.
    ///
    /// - Throws: ``RenderError`` if the recording cannot be written as requested.
    public func plan(for recording: Recording) throws(RenderError) -> RenderPlan {
        let destination = try ownDestination()
        let drawn = try drawing.frames(of: recording)
        let numbers = try drawn.numbers(frames)
        if case .movie(let movie) = destination { try movie.check(frames: numbers.count) }
        let framing = try drawn.framing(hasEvenSides: destination.format.hasEvenSides)
        let plan = RunPlan(
            framing, frames: numbers, shard: shard ?? .whole,
            computesDigests: computesDigests || destination.manifestPath != nil)
        let paths = try RenderError.output { () throws(OutputError) in try destination.paths(of: plan) }
        if let manifest = destination.manifestPath, paths.contains(manifest) { throw .manifestIsFrame(manifest) }
        let part = shard.map { ManifestPart(shard: $0, selection: frames.text, total: plan.frames.count) }
        return RenderPlan(
            run: FrameRun(
                drawn, plan, workers: workers, hasFullAlpha: destination.format.hasFullAlpha),
            destination: destination, part: part, paths: paths)
    }

    /// The destination, checked, at the job's frame rate, and narrowed to the shard if there is one.
    private func ownDestination() throws(RenderError) -> RenderDestination {
        try destination.check()
        let whole = destination.playing(at: drawing.rate)
        guard let shard else { return whole }
        return try whole.narrowed(to: shard)
    }
}
