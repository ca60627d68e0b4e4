public import FrameOutput
internal import FrameTiming

/// The destination of rendered frames: one file per frame, or one movie.
public enum RenderDestination: Equatable, Sendable {
    case sequence(SequenceDestination)
    case movie(MovieDestination)

    /// - Parameter path: A pattern such as `frames/%05d.png`, or a name with the extension of a movie format.
    /// - Throws: ``RenderError/output(_:)`` for an extension that names no format, or a malformed pattern.
    public init(path: String) throws(RenderError) {
        // A pattern can omit the extension.
        let format = (try? OutputFormat(ofPath: path)) ?? .png
        self =
            format.isSequence
            ? .sequence(try SequenceDestination(path))
            : .movie(MovieDestination(format, to: .file(path: path, replacing: false)))
    }

    public var format: OutputFormat {
        switch self {
        case .sequence: .png
        case .movie(let movie): movie.format
        }
    }

    /// The path of the manifest; `nil` if none is written.
    public var manifestPath: String? {
        switch self {
        case .sequence(let sequence): sequence.manifestPath
        case .movie(let movie): movie.manifestPath
        }
    }

    /// The path from the manifest's folder to the folder of the frames: empty, or ending in `/`.
    var folderInManifest: String {
        switch self {
        case .sequence(let sequence): sequence.folderInManifest
        case .movie: ""
        }
    }

    /// - Throws: ``RenderError`` for settings that contradict each other.
    package func check() throws(RenderError) {
        switch self {
        case .sequence(let sequence): try sequence.check()
        case .movie(let movie): try movie.check()
        }
    }

    /// The destination with the frame rate of its job, which only affects a movie.
    func playing(at rate: FrameRate) -> RenderDestination {
        guard case .movie(var movie) = self else { return self }
        movie.settings.rate = rate
        return .movie(movie)
    }

    /// The destination of a single shard.
    func narrowed(to shard: Shard) throws(RenderError) -> RenderDestination {
        switch self {
        case .sequence(let sequence): .sequence(try sequence.narrowed(to: shard))
        case .movie(let movie): throw .partOfMovie(movie.format)
        }
    }

    /// The paths of all files except the manifest, in frame order.
    func paths(of plan: RunPlan) throws(OutputError) -> [String] {
        switch self {
        case .sequence(let sequence): try sequence.framePaths(of: plan)
        case .movie(let movie): movie.path.map { [$0] } ?? []
        }
    }

    /// The sink that writes to the destination.
    ///
    /// - Throws: ``RenderError`` if the manifest of an earlier run is needed and cannot be read.
    package func sink() throws(RenderError) -> any FrameSink {
        switch self {
        case .sequence(let sequence): try sequence.sink()
        case .movie(let movie): movie.sink()
        }
    }
}
