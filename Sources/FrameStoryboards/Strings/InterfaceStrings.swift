internal import Foundation
internal import FrameJSON

/// The texts of a storyboard or nib in one language, read from a file of lines `"abc-12-def.text" = "Guten Tag";` in
/// UTF-8 or UTF-16.
public struct InterfaceStrings: Equatable, Sendable {
    /// Texts by object ID and then by name, such as `text` or `normalTitle`.
    public let texts: [String: [String: String]]

    /// Reads the file at `path`.
    ///
    /// - Throws: ``InterfaceError``.
    public init(contentsOf path: String) throws(InterfaceError) {
        self = try Self(InterfaceFileBytes.read(path), file: path)
    }

    /// - Parameter file: Name for messages.
    /// - Throws: ``InterfaceError``, with the line and column of the mistake.
    public init(_ bytes: some Sequence<UInt8>, file: String) throws(InterfaceError) {
        var scan = try StringsScan(Self.text(of: Array(bytes), file: file), file: file)
        var texts: [String: [String: String]] = [:]
        while let entry = try scan.entry() {
            let id = String(entry.key.prefix { $0 != "." })
            let name = String(entry.key.dropFirst(id.count + 1))
            guard texts[id]?[name] == nil else {
                throw InterfaceError(
                    file: file, place: entry.place, .inconsistent("a second text for “\(entry.key)”; remove one"))
            }
            texts[id, default: [:]][name] = entry.text
        }
        self.texts = texts
    }

    /// Returns all entries of such a file, in order.
    ///
    /// - Throws: ``InterfaceError``.
    static func entries(_ bytes: [UInt8], file: String) throws(InterfaceError) -> [(key: String, text: String)] {
        var scan = try StringsScan(text(of: bytes, file: file), file: file)
        var entries: [(key: String, text: String)] = []
        while let entry = try scan.entry() { entries.append((entry.key, entry.text)) }
        return entries
    }

    private static func text(of bytes: [UInt8], file: String) throws(InterfaceError) -> [Unicode.Scalar] {
        guard bytes.count <= MarkupLimits.bytes else {
            throw InterfaceError(file: file, place: nil, .tooLarge(limit: MarkupLimits.bytes))
        }
        let text: String?
        if bytes.starts(with: [0xFF, 0xFE]) {
            text = String(validating: Self.units(bytes, isBigEndian: false), as: UTF16.self)
        } else if bytes.starts(with: [0xFE, 0xFF]) {
            text = String(validating: Self.units(bytes, isBigEndian: true), as: UTF16.self)
        } else {
            text = String(validating: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...], as: UTF8.self)
        }
        guard let text else {
            throw InterfaceError(
                file: file, place: nil,
                .mismatch(expected: "UTF-8, or UTF-16 with a byte order mark", found: "another encoding"))
        }
        return Array(text.unicodeScalars)
    }

    /// Returns the code units without the byte order mark. An odd byte at the end is invalid.
    private static func units(_ bytes: [UInt8], isBigEndian: Bool) -> [UInt16] {
        stride(from: 2, to: bytes.count, by: 2).map { index in
            guard index + 1 < bytes.count else { return 0xD800 }
            let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
            return isBigEndian ? first << 8 | second : second << 8 | first
        }
    }
}

/// Scans the entries of a text, one after the other.
private struct StringsScan {
    private let file: String
    private let text: [Unicode.Scalar]
    private var index = 0
    private var line = 1
    private var column = 1
    /// Where the brace around all entries is open.
    private var brace: TextPosition?
    private var hasEntries = false

    init(_ text: [Unicode.Scalar], file: String) {
        self.text = text
        self.file = file
    }

    /// Returns the next entry, or `nil` at the end of the text.
    mutating func entry() throws(InterfaceError) -> (key: String, text: String, place: TextPosition)? {
        try skipSpace()
        if !hasEntries, brace == nil, next == "{" {
            brace = place
            move()
            try skipSpace()
        }
        if brace != nil, next == "}" {
            brace = nil
            move()
            try skipSpace()
            guard next == nil else { throw mismatch("the end of the file") }
        }
        guard next != nil else {
            guard let brace else { return nil }
            throw InterfaceError(file: file, place: brace, .inconsistent("a brace is not closed; add }"))
        }
        hasEntries = true
        let start = place
        let key = try string("a key in quotes, such as \"abc-12-def.text\"")
        try skipSpace()
        // A key without a text is one itself.
        if next == ";" {
            move()
            return (key, key, start)
        }
        try take("=", "“=” between the key and its text, or “;”")
        try skipSpace()
        let value = try string("a text in quotes")
        try skipSpace()
        try take(";", "“;” behind the text")
        return (key, value, start)
    }

