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

    /// Ascent as a fraction of the size, equal to San Francisco's 1950/2048. With the descent of 494/2048, it gives the
    /// same line spacing as on a phone (20.287… at 17 points).
    public static let ascent = 1950.0 / 2048
    public static let descent = 494.0 / 2048

    /// Returns the faces to search for a character, in order.
    ///
    /// The first font is required; fallback fonts that are not installed are skipped.
    ///
    /// - Parameter folder: A folder whose fonts take precedence over the installed ones.
    /// - Throws: ``FontError`` if the first font is missing.
    public static func faces(
        _ weight: Weight, isItalic: Bool = false, isMonospaced: Bool = false,
        from folder: FontFolder? = FontFolder.current
    ) throws(FontError) -> [Face] {
        let name = isMonospaced ? monospaced(weight) : inter(weight, isItalic)
        let first = try FontLibrary.font(SystemFontFile(name), in: folder)
        let others = (isMonospaced ? [inter(weight, isItalic)] : []) + fallbacks(weight)
        let found = (others + [emoji]).compactMap { try? FontLibrary.font(SystemFontFile($0), in: folder) }
        return ([first] + found).map { .file($0) } + [.boxes]
    }

    /// All files that text can be drawn with, each once, in the order of their importance.
    public static let files: [SystemFontFile] = {
        var names: [String] = []
        func add(_ name: String) {
            if !names.contains(name) { names.append(name) }
        }
        for isItalic in [false, true] {
            for weight in Weight.allCases { add(inter(weight, isItalic)) }
        }
        for weight in Weight.allCases { add(monospaced(weight)) }
        for weight in Weight.allCases { fallbacks(weight).forEach(add) }
        add(emoji)
        return names.map { SystemFontFile($0) }
    }()

    /// Font with images of emoji.
    private static let emoji = "truetype/noto/NotoColorEmoji.ttf"
    /// Debian package of the emoji images, for messages.
    public static let emojiPackage = FontPackage.emoji

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

    /// Returns fallbacks for Arabic, Hebrew and symbols, followed by those for East Asian scripts.
    private static func fallbacks(_ weight: Weight) -> [String] {
        [
            "truetype/dejavu/DejaVuSans\(weight.rawValue >= Weight.semibold.rawValue ? "-Bold" : "").ttf",
            "truetype/droid/DroidSansFallbackFull.ttf",
        ]
    }

    /// Tracking in thousandths of an em, by size in points.
    ///
    /// Source up to 17 points: the values for San Francisco in Apple's Human Interface Guidelines (Typography, tracking
    /// values). With them, English text in Inter is as wide as in San Francisco to a few parts in a thousand: the
    /// widths of 197 letters of an interface at 12 points, without tracking, differ by 0.1 %.
    ///
    /// Source above: San Francisco switches to narrower letters, which Inter does not have. The tracking gives a
    /// sentence the width that it has on devices at twelve sizes from 25 to 58 points (facts/text-widths).
    private static let trackings: [(size: Double, thousandths: Double)] = [
        (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16), (16, -20),
        (17, -26), (25, -40), (28, -41.4), (32, -42.1), (38, -44.3), (43, -45.2), (58, -49.4),
    ]

    /// Additional tracking of semibold and heavier text from 25 points on, in thousandths of an em; there is none up to
    /// 17 points.
    ///
    /// Source: a line of 32 points (facts/text-widths).
    private static let heavyTracking = 3.0

    /// Returns the tracking in points after each character, for text of `size` points.
    ///
    /// Between the sizes of the table it is interpolated; beyond its ends, its fraction of the size stays the same.
    public static func tracking(size: Double, weight: Weight = .regular) -> Double {
        guard size.isFinite else { return 0 }
        let isHeavy = weight.rawValue >= Weight.semibold.rawValue
        let heavy = isHeavy ? heavyTracking * min(max((size - 17) / (25 - 17), 0), 1) : 0
        return size * (thousandths(size: size) + heavy) / 1000
    }

    private static func thousandths(size: Double) -> Double {
        let index = trackings.firstIndex { $0.size >= size } ?? trackings.count
        guard index > 0 else { return trackings[0].thousandths }
        let (lower, upper) = (trackings[index - 1], trackings[min(index, trackings.count - 1)])
        guard upper.size > lower.size else { return lower.thousandths }
        let fraction = (size - lower.size) / (upper.size - lower.size)
        return lower.thousandths * (1 - fraction) + upper.thousandths * fraction
    }
}
