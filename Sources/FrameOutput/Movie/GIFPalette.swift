/// The colours of a GIF, which holds at most 256 in a frame.
public struct GIFPalette: Equatable, Sendable {
    /// What the colours are chosen from.
    public enum Source: String, CaseIterable, Sendable {
        /// All frames alike.
        case movie
        /// What moves; resting surfaces count less.
        case motion
        /// Each frame has colours of its own. The file is larger, and resting surfaces may flicker.
        case frame
    }

    /// How colours between those of the palette are shown.
    public enum Dither: String, CaseIterable, Sendable {
        /// By the error passed on to the pixels beside and below (Sierra's filter, light).
        case diffused
        /// By a fixed pattern, which stays where it is as things move and compresses better.
        case ordered
        /// As the nearest colour.
        case none
    }

    public var source: Source
    /// 4 to 256; fewer make smaller files. One is kept for transparent pixels.
    public var colors: Int
    public var dither: Dither

    public init(from source: Source = .movie, colors: Int = 256, dither: Dither = .diffused) {
        self.source = source
        self.colors = colors
        self.dither = dither
    }

    /// The valid numbers of colours, as of ffmpeg's filter `palettegen`.
    public static let colorRange = 4...256

    /// ffmpeg's filter that chooses the colours.
    var generation: String {
        let mode =
            switch source {
            case .movie: "full"
            case .motion: "diff"
            case .frame: "single"
            }
        return "palettegen=stats_mode=\(mode)" + (colors == 256 ? "" : ":max_colors=\(colors)")
    }

    /// ffmpeg's filter that applies them.
    var use: String {
        let name =
            switch dither {
            case .diffused: "sierra2_4a"
            case .ordered: "bayer:bayer_scale=3"
            case .none: "none"
            }
        return "paletteuse=dither=\(name):diff_mode=rectangle" + (source == .frame ? ":new=1" : "")
    }
}
