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

/// A value in a package manifest.
indirect enum ManifestValue {
    case text(String)
    case list([ManifestValue])
    case call(ManifestCall)
    /// A constant, variable or parameter; of `Names.core`, the last name.
    case name(String, offset: Int)
    case sum([ManifestValue], offset: Int)
    /// A text with interpolated names.
    case joined([ManifestValue], offset: Int)
    /// A list of what a closure makes of the elements of another.
    case mapped(ManifestValue, parameter: String, result: ManifestValue, offset: Int)
    /// The elements of the lists in a list.
    case flat(ManifestValue)
    /// An expression whose value is known only by running the manifest.
    case computed(offset: Int)

    var text: String? { if case .text(let text) = self { text } else { nil } }
    var list: [ManifestValue]? { if case .list(let elements) = self { elements } else { nil } }
    var call: ManifestCall? { if case .call(let call) = self { call } else { nil } }
}

/// Reads literals, names and sums of a package manifest. Other expressions are skipped up to the next comma or bracket.
struct ManifestScanner {
    struct Problem: Error {
        let offset: Int
        let message: String
    }

    let bytes: [UInt8]
    var position = 0
    /// Number of brackets and loops around the position.
    var depth = 0
    private static let deepest = 100

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Counts a level of brackets.
    mutating func enter() throws(Problem) {
        depth += 1
        guard depth <= Self.deepest else {
            throw Problem(offset: position, message: "more than \(Self.deepest) levels of brackets")
        }
    }

    var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    func isWord(_ index: Int) -> Bool {
        guard bytes.indices.contains(index) else { return false }
        let byte = bytes[index]
        return byte == UInt8(ascii: "_") || byte >= 0x80 || Character(Unicode.Scalar(byte)).isLetter
            || Character(Unicode.Scalar(byte)).isNumber
    }

    mutating func call(_ name: String, from offset: Int) throws(Problem) -> ManifestCall {
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
    mutating func label() throws(Problem) -> String? {
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

    mutating func value() throws(Problem) -> ManifestValue {
        try skipBlank()
        let start = position
        let value = try sum()
        // The value of `x ? y : z` is known only by running the manifest.
        return try skipExpression() ? .computed(offset: start) : value
    }

    mutating func sum() throws(Problem) -> ManifestValue {
        try skipBlank()
        try enter()
        defer { depth -= 1 }
        let start = position
        var terms = [try term()]
        var end = position
        while try continues(with: "+") {
            terms.append(try term())
            end = position
        }
        position = end
        return terms.count == 1 ? terms[0] : .sum(terms, offset: start)
    }

    /// Skips an operator, unless it is the beginning of another.
    private mutating func continues(with sign: String) throws(Problem) -> Bool {
        try skipBlank()
        let end = position + sign.utf8.count
        guard bytes[position...].starts(with: sign.utf8), !bytes[end...].starts(with: "=".utf8) else { return false }
        position = end
        return true
    }

    /// Reads one term of a sum.
    private mutating func term() throws(Problem) -> ManifestValue {
        try skipBlank()
        let start = position
        var value: ManifestValue
        switch next {
        case UInt8(ascii: "\""): value = try text()
        case UInt8(ascii: "["): value = .list(try list())
        default: value = try named(from: start)
        }
        while bytes[position...].starts(with: ".map".utf8), !isWord(position + 4) {
            position += 4
            value = try closure(over: value, from: start)
        }
        return value
    }

    /// Reads a name, or a call of a function.
    private mutating func named(from start: Int) throws(Problem) -> ManifestValue {
        if next == UInt8(ascii: ".") { position += 1 }
        var name = word()
        while next == UInt8(ascii: "."), isWord(position + 1) {
            let end = position
            position += 1
            let part = word()
            if part == "map" {
                position = end
                return name.isEmpty ? .computed(offset: start) : .name(name, offset: start)
            }
            name = part
        }
        guard !name.isEmpty else { return .computed(offset: start) }
        let end = position
        try skipBlank()
        if next == UInt8(ascii: "(") { return .call(try call(name, from: start)) }
        position = end
        return .name(name, offset: start)
    }

    /// Reads a word, or a parameter of a closure such as `$0`.
    mutating func word() -> String {
        let start = position
        if next == UInt8(ascii: "$") { position += 1 }
        while isWord(position) { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    /// Reads `{ name in result }`.
    private mutating func closure(over list: ManifestValue, from start: Int) throws(Problem) -> ManifestValue {
        let isArgument = try continues(with: "(")
        guard try continues(with: "{") else { return .computed(offset: start) }
        var parameter = "$0"
        try skipBlank()
        let begin = position
        let first = word()
        try skipBlank()
        if bytes[position...].starts(with: "in".utf8), !isWord(position + 2) {
            parameter = first
            position += 2
        } else {
            position = begin
        }
        let result = try result()
        guard try continues(with: "}") else { return .computed(offset: start) }
        if isArgument, try !continues(with: ")") { return .computed(offset: start) }
        return .mapped(list, parameter: parameter, result: result, offset: start)
    }

    /// Reads an expression that may follow `return`.
    mutating func result() throws(Problem) -> ManifestValue {
        try skipBlank()
        if bytes[position...].starts(with: "return".utf8), !isWord(position + 6) { position += 6 }
        return try sum()
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
    mutating func skipBlankOrText() throws(Problem) -> Bool {
        let start = position
        try skipBlank()
        if next == UInt8(ascii: "\"") { _ = try text() }
        return position > start
    }

    mutating func skipBlank() throws(Problem) {
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

    private mutating func text() throws(Problem) -> ManifestValue {
        let start = position
        position += 1
        var parts: [ManifestValue] = []
        var text: [UInt8] = []
        var isComputed = false
        while let byte = next {
            position += 1
            if byte == UInt8(ascii: "\"") {
                guard !isComputed else { return .computed(offset: start) }
                let last = ManifestValue.text(String(decoding: text, as: UTF8.self))
                return parts.isEmpty ? last : .joined(parts + [last], offset: start)
            }
            guard byte == UInt8(ascii: "\\"), let escaped = next else {
                text.append(byte)
                continue
            }
            position += 1
            guard escaped == UInt8(ascii: "(") else {
                text.append(escaped)
                continue
            }
            let name = word()
            if !name.isEmpty, next == UInt8(ascii: ")") {
                parts += [.text(String(decoding: text, as: UTF8.self)), .name(name, offset: start)]
                text = []
                position += 1
            } else {
                isComputed = true
            }
        }
        throw Problem(offset: start, message: "a text without end; expected a quotation mark")
    }
}
