/// Line break opportunities: the common part of Unicode line breaking (UAX #14), without dictionaries.
///
/// Lines may break after spaces, zero-width spaces, soft hyphens and hyphens inside words; around dashes and
/// attachments; and anywhere between East Asian characters except before closing and after opening marks. Thai, Lao and
/// Khmer, which need a dictionary, break like one long word, at the end of the line.
enum LineBreaks {
    /// Whether a line may end between two characters.
    static func allows(between left: Character, and right: Character) -> Bool {
        guard let before = left.unicodeScalars.last, let after = right.unicodeScalars.first else { return false }
        if isGlue(before) || isGlue(after) || isSpace(after) { return false }
        if isSpace(before) { return true }
        switch before.value {
        case 0x200B, 0xAD: return true
        // A hyphen before a digit is a minus sign; one before a space belongs to the preceding word.
        case 0x2D, 0x2010: return after.properties.isAlphabetic
        case 0x2013, 0x2F: return after.properties.isAlphabetic
        case 0x2014: return true
        default: break
        }
        if after.value == 0x2014 { return true }
        // The object replacement character, which stands for an attachment, has class CB.
        if before.value == 0xFFFC { return !isClosing(after) }
        if after.value == 0xFFFC { return !isOpening(before) }
        guard EastAsian.isWide(before) || EastAsian.isWide(after) else { return false }
        return !EastAsian.neverEnds(before) && !EastAsian.neverBegins(after) && !isClosing(after) && !isOpening(before)
    }

    /// Whether a character may hang over the end of a line without adding to its width.
    static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isWhitespace && !isGlue(scalar)
    }

    /// Whether a character is a no-break space, narrow no-break space, word joiner or zero-width no-break space.
    private static func isGlue(_ scalar: Unicode.Scalar) -> Bool {
        [0xA0, 0x202F, 0x2060, 0xFEFF].contains(scalar.value)
    }

    private static func isClosing(_ scalar: Unicode.Scalar) -> Bool {
        [.closePunctuation, .finalPunctuation, .otherPunctuation].contains(scalar.properties.generalCategory)
    }

    private static func isOpening(_ scalar: Unicode.Scalar) -> Bool {
        [.openPunctuation, .initialPunctuation].contains(scalar.properties.generalCategory)
    }
}

/// Characters of East Asian scripts, which are set on a square grid and may break anywhere.
enum EastAsian {
    /// Whether a character is wide, by blocks of the Unicode Standard: ideographs, kana, Hangul, Yi, their punctuation,
    /// full-width forms, pictographs.
    static func isWide(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7AF, 0xF900...0xFAFF, 0xFE30...0xFE4F,
            0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
            true
        default: false
        }
    }

    /// Whether a character must not begin a line (common core of JIS X 4051): closing marks, small kana, the long vowel
    /// mark.
    static func neverBegins(_ scalar: Unicode.Scalar) -> Bool {
        "、。，．・：；？！゛゜ヽヾゝゞ々ー’”）〕］｝〉》」』】〙〗ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ".unicodeScalars.contains(scalar)
    }

    /// Whether a character must not end a line: opening marks.
    static func neverEnds(_ scalar: Unicode.Scalar) -> Bool {
        "‘“（〔［｛〈《「『【〘〖".unicodeScalars.contains(scalar)
    }
}
