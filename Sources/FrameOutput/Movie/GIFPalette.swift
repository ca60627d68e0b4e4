/// The colors of a GIF, which holds at most 256 in a frame.
public struct GIFPalette: Equatable, Sendable {
    /// The basis for choosing colors.
    public enum Source: String, CaseIterable, Sendable {
        /// All frames equally.
        case movie
        /// Moving content; resting surfaces count less.
        case motion
        /// Each frame has its own colors. The file is larger, and resting surfaces may flicker.
        case frame

        /// Whether ffmpeg holds every frame in memory until the last one has been read.
        var needsWholeMovie: Bool {
            switch self {
            case .movie, .motion: true
            case .frame: false
            }
        }
    }

    /// The way colors between those of the palette are shown.
    public enum Dither: String, CaseIterable, Sendable {
        /// Error diffusion to the adjacent pixels on the right and below (Sierra's filter, light).
        case diffused
        /// A fixed pattern, which stays in place as things move and compresses better.
        case ordered
        /// The nearest color.
        case none
    }

    public var source: Source
    /// Number of colors, 4 to 256; fewer make smaller files. One is reserved for transparent pixels.
    public var colors: Int
    public var dither: Dither

    public init(from source: Source = .movie, colors: Int = 256, dither: Dither = .diffused) {
        self.source = source
        self.colors = colors
        self.dither = dither
    }

    /// The maximum number of bytes that ffmpeg holds in memory. Tuned: laptops have more.
    static let memoryLimit = 4_000_000_000

    /// Valid numbers of colors, as for ffmpeg's filter `palettegen`.
    public static let colorRange = 4...256

    /// The ffmpeg filter that chooses the colors.
    var generation: String {
        let mode =
            switch source {
            case .movie: "full"
            case .motion: "diff"
            case .frame: "single"
            }
        return "palettegen=stats_mode=\(mode)" + (colors == 256 ? "" : ":max_colors=\(colors)")
    }

    /// The ffmpeg filter that applies the colors.
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
