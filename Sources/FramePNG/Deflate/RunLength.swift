/// The encoding of run lengths in deflate (RFC 1951, section 3.2.5): a symbol for a range of lengths, and extra bits
/// for the position in it. Runs longer than 258 are split.
enum RunLength {
    static let shortest = 3
    static let longest = 258
    /// Number of symbols: literals 0…255, end of block 256, lengths 257…285.
    static let symbolCount = 286
    static let endOfBlock = 256

    /// Symbol of each length 0…258; the first three are unused.
    static let symbols: [UInt16] = ranges.reduce(into: [UInt16](repeating: 0, count: longest + 1)) { table, range in
        for length in range.first..<min(range.first + 1 << range.extraBits, longest + 1) {
            table[length] = range.symbol
        }
    }

    /// First length of each symbol from 257 on, with its number of extra bits. The last symbol takes 258 from the
    /// previous one.
    static let ranges: [(symbol: UInt16, first: Int, extraBits: Int)] = {
        var ranges: [(symbol: UInt16, first: Int, extraBits: Int)] = []
        var first = shortest
        for symbol in UInt16(257)...284 {
            let extraBits = symbol < 265 ? 0 : (Int(symbol) - 261) / 4
            ranges.append((symbol, first, extraBits))
            first += 1 << extraBits
        }
        ranges.append((285, longest, 0))
        return ranges
    }()

    /// Splits a run into as many parts of the longest length as leave at least the shortest length for the rest.
    @inline(__always)
    static func split(_ length: Int, _ body: (_ part: Int, _ repeats: Int) -> Void) {
        var rest = length
        if rest > longest {
            let full = (rest &- shortest) / longest
            if full > 0 { body(longest, full) }
            rest &-= full &* longest
            if rest > longest {
                body(rest &- shortest, 1)
                rest = shortest
            }
        }
        body(rest, 1)
    }
}
