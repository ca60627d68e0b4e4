import FrameTiming

/// The `ffmpeg` encoders used for movies, with their arguments.
///
/// ffmpeg receives exact pixels. Every encoder except ProRes is lossy; with these settings, a still of a user interface
/// shows no difference next to the PNG. (Tuned: text edges and a dimming gradient compared at 300 %.)
public enum FFmpegCodec: Sendable {
    /// H.264, 4:2:0, quality 16. It plays everywhere but has no alpha.
    case h264
    /// VP9, 4:2:0, quality 24, for the web. It has alpha if the canvas does.
    case vp9
    /// ProRes 4444, 10 bit, for editing. It has alpha if the canvas does.
    case proRes
    /// GIF, with delays in hundredths of a second.
    case palette(GIFPalette)
    /// WebP: a still without an explicit quality is lossless, and everything else has quality 85. It has alpha if the
    /// canvas does.
    case webP
    /// AV1, 4:4:4, quality 20, as an image or a sequence of images.
    case av1

    /// Returns the arguments between the input and the output path.
    ///
    /// - Parameter isStill: Whether there is a single frame.
    func arguments(isOpaque: Bool, _ settings: MovieSettings, isStill: Bool = false) -> [String] {
        let (rate, plays) = (settings.rate, settings.plays)
        let keys = settings.keyInterval.map { ["-g", "\($0)"] } ?? []
        return switch self {
        case .h264:
            Self.scaled("yuv420p") + ["-c:v", "libx264", "-preset", Self.preset(settings.effort)]
                + control(settings.quality) + keys
                + Self.threads + Self.color + ["-movflags", "+faststart", "-f", "mp4"]
        case .vp9:
            Self.scaled(isOpaque ? "yuv420p" : "yuva420p")
                + ["-c:v", "libvpx-vp9"] + control(settings.quality) + keys + ["-row-mt", "0"] + Self.threads
                + (isOpaque ? [] : ["-auto-alt-ref", "0"]) + Self.color + ["-f", "webm"]
        case .webP:
            ["-vf", "format=bgra", "-c:v", isStill ? "libwebp" : "libwebp_anim", "-compression_level", "6"]
                + (isStill && settings.quality == .standard ? ["-lossless", "1"] : control(settings.quality))
                + ["-loop", "\(plays)", "-f", "webp"]
        case .av1:
            Self.scaled("yuv444p") + ["-c:v", "libaom-av1", "-cpu-used", "6"] + control(settings.quality)
                + (isStill ? ["-still-picture", "1"] : []) + ["-row-mt", "0"] + Self.threads + Self.color
                + ["-f", "avif"]
        case .proRes:
            Self.scaled(isOpaque ? "yuv444p10le" : "yuva444p10le")
                + ["-c:v", "prores_ks", "-profile:v", "4444", "-vendor", "apl0"] + Self.color + ["-f", "mov"]
        case .palette(let palette):
            [
                "-filter_complex",
                // By default, the filter ends at the rounded end, which may leave out the last frame.
                (OutputFormat.gif.reducedRate(for: rate).map { "fps=\($0):eof_action=pass," } ?? "")
                    + "split[a][b];[a]\(palette.generation)[p];[b][p]\(palette.use)",
                // ffmpeg counts repetitions: 0 loops forever, −1 plays once.
                "-loop", "\(plays == 0 ? 0 : plays == 1 ? -1 : plays - 1)", "-f", "gif",
            ]
        }
    }

    /// The preset of x264 for an effort.
    private static func preset(_ effort: MovieSettings.Effort) -> String {
        switch effort {
        case .low: "veryfast"
        case .standard: "medium"
        case .high: "slower"
        }
    }

    /// Returns the arguments for a quality.
    ///
    /// Tuned: the factors of a share are linear between a poor picture and one without visible loss, so that 90 is
    /// close to the standard.
    private func control(_ quality: MovieQuality) -> [String] {
        let (standard, worst, slope) =
            switch self {
            case .h264: (16, 46, 0.33)
            case .vp9: (24, 60, 0.4)
            case .av1: (20, 60, 0.45)
            case .webP, .proRes, .palette: (85, 0, -1.0)
            }
        let factor: Int
        switch quality {
        case .standard: factor = standard
        case .share(let share): factor = Int((Double(worst) - slope * Double(share)).rounded())
        case .factor(let own): factor = own
        case .bitRate(let rate): return ["-b:v", "\(rate)k"]
        }
        return switch self {
        case .h264: ["-crf", "\(min(factor, 51))"]
        case .vp9, .av1: ["-crf", "\(factor)", "-b:v", "0"]
        case .webP: ["-quality", "\(factor)"]
        case .proRes, .palette: []
        }
    }

    /// The number of threads, which decides how the encoders divide the frames and thus the bytes. By default, it
    /// depends on the number of processors.
    private static let threads = ["-threads", "4"]

    /// sRGB has the primaries of BT.709. The matrix is named because players otherwise guess it from the height.
    private static let color = [
        "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "iec61966-2-1", "-color_range", "tv",
    ]

    private static func scaled(_ pixelFormat: String) -> [String] {
        [
            "-vf",
            "scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int,format=\(pixelFormat),"
                // The ProRes encoder writes the properties of frames into their headers, not those of the options.
                + "setparams=colorspace=bt709:color_primaries=bt709:color_trc=iec61966-2-1:range=tv",
        ]
    }
}
