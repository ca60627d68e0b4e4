/// A source without function, property and closure bodies and, unless they are needed, without function parameters,
/// which account for most of the parsing time.
struct SourceSkeleton {
    private let text: UnsafeBufferPointer<UInt8>
    private let keepsParameters: Bool
    private var index = 0
    private var result: [UInt8] = []

    /// - Returns: The skeleton, or the text itself if its braces do not match as far as that can be determined without
    ///   parsing.
    static func of(_ text: String, keepsParameters: Bool = false) -> String {
        var text = text
        return text.withUTF8 { bytes in
            var skeleton = SourceSkeleton(text: bytes, keepsParameters: keepsParameters)
            let bytes = skeleton.read() ? skeleton.result : Array(bytes)
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    private init(text: UnsafeBufferPointer<UInt8>, keepsParameters: Bool) {
        self.text = text
        self.keepsParameters = keepsParameters
        result.reserveCapacity(text.count / 2)
    }

    /// - Returns: Whether all braces match.
    private mutating func read() -> Bool {
        var opensType = false
        var namesFunction = false
        var depth = 0
        while index < text.count {
            let byte = text[index]
            switch byte {
            case UInt8(ascii: "{") where opensType:
                opensType = false
                depth += 1
                append()
            case UInt8(ascii: "{"):
                let start = index
                guard skip(from: UInt8(ascii: "{"), to: UInt8(ascii: "}")) else { return false }
                let isOfRequirement = keepsParameters && Self.namesAccessors(text[start + 1..<index - 1])
                if isOfRequirement { result += text[start..<index] } else { result += "{}".utf8 }
            case UInt8(ascii: "(") where namesFunction && !keepsParameters:
                namesFunction = false
                guard skip(from: UInt8(ascii: "("), to: UInt8(ascii: ")")) else { return false }
                result += "()".utf8
            case UInt8(ascii: "}"):
                depth -= 1
                guard depth >= 0 else { return false }
                append()
            case UInt8(ascii: "`"):
                repeat { append() } while index < text.count && text[index] != UInt8(ascii: "`")
                if index < text.count { append() }
            case _ where Self.isOfWord(byte):
                let start = index
                while index < text.count, Self.isOfWord(text[index]) { index += 1 }
                result += text[start..<index]
                let word = UnsafeBufferPointer(rebasing: text[start..<index])
                opensType = Self.opensType(word, opensType)
                if word.elementsEqual("func".utf8) { namesFunction = true }
            default:
                // `import func` has no parameters.
                if byte == 0x0A { namesFunction = false }
                if skipText() { result += "\"\"".utf8 } else if !skipComment() { append() }
            }
        }
        return depth == 0
    }

    /// Whether the text between two braces is that of a requirement, such as `get set`.
    private static func namesAccessors(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        text.count < 32 && text.allSatisfy { isOfWord($0) || $0 == UInt8(ascii: " ") || $0 == 0x0A }
            && text.split(separator: UInt8(ascii: " ")).contains { $0.elementsEqual("get".utf8) }
    }

    private mutating func append() {
        result.append(text[index])
        index += 1
    }

    /// Whether a brace after the word opens the body of a type.
    private static func opensType(_ word: UnsafeBufferPointer<UInt8>, _ before: Bool) -> Bool {
        guard (3...9).contains(word.count) else { return before }
        switch String(decoding: word, as: UTF8.self) {
        case "class", "struct", "enum", "extension", "protocol", "actor": return true
        // `class func` and `class var` declare members.
        case "func", "var", "let", "init", "subscript", "deinit": return false
        default: return before
        }
    }

    static func isOfWord(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte) || (0x41...0x5A).contains(byte) || (0x30...0x39).contains(byte) || byte == 0x5F
            || byte >= 0x80
    }

    /// Skips from an opening bracket to the matching closing bracket.
    private mutating func skip(from open: UInt8, to close: UInt8) -> Bool {
        var depth = 0
        while index < text.count {
            switch text[index] {
            case open:
                depth += 1
                index += 1
            case close:
                depth -= 1
                index += 1
                if depth == 0 { return true }
            case UInt8(ascii: "\""), UInt8(ascii: "#"), UInt8(ascii: "/"):
                if !skipText(), !skipComment() { index += 1 }
            default: index += 1
            }
        }
        return false
    }

    private mutating func skipComment() -> Bool {
        guard text[index] == UInt8(ascii: "/") else { return false }
        if starts(with: "//") {
            while index < text.count, text[index] != 0x0A { index += 1 }
            return true
        }
        guard starts(with: "/*") else { return false }
        var depth = 0
        repeat {
            if starts(with: "/*") {
                depth += 1
                index += 2
            } else if starts(with: "*/") {
                depth -= 1
                index += 2
            } else {
                index += 1
            }
        } while depth > 0 && index < text.count
        return true
    }

    private func starts(with prefix: StaticString) -> Bool {
        guard index + prefix.utf8CodeUnitCount <= text.count else { return false }
        for offset in 0..<prefix.utf8CodeUnitCount where text[index + offset] != prefix.utf8Start[offset] {
            return false
        }
        return true
    }

    /// Skips a string literal on one or several lines, raw or not, including interpolations.
    private mutating func skipText() -> Bool {
        guard text[index] == UInt8(ascii: "\"") || text[index] == UInt8(ascii: "#") else { return false }
        let start = index
        var signs = 0
        while index < text.count, text[index] == UInt8(ascii: "#") {
            signs += 1
            index += 1
        }
        guard starts(with: "\"") else {
            index = start
            return false
        }
        let isLong = starts(with: "\"\"\"")
        index += isLong ? 3 : 1
        while index < text.count {
            switch text[index] {
            case UInt8(ascii: "\\") where hasSigns(signs, at: index + 1):
                index += 1 + signs
                if starts(with: "(") { skipParentheses() } else { index += 1 }
            case UInt8(ascii: "\"")
            where (!isLong || starts(with: "\"\"\"")) && hasSigns(signs, at: index + (isLong ? 3 : 1)):
                index += (isLong ? 3 : 1) + signs
                return true
            case 0x0A where !isLong: return true
            default: index += 1
            }
        }
        return true
    }

    private func hasSigns(_ count: Int, at start: Int) -> Bool {
        start + count <= text.count && (start..<start + count).allSatisfy { text[$0] == UInt8(ascii: "#") }
    }

    private mutating func skipParentheses() {
        var depth = 0
        while index < text.count {
            switch text[index] {
            case UInt8(ascii: "("):
                depth += 1
                index += 1
            case UInt8(ascii: ")"):
                depth -= 1
                index += 1
                if depth == 0 { return }
            default: if !skipText() { index += 1 }
            }
        }
    }
}
