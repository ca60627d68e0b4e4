/// A text in a Ruby assignment such as `'a.png'`, `['a.png', 'b.png']` or `{ 'Kit' => ['a.png'] }`.
struct PodspecLiteral: Equatable {
    /// Key of the entry if the text is in a table.
    let key: String?
    let text: String
    /// Offset of the key if there is one, otherwise of the text.
    let offset: Int
}

/// An assignment of a podspec, such as `s.ios.source_files = 'Kit/**/*'`, with the literals at the start of its value.
struct PodspecAssignment: Equatable {
    /// The names separated by dots, such as `s`, `ios` and `source_files`.
    let path: [String]
    var literals: [PodspecLiteral] = []

    var name: String { path.last ?? "" }
    /// Whether the assignment applies only to systems other than iOS.
    var isForOtherSystem: Bool {
        path.dropLast().contains { ["osx", "macos", "tvos", "watchos", "visionos"].contains($0) }
    }
}

/// Reads the literal assignments of a podspec without running it, although it is a Ruby program.
struct PodspecScanner {
    private let bytes: [UInt8]
    private var position = 0

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Returns the assignments in order. The time this takes is proportional to the size of the file.
    static func assignments(in bytes: [UInt8]) -> [PodspecAssignment] {
        var scanner = PodspecScanner(bytes)
        var assignments: [PodspecAssignment] = []
        while let byte = scanner.next {
            if byte == UInt8(ascii: "#") {
                scanner.skipLine()
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                _ = scanner.text()
            } else if Self.isWord(byte) {
                let path = scanner.path()
                scanner.skipBlank(overLines: false)
                guard path.count > 1, scanner.takes("="), scanner.next != UInt8(ascii: "=") else { continue }
                assignments.append(PodspecAssignment(path: path, literals: scanner.literals()))
            } else {
                scanner.position += 1
            }
        }
        return assignments
    }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }

    private mutating func skipLine() {
        while let byte = next, byte != 0x0A { position += 1 }
    }

    private mutating func skipBlank(overLines: Bool) {
        while let byte = next {
            if byte == 0x20 || byte == 0x09 || (overLines && (0x0A...0x0D).contains(byte)) {
                position += 1
            } else if overLines, byte == UInt8(ascii: "#") {
                skipLine()
            } else {
                return
            }
        }
    }

    private mutating func takes(_ word: String) -> Bool {
        guard bytes[position...].starts(with: word.utf8) else { return false }
        position += word.utf8.count
        return true
    }

    private mutating func path() -> [String] {
        let start = position
        while let byte = next, Self.isWord(byte) || byte == UInt8(ascii: ".") { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self).split(separator: ".").map(String.init)
    }

    /// Returns the text that starts here, or `nil` if its line ends before it does.
    private mutating func text() -> String? {
        let quote = bytes[position]
        let start = position + 1
        position = start
        while let byte = next, byte != 0x0A {
            position += 1
            if byte == quote { return String(decoding: bytes[start..<(position - 1)], as: UTF8.self) }
        }
        return nil
    }

    private mutating func literals() -> [PodspecLiteral] {
        var found: [PodspecLiteral] = []
        var key: (text: String, offset: Int)?
        var depth = 0
        while true {
            skipBlank(overLines: true)
            let start = position
            if let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
                guard let text = text() else { return found }
                skipBlank(overLines: depth > 0)
                if takes("=>") {
                    key = (text, start)
                    continue
                }
                found.append(PodspecLiteral(key: key?.text, text: text, offset: key?.offset ?? start))
            } else if takes("%w[") || takes("%w(") {
                found += words(key)
            } else if takes("[") || takes("{") {
                depth += 1
                continue
            } else if takes("]") || takes("}") {
                depth -= 1
            } else if !(depth > 0 && takes(",")) {
                return found
            }
            skipBlank(overLines: depth > 0)
            guard depth > 0 || takes(",") else { return found }
        }
    }

    /// Returns the words up to the bracket that ends them: `%w[a.png b.png]`.
    private mutating func words(_ key: (text: String, offset: Int)?) -> [PodspecLiteral] {
        let start = position
        while let byte = next, byte != UInt8(ascii: "]"), byte != UInt8(ascii: ")") { position += 1 }
        let words = bytes[start..<position].split { $0 <= 0x20 }
        if next != nil { position += 1 }
        return words.map { word in
            PodspecLiteral(
                key: key?.text, text: String(decoding: word, as: UTF8.self), offset: key?.offset ?? word.startIndex)
        }
    }
}
