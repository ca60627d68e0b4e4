/// Characters of the scripts that are set on a square grid and wrap anywhere.
enum EastAsian {
    /// By blocks of the Unicode Standard: ideographs, kana, Hangul, Yi, their punctuation, full-width forms, pictographs.
    static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0xFE30...0xFE4F,
            0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
            true
        default: false
        }
    }

    /// What must not begin a line (JIS X 4051, the common core): closing marks, small kana, the sign for a long vowel.
    static func neverBegins(_ scalar: Unicode.Scalar) -> Bool {
        "、。，．・：；？！゛゜ヽヾゝゞ々ー’”）〕］｝〉》」』】〙〗ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ".unicodeScalars.contains(scalar)
    }

    /// What must not end a line: opening marks.
    static func neverEnds(_ scalar: Unicode.Scalar) -> Bool {
        "‘“（〔［｛〈《「『【〘〖".unicodeScalars.contains(scalar)
    }
}
