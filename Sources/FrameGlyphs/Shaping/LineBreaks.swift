/// Where a line may end: the common part of Unicode's line breaking (UAX #14), without dictionaries.
///
/// After spaces, zero-width spaces, soft hyphens and hyphens inside words; around dashes; anywhere between East Asian
/// characters but before marks that close and after marks that open. Thai, Lao and Khmer, which need a dictionary, break
/// like one long word: where the line ends.
enum LineBreaks {
    /// Whether a line may end between two characters.
    static func allows(between left: Character, and right: Character) -> Bool {
        guard let before = left.unicodeScalars.last, let after = right.unicodeScalars.first else { return false }
        if isGlue(before) || isGlue(after) || isSpace(after) { return false }
        if isSpace(before) { return true }
        switch before.value {
        case 0x200B, 0xAD: return true
        // A hyphen before a digit is a minus sign, one before a space belongs to what precedes it.
        case 0x2D, 0x2010: return after.properties.isAlphabetic
        case 0x2013, 0x2F: return after.properties.isAlphabetic
        case 0x2014: return true
        default: break
        }
        if after.value == 0x2014 { return true }
        guard EastAsian.isWide(before) || EastAsian.isWide(after) else { return false }
        return !EastAsian.neverEnds(before) && !EastAsian.neverBegins(after) && !isClosing(after) && !isOpening(before)
    }

    /// What may hang over a line's end without making it longer.
    static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isWhitespace && !isGlue(scalar)
    }

    /// No-break space and its narrow sister, word joiner, zero-width no-break space.
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
