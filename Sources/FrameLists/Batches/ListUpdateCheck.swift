/// Checks the indices of a batch: each must be in range, and none may be subject to two changes that exclude each
/// other.
struct ListUpdateCheck {
    let before: [Int]
    let after: [Int]
    let nouns: ListNouns

    func check(_ updates: ListUpdates) throws(ListUpdateError) {
        try checkSections(updates)
        try checkItems(updates)
    }

    private func checkSections(_ updates: ListUpdates) throws(ListUpdateError) {
        var old: [Int: ListUpdateError.Kind] = [:]
        var new: [Int: ListUpdateError.Kind] = [:]
        for section in updates.deletedSections { try note(section, .delete, in: before.count, &old) }
        for section in updates.reloadedSections { try note(section, .reload, in: before.count, &old) }
        for move in updates.movedSections {
            try note(move.from, .moveFrom, in: before.count, &old)
            try note(move.to, .moveTo, in: after.count, &new)
        }
        for section in updates.insertedSections { try note(section, .insert, in: after.count, &new) }
    }

    private func note(
        _ section: Int, _ kind: ListUpdateError.Kind, in count: Int, _ noted: inout [Int: ListUpdateError.Kind]
    ) throws(ListUpdateError) {
        guard section >= 0, section < count else {
            throw .sectionOutOfRange(kind, section: section, count: count, nouns: nouns)
        }
        if let first = noted.updateValue(kind, forKey: section) { throw .sectionTwice(first, kind, section: section) }
    }

    private func checkItems(_ updates: ListUpdates) throws(ListUpdateError) {
        var old: [ListIndex: ListUpdateError.Kind] = [:]
        var new: [ListIndex: ListUpdateError.Kind] = [:]
        for index in updates.deletedItems { try note(index, .delete, in: before, &old) }
        for index in updates.reloadedItems { try note(index, .reload, in: before, &old) }
        for move in updates.movedItems {
            try note(move.from, .moveFrom, in: before, &old)
            try note(move.to, .moveTo, in: after, &new)
        }
        for index in updates.insertedItems { try note(index, .insert, in: after, &new) }
    }

    private func note(
        _ index: ListIndex, _ kind: ListUpdateError.Kind, in counts: [Int],
        _ noted: inout [ListIndex: ListUpdateError.Kind]
    ) throws(ListUpdateError) {
        guard counts.indices.contains(index.section) else {
            throw .itemSectionOutOfRange(kind, index, count: counts.count, nouns: nouns)
        }
        guard index.item >= 0, index.item < counts[index.section] else {
            throw .itemOutOfRange(kind, index, count: counts[index.section], nouns: nouns)
        }
        if let first = noted.updateValue(kind, forKey: index) { throw .itemTwice(first, kind, index, nouns: nouns) }
    }
}
