/// A canonical prefix code of deflate (RFC 1951, section 3.2.2), of minimal length within a limit.
struct HuffmanCode {
    /// Code length of each symbol in bits; 0 for symbols that do not occur.
    let lengths: [UInt8]
    /// Codes in the order in which deflate writes them, first bit lowest.
    let codes: [UInt16]

    /// Creates the code for symbols that occur `counts` times, none longer than `limit` bits.
    ///
    /// Lengths come from Huffman's construction with two queues. Lengths above the limit are cut, and others extended,
    /// cheapest first, until Kraft's inequality holds again. A lone symbol gets one bit.
    init(counts: [Int], limit: Int) {
        let lengths = Self.lengths(counts, limit)
        self.lengths = lengths
        codes = Self.canonicalCodes(lengths, limit)
    }

    init(lengths: [UInt8]) {
        self.lengths = lengths
        codes = Self.canonicalCodes(lengths, 15)
    }

    private static func lengths(_ counts: [Int], _ limit: Int) -> [UInt8] {
        var lengths = [UInt8](repeating: 0, count: counts.count)
        let used = counts.indices.filter { counts[$0] > 0 }.sorted { (counts[$0], $0) < (counts[$1], $1) }
        guard used.count > 1 else {
            if let only = used.first { lengths[only] = 1 }
            return lengths
        }
        var depths = depths(used.map { counts[$0] })
        limitDepths(&depths, to: limit)
        for (symbol, depth) in zip(used, depths) { lengths[symbol] = UInt8(depth) }
        return lengths
    }

    /// Returns the depth of each leaf of the Huffman tree for ascending `weights`. Leaves and finished pairs form two
    /// sorted queues.
    private static func depths(_ weights: [Int]) -> [Int] {
        let leaves = weights.count
        var weight = weights
        var parent = [Int](repeating: 0, count: 2 * leaves - 1)
        var nextLeaf = 0
        var nextPair = leaves
        func takeLightest() -> Int {
            if nextLeaf < leaves, nextPair >= weight.count || weight[nextLeaf] <= weight[nextPair] {
                defer { nextLeaf += 1 }
                return nextLeaf
            }
            defer { nextPair += 1 }
            return nextPair
        }
        for pair in leaves..<2 * leaves - 1 {
            let first = takeLightest()
            let second = takeLightest()
            weight.append(weight[first] + weight[second])
            parent[first] = pair
            parent[second] = pair
        }
        var depth = [Int](repeating: 0, count: 2 * leaves - 1)
        for node in stride(from: 2 * leaves - 3, through: 0, by: -1) {
            depth[node] = depth[parent[node]] + 1
        }
        return Array(depth[..<leaves])
    }

    /// Cuts depths to `limit` and restores Kraft's inequality. Depths descend, because weights ascend.
    private static func limitDepths(_ depths: inout [Int], to limit: Int) {
        let room = 1 << limit
        var taken = 0
        for index in depths.indices {
            depths[index] = min(depths[index], limit)
            taken += room >> depths[index]
        }
        // Extending the rarest symbol costs the least.
        while taken > room {
            guard let index = depths.firstIndex(where: { $0 < limit }) else { return }
            taken -= room >> (depths[index] + 1)
            depths[index] += 1
        }
        // Excess room goes to the most frequent symbols.
        for index in depths.indices.reversed() {
            while depths[index] > 1, taken + (room >> depths[index]) <= room {
                taken += room >> depths[index]
                depths[index] -= 1
            }
        }
    }

    private static func canonicalCodes(_ lengths: [UInt8], _ limit: Int) -> [UInt16] {
        var counts = [UInt16](repeating: 0, count: limit + 1)
        for length in lengths where length > 0 { counts[Int(length)] += 1 }
        var next = [UInt16](repeating: 0, count: limit + 1)
        for length in stride(from: 2, through: limit, by: 1) {
            next[length] = (next[length - 1] + counts[length - 1]) << 1
        }
        return lengths.map { length in
            guard length > 0 else { return 0 }
            defer { next[Int(length)] += 1 }
            return reversed(next[Int(length)], bits: Int(length))
        }
    }

    private static func reversed(_ code: UInt16, bits: Int) -> UInt16 {
        var (rest, result) = (code, UInt16(0))
        for _ in 0..<bits {
            result = result << 1 | rest & 1
            rest >>= 1
        }
        return result
    }
}

/// The code lengths of a block as deflate writes them: run lengths with their own Huffman code (RFC 1951, section
/// 3.2.7).
struct CodeLengths {
    /// A symbol 0…18 with its extra bits: 16 repeats the last length 3–6 times, 17 and 18 are 3–10 and 11–138 zeros.
    private struct Item {
        let symbol: Int
        var extra = 0
        var extraBits = 0
    }

    /// Order in which the lengths of this code are written, so that trailing rare ones can be omitted.
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
