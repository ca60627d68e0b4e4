public import FrameOutput
public import FramePainting
public import FrameTiming

/// The frames and files of a ``RenderJob``, determined before the first frame is drawn.
public struct RenderPlan: Sendable {
    /// The frames to draw.
    public let run: FrameRun
    /// The destination, narrowed to the shard if the job has one.
    public let destination: RenderDestination
    /// The manifest's entry for the shard; `nil` without one.
    public let part: ManifestPart?
    /// The paths of all files except the manifest, in frame order; none for standard output.
    public let paths: [String]

    public var rate: FrameRate { run.drawing.rate }

    /// The size of the images in the files, in pixels.
    public var size: PixelSize {
        switch destination {
        case .sequence: run.plan.size
        case .movie(let movie): movie.format.size(of: run.plan.size)
        }
    }

    /// The duration of a movie played once, or of the scene for a sequence, in seconds.
    public var duration: Double {
        switch destination {
        case .sequence: run.frames.time.duration
        case .movie(let movie): movie.duration(ofFrames: run.plan.frames.count)
        }
    }

    /// A property of the files that may be unexpected; `nil` if there is none.
    public var warning: RenderWarning? {
        switch destination {
        case .sequence(let sequence):
            guard case .actual = sequence.numbering, let first = run.plan.frames.first, let last = run.plan.frames.last,
                last - first + 1 > run.plan.frames.count
            else { return nil }
            return .gaps
        case .movie(let movie):
            guard movie.format.keepsTimes(of: rate) else { return .times(movie.format, rate) }
            return movie.format.slowing(at: rate).map { .slow(movie.format, rate, factor: $0) }
        }
    }

    /// Draws and writes the frames, then writes the manifest.
    ///
    /// - Parameters:
    ///   - cancellation: Stops the run between two rows of a frame.
    ///   - progress: Called after every frame, on other threads, one call at a time.
    /// - Throws: ``RenderError``.
    @discardableResult public func write(
        cancellation: Cancellation = Cancellation(), progress: @escaping @Sendable (RunProgress) -> Void = { _ in }
    ) throws(RenderError) -> RenderResult {
        try write(into: destination.sink(), cancellation: cancellation, progress: progress)
    }

    /// Writes to a sink created by ``RenderDestination/sink()``.
    package func write(
        into sink: any FrameSink, cancellation: Cancellation, progress: @escaping @Sendable (RunProgress) -> Void
    ) throws(RenderError) -> RenderResult {
        try cancellation.heeding { () throws(RenderError) -> RenderResult in
            try RenderError.output { () throws(OutputError) -> RenderResult in
                let report = try run.write(into: sink, cancellation: cancellation, progress: progress)
                let manifest = try manifest(of: report)
                if report.left == 0, let path = destination.manifestPath { try manifest.write(to: path) }
                return RenderResult(report: report, manifest: manifest)
            }
        }
    }

    private func manifest(of report: RunReport) throws(OutputError) -> FrameManifest {
        let (recording, plan) = (run.recording, run.plan)
        return FrameManifest(
            scene: recording.name, size: plan.size,
            scale: run.frames.scale * Double(plan.size.width) / Double(plan.framing.part.width),
            rate: rate, duration: run.frames.duration, part: part, fonts: try recording.fontRecords(),
            records: report.records, folder: destination.folderInManifest)
    }
}

/// The outcome of a ``RenderJob``.
public struct RenderResult: Equatable, Sendable {
    public let report: RunReport
    /// The list of the frames, whether or not it was written to a file.
    public let manifest: FrameManifest
}

/// A property of rendered files that their users may not expect.
public enum RenderWarning: Equatable, Sendable {
    /// The numbers of the files have gaps, at which programs that read sequences stop.
    case gaps
    /// The format cannot represent the exact duration of frames at this rate.
    case times(OutputFormat, FrameRate)
    /// Browsers play the format so many times slower at this rate.
    case slow(OutputFormat, FrameRate, factor: Int)
}
