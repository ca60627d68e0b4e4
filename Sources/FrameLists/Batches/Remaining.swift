/// The pairs of what remains of a sequence: all but the removed before, all but the added after, in order.
///
/// Storage grows with what was removed and added only, look-ups with its logarithm.
struct Remaining: Sendable {
    /// Positions before that do not remain, ascending.
    let removed: [Int]
    /// Positions after that are new, ascending.
    let added: [Int]
    /// The number of pairs. Where the lists are of unequal length, what exceeds it is removed or added.
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
        // `others[k] - k` is the number of positions before `others[k]` that are free; it does not fall.
        return rank + others.firstSplit { others[$0] - $0 > rank }
    }
}

extension [Int] {
    /// The first index for which `isAtLeast` holds, or the count: it holds for all that follow.
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
