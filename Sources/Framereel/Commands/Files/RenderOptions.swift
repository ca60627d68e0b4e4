internal import FrameOutput
internal import FrameRendering
internal import FrameTiming

/// Options for the destination of rendered frames: one file per frame, or one movie.
struct RenderOptions {
    static let options = SequenceOptions.options + MovieOptions.options

    let destination: RenderDestination
    /// The option that opens a movie; `nil` for a sequence.
    let opening: OpenOption?

    init(_ arguments: Arguments, rate: FrameRate) throws {
        let format = try Self.format(arguments)
        if format.isSequence {
            try MovieOptions.refuse(arguments)
            destination = .sequence(try SequenceOptions(arguments).destination)
            opening = nil
        } else {
            let movie = try MovieOptions(arguments, for: format, rate: rate)
            destination = .movie(movie.destination)
            opening = movie.opening
        }
        try destination.check()
    }

    static func format(_ arguments: Arguments) throws -> OutputFormat {
        let path = arguments.text(of: SequenceOptions.output) ?? ""
        guard let name = arguments.text(of: MovieOptions.format) else {
            if path == "-" {
                throw Failure.usage(
                    "-o -: choose a format for standard output: --format \(OutputFormat.list("or", where: \.isStream))")
            }
            // The pattern of a sequence can omit the extension.
            return (try? OutputFormat(ofPath: path)) ?? .png
        }
        guard let format = OutputFormat(rawValue: name) else {
            throw Failure.usage("--format \(name): expected one of \(OutputFormat.list())")
        }
        return format
    }

    /// The destination. Programs that it needs are looked up on the command's `PATH`.
    func destination(_ io: CommandIO) -> RenderDestination {
        guard case .movie(var movie) = destination else { return destination }
        movie.programFolders = io.programFolders
        return .movie(movie)
    }
}

extension RenderDestination {
    /// The name of the destination in messages.
    var name: String {
        switch self {
        case .sequence(let sequence): sequence.pattern.path(of: sequence.pattern.printfName)
        case .movie(let movie): movie.path ?? "standard output"
        }
    }
}
