internal import FrameOutput
internal import FrameTiming

/// The destination of rendered frames: one file per frame, or one movie.
enum RenderDestination {
    case sequence(FrameDestination)
    case movie(MovieDestination)

    static let options = FrameDestination.options + MovieOptions.options

    init(_ arguments: Arguments, rate: FrameRate) throws {
        let format = try Self.format(arguments)
        if format.isSequence {
            try MovieOptions.refuse(arguments)
            self = .sequence(try FrameDestination(arguments))
        } else {
            self = .movie(try MovieDestination(arguments, format, rate: rate))
        }
    }

    private static func format(_ arguments: Arguments) throws -> OutputFormat {
        let path = arguments.text(of: FrameDestination.output) ?? ""
        guard let name = arguments.text(of: MovieOptions.format) else {
            if path == "-" {
                throw Failure.usage(
                    "-o -: choose a format for standard output: --format \(OutputFormat.list("or", where: \.isStream))")
            }
            // The file pattern of a sequence can omit the extension.
            return (try? OutputFormat(ofPath: path)) ?? .png
        }
        guard let format = OutputFormat(rawValue: name) else {
            throw Failure.usage("--format \(name): expected one of \(OutputFormat.list())")
        }
        return format
    }

    /// Returns the destination of one shard.
    func narrowed(to shard: Shard) throws(Failure) -> RenderDestination {
        switch self {
        case .sequence(let sequence): return .sequence(try sequence.narrowed(to: shard))
        case .movie(let movie):
            throw .usage("--shard divides a sequence of files, and a \(movie.format.name) is one file")
        }
    }

    var manifestPath: String? {
        switch self {
        case .sequence(let sequence): sequence.manifestPath
        case .movie(let movie): movie.manifestPath
        }
    }

    var format: OutputFormat {
        switch self {
        case .sequence: .png
        case .movie(let movie): movie.format
        }
    }

    var folderInManifest: String {
        switch self {
        case .sequence(let sequence): sequence.folderInManifest
        case .movie: ""
        }
    }

    /// Returns the paths of all files except the manifest, in frame order.
    func paths(of plan: RunPlan) throws(OutputError) -> [String] {
        switch self {
        case .sequence(let sequence): try sequence.framePaths(of: plan)
        case .movie(let movie): movie.path == "-" ? [] : [movie.path]
        }
    }

    /// Destination as named in messages.
    var path: String {
        switch self {
        case .sequence(let sequence): sequence.pattern.path(of: sequence.pattern.printfName)
        case .movie(let movie): movie.path == "-" ? "standard output" : movie.path
        }
    }
}

/// Options for the destination of a command with a single result: a file or standard output.
struct SingleFile: OptionGroup {
    static let overwrite = Option(
        "--overwrite", help: "Replace existing files. Without it, an existing file is an error.")
    static let options = [overwrite]

    private let isReplacing: Bool

    init(_ arguments: Arguments) throws {
        isReplacing = arguments.has(Self.overwrite)
    }

    /// Returns the path of an HTML page.
    static func pagePath(_ arguments: Arguments, _ output: Option) throws -> String {
        try arguments.value(of: output, expected: "a path that ends in .html") { path in
            path.lowercased().hasSuffix(".html") && !path.hasSuffix("/.html") && path.count > ".html".count ? path : nil
        }
    }

    /// - Parameter path: The file to write; `-` is standard output.
    func write(_ bytes: [UInt8], to path: String, _ session: Session) throws {
        if path == "-" {
            try session.io.output.write(bytes)
        } else {
            try WholeFile.write(bytes, to: path, replacing: isReplacing)
        }
    }
}
