/// The items of one section as an outline: items have children, which are visible while their parent is expanded.
///
/// Incorrect use has no effect, and ends the run with an error that lists the identifiers. UIKit raises an exception.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    /// The children of each item that has any.
    private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
    private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
    private var expanded: Set<ItemIdentifierType> = []
    private var contained: Set<ItemIdentifierType> = []
    /// The items without a parent.
    public private(set) var rootItems: [ItemIdentifierType] = []

    public init() {}

    // MARK: Contents

    /// All items, with each item before its children.
    public var items: [ItemIdentifierType] { flattened(rootItems) { _ in true } }
    /// The items whose ancestors are all expanded, with each item before its children.
    public var visibleItems: [ItemIdentifierType] { flattened(rootItems, expanded.contains) }
    public var isEmpty: Bool { rootItems.isEmpty }

    public func contains(_ item: ItemIdentifierType) -> Bool { contained.contains(item) }
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        guard contains(item) else { return false }
        var next = item
        while let parent = parents[next] {
            guard expanded.contains(parent) else { return false }
            next = parent
        }
        return true
    }

    /// The number of ancestors of the item; 0 for an item that the snapshot does not contain, which is reported.
    public func level(of item: ItemIdentifierType) -> Int {
        guard has(item, "level(of:)") else { return 0 }
        var level = 0
        var next = item
        while let parent = parents[next] {
            level += 1
            next = parent
        }
        return level
    }

    /// The index in ``items``.
    public func index(of item: ItemIdentifierType) -> Int? { contains(item) ? items.firstIndex(of: item) : nil }

    /// The parent of an item; `nil` for a root item.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }

    /// Creates a snapshot of an item's children. They are its root items, unless it includes the parent as its only
    /// root item.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
        var result = Self()
        guard has(parent, "snapshot(of:includingParent:)") else { return result }
        if includingParent {
            result.append([parent])
            result.copy(children(of: parent), to: parent, from: self)
            if isExpanded(parent) { result.expanded.insert(parent) }
        } else {
            result.copy(children(of: parent), to: nil, from: self)
        }
        return result
    }

    /// A description with one indented line for each item: `+` before collapsed parents, `-` before expanded ones, `*`
    /// before items without children.
    public func visualDescription() -> String {
        items.map { item in
            let mark = children(of: item).isEmpty ? "*" : isExpanded(item) ? "-" : "+"
            return String(repeating: "  ", count: level(of: item)) + "\(mark) \(item)"
        }
        .joined(separator: "\n")
    }

    private func children(of item: ItemIdentifierType) -> [ItemIdentifierType] { children[item] ?? [] }

    private func flattened(
        _ roots: [ItemIdentifierType], _ isOpen: (ItemIdentifierType) -> Bool
    ) -> [ItemIdentifierType] {
        var result: [ItemIdentifierType] = []
        var waiting = Array(roots.reversed())
        while let item = waiting.popLast() {
            result.append(item)
            if isOpen(item) { waiting += children(of: item).reversed() }
        }
        return result
    }

    private func has(_ item: ItemIdentifierType, _ call: String) -> Bool {
        if contains(item) { return true }
        report("\(call): there is no item \(item) in the snapshot")
        return false
    }

    private func report(_ sentence: String) { reportSnapshotMisuse("NSDiffableDataSourceSectionSnapshot", sentence) }
}

// MARK: - Changes

extension NSDiffableDataSourceSectionSnapshot {
    /// Appends the items to the children of `parent`, or to the root items if it is `nil`.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        if let parent, !has(parent, "append(_:to:)") { return }
        guard areNew(items) else { return }
        add(items, to: parent, at: siblings(of: parent).count)
    }

    /// Inserts the items before `item`, as its siblings.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        insert(items, at: item, offset: 0, "insert(_:before:)")
    }

    /// Inserts the items after `item`, as its siblings.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        insert(items, at: item, offset: 1, "insert(_:after:)")
    }

    /// Inserts the root items of `snapshot`, with their children, before `item`.
    public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) {
        insert(snapshot, at: item, offset: 0, "insert(_:before:)")
    }

    /// Inserts the root items of `snapshot`, with their children, after `item`.
    public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) {
        insert(snapshot, at: item, offset: 1, "insert(_:after:)")
    }

    /// Replaces the children of `parent` with the root items of `snapshot` and their children.
    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
        guard has(parent, "replace(childrenOf:using:)") else { return }
        var changed = self
        changed.delete(children(of: parent))
        guard changed.areNew(snapshot.items) else { return }
        self = changed
        copy(snapshot.rootItems, to: parent, from: snapshot)
    }

    /// Deletes the items and their children. Items that do not exist are ignored.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items where contains(item) {
            if let parent = parents[item] {
                children[parent]?.removeAll { $0 == item }
            } else {
                rootItems.removeAll { $0 == item }
            }
            for removed in flattened([item], { _ in true }) {
                children[removed] = nil
                parents[removed] = nil
                expanded.remove(removed)
                contained.remove(removed)
            }
        }
    }

    public mutating func deleteAll() { self = Self() }

    public mutating func expand(_ items: [ItemIdentifierType]) {
        for item in items where has(item, "expand(_:)") { expanded.insert(item) }
    }

    public mutating func collapse(_ items: [ItemIdentifierType]) {
        for item in items where has(item, "collapse(_:)") { expanded.remove(item) }
    }

    private mutating func insert(
        _ items: [ItemIdentifierType], at item: ItemIdentifierType, offset: Int, _ call: String
    ) {
        guard has(item, call), areNew(items) else { return }
        let parent = parents[item]
        add(items, to: parent, at: (siblings(of: parent).firstIndex(of: item) ?? 0) + offset)
    }

    private mutating func insert(_ snapshot: Self, at item: ItemIdentifierType, offset: Int, _ call: String) {
        guard has(item, call), areNew(snapshot.items) else { return }
        insert(snapshot.rootItems, at: item, offset: offset, call)
        for root in snapshot.rootItems { copyContents(of: root, from: snapshot) }
    }

    private func siblings(of parent: ItemIdentifierType?) -> [ItemIdentifierType] {
        parent.map(children) ?? rootItems
    }

    private mutating func add(_ items: [ItemIdentifierType], to parent: ItemIdentifierType?, at index: Int) {
        if let parent {
            children[parent, default: []].insert(contentsOf: items, at: index)
            for item in items { parents[item] = parent }
        } else {
            rootItems.insert(contentsOf: items, at: index)
        }
        contained.formUnion(items)
    }

    private mutating func copy(_ items: [ItemIdentifierType], to parent: ItemIdentifierType?, from other: Self) {
        add(items, to: parent, at: siblings(of: parent).count)
        for item in items { copyContents(of: item, from: other) }
    }

    /// Copies the descendants of `root`, level by level.
    private mutating func copyContents(of root: ItemIdentifierType, from other: Self) {
        var waiting = [root]
        while let item = waiting.popLast() {
            if other.isExpanded(item) { expanded.insert(item) }
            let below = other.children(of: item)
            if !below.isEmpty { add(below, to: item, at: 0) }
            waiting += below
        }
    }

    private func areNew(_ items: [ItemIdentifierType]) -> Bool {
        let duplicates = items.duplicates + items.filter(contains)
        if duplicates.isEmpty { return true }
        let listing = "{(" + duplicates.map { "\($0)" }.joined(separator: ", ") + ")}"
        report("supplied item identifiers are not unique. Duplicate identifiers: \(listing)")
        return false
    }
}

extension NSDiffableDataSourceSectionSnapshot: Equatable {}
extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
