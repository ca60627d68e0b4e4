/// The code of a Swift source. Every byte of comments and string literals is a blank, and line breaks are kept, so that
/// positions in the code equal positions in the source. Interpolations count as code.
///
/// Regular expression literals also count as code.
struct SwiftCode {
    let source: [UInt8]
    private(set) var code: [UInt8]
    private var index = 0

    init(_ text: String) {
        source = Array(text.utf8)
        code = source.map { $0 == Self.newline ? $0 : Self.blank }
        readCode(toParenthesis: false)
    }

    var text: String { String(decoding: code, as: UTF8.self) }

    private static let newline = UInt8(ascii: "\n")
    private static let blank = UInt8(ascii: " ")
    private static let quote = UInt8(ascii: "\"")
    private static let hash = UInt8(ascii: "#")

    private func sees(_ text: StaticString, at place: Int? = nil) -> Bool {
        let place = place ?? index
        // Most bytes are neither, which the first byte decides.
        guard place + text.utf8CodeUnitCount <= source.count, source[place] == text.utf8Start.pointee else {
            return false
        }
        return text.withUTF8Buffer { $0.elementsEqual(source[place..<place + text.utf8CodeUnitCount]) }
    }

    /// Reads to the end, or to the parenthesis that closes the one before `index`.
    private mutating func readCode(toParenthesis: Bool) {
        var depth = 0
        while index < source.count {
            if sees("//") {
                while index < source.count, source[index] != Self.newline { index += 1 }
            } else if sees("/*") {
                skipBlockComment()
            } else if let hashes = hashesOfString() {
                readString(hashes: hashes)
            } else {
                let byte = source[index]
                code[index] = byte
                index += 1
                if byte == UInt8(ascii: "(") { depth += 1 }
                if byte == UInt8(ascii: ")") {
                    if toParenthesis, depth == 0 { return }
                    depth -= 1
                }
            }
        }
    }

    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if sees("/*") {
                depth += 1
                index += 2
            } else if sees("*/") {
                depth -= 1
                index += 2
            } else {
                index += 1
            }
        } while depth > 0 && index < source.count
    }

    /// Returns the number of number signs before the quotation mark of a string that begins here, or `nil` if none
    /// does.
    private func hashesOfString() -> Int? {
        guard source[index] == Self.hash || source[index] == Self.quote else { return nil }
        let end = source[index...].firstIndex { $0 != Self.hash } ?? source.count
        return end < source.count && source[end] == Self.quote ? end - index : nil
    }

    private func seesHashes(_ count: Int, at place: Int) -> Bool {
        place + count <= source.count && source[place..<place + count].allSatisfy { $0 == Self.hash }
    }

    private mutating func readString(hashes: Int) {
        index += hashes
        let quotes = sees("\"\"\"") ? 3 : 1
        index += quotes
        while index < source.count {
            let isEnd = quotes == 3 ? sees("\"\"\"") : source[index] == Self.quote
            if isEnd, seesHashes(hashes, at: index + quotes) {
                index += quotes + hashes
                return
            }
            if sees("\\"), seesHashes(hashes, at: index + 1) {
                index += 1 + hashes
                let isInterpolation = sees("(")
                index += 1
                if isInterpolation { readCode(toParenthesis: true) }
            } else {
                index += 1
            }
        }
    }
}
