extension JSONValue {
    /// Text without white space.
    public var compact: String {
        var text = ""
        append(to: &text, compact: true, indent: "")
        return text
    }

    /// Human-readable text, indented by two spaces per level and terminated by a line feed.
    ///
    /// A container is printed on one line if it has at most eight elements, each a scalar or a one-line list of
    /// scalars. Other containers have one element per line. One item of a display list is therefore one line. The
    /// layout depends only on the structure, not on the length of numbers or names: a changed value changes only its
    /// own line.
    public var pretty: String {
        var text = ""
        append(to: &text, compact: false, indent: "")
        return text + "\n"
    }

    /// Number of members of the largest item of a display list.
    private static let longestLine = 8

    private func append(to text: inout String, compact: Bool, indent: String) {
        switch self {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .number(let value): text += JSONValue.text(of: value)
        case .string(let value): text += JSONValue.text(of: value)
        case .array(let elements):
            let fits = compact || fitsOnLine
            JSONValue.append(elements, in: ("[", "]"), to: &text, compact: compact, fits: fits, indent: indent) {
                element, text, indent in
                element.append(to: &text, compact: compact, indent: indent)
            }
        case .object(let members):
            let fits = compact || fitsOnLine
            JSONValue.append(members, in: ("{", "}"), to: &text, compact: compact, fits: fits, indent: indent) {
                member, text, indent in
                text += JSONValue.text(of: member.key)
                text += compact ? ":" : ": "
                member.value.append(to: &text, compact: compact, indent: indent)
            }
        }
    }

    private static func append<Element>(
        _ elements: [Element], in brackets: (String, String), to text: inout String, compact: Bool, fits: Bool,
        indent: String, each: (Element, inout String, String) -> Void
    ) {
        text += brackets.0
        let inner = indent + "  "
        for (index, element) in elements.enumerated() {
            if index > 0 { text += fits && !compact ? ", " : "," }
            if !fits { text += "\n" + inner }
            each(element, &text, inner)
        }
        if !fits { text += "\n" + indent }
        text += brackets.1
    }

    private var fitsOnLine: Bool {
        switch self {
        case .null, .bool, .number, .string: true
        case .array(let elements): elements.count <= JSONValue.longestLine && elements.allSatisfy(\.isScalar)
        case .object(let members):
            members.count <= JSONValue.longestLine
                && members.allSatisfy { !$0.value.isFilledObject && $0.value.fitsOnLine }
        }
    }

    private var isScalar: Bool {
        switch self {
        case .null, .bool, .number, .string: true
        case .array, .object: false
        }
    }

    private var isFilledObject: Bool {
        switch self {
        case .object(let members): !members.isEmpty
        case .null, .bool, .number, .string, .array: false
        }
    }

    /// Returns the shortest text that round-trips; integers below 2⁵³ have no fraction.
    static func text(of number: Double) -> String {
        guard number.isFinite else { return "null" }
        let text = number.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// Returns the string in quotes, with only the escapes required by RFC 8259 section 7.
    static func text(of string: String) -> String {
        var text = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\u{0}"..<" ":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }

    /// Returns `string` quoted for a message: escaped, on one line, truncated after 60 characters.
    public static func quoted(_ string: String) -> String {
        let limit = 60
        let start = string.unicodeScalars.prefix(limit + 1)
        return start.count > limit
            ? text(of: String(String.UnicodeScalarView(start.prefix(limit))) + "…") : text(of: string)
    }
}
