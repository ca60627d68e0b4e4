/// A validated batch, which maps the items and sections of a list before it to those after it, and back.
///
/// Items that are neither removed nor inserted keep their order. A reloaded section keeps its items pairwise, in order,
/// as far as both counts go; the rest is deleted or inserted. Deletions and reloads in a deleted section, and
/// insertions in an inserted one, change nothing.
///
/// Storage grows with the number of changes (and holds the counts of sections), and a lookup takes their logarithm,
/// because lists have 100,000 rows.
public struct ListChange: Sendable {
    /// Number of items in each section before the batch.
    public let before: [Int]
    /// Number of items in each section after the batch.
    public let after: [Int]

    private let sections: Remaining
    private let sectionMoves: Moves<Int>
    private let itemMoves: Moves<ListIndex>
    /// Remaining items of each section that has changes, keyed by the section before the batch.
    private let items: [Int: Remaining]
    private let reloadedSections: Set<Int>
    private let reloadedItems: Set<ListIndex>

    /// - Parameters:
    ///   - before: Number of items in each section before the batch.
    ///   - after: Number of items in each section after the batch.
    ///   - nouns: Nouns for the error's message.
    /// - Throws: The first inconsistency: indices out of range, followed by indices that are changed twice and by the
    ///   numbers of sections and items.
    public init(
        from before: [Int], to after: [Int], applying updates: ListUpdates, of nouns: ListNouns
    ) throws(ListUpdateError) {
        try ListUpdateCheck(before: before, after: after, nouns: nouns).check(updates)
        self.before = before
        self.after = after
        sectionMoves = Moves(updates.movedSections)
        itemMoves = Moves(updates.movedItems)
        reloadedSections = Set(updates.reloadedSections)
        reloadedItems = Set(updates.reloadedItems)
        let sections = Remaining(
            before: before.count, after: after.count,
            removed: updates.deletedSections + updates.movedSections.map(\.from),
            added: updates.insertedSections + updates.movedSections.map(\.to))
        self.sections = sections
        let expected = before.count + updates.insertedSections.count - updates.deletedSections.count
        guard after.count == expected else {
            let reloaded = updates.reloadedSections.count
            throw .sectionCount(
                before: before.count, after: after.count, inserted: updates.insertedSections.count + reloaded,
                deleted: updates.deletedSections.count + reloaded, nouns: nouns)
        }

        let flow = ListFlow(updates)
        var items: [Int: Remaining] = [:]
        for old in before.indices {
            guard let new = sectionMoves.to[old] ?? sections.after(old) else { continue }
            let change = flow.change(from: old, to: new)
            let isReloaded = reloadedSections.contains(old)
            if !isReloaded, before[old] + change.added.count - change.removed.count != after[new] {
                throw flow.mismatch(from: old, to: new, before: before[old], after: after[new], nouns: nouns)
            }
            guard isReloaded || !change.removed.isEmpty || !change.added.isEmpty else { continue }
            items[old] = Remaining(
                before: before[old], after: after[new], removed: change.removed, added: change.added)
        }
        self.items = items
    }

    /// Returns the section after the batch, or `nil` if it is deleted or did not exist.
    public func newSection(of old: Int) -> Int? {
        before.indices.contains(old) ? sectionMoves.to[old] ?? sections.after(old) : nil
    }

    /// Returns the section before the batch, or `nil` if it is inserted or does not exist.
    public func oldSection(of new: Int) -> Int? {
        after.indices.contains(new) ? sectionMoves.from[new] ?? sections.before(new) : nil
    }

    /// Returns the index after the batch, or `nil` if the item is deleted or did not exist. Reloaded items have one.
    public func newIndex(of old: ListIndex) -> ListIndex? {
        if let moved = itemMoves.to[old] { return moved }
        guard let section = newSection(of: old.section), old.item >= 0, old.item < before[old.section] else {
            return nil
        }
        guard let remaining = items[old.section] else { return ListIndex(section: section, item: old.item) }
        return remaining.after(old.item).map { ListIndex(section: section, item: $0) }
    }

    /// Returns the index before the batch, or `nil` if the item is inserted or does not exist.
    public func oldIndex(of new: ListIndex) -> ListIndex? {
        if let moved = itemMoves.from[new] { return moved }
        guard let section = oldSection(of: new.section), new.item >= 0, new.item < after[new.section] else {
            return nil
        }
        guard let remaining = items[section] else { return ListIndex(section: section, item: new.item) }
        return remaining.before(new.item).map { ListIndex(section: section, item: $0) }
    }

    /// Whether the batch reloads the section.
    public func isReloaded(newSection new: Int) -> Bool {
        oldSection(of: new).map(reloadedSections.contains) ?? false
    }

    /// Whether the batch reloads the item or its section.
    public func isReloaded(new: ListIndex) -> Bool {
        isReloaded(newSection: new.section) || oldIndex(of: new).map(reloadedItems.contains) ?? false
    }

    /// Whether the batch explicitly moves the section. A section that merely shifts because of insertions and deletions
    /// does not count.
    public func isMoved(newSection new: Int) -> Bool { sectionMoves.from[new] != nil }

    /// Whether the batch explicitly moves the item. An item that merely shifts because of insertions and deletions does
    /// not count.
    public func isMoved(new: ListIndex) -> Bool { itemMoves.from[new] != nil }
}

/// Moves in both directions.
private struct Moves<Position: Hashable & Sendable>: Sendable {
    let to: [Position: Position]
    let from: [Position: Position]

    init(_ moves: [ListMove<Position>]) {
        to = Dictionary(moves.lazy.map { ($0.from, $0.to) }, uniquingKeysWith: { first, _ in first })
        from = Dictionary(moves.lazy.map { ($0.to, $0.from) }, uniquingKeysWith: { first, _ in first })
    }
}

/// The items that leave and enter each section.
private struct ListFlow {
    private var deleted: [Int: [Int]] = [:]
    private var inserted: [Int: [Int]] = [:]
    private var movedOut: [Int: [Int]] = [:]
    private var movedIn: [Int: [Int]] = [:]
    private var reloaded: [Int: Int] = [:]

    init(_ updates: ListUpdates) {
        for index in updates.deletedItems { deleted[index.section, default: []].append(index.item) }
        for index in updates.insertedItems { inserted[index.section, default: []].append(index.item) }
        for index in updates.reloadedItems { reloaded[index.section, default: 0] += 1 }
        for move in updates.movedItems {
            movedOut[move.from.section, default: []].append(move.from.item)
            movedIn[move.to.section, default: []].append(move.to.item)
        }
    }

    func change(from old: Int, to new: Int) -> (removed: [Int], added: [Int]) {
        ((deleted[old] ?? []) + (movedOut[old] ?? []), (inserted[new] ?? []) + (movedIn[new] ?? []))
    }

    /// Returns the error. As in UIKit, a reloaded item counts as one deleted and one inserted, and a move within its
    /// section as none out and none in.
    func mismatch(from old: Int, to new: Int, before: Int, after: Int, nouns: ListNouns) -> ListUpdateError {
        .itemCount(
            section: new, before: before, after: after, inserted: count(inserted, new) + (reloaded[old] ?? 0),
            deleted: count(deleted, old) + (reloaded[old] ?? 0), movedIn: count(movedIn, new),
            movedOut: count(movedOut, old), nouns: nouns)
    }

    private func count(_ items: [Int: [Int]], _ section: Int) -> Int { items[section]?.count ?? 0 }
}
