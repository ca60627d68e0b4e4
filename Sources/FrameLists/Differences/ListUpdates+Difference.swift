extension ListUpdates {
    /// Creates the batch that leads from one list to another. Items and sections with the same identifier stay, or move
    /// if they are out of order.
    ///
    /// As few sections, and as few items of each section, move as possible. Items that leave with a deleted section, or
    /// come with an inserted one, are not listed. If an item to be reloaded moves, it is deleted and inserted, because
    /// UIKit's batches cannot reload anything that moves.
    ///
    /// The comparison takes about *n* log *n* steps for the part of each section that differs, and one step for each
    /// item of the rest.
    ///
    /// - Parameters:
    ///   - reloadedSections: Sections of both lists whose items and headers are made again; others are ignored.
    ///   - reloadedItems: Items of both lists that are made again; others are ignored.
    public init<Section: Hashable, Item: Hashable>(
        from old: ListContents<Section, Item>, to new: ListContents<Section, Item>,
        reloadingSections reloadedSections: Set<Section> = [], items reloadedItems: Set<Item> = []
    ) {
        var comparison = ListComparison(old: old, new: new, reloadedItems: reloadedItems)
        comparison.compareSections(reloading: reloadedSections)
        comparison.compareItems()
        self = comparison.updates
    }
}

/// The steps of a comparison.
private struct ListComparison<Section: Hashable, Item: Hashable> {
    let old: ListContents<Section, Item>
    let new: ListContents<Section, Item>
    let reloadedItems: Set<Item>
    private(set) var updates = ListUpdates()
    /// Old section for each new section; `nil` for an inserted one.
    private var oldSections: [Int?]
    /// New section for each old section; `nil` for a deleted one.
    private var newSections: [Int?]
    /// Sections that are deleted and inserted although both lists contain them, as old sections keyed by new ones.
    private var renewed: [Int: Int] = [:]

    init(old: ListContents<Section, Item>, new: ListContents<Section, Item>, reloadedItems: Set<Item>) {
        self.old = old
        self.new = new
        self.reloadedItems = reloadedItems
        oldSections = Array(repeating: nil, count: new.sections.count)
        newSections = Array(repeating: nil, count: old.sections.count)
    }

    mutating func compareSections(reloading reloaded: Set<Section>) {
        let index = Dictionary(
            old.sections.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        let common = new.sections.enumerated().compactMap { section, identifier in
            index[identifier].map { (old: $0, new: section) }
        }
        let stays = common.map(\.old).longestIncreasingSubsequence()
        for (pair, stays) in zip(common, stays) {
            let isReloaded = reloaded.contains(new.sections[pair.new])
            if isReloaded, !stays {
                renewed[pair.new] = pair.old
                continue
            }
            oldSections[pair.new] = pair.old
            newSections[pair.old] = pair.new
            if isReloaded { updates.reloadedSections.append(pair.old) }
            if !stays { updates.movedSections.append(ListMove(from: pair.old, to: pair.new)) }
        }
        updates.deletedSections = newSections.indices.filter { newSections[$0] == nil }
        updates.insertedSections = oldSections.indices.filter { oldSections[$0] == nil }
    }

    mutating func compareItems() {
        let (before, after) = differingParts()
        var origins: [Item: ListIndex] = [:]
        for (section, range) in before.enumerated() {
            for item in range { origins[old.items[section][item]] = ListIndex(section: section, item: item) }
        }
        for (section, range) in after.enumerated() {
            compareItems(range, of: section, &origins)
            if !reloadedItems.isEmpty, let oldSection = oldSections[section] {
                reloadItems(outside: before[oldSection], of: oldSection)
            }
        }
        // Remaining items are removed; those of a deleted section are not listed.
        for (section, range) in before.enumerated() where newSections[section] != nil {
            for item in range where origins[old.items[section][item]] != nil {
                updates.deletedItems.append(ListIndex(section: section, item: item))
            }
        }
        updates.deletedItems.sort()
    }

    /// Returns, for each section before and after, the items between those that both have at its start and at its end.
    private func differingParts() -> (before: [Range<Int>], after: [Range<Int>]) {
        var before = old.items.map(\.indices)
        var after = new.items.map(\.indices)
        for (section, oldSection) in oldSections.enumerated() {
            guard let oldSection else { continue }
            let pair = (old.items[oldSection], new.items[section])
            let shorter = min(pair.0.count, pair.1.count)
            var start = 0
            while start < shorter, pair.0[start] == pair.1[start] { start += 1 }
            var end = 0
            while end < shorter - start, pair.0[pair.0.count - 1 - end] == pair.1[pair.1.count - 1 - end] { end += 1 }
            before[oldSection] = start..<pair.0.count - end
            after[section] = start..<pair.1.count - end
        }
        return (before, after)
    }

    /// Compares items, and removes the origins of the items that it finds.
    private mutating func compareItems(_ range: Range<Int>, of section: Int, _ origins: inout [Item: ListIndex]) {
        let oldSection = oldSections[section]
        var common: [(old: Int, new: Int)] = []
        for item in range {
            let to = ListIndex(section: section, item: item)
            guard let from = origins.removeValue(forKey: new.items[section][item]) else {
                if oldSection != nil { updates.insertedItems.append(to) }
                continue
            }
            if from.section == oldSection {
                common.append((from.item, item))
            } else if from.section != renewed[section] {
                move(from, to)
            }
        }
        guard let oldSection else { return }
        for (pair, stays) in zip(common, common.map(\.old).longestIncreasingSubsequence()) {
            let from = ListIndex(section: oldSection, item: pair.old)
            if !stays {
                move(from, ListIndex(section: section, item: pair.new))
            } else if reloadedItems.contains(new.items[section][pair.new]) {
                updates.reloadedItems.append(from)
            }
        }
    }

    private mutating func move(_ from: ListIndex, _ to: ListIndex) {
        guard reloadedItems.contains(new.items[to.section][to.item]) else {
            return updates.movedItems.append(ListMove(from: from, to: to))
        }
        if newSections[from.section] != nil { updates.deletedItems.append(from) }
        if oldSections[to.section] != nil { updates.insertedItems.append(to) }
    }

    private mutating func reloadItems(outside range: Range<Int>, of section: Int) {
        let items = old.items[section]
        for item in [0..<range.lowerBound, range.upperBound..<items.count].joined()
        where reloadedItems.contains(items[item]) {
            updates.reloadedItems.append(ListIndex(section: section, item: item))
        }
    }
}

extension [Int] {
    /// Returns, for each element, whether it is in a longest increasing subsequence. Of equally long ones, patience
    /// sorting decides.
    fileprivate func longestIncreasingSubsequence() -> [Bool] {
        /// Index of the smallest last element of a subsequence, by its length minus one.
        var ends: [Int] = []
        var previous = [Int?](repeating: nil, count: count)
        for (index, value) in enumerated() {
            var low = 0
            var high = ends.count
            while low < high {
                let middle = (low + high) / 2
                if self[ends[middle]] < value { low = middle + 1 } else { high = middle }
            }
            previous[index] = low > 0 ? ends[low - 1] : nil
            if low == ends.count { ends.append(index) } else { ends[low] = index }
        }
        var isContained = [Bool](repeating: false, count: count)
        var next = ends.last
        while let index = next {
            isContained[index] = true
            next = previous[index]
        }
        return isContained
    }
}