    private var place: TextPosition { TextPosition(line: line, column: column) }
    private var next: Unicode.Scalar? { index < text.count ? text[index] : nil }

    private mutating func move() {
        if text[index] == "\n" {
            (line, column) = (line + 1, 1)
        } else {
            column += 1
        }
        index += 1
    }

    private func mismatch(_ expected: String) -> InterfaceError {
        let found = next.map { "“\($0)”" } ?? "the end of the file"
        return InterfaceError(file: file, place: place, .mismatch(expected: expected, found: found))
    }

    private mutating func take(_ scalar: Unicode.Scalar, _ expected: String) throws(InterfaceError) {
        guard next == scalar else { throw mismatch(expected) }
        move()
    }

    /// Skips white space and comments.
    private mutating func skipSpace() throws(InterfaceError) {
        while let scalar = next {
            if scalar.properties.isWhitespace {
                move()
            } else if scalar == "/", index + 1 < text.count, text[index + 1] == "/" {
                while let scalar = next, scalar != "\n" { move() }
            } else if scalar == "/", index + 1 < text.count, text[index + 1] == "*" {
                let start = place
                move()
                move()
                while index + 1 < text.count, text[index] != "*" || text[index + 1] != "/" { move() }
                guard index + 1 < text.count else {
                    throw InterfaceError(file: file, place: start, .inconsistent("a comment is not closed; add */"))
                }
                move()
                move()
            } else {
                return
            }
        }
    }

    /// Reads a string in quotes of either kind, or a word without quotes.
    private mutating func string(_ expected: String) throws(InterfaceError) -> String {
        var result = String.UnicodeScalarView()
        guard let quote = next, quote == "\"" || quote == "'" else {
            while let scalar = next, Self.isWord(scalar) {
                result.append(scalar)
                move()
            }
            guard !result.isEmpty else { throw mismatch(expected) }
            return String(result)
        }
        let start = place
        move()
        while let scalar = next {
            if scalar == quote {
                move()
                return String(result)
            }
            if scalar == "\\" {
                result.append(try escape())
            } else {
                result.append(scalar)
                move()
            }
        }
        throw InterfaceError(file: file, place: start, .inconsistent("a quotation mark is not closed; add another"))
    }

    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
            || "_-.$:/".unicodeScalars.contains(scalar)
    }

    private mutating func escape() throws(InterfaceError) -> Unicode.Scalar {
        move()
        guard let scalar = next else { throw mismatch("an escape such as \\n or \\\"") }
        switch scalar {
        case "0"..."7": return octalEscape()
        case "a": move(); return "\u{7}"
        case "b": move(); return "\u{8}"
        case "f": move(); return "\u{C}"
        case "v": move(); return "\u{B}"
        case "n": move(); return "\n"
        case "t": move(); return "\t"
        case "r": move(); return "\r"
        case "U", "u": return try hexadecimalEscape()
        default: move(); return scalar
        }
    }

    /// Up to three digits: a character of NeXTSTEP's encoding, which begins with ASCII.
    private mutating func octalEscape() -> Unicode.Scalar {
        var code: UInt32 = 0
        var digits = 0
        while digits < 3, let scalar = next, ("0"..."7").contains(scalar) {
            code = code << 3 | (scalar.value - 0x30)
            digits += 1
            move()
        }
        let byte = UInt8(truncatingIfNeeded: code)
        return String(bytes: [byte], encoding: .nextstep)?.unicodeScalars.first ?? Unicode.Scalar(byte)
    }

    /// Reads a UTF-16 code unit or a surrogate pair.
    private mutating func hexadecimalEscape() throws(InterfaceError) -> Unicode.Scalar {
        let start = place
        let high = try hexadecimalUnit()
        if let scalar = Unicode.Scalar(high) { return scalar }
        if UTF16.isLeadSurrogate(high), next == "\\" {
            move()
            if next == "U" || next == "u", case let low = try hexadecimalUnit(), UTF16.isTrailSurrogate(low) {
                let code: UInt32 = 0x10000 + (UInt32(high & 0x3FF) << 10 | UInt32(low & 0x3FF))
                if let scalar = Unicode.Scalar(code) { return scalar }
            }
        }
        throw InterfaceError(
            file: file, place: start,
            .mismatch(expected: "the code of a character", found: "half of one: \(String(high, radix: 16))"))
    }

    private mutating func hexadecimalUnit() throws(InterfaceError) -> UInt16 {
        move()
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = next.flatMap({ Character($0).hexDigitValue }) else {
                throw mismatch("four hexadecimal digits")
            }
            unit = unit << 4 | UInt16(digit)
            move()
        }
        return unit
    }
}
