public import FrameTiming

/// The films that `ffmpeg` makes of our frames, and how it is told to.
///
/// It is given the pixels exactly. What it makes of them loses something in every format but MOV: the settings are those
/// at which a still of an interface shows no difference beside the PNG (tuned, by looking at text edges and at a dimming
/// gradient at 300 %).
public enum FilmFormat: String, CaseIterable, Sendable {
    /// H.264, 4:2:0, quality 16: plays everywhere. No alpha.
    case mp4
    /// VP9, 4:2:0, quality 24: for the web; with alpha where the canvas has it.
    case webm
    /// ProRes 4444, 10 bit: for editing; with alpha where the canvas has it.
    case mov
    /// 256 colours chosen from all frames, dithered; hundredths of a second.
    case gif

    /// Whether pixels may be seen through.
    var hasAlpha: Bool {
        switch self {
        case .webm, .mov, .gif: true
        case .mp4: false
        }
    }

    /// What follows the input on ffmpeg's command line, before the path.
    func arguments(isOpaque: Bool, rate: FrameRate, plays: Int) -> [String] {
        // sRGB's primaries are BT.709's; the matrix is named because players guess it from the height otherwise.
        let color = [
            "-colorspace", "bt709", "-color_primaries", "bt709", "-color_trc", "iec61966-2-1", "-color_range", "tv",
        ]
        func scaled(_ pixels: String) -> [String] {
            ["-vf", "scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int,format=\(pixels)"]
        }
        switch self {
        case .mp4:
            return scaled("yuv420p") + ["-c:v", "libx264", "-preset", "medium", "-crf", "16"] + color
                + ["-movflags", "+faststart", "-f", "mp4"]
        case .webm:
            return scaled(isOpaque ? "yuv420p" : "yuva420p")
                + ["-c:v", "libvpx-vp9", "-crf", "24", "-b:v", "0", "-row-mt", "1"]
                + (isOpaque ? [] : ["-auto-alt-ref", "0"]) + color + ["-f", "webm"]
        case .mov:
            return scaled(isOpaque ? "yuv444p10le" : "yuva444p10le")
                + ["-c:v", "prores_ks", "-profile:v", "4444", "-vendor", "apl0"] + color + ["-f", "mov"]
        case .gif:
            let thinned = gifRate(of: rate) == nil ? "" : "fps=50,"
            return [
                "-filter_complex",
                "\(thinned)split[a][b];[a]palettegen=stats_mode=full[p];"
                    + "[b][p]paletteuse=dither=sierra2_4a:diff_mode=rectangle",
                // ffmpeg counts repetitions: 0 for without end, −1 for none.
                "-loop", "\(plays == 0 ? 0 : plays == 1 ? -1 : plays - 1)", "-f", "gif",
            ]
        }
    }

    /// The rate a GIF plays at where it cannot be `rate`: 50 in a second, the most that browsers play as they should.
    /// They slow down frames of less than two hundredths of a second to a tenth.
    public func gifRate(of rate: FrameRate) -> Int? {
        switch self {
        case .mp4, .webm, .mov: nil
        case .gif: rate.numerator > 50 * rate.denominator ? 50 : nil
        }
    }

    /// Whether a frame's time is a whole number of hundredths of a second, which is all a GIF knows.
    public func isExact(at rate: FrameRate) -> Bool {
        switch self {
        case .mp4, .webm, .mov: true
        case .gif: gifRate(of: rate) == nil && (100 * rate.denominator).isMultiple(of: rate.numerator)
        }
    }
}
