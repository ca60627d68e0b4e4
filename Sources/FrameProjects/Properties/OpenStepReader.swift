/// Reads property lists in the OpenStep format, in which Xcode stores projects.
///
/// Foundation on Linux also reads the format, but without columns, and it prints problems to standard error.
struct OpenStepReader {
    struct Problem: Error {
        let offset: Int
        let message: String
    }

    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0
    private var count = 0

    /// Maximum number of values, each of which takes a few hundred bytes.
    private static let most = 2_000_000
    /// Maximum nesting depth, which exceeds that of any project. Xcode writes four levels.
    private static let deepest = 100

    /// - Parameter bytes: Text in UTF-8.
    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }

    static func read(_ bytes: [UInt8]) throws(Problem) -> PropertyNode {
        var reader = OpenStepReader(bytes)
        let root = try reader.node()
        try reader.skipBlank()
        if let byte = reader.next { throw reader.problem("expected the end of the file, found \(Self.name(of: byte))") }
        return root
    }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private func problem(_ message: String) -> Problem {
        let markers = [UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">")]
        if position + 7 <= bytes.count, markers.contains(bytes[position]),
            bytes[position..<position + 7].allSatisfy({ $0 == bytes[position] })
        {
            return Problem(offset: position, message: "a marker of a merge conflict; resolve the conflict")
        }
        return Problem(offset: position, message: message)
    }

    private static func name(of byte: UInt8?) -> String {
        guard let byte else { return "the end of the file" }
        return byte > 0x20 && byte < 0x7F ? "“\(Character(Unicode.Scalar(byte)))”" : "byte \(byte)"
    }

    private mutating func node() throws(Problem) -> PropertyNode {
        try skipBlank()
        let start = position
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepest else {
            throw problem("more than \(Self.deepest) levels of nesting; expected a project as Xcode writes it")
        }
        count += 1
        guard count <= Self.most else {
            throw problem("more than \(Self.most) values; expected a project as Xcode writes it")
        }
        let value: PropertyValue =
            switch next {
            case UInt8(ascii: "{"): .table(try table())
            case UInt8(ascii: "("): .list(try list())
            case UInt8(ascii: "<"): try data()
            default: .text(try text())
            }
        return PropertyNode(value: value, offset: start)
    }

    private mutating func table() throws(Problem) -> PropertyTable {
        position += 1
        var table = PropertyTable()
        while true {
            try skipBlank()
            if next == UInt8(ascii: "}") { break }
            let key = try text()
            try expect(UInt8(ascii: "="), "behind the key “\(key.prefix(60))”")
            table[key] = try node()
            try expect(UInt8(ascii: ";"), "behind the value of “\(key.prefix(60))”")
        }
        position += 1
        return table
    }

    private mutating func list() throws(Problem) -> [PropertyNode] {
        position += 1
        var elements: [PropertyNode] = []
        while true {
            try skipBlank()
            if next == UInt8(ascii: ")") { break }
            elements.append(try node())
            try skipBlank()
            if next == UInt8(ascii: ",") {
                position += 1
            } else if next != UInt8(ascii: ")") {
                throw problem("expected “,” or “)” in a list, found \(Self.name(of: next))")
            }
        }
        position += 1
        return elements
    }

    private mutating func data() throws(Problem) -> PropertyValue {
        guard let end = bytes[position...].firstIndex(of: UInt8(ascii: ">")),
            bytes[(position + 1)..<end].allSatisfy({ Self.isHexDigit($0) || $0 == 0x20 || $0 == 0x0A })
        else { throw problem("expected hexadecimal data between “<” and “>”") }
        position = end + 1
        return .other
    }

    private mutating func expect(_ byte: UInt8, _ context: String) throws(Problem) {
        try skipBlank()
        guard next == byte else {
            throw problem("expected \(Self.name(of: byte)) \(context), found \(Self.name(of: next))")
        }
        position += 1
    }

    /// Skips blanks and both kinds of comments.
    private mutating func skipBlank() throws(Problem) {
        while let byte = next {
            if byte == 0x20 || (0x09...0x0D).contains(byte) {
                position += 1
            } else if byte == UInt8(ascii: "/"), following == UInt8(ascii: "/") {
                while let byte = next, byte != 0x0A, byte != 0x0D { position += 1 }
            } else if byte == UInt8(ascii: "/"), following == UInt8(ascii: "*") {
                try skipComment()
            } else {
                return
            }
        }
    }

    private var following: UInt8? { position + 1 < bytes.count ? bytes[position + 1] : nil }

    private mutating func skipComment() throws(Problem) {
        let start = position
        position += 2
        while let byte = next {
            if byte == UInt8(ascii: "*"), following == UInt8(ascii: "/") {
                position += 2
                return
            }
            position += 1
        }
        throw Problem(offset: start, message: "a comment without end; expected “*/”")
    }

    // MARK: Texts

    private mutating func text() throws(Problem) -> String {
        guard let byte = next else { throw problem("expected a value, found the end of the file") }
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try quoted(until: byte) }
        let start = position
        while let byte = next, Self.isPlain(byte) {
            // A comment may follow without a blank.
            if byte == UInt8(ascii: "/"), following == UInt8(ascii: "*") { break }
            position += 1
        }
        guard position > start else {
            throw problem("expected a text, a list or a dictionary, found \(Self.name(of: byte))")
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func quoted(until quote: UInt8) throws(Problem) -> String {
        let start = position
        position += 1
        var text: [UInt8] = []
        while let byte = next {
            position += 1
            if byte == quote { return String(decoding: text, as: UTF8.self) }
            if byte == UInt8(ascii: "\\") { text += try escaped() } else { text.append(byte) }
        }
        throw Problem(offset: start, message: "a text without end; expected \(Self.name(of: quote))")
    }

    /// Returns the characters that an escape sequence stands for.
    private mutating func escaped() throws(Problem) -> [UInt8] {
        guard let byte = next else { return [] }
        switch byte {
        case UInt8(ascii: "U"): return try unicode()
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            var code: UInt32 = 0
            for _ in 0..<3 {
                guard let digit = next, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(digit) else { break }
                code = code * 8 + UInt32(digit - UInt8(ascii: "0"))
                position += 1
            }
            return Array(String(Unicode.Scalar(code & 0xFF).map(Character.init) ?? "?").utf8)
        default:
            position += 1
            let control: [UInt8: UInt8] = [
                UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "a"): 0x07,
                UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "v"): 0x0B,
            ]
            return [control[byte] ?? byte]
        }
    }

    /// Reads one escape of a UTF-16 unit, or two for characters outside the basic plane.
    private mutating func unicode() throws(Problem) -> [UInt8] {
        var units = [try unit()]
        if UTF16.isLeadSurrogate(units[0]), next == UInt8(ascii: "\\"), following == UInt8(ascii: "U") {
            position += 1
            units.append(try unit())
        }
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    private mutating func unit() throws(Problem) -> UInt16 {
        let digits = bytes[min(position + 1, bytes.count)..<min(position + 5, bytes.count)]
        guard digits.count == 4, digits.allSatisfy(Self.isHexDigit),
            let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
        else { throw problem("expected four hexadecimal digits behind \\U") }
        position += 5
        return unit
    }

    private static func isHexDigit(_ byte: UInt8) -> Bool { Character(Unicode.Scalar(byte)).isHexDigit }

    /// Whether the character can occur in a text without quotes.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "_$+/:.-".utf8.contains(byte)
        }
    }
}
