/// Scans JSON text (strict RFC 8259) and keeps positions.
///
/// Foundation reports neither positions nor duplicate keys, accepts a comma before a closing bracket, rounds decimals
/// of more than 17 characters twice, and is several times slower.
struct JSONScanner {
    /// Maximum nesting depth. Each level costs stack; scenes nest a few dozen levels.
    static let depthLimit = 512
    private static let largeObject = 16

    let bytes: ArraySlice<UInt8>
    private var position: Int
    private var depth = 0

    /// - Parameter bytes: Text in valid UTF-8.
    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        position = bytes.startIndex
    }

    /// Returns the outline of the single value in the text.
    mutating func scan() throws(JSONTextError) -> JSONOutline {
        skipSpace()
        guard next != nil else { throw failure("the text is empty") }
        let outline = try value()
        skipSpace()
        guard next == nil else { throw failure("expected the end of the text, found \(found)") }
        return outline
    }

    private var next: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

    private mutating func skipSpace() {
        while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { position += 1 }
    }

    private mutating func value() throws(JSONTextError) -> JSONOutline {
        let start = position
        guard let byte = next else { throw failure("expected a value, found \(found)") }
        switch byte {
        case UInt8(ascii: "{"): return JSONOutline(offset: start, content: .object(try nested(JSONScanner.members)))
        case UInt8(ascii: "["): return JSONOutline(offset: start, content: .array(try nested(JSONScanner.elements)))
        case UInt8(ascii: "\""): return JSONOutline(offset: start, content: .string(try string()))
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
            return JSONOutline(offset: start, content: .number(try number()))
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        case UInt8(ascii: "'"): throw failure("expected a value; strings stand in double quotation marks")
        case UInt8(ascii: "/"), UInt8(ascii: "#"): throw failure("expected a value; JSON has no comments")
        default: throw failure("expected a value, found \(found)")
        }
    }

    private mutating func nested<Part>(
        _ parts: (inout JSONScanner) throws(JSONTextError) -> [Part]
    ) throws(JSONTextError) -> [Part] {
        guard depth < JSONScanner.depthLimit else {
            throw failure("more than \(JSONScanner.depthLimit) values inside each other")
        }
        depth += 1
        defer { depth -= 1 }
        position += 1
        return try parts(&self)
    }

    /// Scans the elements after `[`.
    private static func elements(_ scanner: inout JSONScanner) throws(JSONTextError) -> [JSONOutline] {
        var elements: [JSONOutline] = []
        scanner.skipSpace()
        if scanner.take(UInt8(ascii: "]")) { return [] }
        while true {
            scanner.skipSpace()
            elements.append(try scanner.value())
            scanner.skipSpace()
            if scanner.take(UInt8(ascii: "]")) { return elements }
            try scanner.comma(before: UInt8(ascii: "]"))
        }
    }

    /// Scans the members after `{`.
    private static func members(_ scanner: inout JSONScanner) throws(JSONTextError) -> [JSONOutline.Member] {
        var members: [JSONOutline.Member] = []
        // The table is used only for large objects, because a linear search is faster in small ones.
        var offsets: [String: Int] = [:]
        scanner.skipSpace()
        if scanner.take(UInt8(ascii: "}")) { return [] }
        while true {
            scanner.skipSpace()
            let keyOffset = scanner.position
            guard scanner.next == UInt8(ascii: "\"") else {
                throw scanner.failure("expected a key in double quotation marks, found \(scanner.found)")
            }
            let key = try scanner.string()
            if members.count == largeObject {
                for member in members { offsets[member.key] = member.keyOffset }
            }
            let known =
                members.count < largeObject
                ? members.first { $0.key == key }?.keyOffset : offsets.updateValue(keyOffset, forKey: key)
            if let earlier = known {
                throw JSONTextError(
                    offset: keyOffset, message: "the key \(JSONValue.quoted(key)) appears twice",
                    earlierOffset: earlier)
            }
            scanner.skipSpace()
            guard scanner.take(UInt8(ascii: ":")) else {
                throw scanner.failure("expected \":\" after a key, found \(scanner.found)")
            }
            scanner.skipSpace()
            members.append(JSONOutline.Member(keyOffset: keyOffset, key: key, value: try scanner.value()))
            scanner.skipSpace()
            if scanner.take(UInt8(ascii: "}")) { return members }
            try scanner.comma(before: UInt8(ascii: "}"))
        }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        position += 1
        return true
    }

    private mutating func comma(before closing: UInt8) throws(JSONTextError) {
        let comma = position
        let name = "\"\(Character(Unicode.Scalar(closing)))\""
        guard take(UInt8(ascii: ",")) else { throw failure("expected \",\" or \(name), found \(found)") }
        skipSpace()
        if next == closing { throw JSONTextError(offset: comma, message: "a comma before \(name), which JSON forbids") }
    }

    private mutating func word(_ word: String, _ content: JSONOutline.Content) throws(JSONTextError) -> JSONOutline {
        let start = position
        guard bytes[start...].starts(with: word.utf8) else { throw failure("expected a value, found \(found)") }
        position += word.utf8.count
        return JSONOutline(offset: start, content: content)
    }
}

