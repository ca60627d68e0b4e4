internal import FrameOutput
internal import FramePNG
internal import FrameTiming
internal import Glibc

/// What only the formats that hold all frames in one file are asked.
struct MovieOptions {
    static let format = Option(
        "--format", takes: "FORMAT",
        help:
            "\(OutputFormat.names) (default: what the path ends in). png is a file a frame; mp4, webm, mov and gif are "
            + "made by ffmpeg, which must be installed; y4m, rgba and apng may go to standard output, -o -.")
    static let holdFirst = Option(
        "--hold-first", takes: "TIME", help: "How much longer the first frame of a movie shows: 0.5s, 500ms, or frames."
    )
    static let holdLast = Option("--hold-last", takes: "TIME", help: "How much longer the last frame shows.")
    static let loop = Option(
        "--loop", takes: "N", help: "How often an apng or gif plays; 0, the default, is without end.")
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
        guard format == .apng || format == .film(.gif) else {
            throw Failure.usage("--loop is for apng and gif; players decide how often a \(format.name) plays")
        }
        guard let count = Int(text), (0...65_535).contains(count) else {
            throw Failure.usage("--loop \(text): expected a number from 0 to 65535")
        }
        return count
    }
}

extension OutputFormat {
    /// For help and messages.
    static var names: String { allCases.map(\.name).joined(separator: ", ") }
}
