/// The entities of HTML that stand for characters.
enum HTMLEntity {
    /// The named characters that texts of applications use: those of XML, Latin letters, punctuation and symbols. Other
    /// names remain as written.
    private static let named: [String: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "shy": "\u{AD}",
        "copy": "©", "reg": "®", "trade": "™", "deg": "°", "plusmn": "±", "micro": "µ", "para": "¶", "middot": "·",
        "sect": "§", "cent": "¢", "pound": "£", "yen": "¥", "euro": "€", "frac12": "½", "frac14": "¼", "frac34": "¾",
        "times": "×", "divide": "÷", "minus": "−", "le": "≤", "ge": "≥", "ne": "≠", "infin": "∞", "sup2": "²",
        "ndash": "–", "mdash": "—", "hellip": "…", "bull": "•", "lsquo": "‘", "rsquo": "’", "sbquo": "‚",
        "ldquo": "“", "rdquo": "”", "bdquo": "„", "laquo": "«", "raquo": "»", "lsaquo": "‹", "rsaquo": "›",
        "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓", "check": "✓", "hearts": "♥", "ensp": "\u{2002}",
        "emsp": "\u{2003}", "thinsp": "\u{2009}", "zwnj": "\u{200C}", "zwj": "\u{200D}", "iexcl": "¡", "iquest": "¿",
        "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "agrave": "à",
        "aacute": "á", "acirc": "â", "atilde": "ã", "aring": "å", "aelig": "æ", "ccedil": "ç", "egrave": "è",
        "eacute": "é", "ecirc": "ê", "euml": "ë", "igrave": "ì", "iacute": "í", "icirc": "î", "iuml": "ï",
        "ntilde": "ñ", "ograve": "ò", "oacute": "ó", "ocirc": "ô", "otilde": "õ", "oslash": "ø", "ugrave": "ù",
        "uacute": "ú", "ucirc": "û", "yacute": "ý", "Agrave": "À", "Aacute": "Á", "Acirc": "Â", "Aring": "Å",
        "AElig": "Æ", "Ccedil": "Ç", "Egrave": "È", "Eacute": "É", "Ecirc": "Ê", "Ntilde": "Ñ", "Oacute": "Ó",
        "Oslash": "Ø", "Uacute": "Ú",
    ]

    /// Returns a text with characters in place of its entities.
    static func resolved(_ text: Substring) -> String {
        var result = ""
        var rest = text
        while let ampersand = rest.firstIndex(of: "&") {
            result += rest[..<ampersand]
            rest = rest[rest.index(after: ampersand)...]
            let name = rest.prefix(32).prefix { $0 != ";" && $0 != "&" && !$0.isWhitespace }
            if rest.dropFirst(name.count).hasPrefix(";"), let character = character(name) {
                result += character
                rest = rest.dropFirst(name.count + 1)
            } else {
                result += "&"
            }
        }
        return result + rest
    }

    private static func character(_ name: Substring) -> String? {
        guard name.hasPrefix("#") else { return named[String(name)] }
        let isHexadecimal = name.dropFirst().lowercased().hasPrefix("x")
        return UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10)
            .flatMap(Unicode.Scalar.init).map { String($0) }
    }
}