// MARK: Numbers and strings

extension JSONScanner {
    private mutating func number() throws(JSONTextError) -> Double {
        let start = position
        _ = take(UInt8(ascii: "-"))
        let first = position
        try digits()
        if bytes[first] == UInt8(ascii: "0"), position > first + 1 {
            throw JSONTextError(offset: first, message: "a number does not start with 0 before other digits")
        }
        if take(UInt8(ascii: ".")) { try digits() }
        if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
            _ = take(UInt8(ascii: "+")) || take(UInt8(ascii: "-"))
            try digits()
        }
        guard let number = JSONNumber.value(of: bytes[start..<position]) else {
            throw JSONTextError(offset: start, message: "a number beyond ±1.8e308")
        }
        return number
    }

    private mutating func digits() throws(JSONTextError) {
        let start = position
        while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
        if position == start { throw failure("expected a digit, found \(found)") }
    }

    private mutating func string() throws(JSONTextError) -> String {
        let start = position
        position += 1
        // This holds the unescaped text up to the last escape; the rest is taken verbatim.
        var undone: [UInt8] = []
        var plain = position
        while let byte = next {
            switch byte {
            case UInt8(ascii: "\""):
                position += 1
                let rest = bytes[plain..<position - 1]
                return undone.isEmpty
                    ? String(decoding: rest, as: UTF8.self) : String(decoding: undone + rest, as: UTF8.self)
            case UInt8(ascii: "\\"):
                undone += bytes[plain..<position]
                undone += UTF8.encode(try escape()) ?? UTF8.encodedReplacementCharacter
                plain = position
            case 0..<0x20:
                throw failure("a control character inside a string; write it as an escape such as \\n or \\u001b")
            default:
                position += 1
            }
        }
        throw JSONTextError(offset: start, message: "a string that does not end")
    }

    /// Scans an escape sequence.
    private mutating func escape() throws(JSONTextError) -> Unicode.Scalar {
        let start = position
        position += 1
        guard let byte = next else { throw JSONScanner.unknownEscape(start) }
        if byte == UInt8(ascii: "u") {
            let unit = try codeUnit(from: start)
            if let scalar = Unicode.Scalar(unit) { return scalar }
            guard UTF16.isLeadSurrogate(unit), bytes[position...].starts(with: "\\u".utf8) else {
                throw JSONScanner.unpaired(start)
            }
            position += 1
            let trail = try codeUnit(from: start)
            guard UTF16.isTrailSurrogate(trail) else { throw JSONScanner.unpaired(start) }
            return UTF16.decode(UTF16.EncodedScalar([unit, trail]))
        }
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        default: throw JSONScanner.unknownEscape(start)
        }
    }

    /// Scans the four hexadecimal digits after the `u` at the position.
    private mutating func codeUnit(from start: Int) throws(JSONTextError) -> UInt16 {
        let digits = bytes[position...].dropFirst().prefix(4)
        position += 1 + digits.count
        guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
            let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
        else { throw JSONTextError(offset: start, message: "\\u needs four hexadecimal digits") }
        return unit
    }

    private static func unknownEscape(_ offset: Int) -> JSONTextError {
        JSONTextError(offset: offset, message: "an escape JSON does not know")
    }

    private static func unpaired(_ offset: Int) -> JSONTextError {
        JSONTextError(offset: offset, message: "half a surrogate pair, which is no character")
    }

    // MARK: Messages

    private func failure(_ message: String) -> JSONTextError {
        JSONTextError(offset: position, message: message)
    }

    /// Character at the position, for a message.
    private var found: String {
        guard next != nil else { return "the end of the text" }
        let character = String(decoding: bytes[position...].prefix(4), as: UTF8.self).unicodeScalars.prefix(1)
        return JSONValue.quoted(String(character))
    }
}

/// The reason why a text is not JSON, with the offset of the offending byte.
struct JSONTextError: Error {
    let offset: Int
    let message: String
    /// Offset of the first of two equal keys.
    var earlierOffset: Int?
}
