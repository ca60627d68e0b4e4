internal import FrameOutput
internal import FramePNG
internal import FramePainting
internal import FrameTiming
internal import Glibc

/// The one file that all frames of a run go into.
struct MovieDestination {
    let format: OutputFormat
    /// `-` for standard output.
    let path: String
    let manifestPath: String?
    private let settings: MovieSettings
    private let compression: PNGCompression
    private let replacing: Bool

    init(_ arguments: Arguments, _ format: OutputFormat, rate: FrameRate) throws {
        self.format = format
        guard arguments.has(FrameDestination.output), let path = arguments.text(of: FrameDestination.output) else {
            throw Failure.usage("--format \(format.name) makes one file: say which, -o film.\(format.name)")
        }
        self.path = path
        if path == "-", !format.isStream {
            throw Failure.usage(
                "-o -: ffmpeg seeks in a \(format.name), so it needs a file; "
                    + "\(OutputFormat.list("and", where: \.isStream)) can be piped")
        }
        let sequenceOnly = [
            FrameDestination.startNumber, FrameDestination.numbering, FrameDestination.skipExisting,
            FrameDestination.claim, FrameDestination.clean, FrameDestination.link,
        ]
        if let option = sequenceOnly.first(where: arguments.has) {
            throw Failure.usage("\(option.longName) is for sequences of files, and a \(format.name) is one file")
        }
        settings = try MovieOptions(arguments, for: format, rate: rate).settings
        compression = try CompressionOption(arguments).compression
        if !format.hasCompressionLevel, arguments.has(CompressionOption.compression) {
            throw Failure.usage(
                "--compression is for \(OutputFormat.list("and", where: \.hasCompressionLevel)), so it does not go with "
                    + "--format \(format.name)")
        }
        replacing = arguments.has(FrameDestination.overwrite)
        _ = try arguments.oneOf(FrameDestination.manifest, FrameDestination.noManifest)
        manifestPath = arguments.text(of: FrameDestination.manifest)
        if manifestPath == path { throw Failure.usage("--manifest \(path): that is the movie") }
    }

    func sink(_ io: CommandIO) -> any FrameSink {
        var settings = settings
        settings.ffmpeg = io.program(named: "ffmpeg")
        let target: MovieTarget = path == "-" ? .standardOutput : .file(path: path, replacing: replacing)
        return format.movieSink(to: target, settings: settings, compression: compression)
    }

    /// A warning when the format cannot keep the times of the recording's frames.
    func warning(at rate: FrameRate) -> String? {
        guard !format.keepsTimes(of: rate) else { return nil }
        if let other = format.reducedRate(for: rate) {
            return
                "a \(format.name) counts hundredths of a second, and browsers slow down frames shorter than two: \(rate) "
                + "frames per second become \(other); --fps 50 or 25 are exact, and other formats keep the rate"
        }
        return
            "a \(format.name) counts hundredths of a second: at \(rate) frames per second some frames show a hundredth longer than "
            + "others; 50, 25, 20 and 10 are exact"
    }
}
