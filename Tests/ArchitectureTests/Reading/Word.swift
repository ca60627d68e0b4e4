/// A name or keyword in code, with the surroundings that a rule needs.
struct Word: Equatable {
    let text: String
    /// The line, counted from 1.
    let line: Int
    /// The name before the dot that precedes the word. Empty if the dot follows something else, `nil` without a dot.
    let owner: String?
    /// The preceding word, if only blanks are in between.
    let previous: String?
    /// The next character, such as `(`, `!`, `.` or a blank.
    let next: Character?
    /// Whether `=` follows the word and assigns a value.
    let isAssigned: Bool

    var isCalled: Bool { next == "(" && previous != "func" }

    private static let typeKeywords: Set<String> = ["struct", "class", "enum", "protocol", "actor", "typealias"]
    private static let memberKeywords: Set<String> = ["func", "var", "let", "subscript", "init"]

    /// Whether the word is the name of a type in its declaration.
    var isTypeName: Bool {
        previous.map(Self.typeKeywords.contains) == true && !Self.memberKeywords.contains(text)
    }
    var isFunctionName: Bool { previous == "func" }

    static func words(of code: [UInt8]) -> [Word] {
        var words: [Word] = []
        var index = 0
        var line = 1
        var last: (text: String, end: Int)?
        while index < code.count {
            guard isNameByte(code[index]) else {
                if code[index] == UInt8(ascii: "\n") { line += 1 }
                index += 1
                continue
            }
            let start = index
            while index < code.count, isNameByte(code[index]) { index += 1 }
            let text = String(decoding: code[start..<index], as: UTF8.self)
            let hasDot = start > 0 && code[start - 1] == UInt8(ascii: ".")
            let gap = last.map { code[$0.end..<start] }
            words.append(
                Word(
                    text: text, line: line,
                    owner: hasDot ? (last?.end == start - 1 ? last?.text : "") : nil,
                    previous: gap?.allSatisfy { $0 == UInt8(ascii: " ") } == true ? last?.text : nil,
                    next: index < code.count ? Character(Unicode.Scalar(code[index])) : nil,
                    isAssigned: isAssignment(code[index...].drop { $0 == UInt8(ascii: " ") })))
            last = (text, index)
        }
        return words
    }

    private static func isAssignment(_ rest: ArraySlice<UInt8>) -> Bool {
        rest.first == UInt8(ascii: "=") && rest.dropFirst().first != UInt8(ascii: "=")
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
            true
        default: false
        }
    }
}
