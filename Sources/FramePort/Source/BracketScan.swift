/// The nesting depth of brackets, measured before parsing.
///
/// The parser looks ahead twice at each nested `[`, so each level doubles its time: 18 levels take six seconds.
struct BracketScan {
    private(set) var deepest = 0
    private(set) var deepestOfSquare = 0

    init(_ text: [UInt8]) {
        var depth = 0
        var square = 0
        var index = 0
        while index < text.count {
            let byte = text[index]
            index += 1
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "}"): depth = max(0, depth - 1)
            case UInt8(ascii: "["):
                depth += 1
                square += 1
            case UInt8(ascii: "]"):
                depth = max(0, depth - 1)
                square = max(0, square - 1)
            case UInt8(ascii: "/"): index = Self.endOfComment(text, from: index)
            case UInt8(ascii: "\""): index = Self.endOfString(text, from: index)
            default: continue
            }
            deepest = max(deepest, depth)
            deepestOfSquare = max(deepestOfSquare, square)
        }
    }

    /// `from` is the index after the first slash.
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

    /// `from` is the index after the first quote. Interpolations count as text up to their first quote.
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
