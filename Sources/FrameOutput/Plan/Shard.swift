/// One of several runs that write a sequence together, on one machine or several: `2/5` is the second of five.
///
/// The sequence is cut into blocks, which are assigned to the shards in turn. The frames of a shard depend only on its
/// number, the number of shards and the number of frames, so that runs need not communicate.
public struct Shard: Equatable, Hashable, Sendable {
    /// The only shard: writes everything.
    public static let whole = Shard(uncheckedNumber: 1, of: 1)
    /// The largest number of shards: that of the indexes of a Kubernetes job.
    public static let maximumCount = 100_000

    /// The length of a block in long sequences. A block keeps unchanged frames in one shard, which draws them once, and
    /// spreads animations, which take longer, evenly. 32 frames at 60 per second are about one transition; at most one
    /// frame in 32 is drawn once more than by a single run.
    static let longestBlock = 32

    /// 1…``count``.
    public let number: Int
    public let count: Int

    /// `nil` unless 1 ≤ `number` ≤ `count` ≤ ``maximumCount``.
    public init?(_ number: Int, of count: Int) {
        guard (1...Self.maximumCount).contains(count), (1...count).contains(number) else { return nil }
        self.init(uncheckedNumber: number, of: count)
    }

    private init(uncheckedNumber number: Int, of count: Int) {
        self.number = number
        self.count = count
    }

    /// The positions in a sequence of `total` frames that this shard writes, ascending.
    ///
    /// Every position belongs to exactly one shard. In a sequence too short for a block of `longestBlock` each, every
    /// shard has one shorter block; the last shards may have none.
    public func positions(inSequenceOf total: Int) -> [Int] {
        let block = min(Self.longestBlock, max(1, (total + count - 1) / count))
        return stride(from: (number - 1) * block, to: total, by: count * block).flatMap { start in
            start..<min(start + block, total)
        }
    }
}

extension Shard: LosslessStringConvertible {
    /// Parses `2/5`.
    public init?(_ description: String) {
        let parts = description.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let number = Self.plainNumber(parts[0]), let count = Self.plainNumber(parts[1]) else {
            return nil
        }
        self.init(number, of: count)
    }

    public var description: String { "\(number)/\(count)" }

    /// The form used in file names: `2-of-5`.
    public var label: String { "\(number)-of-\(count)" }

    /// Accepts digits only: `Int` would also take `+2`.
    private static func plainNumber(_ text: Substring) -> Int? {
        text.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ? Int(text) : nil
    }
}
