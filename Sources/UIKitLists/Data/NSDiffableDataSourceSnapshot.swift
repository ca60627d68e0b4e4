internal import FrameLists
internal import QuartzCore

/// The sections and items of a list at one point in time, represented by identifiers.
///
/// Incorrect use has no effect, and ends the run with an error that lists the identifiers. UIKit raises an exception.
/// As in UIKit, deleting an identifier that does not exist has no effect, and appending or inserting an item again
/// moves it.
///
/// Make sure that identifiers stay equal while the list shows them: an item with a changed identifier is a different
/// item.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    var contents = ListContents<SectionIdentifierType, ItemIdentifierType>()
    /// The section of each item.
    private var sections: [ItemIdentifierType: SectionIdentifierType] = [:]
    /// The reloaded sections, in the order of the calls.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    /// The reloaded items, in the order of the calls.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// The reconfigured items, in the order of the calls.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    public init() {}

    // MARK: Contents

    public var numberOfItems: Int { sections.count }
    public var numberOfSections: Int { contents.sections.count }
    public var sectionIdentifiers: [SectionIdentifierType] { contents.sections }
    /// The items of all sections.
    public var itemIdentifiers: [ItemIdentifierType] { Array(contents.items.joined()) }

    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        items(of: identifier, "numberOfItems(inSection:)").count
    }

    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        items(of: identifier, "itemIdentifiers(inSection:)")
    }

    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sections[identifier]
    }

    /// The index of an item among the items of all sections.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        index(of: identifier).map { index in
            contents.items.prefix(index.section).reduce(index.item) { $0 + $1.count }
        }
    }

    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        contents.sections.firstIndex(of: identifier)
    }

    /// The position of an item; `nil` if the snapshot does not contain it.
    func index(of item: ItemIdentifierType) -> ListIndex? {
        guard let section = sections[item].flatMap(contents.sections.firstIndex),
            let index = contents.items[section].firstIndex(of: item)
        else { return nil }
        return ListIndex(section: section, item: index)
    }

    private func items(of section: SectionIdentifierType, _ call: String) -> [ItemIdentifierType] {
        if let index = indexOfSection(section) { return contents.items[index] }
        Self.report("\(call): there is no section \(section) in the snapshot")
        return []
    }

    /// Clears the requests to reload and reconfigure, which are fulfilled once.
    mutating func forgetReloads() {
        reloadedSectionIdentifiers = []
        reloadedItemIdentifiers = []
        reconfiguredItemIdentifiers = []
    }
}

// MARK: - Items

extension NSDiffableDataSourceSnapshot {
    /// Appends the items to a section, or to the last section if `sectionIdentifier` is `nil`.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? contents.sections.last else {
            return Self.report("There are currently no sections in the data source. Please add a section first.")
        }
        guard indexOfSection(section) != nil else {
            return Self.report("appendItems(_:toSection:): there is no section \(section) in the snapshot")
        }
        guard makeRoom(for: identifiers), let index = indexOfSection(section) else { return }
        contents.items[index] += identifiers
        for identifier in identifiers { sections[identifier] = section }
    }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) { insert(identifiers, at: beforeIdentifier, offset: 0, "insertItems(_:beforeItem:)") }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) { insert(identifiers, at: afterIdentifier, offset: 1, "insertItems(_:afterItem:)") }

    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let deleted = Set(identifiers)
        let affected = Set(deleted.compactMap { sections.removeValue(forKey: $0) })
        for (index, section) in contents.sections.enumerated() where affected.contains(section) {
            contents.items[index].removeAll(where: deleted.contains)
        }
        forget(items: deleted)
    }

    /// Deletes all items and all sections.
    public mutating func deleteAllItems() { self = Self() }

    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, offset: 0, "moveItem(_:beforeItem:)")
    }

    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, offset: 1, "moveItem(_:afterItem:)")
    }

    /// Makes the list create new cells for the items when the snapshot is applied.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in existing(identifiers, "reload") where !reloadedItemIdentifiers.contains(identifier) {
            reloadedItemIdentifiers.append(identifier)
        }
    }

    /// Makes the list configure the cells of the items again when the snapshot is applied. Unlike with
    /// ``reloadItems(_:)``, the cells stay.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in existing(identifiers, "reconfigure") where !reconfiguredItemIdentifiers.contains(identifier) {
            reconfiguredItemIdentifiers.append(identifier)
        }
    }

    /// Replaces the items of a section, which is appended if it does not exist.
    mutating func setItems(_ items: [ItemIdentifierType], of section: SectionIdentifierType) {
        if indexOfSection(section) == nil { appendSections([section]) }
        deleteItems(itemIdentifiers(inSection: section))
        appendItems(items, toSection: section)
    }

    private mutating func insert(
        _ identifiers: [ItemIdentifierType], at target: ItemIdentifierType, offset: Int, _ call: String
    ) {
        guard let section = sections[target] else {
            return Self.report("\(call): there is no item \(target) in the snapshot")
        }
        guard !identifiers.contains(target) else {
            return Self.report("\(call): the item \(target) is among those to be inserted at it")
        }
        guard makeRoom(for: identifiers), let index = index(of: target) else { return }
        contents.items[index.section].insert(contentsOf: identifiers, at: index.item + offset)
        for identifier in identifiers { sections[identifier] = section }
    }

    private mutating func move(
        _ item: ItemIdentifierType, to target: ItemIdentifierType, offset: Int, _ call: String
    ) {
        guard sections[item] != nil, let section = sections[target] else {
            return Self.report("\(call): there is no item \(sections[item] == nil ? item : target) in the snapshot")
        }
        guard item != target, let from = index(of: item) else {
            return Self.report("\(call): the item \(item) cannot move to itself")
        }
        contents.items[from.section].remove(at: from.item)
        guard let index = index(of: target) else { return }
        contents.items[index.section].insert(item, at: index.item + offset)
        sections[item] = section
    }

    /// Removes the identifiers from the snapshot.
    ///
    /// - Returns: `false` if an identifier is listed twice, which is reported.
    private mutating func makeRoom(for identifiers: [ItemIdentifierType]) -> Bool {
        let duplicates = identifiers.duplicates
        guard duplicates.isEmpty else {
            Self.report("supplied item identifiers are not unique. Duplicate identifiers: \(duplicates.listing)")
            return false
        }
        let moving = identifiers.filter { sections[$0] != nil }
        guard !moving.isEmpty else { return true }
        let (reloaded, reconfigured) = (reloadedItemIdentifiers, reconfiguredItemIdentifiers)
        deleteItems(moving)
        (reloadedItemIdentifiers, reconfiguredItemIdentifiers) = (reloaded, reconfigured)
        return true
    }

    private func existing(_ identifiers: [ItemIdentifierType], _ verb: String) -> [ItemIdentifierType] {
        identifiers.filter { identifier in
            if sections[identifier] != nil { return true }
            Self.report("Attempted to \(verb) item identifier that does not exist in the snapshot: \(identifier)")
            return false
        }
    }

    fileprivate mutating func forget(items: Set<ItemIdentifierType>) {
        reloadedItemIdentifiers.removeAll(where: items.contains)
        reconfiguredItemIdentifiers.removeAll(where: items.contains)
    }
}

