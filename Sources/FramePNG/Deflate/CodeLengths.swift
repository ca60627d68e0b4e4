/// The lengths of a block's codes, as deflate writes them: run lengths under a Huffman code of their own (RFC 1951,
/// section 3.2.7).
struct CodeLengths {
    /// A symbol 0…18 and its extra bits: 16 repeats the last length 3–6 times, 17 and 18 are 3–10 and 11–138 zeros.
    private struct Item {
        let symbol: Int
        var extra = 0
        var extraBits = 0
    }

    /// The order in which the lengths of this code are written, so that rare ones can be left out at the end.
    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    private let items: [Item]
    private let code: HuffmanCode

    init(_ lengths: [UInt8]) {
        items = Self.items(lengths)
        var counts = [Int](repeating: 0, count: 19)
        for item in items { counts[item.symbol] += 1 }
        code = HuffmanCode(counts: counts, limit: 7)
    }

    func write(to bits: inout BitWriter) {
        let ordered = Self.order.map { code.lengths[$0] }
        let used = max(4, (ordered.lastIndex { $0 > 0 } ?? 0) + 1)
        bits.write(UInt64(used - 4), count: 4)
        for length in ordered[..<used] { bits.write(UInt64(length), count: 3) }
        for item in items {
            bits.write(UInt64(code.codes[item.symbol]), count: Int(code.lengths[item.symbol]))
            bits.write(UInt64(item.extra), count: item.extraBits)
        }
    }

    private static func items(_ lengths: [UInt8]) -> [Item] {
        var items: [Item] = []
        var start = 0
        while start < lengths.count {
            let length = lengths[start]
            let end = lengths[start...].firstIndex { $0 != length } ?? lengths.count
            var rest = end - start
            start = end
            if length != 0 {
                items.append(Item(symbol: Int(length)))
                rest -= 1
            }
            while rest >= 3 {
                let part: Int
                if length != 0 {
                    part = min(rest, 6)
                    items.append(Item(symbol: 16, extra: part - 3, extraBits: 2))
                } else if rest <= 10 {
                    part = rest
                    items.append(Item(symbol: 17, extra: part - 3, extraBits: 3))
                } else {
                    part = min(rest, 138)
                    items.append(Item(symbol: 18, extra: part - 11, extraBits: 7))
                }
                rest -= part
            }
            for _ in 0..<rest { items.append(Item(symbol: Int(length))) }
        }
        return items
    }
}
