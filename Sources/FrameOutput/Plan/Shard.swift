/// One of several runs that write a sequence together, on one machine or several: `2/5` is the second of five.
///
/// The sequence is cut into blocks, which are assigned to the shards in turn. The frames of a shard depend only on its
/// number, the number of shards and the number of frames, so that runs need not communicate.
public struct Shard: Equatable, Hashable, Sendable {
    /// The only shard, which writes everything.
    public static let whole = Shard(uncheckedNumber: 1, of: 1)
    /// Maximum number of shards, which is also the limit for indices of a Kubernetes job.
    public static let maximumCount = 100_000

    /// Length of a block in long sequences. A block keeps unchanged frames in one shard, which draws them once, and
    /// evenly distributes animations, which take longer. At 60 frames per second, 32 frames are about one transition.
    /// At most one frame in 32 is drawn once more than by a single run.
    static let longestBlock = 32

    /// Number of the shard, 1…``count``.
    public let number: Int
    public let count: Int

    /// Fails unless 1 ≤ `number` ≤ `count` ≤ ``maximumCount``.
    public init?(_ number: Int, of count: Int) {
        guard (1...Self.maximumCount).contains(count), (1...count).contains(number) else { return nil }
        self.init(uncheckedNumber: number, of: count)
    }

    private init(uncheckedNumber number: Int, of count: Int) {
        self.number = number
        self.count = count
    }

    /// Returns the positions in a sequence of `total` frames that this shard writes, in ascending order.
    ///
    /// Every position belongs to exactly one shard. If a sequence is too short for a block of `longestBlock` each,
    /// every shard has one shorter block; the last shards may have none.
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

    /// Form used in file names, such as `2-of-5`.
    public var label: String { "\(number)-of-\(count)" }

    /// Parses digits only, because `Int` would also accept `+2`.
    private static func plainNumber(_ text: Substring) -> Int? {
        text.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ? Int(text) : nil
    }
}
