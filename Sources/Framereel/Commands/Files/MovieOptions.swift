internal import FrameOutput
internal import FramePNG
internal import FrameTiming
internal import Glibc

/// What only the formats that hold all frames in one file are asked.
struct MovieOptions {
    static let format = Option(
        "--format", takes: "FORMAT",
        help:
            "\(OutputFormat.list()) (default: by the extension of the output path). "
            + "One file per frame: \(OutputFormat.list(where: \.isSequence)). "
            + "Exact pixels: \(OutputFormat.list(where: \.isLossless)). "
            + "Need ffmpeg: \(OutputFormat.list(where: \.needsFFmpeg)). "
            + "Can be piped with -o -: \(OutputFormat.list(where: \.isStream)).")
    static let holdFirst = Option(
        "--hold-first", takes: "TIME", help: "How much longer the first frame of a movie shows: 0.5s, 500ms, or frames."
    )
    static let holdLast = Option("--hold-last", takes: "TIME", help: "How much longer the last frame shows.")
    static let loop = Option(
        "--loop", takes: "N",
        help: "How often an \(OutputFormat.list("or", where: \.hasLoopCount)) plays; 0, the default, loops forever.")
    static let options = [format, holdFirst, holdLast, loop]

    /// The longest a frame may be held, in frames.
    private static let longestHold = 1_000_000

    let settings: MovieSettings

    /// - Parameter format: The one chosen, by its option or its path.
    init(_ arguments: Arguments, for format: OutputFormat, rate: FrameRate) throws {
        settings = MovieSettings(
            rate: rate, holdFirst: try Self.hold(Self.holdFirst, arguments, rate),
            holdLast: try Self.hold(Self.holdLast, arguments, rate), plays: try Self.plays(arguments, format))
    }

    /// Nothing of it may be said of a sequence of files.
    static func refuse(_ arguments: Arguments) throws(Failure) {
        if let option = [holdFirst, holdLast, loop].first(where: arguments.has) {
            throw .usage("\(option.longName) is for movies, and every frame has a file of its own here; see --format")
        }
    }

    private static func hold(_ option: Option, _ arguments: Arguments, _ rate: FrameRate) throws -> Int {
        guard let text = arguments.text(of: option) else { return 0 }
        switch try FrameMoment(text) {
        case .frame, .time: return try FrameMoment(text).frame(ofCount: longestHold, at: rate)
        case .first, .last, .percent:
            throw Failure.usage(
                "\(option.longName) \(text): expected a time such as 0.5s or 500ms, or a number of frames")
        }
    }

    private static func plays(_ arguments: Arguments, _ format: OutputFormat) throws -> Int {
        guard let text = arguments.text(of: loop) else { return 0 }
        guard format.hasLoopCount else {
            throw Failure.usage(
                "--loop is for \(OutputFormat.list("and", where: \.hasLoopCount)); players decide how often a "
                    + "\(format.name) plays")
        }
        guard let count = Int(text), (0...65_535).contains(count) else {
            throw Failure.usage("--loop \(text): expected a number from 0 to 65535")
        }
        return count
    }
}
