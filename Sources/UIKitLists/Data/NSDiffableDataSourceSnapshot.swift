internal import FrameLists
internal import QuartzCore

/// Sections and items of a list at one time, by identifiers.
///
/// Wrong use has no effect and ends the run with an error that has the identifiers, where UIKit raises an exception. Identifiers that are
/// to be deleted and are not there are ignored, and an item that is appended or inserted again moves to its new position, as in UIKit.
///
/// Take care that identifiers stay equal while the list shows them: an item with a changed identifier is a different item.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    var contents = ListContents<SectionIdentifierType, ItemIdentifierType>()
    /// The section of each item.
    private var sections: [ItemIdentifierType: SectionIdentifierType] = [:]
    /// In the order of the calls.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    /// In the order of the calls.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// In the order of the calls.
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

    /// The index among the items of all sections.
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

    /// Clears what is to be made again, which is done once.
    mutating func forgetReloads() {
        reloadedSectionIdentifiers = []
        reloadedItemIdentifiers = []
        reconfiguredItemIdentifiers = []
    }
}

// MARK: - Items

extension NSDiffableDataSourceSnapshot {
    /// Appends the items to a section: to the last one, if `sectionIdentifier` is `nil`.
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

    /// Deletes the sections as well.
    public mutating func deleteAllItems() { self = Self() }

    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, offset: 0, "moveItem(_:beforeItem:)")
    }

    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, offset: 1, "moveItem(_:afterItem:)")
    }

    /// The cells of the items are made again when the snapshot is applied.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in existing(identifiers, "reload") where !reloadedItemIdentifiers.contains(identifier) {
            reloadedItemIdentifiers.append(identifier)
        }
    }

    /// The cells of the items are configured again when the snapshot is applied; unlike with ``reloadItems(_:)`` they stay.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in existing(identifiers, "reconfigure") where !reconfiguredItemIdentifiers.contains(identifier) {
            reconfiguredItemIdentifiers.append(identifier)
        }
    }

    /// Replaces the items of a section, which is appended if there is none.
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

    /// Takes the identifiers out of the snapshot.
    ///
    /// - Returns: `false` for identifiers of which one is given twice, which is reported.
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

    /// Deletes the sections' items as well.
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

    /// The sections' cells and headers are made again when the snapshot is applied.
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

/// Ends the run with an error. A snapshot is a value without a stage; the code of an application runs on one thread.
func reportSnapshotMisuse(_ type: String, _ sentence: String) {
    MainActor.assumeIsolated { Stage.current.diagnostics.misuse("\(type): \(sentence)") }
}

extension Array where Element: Hashable {
    /// What occurs more than once, in the order of its second occurrence.
    var duplicates: [Element] {
        var seen: Set<Element> = []
        var repeated: Set<Element> = []
        return filter { !seen.insert($0).inserted && repeated.insert($0).inserted }
    }

    /// The elements as in UIKit's messages.
    fileprivate var listing: String { "{(" + map { "\($0)" }.joined(separator: ", ") + ")}" }
}
