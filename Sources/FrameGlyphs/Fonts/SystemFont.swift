/// The system font: Inter for text, DejaVu Sans Mono where every letter is to be as wide as the next, and what helps out
/// where they lack a character.
public enum SystemFont {
    /// The usual nine, by their CSS numbers.
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

    /// Shares of the size above and below the baseline: San Francisco's, 1950 and 494 of 2048, so that lines are as far apart
    /// as on a phone (17 points: 20.287…).
    public static let ascent = 1950.0 / 2048
    public static let descent = 494.0 / 2048

    private static let folder = "/usr/share/fonts"

    /// The faces to look for a character in, one after the other.
    ///
    /// Fonts that help out are those of this list that are installed; only the first is indispensable.
    ///
    /// - Throws: ``FontError`` when the font itself is missing.
    public static func faces(
        _ weight: Weight, isItalic: Bool = false, isMonospaced: Bool = false
    ) throws(FontError) -> [Face] {
        let name = isMonospaced ? monospaced(weight) : inter(weight, isItalic)
        let first = try FontLibrary.font("\(folder)/\(name)")
        let others = (isMonospaced ? [inter(weight, isItalic)] : []) + helpers(weight)
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

    /// Arabic, Hebrew and symbols; then East Asian scripts.
    private static func helpers(_ weight: Weight) -> [String] {
        [
            "truetype/dejavu/DejaVuSans\(weight.rawValue >= Weight.semibold.rawValue ? "-Bold" : "").ttf",
            "truetype/droid/DroidSansFallbackFull.ttf",
        ]
    }

    /// How much closer letters stand than the font says, in thousandths of an em, by size in points.
    ///
    /// San Francisco's tracking as Apple's Human Interface Guidelines publish it (Typography, tracking values). With it
    /// English text in Inter is as wide as in San Francisco, to a few parts in a thousand: the widths of 197 letters of an
    /// interface at 12 points differ by 0.1 %, without tracking on either side. Beyond 17 points San Francisco changes to
    /// letters that are cut narrower; here the tracking of 17 points stays.
    private static let trackings = [41.0, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26]

    /// Points that follow each character, for text of `size` points.
    public static func tracking(size: Double) -> Double {
        let place = min(max(size - 6, 0), Double(trackings.count - 1))
        guard place.isFinite else { return 0 }
        let index = min(Int(place), trackings.count - 2)
        let share = place - Double(index)
        return size * (trackings[index] * (1 - share) + trackings[index + 1] * share) / 1000
    }
}
