/// The remaining elements of a sequence in pairs: all except the removed ones before, and all except the added ones
/// after, in order.
///
/// Storage grows only with the number of removed and added elements, and lookups take its logarithm.
struct Remaining: Sendable {
    /// Old positions that do not remain, in ascending order.
    let removed: [Int]
    /// New positions that were added, in ascending order.
    let added: [Int]
    /// Number of pairs. If the lists are of unequal length, the excess is removed or added.
    let count: Int

    init(before: Int, after: Int, removed: [Int], added: [Int]) {
        self.removed = removed.sorted()
        self.added = added.sorted()
        count = max(0, min(before - removed.count, after - added.count))
    }

    func after(_ before: Int) -> Int? { Self.pair(before, without: removed, among: added, count: count) }
    func before(_ after: Int) -> Int? { Self.pair(after, without: added, among: removed, count: count) }

    private static func pair(_ position: Int, without removed: [Int], among others: [Int], count: Int) -> Int? {
        let smaller = removed.firstSplit { removed[$0] >= position }
        guard smaller == removed.count || removed[smaller] != position else { return nil }
        let rank = position - smaller
        guard rank >= 0, rank < count else { return nil }
        // `others[k] - k` is the number of free positions before `others[k]`, which never decreases.
        return rank + others.firstSplit { others[$0] - $0 > rank }
    }
}

extension [Int] {
    /// Returns the first index for which `isAtLeast` holds, or the count. It holds for all that follow.
    fileprivate func firstSplit(_ isAtLeast: (Int) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if isAtLeast(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
