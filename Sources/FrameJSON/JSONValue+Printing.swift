extension JSONValue {
    /// The text without any white space.
    public var compact: String {
        var text = ""
        append(to: &text, compact: true, indent: "")
        return text
    }

    /// The text for people, ending in a line feed, indented by two spaces a level.
    ///
    /// A container stays on one line when it has at most eight elements and each is a scalar or a list of scalars that
    /// stays on one line itself; every other container has one element a line. So one item of a display list is one
    /// line. The layout depends on the structure alone, never on how long a number or name is: two texts that differ in
    /// a value differ in that value's line.
    public var pretty: String {
        var text = ""
        append(to: &text, compact: false, indent: "")
        return text + "\n"
    }

    /// Eight is the largest item of a display list, with every option it has.
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

    /// The shortest text that reads back as the same number; whole numbers below 2⁵³ without a fraction.
    static func text(of number: Double) -> String {
        guard number.isFinite else { return "null" }
        let text = number.description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// In quotes, with the escapes RFC 8259 section 7 requires and no others.
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

    /// `string` in quotes for a message: escaped, on one line, cut after 60 characters.
    public static func quoted(_ string: String) -> String {
        let limit = 60
        let start = string.unicodeScalars.prefix(limit + 1)
        return start.count > limit
            ? text(of: String(String.UnicodeScalarView(start.prefix(limit))) + "…") : text(of: string)
    }
}
