internal import FrameLists

/// The state of a data source: a snapshot, and the outlines of the sections that have one.
@MainActor final class DiffableState<Section: Hashable, Item: Hashable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
    typealias Outline = NSDiffableDataSourceSectionSnapshot<Item>

    private(set) var snapshot = Snapshot()
    /// Whether a snapshot has been applied. There is nothing to animate from for the first one.
    private(set) var isFilled = false
    private var outlines: [Section: Outline] = [:]

    /// Sets the snapshot. Outlines of sections that the snapshot lacks, or in which it has other items, are removed.
    func set(_ new: Snapshot) {
        snapshot = new
        snapshot.forgetReloads()
        isFilled = true
        for (section, outline) in outlines {
            let isShown = new.indexOfSection(section).map { new.contents.items[$0] == outline.visibleItems } ?? false
            if !isShown { outlines[section] = nil }
        }
    }

    func set(_ outline: Outline, of section: Section) { outlines[section] = outline }

    /// The snapshot with the visible items of an outline in one section, which is appended if it does not exist.
    func snapshot(with outline: Outline, in section: Section) -> Snapshot {
        var new = snapshot
        new.setItems(outline.visibleItems, of: section)
        return new
    }

    /// The outline of a section, which is flat for a section without an outline of its own.
    func outline(of section: Section) -> Outline {
        if let outline = outlines[section] { return outline }
        var flat = Outline()
        if let index = snapshot.indexOfSection(section) { flat.append(snapshot.contents.items[index]) }
        return flat
    }

    /// The outline that contains the item at an index path, if its section has one.
    func outline(at indexPath: IndexPath) -> (section: Section, item: Item, outline: Outline)? {
        guard let item = item(at: indexPath) else { return nil }
        let section = snapshot.sectionIdentifiers[indexPath.section]
        return outlines[section].map { (section, item, $0) }
    }

    func section(at index: Int) -> Section? {
        snapshot.contents.sections.indices.contains(index) ? snapshot.contents.sections[index] : nil
    }

    func item(at indexPath: IndexPath) -> Item? {
        let items = snapshot.contents.items
        guard indexPath.count == 2, items.indices.contains(indexPath.section),
            items[indexPath.section].indices.contains(indexPath.item)
        else { return nil }
        return items[indexPath.section][indexPath.item]
    }

    func indexPath(of item: Item) -> IndexPath? {
        snapshot.index(of: item).map { IndexPath(item: $0.item, section: $0.section) }
    }

    func count(of section: Int) -> Int {
        let items = snapshot.contents.items
        return items.indices.contains(section) ? items[section].count : 0
    }

    func updates(to new: Snapshot) -> ListUpdates {
        ListUpdates(
            from: snapshot.contents, to: new.contents, reloadingSections: Set(new.reloadedSectionIdentifiers),
            items: Set(new.reloadedItemIdentifiers))
    }
}
