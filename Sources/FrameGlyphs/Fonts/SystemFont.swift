/// The system font: Inter, or DejaVu Sans Mono for monospaced text, with fallback fonts for characters they lack.
public enum SystemFont {
    /// The nine usual weights, with their CSS numbers.
    public enum Weight: Int, CaseIterable, Sendable {
        case thin = 100
        case extraLight = 200
        case light = 300
        case regular = 400
        case medium = 500
        case semibold = 600
        case bold = 700
        case extraBold = 800
        case black = 900
    }

    /// Ascent and descent as fractions of the size: those of San Francisco, 1950/2048 and 494/2048, for the same line
    /// spacing as on a phone (20.287… at 17 points).
    public static let ascent = 1950.0 / 2048
    public static let descent = 494.0 / 2048

    private static let folder = "/usr/share/fonts"

    /// The faces to search for a character, in order.
    ///
    /// The first font is required; fallback fonts that are not installed are skipped.
    ///
    /// - Throws: ``FontError`` if the first font is missing.
    public static func faces(
        _ weight: Weight, isItalic: Bool = false, isMonospaced: Bool = false
    ) throws(FontError) -> [Face] {
        let name = isMonospaced ? monospaced(weight) : inter(weight, isItalic)
        let first = try FontLibrary.font("\(folder)/\(name)")
        let others = (isMonospaced ? [inter(weight, isItalic)] : []) + fallbacks(weight)
        let found = others.compactMap { try? FontLibrary.font("\(folder)/\($0)") }
        return ([first] + found).map { .file($0) } + [.boxes]
    }

    private static func inter(_ weight: Weight, _ isItalic: Bool) -> String {
        let name =
            switch weight {
            case .thin: "Thin"
            case .extraLight: "ExtraLight"
            case .light: "Light"
            case .regular: isItalic ? "" : "Regular"
            case .medium: "Medium"
            case .semibold: "SemiBold"
            case .bold: "Bold"
            case .extraBold: "ExtraBold"
            case .black: "Black"
            }
        return "opentype/inter/Inter-\(name)\(isItalic ? "Italic" : "").otf"
    }

    private static func monospaced(_ weight: Weight) -> String {
        "truetype/dejavu/DejaVuSansMono\(weight.rawValue >= Weight.semibold.rawValue ? "-Bold" : "").ttf"
    }

    /// Fallbacks for Arabic, Hebrew and symbols, then for East Asian scripts.
    private static func fallbacks(_ weight: Weight) -> [String] {
        [
            "truetype/dejavu/DejaVuSans\(weight.rawValue >= Weight.semibold.rawValue ? "-Bold" : "").ttf",
            "truetype/droid/DroidSansFallbackFull.ttf",
        ]
    }

    /// Tracking in thousandths of an em, for sizes from 6 points.
    ///
    /// Source: the values for San Francisco in Apple's Human Interface Guidelines (Typography, tracking values). With them
    /// English text in Inter is as wide as in San Francisco to a few parts in a thousand: the widths of 197 letters of an
    /// interface at 12 points, without tracking, differ by 0.1 %. Above 17 points San Francisco switches to narrower
    /// letters; here the tracking of 17 points is kept.
    private static let trackings = [41.0, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26]

    /// The tracking in points after each character, for text of `size` points.
    public static func tracking(size: Double) -> Double {
        let place = min(max(size - 6, 0), Double(trackings.count - 1))
        guard place.isFinite else { return 0 }
        let index = min(Int(place), trackings.count - 2)
        let fraction = place - Double(index)
        return size * (trackings[index] * (1 - fraction) + trackings[index + 1] * fraction) / 1000
    }
}
