internal import FrameOutput
internal import FrameRendering
internal import FrameTiming

/// Options for formats that hold all frames in one file.
struct MovieOptions {
    static let format = Option(
        "--format", takes: "FORMAT",
        help: "\(OutputFormat.list()) (default: from the extension). "
            + "One file per frame: \(OutputFormat.list(where: \.isSequence)). "
            + "Exact pixels: \(OutputFormat.list(where: \.isLossless)). "
            + "Need an installed ffmpeg: \(OutputFormat.list(where: \.needsFFmpeg)). "
            + "Can be written to stdout with -o -: \(OutputFormat.list(where: \.isStream)). "
            + "The colors of y4m are those of BT.709: ffmpeg reads them with -vf scale=in_color_matrix=bt709.")
    static let holdFirst = Option(
        "--hold-first", takes: "TIME",
        help: "Show the first frame of a movie longer by 0.5s, 500ms, or a number of frames.")
    static let holdLast = Option("--hold-last", takes: "TIME", help: "Show the last frame of a movie longer.")
    static let loop = Option(
        "--loop", takes: "N",
        help: "How often an \(OutputFormat.list("or", where: \.hasLoopCount)) plays; 0 repeats forever (default: 0).")
    static let palette = Option(
        "--palette", default: GIFPalette.Source.movie,
        help: "What the colors of a gif are chosen from: the whole movie, what moves in it, or each frame for itself.")
    static let colors = Option(
        "--colors", takes: "N",
        help: "How many colors a gif has, \(GIFPalette.colorRange.lowerBound) to \(GIFPalette.colorRange.upperBound); "
            + "fewer make smaller files (default: 256).")
    static let dither = Option(
        "--dither", default: GIFPalette.Dither.diffused,
        help: "How a gif shows colors that it does not have: by noise, by a pattern that stays in place and compresses "
            + "better, or as the nearest one.")
    static let options =
        [format, holdFirst, holdLast, loop] + QualityOptions.options + [palette, colors, dither, OpenOption.open]

    /// Options of sequences that a movie does not have.
    private static let ofSequences = [
        SequenceOptions.startNumber, SequenceOptions.numbering, SequenceOptions.skipExisting, SequenceOptions.claim,
        SequenceOptions.clean, SequenceOptions.link,
    ]

    let destination: MovieDestination
    /// Opens the movie with `--open`.
    let opening: OpenOption

    /// - Parameter format: The format chosen by option or path.
    init(_ arguments: Arguments, for format: OutputFormat, rate: FrameRate) throws {
        guard arguments.has(SequenceOptions.output), let path = arguments.text(of: SequenceOptions.output) else {
            throw Failure.usage("--format \(format.name) makes one file: name it, -o movie.\(format.name)")
        }
        let isReplacing = arguments.has(SequenceOptions.overwrite)
        var movie = MovieDestination(
            format, to: path == "-" ? .standardOutput : .file(path: path, replacing: isReplacing))
        if let option = Self.ofSequences.first(where: arguments.has) {
            throw Failure.usage("\(option.longName) is for sequences of files, and a \(format.name) is one file")
        }
        movie.settings.holdFirst = try Self.hold(Self.holdFirst, arguments, rate)
        movie.settings.holdLast = try Self.hold(Self.holdLast, arguments, rate)
        movie.settings.plays = try Self.plays(arguments, format)
        movie.settings.quality = try QualityOptions(arguments).quality(of: format)
        movie.settings.palette = try Self.palette(arguments, format)
        movie.compression = try CompressionOption(arguments).compression
        if !format.hasCompressionLevel, arguments.has(CompressionOption.compression) {
            throw Failure.usage(
                "--compression is for \(OutputFormat.list("and", where: \.hasCompressionLevel)), so it does not go with "
                    + "--format \(format.name)")
        }
        opening = try OpenOption(arguments, output: path)
        _ = try arguments.oneOf(SequenceOptions.manifest, SequenceOptions.noManifest)
        movie.manifestPath = arguments.text(of: SequenceOptions.manifest)
        destination = movie
    }

    /// A warning about frames of this rate, which do not show for exactly their times in the format.
    static func warning(_ format: OutputFormat, at rate: FrameRate) -> String {
        if let other = format.reducedRate(for: rate) {
            return
                "a \(format.name) counts hundredths of a second, and browsers slow down frames shorter than two: \(rate) "
                + "frames per second become \(other); --fps 50 or 25 are exact, and other formats keep the rate"
        }
        return
            "a \(format.name) counts hundredths of a second: at \(rate) frames per second some frames show a hundredth longer than "
            + "others; 50, 25, 20 and 10 are exact"
    }

    /// - Throws: ``Failure`` if a movie option is given for a sequence.
    static func refuse(_ arguments: Arguments) throws(Failure) {
        if let option = options.filter({ $0.longName != format.longName }).first(where: arguments.has) {
            throw .usage("\(option.longName) is for movies, and every frame has a file of its own here; see --format")
        }
    }

    private static func hold(_ option: Option, _ arguments: Arguments, _ rate: FrameRate) throws -> Int {
        guard let text = arguments.text(of: option) else { return 0 }
        let moment = try FrameMoment(text)
        switch moment {
        case .frame, .time:
            let most = FrameSelection.mostFrames
            guard let count = try? moment.frame(ofCount: most + 1, at: rate) else {
                throw Failure.usage("\(option.longName) \(text): expected at most \(most) frames")
            }
            return count
        case .first, .last, .percent:
            throw Failure.usage(
                "\(option.longName) \(text): expected a time such as 0.5s or 500ms, or a number of frames")
        }
    }

    private static func palette(_ arguments: Arguments, _ format: OutputFormat) throws -> GIFPalette {
        if format != .gif, let option = [palette, colors, dither].first(where: arguments.has) {
            throw Failure.usage("\(option.longName) is for a gif; a \(format.name) has as many colors as it needs")
        }
        var result = GIFPalette(from: try arguments.choice(of: palette), dither: try arguments.choice(of: dither))
        if let text = arguments.text(of: colors) {
            guard let count = Int(text), GIFPalette.colorRange.contains(count) else {
                throw Failure.usage(
                    "--colors \(text): expected a number from \(GIFPalette.colorRange.lowerBound) to "
                        + "\(GIFPalette.colorRange.upperBound)")
            }
            result.colors = count
        }
        return result
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
