/// Expands numbers that were compressed by the variant of Lempel, Ziv and Welch that GIF prescribes (GIF89a,
/// appendix F).
struct LZWDecoder {
    private let data: [UInt8]
    private let depth: Int
    private var place = 0
    private var bits = 0
    private var bitCount = 0
    /// The string of each code: the code of all but its last number, and that number. Codes below the first free one stand
    /// for themselves.
    private var prefixes = [Int](repeating: 0, count: Self.most)
    private var lasts = [UInt8](repeating: 0, count: Self.most)

    /// The number of codes of 12 bits, the longest.
    private static let most = 4096

    init(_ data: [UInt8], depth: Int) {
        self.data = data
        self.depth = depth
    }

    /// Returns the first `count` numbers; `nil` if there are fewer, or if a code is not known.
    mutating func numbers(_ count: Int) -> [UInt8]? {
        let (clear, end) = (1 << depth, 1 << depth + 1)
        var (free, length) = (end + 1, depth + 1)
        var former: Int?
        var numbers: [UInt8] = []
        numbers.reserveCapacity(count)
        while numbers.count < count {
            guard let code = readCode(length), code != end else { return nil }
            if code == clear {
                (free, length, former) = (end + 1, depth + 1, nil)
                continue
            }
            guard code < clear || code < free && code > end || code == free && former != nil else { return nil }
            let start = numbers.count
            append(code == free ? former ?? code : code, to: &numbers, below: clear)
            if code == free { numbers.append(numbers[start]) }
            if let former, free < Self.most {
                (prefixes[free], lasts[free]) = (former, numbers[start])
                free += 1
                if free == 1 << length, length < 12 { length += 1 }
            }
            former = code
        }
        return Array(numbers.prefix(count))
    }

    private mutating func readCode(_ length: Int) -> Int? {
        while bitCount < length {
            guard place < data.count else { return nil }
            bits |= Int(data[place]) << bitCount
            bitCount += 8
            place += 1
        }
        defer {
            bits >>= length
            bitCount -= length
        }
        return bits & (1 << length - 1)
    }

    /// Appends the string of a code, from its last number to its first and then turned around.
    private func append(_ code: Int, to numbers: inout [UInt8], below clear: Int) {
        let start = numbers.count
        var code = code
        while code >= clear {
            numbers.append(lasts[code])
            code = prefixes[code]
        }
        numbers.append(UInt8(code))
        numbers[start...].reverse()
    }
}
