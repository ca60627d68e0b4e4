internal import FrameJSON

/// A call in a package manifest with its arguments, read without running it: `.target(name: "Kit", path: "Source")`.
struct ManifestCall {
    /// Name without the dot.
    let name: String
    let arguments: [(label: String?, value: ManifestValue)]
    let offset: Int

    subscript(_ label: String) -> ManifestValue? { arguments.first { $0.label == label }?.value }

    /// First argument without a label.
    var first: ManifestValue? { arguments.first { $0.label == nil }?.value }
}

/// A value in a package manifest that is written as a literal.
indirect enum ManifestValue {
    case text(String)
    case list([ManifestValue])
    case call(ManifestCall)
    /// An expression whose value is known only by running the manifest.
    case computed(offset: Int)

    var text: String? { if case .text(let text) = self { text } else { nil } }
    var list: [ManifestValue]? { if case .list(let elements) = self { elements } else { nil } }
    var call: ManifestCall? { if case .call(let call) = self { call } else { nil } }
}

/// Reads the literals of a package manifest. Everything else is skipped up to the next comma or bracket.
struct ManifestScanner {
    struct Problem: Error {
        let offset: Int
        let message: String
    }

    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0
    private static let deepest = 100

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Returns the arguments of the first call of `Package`.
    mutating func package() throws(Problem) -> ManifestCall {
        let word = Array("Package".utf8)
        while position < bytes.count {
            if try skipBlankOrText() { continue }
            if bytes[position...].starts(with: word), !isWord(position - 1), !isWord(position + word.count) {
                let start = position
                position += word.count
                try skipBlank()
                if next == UInt8(ascii: "(") { return try call("Package", from: start) }
                continue
            }
            position += 1
        }
        throw Problem(offset: 0, message: "expected a call of Package(name:…)")
    }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private func isWord(_ index: Int) -> Bool {
        guard bytes.indices.contains(index) else { return false }
        let byte = bytes[index]
        return byte == UInt8(ascii: "_") || byte >= 0x80 || Character(Unicode.Scalar(byte)).isLetter
            || Character(Unicode.Scalar(byte)).isNumber
    }

    private mutating func call(_ name: String, from offset: Int) throws(Problem) -> ManifestCall {
        position += 1
        var arguments: [(label: String?, value: ManifestValue)] = []
        while true {
            try skipBlank()
            guard let byte = next else { throw Problem(offset: offset, message: "a call without end; expected “)”") }
            if byte == UInt8(ascii: ")") { break }
            if byte == UInt8(ascii: ",") {
                position += 1
                continue
            }
            guard byte != UInt8(ascii: "]") else { throw Problem(offset: position, message: "expected “)”, found “]”") }
            let label = try label()
            arguments.append((label, try value()))
        }
        position += 1
        return ManifestCall(name: name, arguments: arguments, offset: offset)
    }

    /// Reads a word that is followed by a colon.
    private mutating func label() throws(Problem) -> String? {
        let start = position
        while isWord(position) { position += 1 }
        let name = String(decoding: bytes[start..<position], as: UTF8.self)
        try skipBlank()
        guard !name.isEmpty, next == UInt8(ascii: ":") else {
            position = start
            return nil
        }
        position += 1
        return name
    }

    private mutating func value() throws(Problem) -> ManifestValue {
        try skipBlank()
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepest else {
            throw Problem(offset: position, message: "more than \(Self.deepest) levels of brackets")
        }
        let start = position
        let value: ManifestValue
        switch next {
        case UInt8(ascii: "\""): value = try text().map { .text($0) } ?? .computed(offset: start)
        case UInt8(ascii: "["): value = .list(try list())
        default:
            if next == UInt8(ascii: ".") { position += 1 }
            let word = position
            while isWord(position) || next == UInt8(ascii: ".") { position += 1 }
            let name = String(decoding: bytes[word..<position], as: UTF8.self)
            try skipBlank()
            value =
                next == UInt8(ascii: "(") && !name.isEmpty
                ? .call(try call(name.split(separator: ".").last.map(String.init) ?? name, from: start))
                : .computed(offset: start)
        }
        // In `["a"] + more` and `x ? y : z`, the value is known only by running the manifest.
        return try skipExpression() ? .computed(offset: start) : value
    }

    private mutating func list() throws(Problem) -> [ManifestValue] {
        let start = position
        position += 1
        var elements: [ManifestValue] = []
        while true {
            try skipBlank()
            guard let byte = next else { throw Problem(offset: start, message: "a list without end; expected “]”") }
            if byte == UInt8(ascii: "]") { break }
            guard byte != UInt8(ascii: ")") else { throw Problem(offset: position, message: "expected “]”, found “)”") }
            if byte == UInt8(ascii: ",") { position += 1 } else { elements.append(try value()) }
        }
        position += 1
        return elements
    }

    /// Skips the rest of an argument or element.
    ///
    /// - Returns: Whether there was one.
    private mutating func skipExpression() throws(Problem) -> Bool {
        var open = 0
        var hasMore = false
        while true {
            try skipBlank()
            guard let byte = next else { return hasMore }
            if open == 0, [UInt8(ascii: ","), UInt8(ascii: ")"), UInt8(ascii: "]")].contains(byte) { return hasMore }
            hasMore = true
            if try skipBlankOrText() { continue }
            if "([{".utf8.contains(byte) { open += 1 }
            if ")]}".utf8.contains(byte) { open -= 1 }
            position += 1
        }
    }

    /// - Returns: Whether anything was skipped.
    private mutating func skipBlankOrText() throws(Problem) -> Bool {
        let start = position
        try skipBlank()
        if next == UInt8(ascii: "\"") { _ = try text() }
        return position > start
    }

    private mutating func skipBlank() throws(Problem) {
        while let byte = next {
            if byte == 0x20 || (0x09...0x0D).contains(byte) {
                position += 1
            } else if bytes[position...].starts(with: "//".utf8) {
                while let byte = next, byte != 0x0A { position += 1 }
            } else if bytes[position...].starts(with: "/*".utf8) {
                let start = position
                while position < bytes.count, !bytes[position...].starts(with: "*/".utf8) { position += 1 }
                guard position < bytes.count else {
                    throw Problem(offset: start, message: "a comment without end; expected “*/”")
                }
                position += 2
            } else {
                return
            }
        }
    }

    /// - Returns: The text, or `nil` if it contains an interpolation.
    private mutating func text() throws(Problem) -> String? {
        let start = position
        position += 1
        var text: [UInt8] = []
        var isLiteral = true
        while let byte = next {
            position += 1
            if byte == UInt8(ascii: "\"") { return isLiteral ? String(decoding: text, as: UTF8.self) : nil }
            if byte == UInt8(ascii: "\\"), let escaped = next {
                if escaped == UInt8(ascii: "(") { isLiteral = false }
                text.append(escaped)
                position += 1
            } else {
                text.append(byte)
            }
        }
        throw Problem(offset: start, message: "a text without end; expected a quotation mark")
    }
}
