/// Measures the shape of a source before it is parsed.
///
/// The parser looks ahead through nested or repeated constructs, so its time grows with the square or cube of the
/// depth, or doubles with every nested `[`: 18 levels take six seconds. Only generated sources reach the limits.
struct ShapeScan {
    /// Reason for not parsing the source; `nil` if it stays within all limits.
    var refusal: String? {
        Feature.allCases.first { most[$0.rawValue] > $0.limit.count }.map {
            "more than \($0.limit.count) \($0.limit.of)"
        }
    }

    private enum Feature: Int, CaseIterable {
        case brackets, squareBrackets, angleBrackets, conditions, repetitions, words, modifiers

        var limit: (count: Int, of: String) {
            switch self {
            case .brackets: (500, "nested brackets; split the expression")
            case .squareBrackets: (14, "nested square brackets; split the expression")
            case .angleBrackets: (64, "“<” in a line; split the expression")
            case .conditions: (100, "nested #if; merge their conditions")
            case .repetitions: (255, "times the same character in a row")
            case .words: (100, "words in a line without punctuation")
            case .modifiers: (32, "modifiers in a row")
            }
        }
    }

    /// Words that precede declarations and types. After each, the parser looks for the end of all that follow.
    private static let modifiers: Set<String> = [
        "async", "await", "borrowing", "consuming", "each", "inout", "isolated", "nonisolated", "precedencegroup",
        "reasync", "repeat", "rethrows", "sending", "some", "any", "throws", "__owned", "__shared", "_const",
    ]

    private let text: [UInt8]
    private var index = 0
    /// Current count of each feature.
    private var now = Feature.allCases.map { _ in 0 }
    private var most = Feature.allCases.map { _ in 0 }
    /// Last byte that is not white space.
    private var last: UInt8 = 0

    init(_ text: [UInt8]) {
        self.text = text
        while index < text.count { scan() }
    }

    private mutating func count(_ feature: Feature, _ change: Int) {
        now[feature.rawValue] = max(0, now[feature.rawValue] + change)
        most[feature.rawValue] = max(most[feature.rawValue], now[feature.rawValue])
    }

    private mutating func forget(_ feature: Feature) { now[feature.rawValue] = 0 }

    private mutating func scan() {
        let byte = text[index]
        let start = index
        index += 1
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): return
        case UInt8(ascii: "\n"):
            forget(.words)
            if last != UInt8(ascii: "<") { forget(.angleBrackets) }
            return
        case UInt8(ascii: "/"):
            index = Self.endOfComment(text, from: index)
            if index > start + 1 { return }
        case _ where Self.isOfWord(byte):
            index = text[start...].firstIndex { !Self.isOfWord($0) } ?? text.count
            count(.words, 1)
            let isModifier = Self.modifiers.contains(String(decoding: text[start..<index], as: UTF8.self))
            if isModifier { count(.modifiers, 1) } else { forget(.modifiers) }
            last = byte
            return
        case UInt8(ascii: "("), UInt8(ascii: "{"): count(.brackets, 1)
        case UInt8(ascii: ")"), UInt8(ascii: "}"): count(.brackets, -1)
        case UInt8(ascii: "["):
            count(.brackets, 1)
            count(.squareBrackets, 1)
        case UInt8(ascii: "]"):
            count(.brackets, -1)
            count(.squareBrackets, -1)
        case UInt8(ascii: "<"): count(.angleBrackets, 1)
        case UInt8(ascii: ">"): count(.angleBrackets, -1)
        case UInt8(ascii: "#"): scanHashes(from: start)
        case UInt8(ascii: "\""):
            index = Self.endOfString(text, from: index)
            last = byte
            return
        default: break
        }
        if start == 0 || text[start - 1] != byte { forget(.repetitions) }
        count(.repetitions, index - start)
        forget(.words)
        forget(.modifiers)
        last = byte
    }

    private mutating func scanHashes(from start: Int) {
        index = text[start...].firstIndex { $0 != UInt8(ascii: "#") } ?? text.count
        let word = text[index...].prefix(6).prefix(while: Self.isOfWord)
        if word.elementsEqual("if".utf8) { count(.conditions, 1) }
        if word.elementsEqual("endif".utf8) { count(.conditions, -1) }
    }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }

    /// Returns the end of a comment. `from` is the index after the first slash.
    private static func endOfComment(_ text: [UInt8], from start: Int) -> Int {
        guard start < text.count else { return start }
        if text[start] == UInt8(ascii: "/") { return text[start...].firstIndex(of: 0x0A) ?? text.count }
        guard text[start] == UInt8(ascii: "*") else { return start }
        var index = start + 1
        while index + 1 < text.count {
            if text[index] == UInt8(ascii: "*"), text[index + 1] == UInt8(ascii: "/") { return index + 2 }
            index += 1
        }
        return text.count
    }

    /// Returns the end of a string. `from` is the index after the first quote. An interpolation counts as text up to
    /// its first quote.
    private static func endOfString(_ text: [UInt8], from start: Int) -> Int {
        let quote = UInt8(ascii: "\"")
        let isLong = text[start...].prefix(2).elementsEqual([quote, quote])
        var index = isLong ? start + 2 : start
        while index < text.count {
            switch text[index] {
            case UInt8(ascii: "\\"): index += 2
            case quote where !isLong: return index + 1
            case quote where text[index...].prefix(3).elementsEqual([quote, quote, quote]): return index + 3
            case 0x0A where !isLong: return index
            default: index += 1
            }
        }
        return text.count
    }
}
