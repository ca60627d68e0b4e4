import FrameGeometry
import FrameGlyphs
import FrameText
import TestSupport

/// Texts for tests, in blocks with widths from a table, or in the system font.
enum Samples {
    static let sentence = "The quick brown fox jumps over the lazy dog, again and again, until it rests."

    /// Texts in many scripts, with characters that no font has, and with broken sequences.
    static let texts = [
        sentence, "", " ", "\n", "\n\n", "a\nb\r\nc\u{2029}d", "\t\ttabs", "i", "word\u{AD}break",
        "مرحبا بالعالم 123 abc",
        "שלום (abc) 1-2", "日本語テキスト、中文。「引用」", "e\u{301}\u{301}\u{301}", "\u{301}", "👩‍👩‍👧 🎉", "\u{200B}\u{FEFF}\u{2060}",
        "\u{202E}abc\u{202C}def", "\u{2066}\u{2067}\u{2068}", "\u{0}\u{1}\u{7F}", "\u{FFFF}\u{10FFFF}", "ไทยภาษาไทย",
        "नमस्ते", "ﷺ",
    ]

    /// Frames of several widths, limits and truncations.
    static let frames = [nil, TextFrame.Truncation.head, .middle, .tail].flatMap { truncation in
        [(0.0, 0), (1, 2), (40, 0), (40, 2), (100, 1), (250, 3), (.infinity, 1)].map { width, limit in
            TextFrame(width: width, lineLimit: limit, truncation: truncation, scale: 3)
        }
    }

    static var blocks: TextFont {
        TextFont(faces: [.blocks], size: 10, ascent: 9, descent: 3)
    }

    /// Returns the system font, or blocks in a build without fonts.
    static func system(_ size: Double, _ weight: SystemFont.Weight = .regular) throws -> TextFont {
        guard BuildTraits.hasText else {
            return TextFont(faces: [.blocks], size: size, ascent: size, descent: size / 4)
        }
        return TextFont(
            faces: try SystemFont.faces(weight), size: size,
            tracking: SystemFont.tracking(size: size, weight: weight), ascent: SystemFont.ascent * size,
            descent: SystemFont.descent * size)
    }

    static func text(
        _ string: String, _ font: TextFont = blocks, _ change: (inout ParagraphLayout) -> Void = { _ in }
    ) -> StyledText {
        var paragraph = ParagraphLayout()
        change(&paragraph)
        return StyledText([.init(string, TextStyle(font: font, color: .black), paragraph)])
    }
}
