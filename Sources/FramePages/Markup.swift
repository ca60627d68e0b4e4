public import FrameJSON

/// Escaping of text and data for HTML and XML.
public enum Markup {
    /// Replaces characters with a meaning in markup. Control characters, which XML 1.0 cannot hold, become `?`.
    public static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n", "\t": result.unicodeScalars.append(scalar)
            case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": result += "?"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Returns JSON as the contents of a script element, in which HTML recognizes the end tag and, after `<!--`, a
    /// second start tag that hides the end tag. `<` occurs only in JSON strings and is escaped.
    public static func script(_ data: JSONValue) -> String {
        // The text is processed by scalars, because browsers find `<` even in a grapheme with several scalars.
        var text = ""
        for scalar in data.compact.unicodeScalars {
            if scalar == "<" { text += "\\u003C" } else { text.unicodeScalars.append(scalar) }
        }
        return text
    }

    /// Encodes bytes in base64 as in RFC 4648.
    public static func base64(_ bytes: [UInt8]) -> String {
        let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let count = min(3, bytes.count - start)
            var word = 0
            for index in 0..<3 { word = word << 8 | (index < count ? Int(bytes[start + index]) : 0) }
            for index in 0..<4 {
                text.append(index <= count ? alphabet[word >> (18 - 6 * index) & 63] : UInt8(ascii: "="))
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