// MARK: - Sections

extension NSDiffableDataSourceSnapshot {
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        guard areNew(identifiers) else { return }
        contents.sections += identifiers
        contents.items += identifiers.map { _ in [] }
    }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) { insert(identifiers, at: toIdentifier, offset: 0, "insertSections(_:beforeSection:)") }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) { insert(identifiers, at: toIdentifier, offset: 1, "insertSections(_:afterSection:)") }

    /// Deletes the sections and their items.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            guard let index = indexOfSection(identifier) else { continue }
            let items = contents.items.remove(at: index)
            contents.sections.remove(at: index)
            for item in items { sections[item] = nil }
            forget(items: Set(items))
        }
        reloadedSectionIdentifiers.removeAll(where: Set(identifiers).contains)
    }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) { move(identifier, to: toIdentifier, offset: 0, "moveSection(_:beforeSection:)") }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) { move(identifier, to: toIdentifier, offset: 1, "moveSection(_:afterSection:)") }

    /// Makes the list create new cells and headers for the sections when the snapshot is applied.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
            if indexOfSection(identifier) == nil {
                Self.report("Attempted to reload section identifier that does not exist in the snapshot: \(identifier)")
            } else if !reloadedSectionIdentifiers.contains(identifier) {
                reloadedSectionIdentifiers.append(identifier)
            }
        }
    }

    private mutating func insert(
        _ identifiers: [SectionIdentifierType], at target: SectionIdentifierType, offset: Int, _ call: String
    ) {
        guard let index = indexOfSection(target) else {
            return Self.report("\(call): there is no section \(target) in the snapshot")
        }
        guard areNew(identifiers) else { return }
        contents.sections.insert(contentsOf: identifiers, at: index + offset)
        contents.items.insert(contentsOf: identifiers.map { _ in [] }, at: index + offset)
    }

    private mutating func move(
        _ section: SectionIdentifierType, to target: SectionIdentifierType, offset: Int, _ call: String
    ) {
        guard let from = indexOfSection(section), indexOfSection(target) != nil else {
            let missing = indexOfSection(section) == nil ? section : target
            return Self.report("\(call): there is no section \(missing) in the snapshot")
        }
        guard section != target else { return Self.report("\(call): the section \(section) cannot move to itself") }
        let items = contents.items.remove(at: from)
        contents.sections.remove(at: from)
        guard let index = indexOfSection(target) else { return }
        contents.sections.insert(section, at: index + offset)
        contents.items.insert(items, at: index + offset)
    }

    private func areNew(_ identifiers: [SectionIdentifierType]) -> Bool {
        let duplicates = (contents.sections + identifiers).duplicates
        if duplicates.isEmpty { return true }
        Self.report("supplied section identifiers are not unique. Duplicate identifiers: \(duplicates.listing)")
        return false
    }

    private static func report(_ sentence: String) { reportSnapshotMisuse("NSDiffableDataSourceSnapshot", sentence) }
}

extension NSDiffableDataSourceSnapshot: Equatable {}
extension NSDiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

/// Ends the run with an error. A snapshot is a value without a stage, and an application's code runs on one thread.
func reportSnapshotMisuse(_ type: String, _ sentence: String) {
    // Entry point: Snapshots, whose misuse is reported, are values.
    MainActor.assumeIsolated { Stage.current.diagnostics.misuse("\(type): \(sentence)") }
}

extension Array where Element: Hashable {
    /// The elements that occur more than once, in the order of their second occurrence.
    var duplicates: [Element] {
        var seen: Set<Element> = []
        var repeated: Set<Element> = []
        return filter { !seen.insert($0).inserted && repeated.insert($0).inserted }
    }

    /// The elements, formatted as in UIKit's messages.
    fileprivate var listing: String { "{(" + map { "\($0)" }.joined(separator: ", ") + ")}" }
}
