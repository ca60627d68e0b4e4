internal import FrameOutput
internal import FrameRecording

/// The purpose of a movie, which provides values for options that are not given.
///
/// A row names the formats and the length that the movie's recipient accepts. Everything else is a matter of taste.
enum MoviePreset: String, OptionChoice {
    case readme, appstore, slides, docs

    private struct Row {
        /// Values, keyed by the long names of their options.
        let values: [String: String]
        /// Accepted formats, of which the first is suggested.
        let formats: [OutputFormat]
        /// Length in seconds; `nil` for any.
        var length: ClosedRange<Double>?
    }

    /// Origins: GitHub's pages show GIF, APNG and WebP as images, and the column of a README is some 830 pixels wide; "App
    /// preview specifications" in Apple's App Store Connect help (H.264, at most 30 frames per second, 15 to 30 s,
    /// 886 x 1920 for iPhones of 6.1 inches and more, 10 to 12 megabits); 1080p for projectors; pages of documentation are
    /// shown on screens with two pixels per point.
    private var row: Row {
        switch self {
        case .readme:
            Row(
                values: ["--fps": "25", "--width": "400", "--hold-last": "1s"], formats: [.gif, .webp, .apng])
        case .appstore:
            Row(
                values: ["--fps": "30", "--canvas": "886x1920", "--bit-rate": "11000"],
                formats: [.mp4], length: 15...30)
        case .slides:
            Row(
                values: [
                    "--fps": "60", "--canvas": "1920x1080", "--background": "#F2F2F7", "--shadow": "40",
                    "--hold-last": "1s",
                ], formats: [.mp4, .mov, .webm])
        case .docs:
            Row(
                values: ["--fps": "30", "--width": "780", "--hold-last": "0.5s", "--quality": "80"],
                formats: [.mp4, .webm, .webp, .avif])
        }
    }

    /// Returns a command line with the values of the preset for the options that it does not name.
    func applied(to arguments: Arguments, among options: [Option]) -> Arguments {
        var result = arguments
        for option in options {
            guard let value = row.values[option.longName], !arguments.has(option), !isReplaced(option, arguments)
            else { continue }
            result = result.replacing(option, with: value)
        }
        return result
    }

    /// Whether the command line names another option for the same thing.
    private func isReplaced(_ option: Option, _ arguments: Arguments) -> Bool {
        let qualities = QualityOptions.options.map(\.longName)
        let sizes = [FramingOptions.scale, FramingOptions.width, FramingOptions.height].map(\.longName)
        let groups = [qualities, sizes].filter { $0.contains(option.longName) }
        let others = QualityOptions.options + [FramingOptions.scale, FramingOptions.width, FramingOptions.height]
        return others.contains { other in groups.contains { $0.contains(other.longName) } && arguments.has(other) }
    }

    /// Refuses a format that the recipient of the movie does not accept.
    func check(_ format: OutputFormat) throws(Failure) {
        guard row.formats.contains(format) else {
            throw .usage(
                "--preset \(rawValue) is for \(row.formats.map(\.name).joined(separator: ", ")), but this is a \(format.name); "
                    + "use -o movie.\(row.formats[0].name)")
        }
    }

    /// Refuses a length that the recipient of the movie does not accept.
    ///
    /// - Parameter duration: The length of the movie in seconds.
    func check(duration: Double) throws(Failure) {
        guard let length = row.length, !length.contains(duration) else { return }
        let advice =
            duration < length.lowerBound
            ? "--hold-first, --hold-last and --slow make it longer" : "--frames chooses a part"
        throw .usage(
            "--preset \(rawValue): expected a movie of \(Int(length.lowerBound)) to \(Int(length.upperBound)) s, but this one has "
                + "\(duration.secondsText) s; \(advice)")
    }
}

/// The option that chooses a ``MoviePreset``.
enum PresetOption {
    static let preset = Option(
        "--preset", takes: MoviePreset.allCases.map(\.rawValue).joined(separator: "|"),
        help:
            "Choose rate, size and quality for a README on GitHub, an App Store preview, slides, or documentation. "
            + "Other options take precedence.")

    /// Returns the preset that a command line names; `nil` for none.
    static func preset(_ arguments: Arguments) throws -> MoviePreset? {
        arguments.has(preset) ? try arguments.choice(of: preset) : nil
    }
}
