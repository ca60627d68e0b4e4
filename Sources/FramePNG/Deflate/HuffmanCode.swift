/// A prefix code in deflate's canonical form (RFC 1951, section 3.2.2), as short as its counts and a limit allow.
struct HuffmanCode {
    /// Bits of each symbol's code; 0 for symbols that do not occur.
    let lengths: [UInt8]
    /// The codes as deflate writes them, first bit lowest.
    let codes: [UInt16]

    /// The code for symbols that occur `counts` times, none longer than `limit` bits.
    ///
    /// Lengths come from Huffman's construction with two queues; those above the limit are cut, and others made longer
    /// until the code is a prefix code again (Kraft's inequality), cheapest first. A lone symbol gets one bit.
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

    /// The depth of each leaf of the Huffman tree for `weights`, which rise: leaves and finished pairs are two queues that
    /// are both in order.
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

    /// Cuts depths to `limit` and repays the room that takes. Depths belong to weights that rise, so they fall.
    private static func limitDepths(_ depths: inout [Int], to limit: Int) {
        let room = 1 << limit
        var taken = 0
        for index in depths.indices {
            depths[index] = min(depths[index], limit)
            taken += room >> depths[index]
        }
        // The rarest symbol that can still grow loses the least.
        while taken > room {
            guard let index = depths.firstIndex(where: { $0 < limit }) else { return }
            taken -= room >> (depths[index] + 1)
            depths[index] += 1
        }
        // What was freed too much goes to the most frequent ones.
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
