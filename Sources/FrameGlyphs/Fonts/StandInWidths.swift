/// How wide characters are where no font says so, in thousandths of an em.
///
/// Tuned: rounded from the widths of common grotesques, so that blocks are about as long as the words they stand for.
enum StandInWidths {
    static func width(of cluster: Substring) -> UInt32 {
        guard let scalar = cluster.unicodeScalars.first else { return 0 }
        let properties = scalar.properties
        if properties.isDefaultIgnorableCodePoint { return 0 }
        if scalar.value < 0x80 { return ascii(scalar) }
        if properties.isWhitespace { return 280 }
        if properties.isEmojiPresentation || EastAsian.isWide(scalar) { return 1000 }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .control, .format: return 0
        case .uppercaseLetter, .titlecaseLetter: return 660
        default: return 560
        }
    }

    private static func ascii(_ scalar: Unicode.Scalar) -> UInt32 {
        switch Character(scalar) {
        case " ": 280
        case "i", "j", "l", "'", "|", ".", ",", ":", ";", "!": 260
        case "f", "r", "t", "I", "(", ")", "[", "]", "{", "}", "/", "\\", "-", "`", "\"": 360
        case "m", "w", "M", "W", "@", "%": 860
        case "A"..."Z": 660
        case "0"..."9": 620
        case "\u{0}"..."\u{1F}", "\u{7F}": 0
        default: 560
        }
    }
}
