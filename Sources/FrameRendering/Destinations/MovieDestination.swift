internal import FrameFiles
public import FrameOutput
public import FramePNG
internal import FrameTiming
internal import Glibc

/// A movie: its format, its file, and how it plays.
public struct MovieDestination: Equatable, Sendable {
    public let format: OutputFormat
    public let target: MovieTarget
    /// The playback settings. Their rate is replaced by the rate of the job.
    public var settings: MovieSettings
    /// The compression of an animated PNG.
    public var compression = PNGCompression.fast
    /// The path of the manifest; `nil` if none is written.
    public var manifestPath: String?

    /// The folders in which `ffmpeg` is looked up, as in `PATH`.
    package var programFolders = getenv("PATH").map { String(cString: $0) } ?? ""

    /// Creates a movie. If its format needs `ffmpeg`, the one on `PATH` encodes it, unless ``settings`` name another.
    public init(_ format: OutputFormat, to target: MovieTarget) {
        self.format = format
        self.target = target
        settings = MovieSettings(rate: .fps60)
    }

    /// The path of the file; `nil` for standard output.
    public var path: String? {
        switch target {
        case .file(let path, _): path
        case .standardOutput: nil
        }
    }

    /// - Throws: ``RenderError`` for settings that contradict each other.
    func check() throws(RenderError) {
        if format.isSequence { throw .notAMovie(format) }
        if target == .standardOutput, !format.isStream { throw .notAStream(format) }
        if settings.plays != 0, !format.hasLoopCount { throw .repetitions(format) }
        for hold in [settings.holdFirst, settings.holdLast] where !(0...FrameSelection.mostFrames).contains(hold) {
            throw .hold(hold)
        }
        if !GIFPalette.colorRange.contains(settings.palette.colors) { throw .colors(settings.palette.colors) }
        if let manifestPath, manifestPath == path ?? "-" { throw .manifestIsMovie(manifestPath) }
    }

    /// - Throws: ``RenderError/output(_:)`` if the frames of the movie, with those that hold its ends, are too many.
    func check(frames count: Int) throws(RenderError) {
        let held = count + settings.holdFirst + settings.holdLast
        guard held <= FrameSelection.mostFrames else {
            throw .output(.tooManyFrames(held, most: FrameSelection.mostFrames))
        }
    }

    /// The duration of a movie with this number of frames, played once, in seconds.
    func duration(ofFrames count: Int) -> Double {
        Double((count + settings.holdFirst + settings.holdLast) * settings.rate.denominator)
            / Double(settings.rate.numerator)
    }

    func sink() -> any FrameSink {
        var settings = settings
        if format.needsFFmpeg, settings.ffmpeg == nil {
            settings.ffmpeg = InstalledProgram.path(named: "ffmpeg", in: programFolders)
        }
        return format.movieSink(to: target, settings: settings, compression: compression)
    }
}
