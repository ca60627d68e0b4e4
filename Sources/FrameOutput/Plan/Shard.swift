/// One of several runs that write a sequence together, on one machine or on many: `2/5` is the second of five.
///
/// The sequence is cut into blocks, which go to the shards in turn. Which frames a shard writes depends on its number,
/// on how many shards there are and on how many frames, so that no run needs to know of another.
public struct Shard: Equatable, Hashable, Sendable {
    /// The one that writes everything.
    public static let whole = Shard(uncheckedNumber: 1, of: 1)
    /// The most shards there may be: as many as a Kubernetes job has indexes.
    public static let maximumCount = 100_000

    /// Frames of a block, in long sequences. Pictures that stand still stay in one shard and are drawn there once;
    /// stretches that move, which take longer, are dealt out evenly. 32 frames at 60 a second are as long as a
    /// transition: no more than one frame in 32 is drawn once more than by a single run.
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

    /// The places in a sequence of `total` frames that this shard writes, ascending.
    ///
    /// In a sequence too short for a block of ``longestBlock`` each, every shard has one block; the last ones may have
    /// none. Of all shards together every place is in exactly one.
    public func positions(inSequenceOf total: Int) -> [Int] {
        let block = min(Self.longestBlock, max(1, (total + count - 1) / count))
        return stride(from: (number - 1) * block, to: total, by: count * block).flatMap { start in
            start..<min(start + block, total)
        }
    }
}

extension Shard: LosslessStringConvertible {
    /// Reads `2/5`.
    public init?(_ description: String) {
        let parts = description.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let number = Self.plainNumber(parts[0]), let count = Self.plainNumber(parts[1]) else {
            return nil
        }
        self.init(number, of: count)
    }

    public var description: String { "\(number)/\(count)" }

    /// As part of a file name: `2-of-5`.
    public var label: String { "\(number)-of-\(count)" }

    /// Digits alone: `Int` would take `+2`.
    private static func plainNumber(_ text: Substring) -> Int? {
        text.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ? Int(text) : nil
    }
}
