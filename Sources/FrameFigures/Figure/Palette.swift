public import FrameGeometry

/// The colors of a figure, by purpose.
///
/// Tuned: text has a contrast of at least 7 : 1 with ground and panels, quiet text 4.5 : 1, data 3 : 1 (the contrasts
/// WCAG 2.2 asks for in 1.4.6, 1.4.3 and 1.4.11). Neighbors among the series differ in lightness or between blue and
/// yellow, which nearly all people with a color vision deficiency can tell apart.
public struct Palette: Hashable, Sendable {
    public let appearance: FigureAppearance
    /// Background of the figure.
    public let ground: Color
    /// Background of areas drawn to scale, such as a plot or a row.
    public let panel: Color
    /// Border of images and panels.
    public let hairline: Color
    /// Lines for reading values.
    public let grid: Color
    /// Lines that carry a scale, and the marks on it.
    public let axis: Color
    public let text: Color
    /// Secondary text, such as numbers on a scale, units and notes.
    public let quietText: Color
    /// A highlighted interval.
    public let shade: Color
    /// Body of a device around its screen; `rim` is the light on its edge.
    public let body: Color
    public let bodyEdge: Color
    /// Colors of the series, used in this order, cyclically.
    public let series: [Color]

    public init(_ appearance: FigureAppearance) {
        self = appearance == .light ? .light : .dark
    }

    private init(_ appearance: FigureAppearance, _ neutral: [UInt32], shade: Color, series: [UInt32]) {
        self.appearance = appearance
        ground = Color(rgb: neutral[0])
        panel = Color(rgb: neutral[1])
        hairline = Color(rgb: neutral[2])
        grid = Color(rgb: neutral[3])
        axis = Color(rgb: neutral[4])
        text = Color(rgb: neutral[5])
        quietText = Color(rgb: neutral[6])
        body = Color(rgb: neutral[7])
        bodyEdge = Color(rgb: neutral[8])
        self.shade = shade
        self.series = series.map { Color(rgb: $0) }
    }

    public static let light = Palette(
        .light, [0xFFFFFF, 0xF6F7F9, 0xD3D7DD, 0xE4E7EB, 0x8A919C, 0x1B1F26, 0x59616D, 0x17191D, 0x4A4F58],
        shade: Color(rgb: 0xE0A100).withAlpha(0.13),
        series: [0x2563D9, 0xC8501E, 0x15803D, 0x8B3FC7, 0x0E7F99, 0xBE2C6B])
    public static let dark = Palette(
        .dark, [0x14161A, 0x1D2026, 0x3B404A, 0x2C3038, 0x7D8592, 0xECEEF2, 0xA7AEBA, 0x050607, 0x4D535E],
        shade: Color(rgb: 0xFFC738).withAlpha(0.13),
        series: [0x72A7FF, 0xFF9B63, 0x52CC85, 0xC49BFF, 0x53C7DE, 0xFF8ABB])

    /// Returns the color of the series with this index, starting at 0.
    public func series(_ index: Int) -> Color { series[index % series.count] }
}

extension Color {
    /// Creates an opaque color from `0xRRGGBB`.
    init(rgb: UInt32) {
        self.init(
            red8: UInt8(truncatingIfNeeded: rgb >> 16), green8: UInt8(truncatingIfNeeded: rgb >> 8),
            blue8: UInt8(truncatingIfNeeded: rgb), alpha8: 255)
    }

    /// Returns the same color with a different alpha.
    public func withAlpha(_ alpha: Double) -> Color { Color(red: red, green: green, blue: blue, alpha: alpha) }
}

/// The appearance of the page a figure is made for.
public enum FigureAppearance: String, CaseIterable, Hashable, Sendable {
    case light, dark
}

/// File names of a figure's variants: `name.png`, `name@2x.png`, `name~dark.png`, `name~dark@2x.png`.
///
/// DocC finds an image's variants by these names, with the appearance before the scale (Apple, Swift-DocC, “Adding
/// images”); a page refers only to `name`.
public enum FigureName {
    /// - Parameters:
    ///   - path: Path of the variant for light pages at scale 1.
    ///   - scale: Pixels per point; 1 for vector files such as SVG.
    public static func path(_ path: String, _ appearance: FigureAppearance, scale: Int = 1) -> String {
        let suffix = (appearance == .dark ? "~dark" : "") + (scale == 1 ? "" : "@\(scale)x")
        let start = path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex
        guard let dot = path[start...].lastIndex(of: "."), dot > start else { return path + suffix }
        return path[..<dot] + suffix + path[dot...]
    }
}
