/// Replaces characters that act on a terminal instead of being shown: C0 and C1 controls, delete, line separators and
/// bidirectional formatting.
///
/// Names and titles come from other people's scenes. Printed unchanged, they could recolor, erase or reorder the
/// surrounding text, or forge a line. The escapes are those of JSON, so that JSON text keeps its meaning.
public enum ControlEscapes {
    /// Returns `text` on one line.
    public static func line(_ text: String) -> String { escaped(text, keepsLayout: false) }

    /// Returns `text` with its line feeds and tabs.
    public static func lines(_ text: String) -> String { escaped(text, keepsLayout: true) }

    private static func escaped(_ text: String, keepsLayout: Bool) -> String {
        guard text.unicodeScalars.contains(where: isControl) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\n", "\t":
                if keepsLayout {
                    result.unicodeScalars.append(scalar)
                } else {
                    result += scalar == "\n" ? "\\n" : "\\t"
                }
            case "\r": result += "\\r"
            case _ where isControl(scalar):
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Whether the character is a control, all of which have at most four hexadecimal digits.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0: true
        case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
