/// A snapshot whose identifiers have any type, as Objective-C sees it. See ``NSDiffableDataSourceSnapshot``, into which
/// it converts where all identifiers have the types of that snapshot.
@MainActor @preconcurrency open class NSDiffableDataSourceSnapshotReference: NSObject {
    typealias Snapshot = NSDiffableDataSourceSnapshot<AnyHashable, AnyHashable>

    // Not isolated because bridging reads it; the object is used on the main thread alone.
    nonisolated(unsafe) var snapshot: Snapshot

    public override nonisolated init() {
        snapshot = Snapshot()
        super.init()
    }

    nonisolated init(_ snapshot: Snapshot) {
        self.snapshot = snapshot
        super.init()
    }

    /// The identifier as a key; an object that is not `Hashable` is equal to itself only.
    private func key(_ identifier: Any) -> AnyHashable {
        identifier as? AnyHashable ?? AnyHashable(ObjectIdentifier(identifier as AnyObject))
    }

    private func keys(_ identifiers: [Any]) -> [AnyHashable] { identifiers.map(key) }

    // MARK: Contents

    open var numberOfItems: Int { snapshot.numberOfItems }
    open var numberOfSections: Int { snapshot.numberOfSections }
    open var sectionIdentifiers: [Any] { snapshot.sectionIdentifiers.map(\.base) }
    open var itemIdentifiers: [Any] { snapshot.itemIdentifiers.map(\.base) }
    open var reloadedSectionIdentifiers: [Any] { snapshot.reloadedSectionIdentifiers.map(\.base) }
    open var reloadedItemIdentifiers: [Any] { snapshot.reloadedItemIdentifiers.map(\.base) }
    open var reconfiguredItemIdentifiers: [Any] { snapshot.reconfiguredItemIdentifiers.map(\.base) }

    open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
        snapshot.numberOfItems(inSection: key(sectionIdentifier))
    }

    open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
        snapshot.itemIdentifiers(inSection: key(sectionIdentifier)).map(\.base)
    }

    open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
        snapshot.sectionIdentifier(containingItem: key(itemIdentifier))?.base
    }

    /// The index among the items of all sections; `NSNotFound` for an item that the snapshot does not contain.
    open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
        snapshot.indexOfItem(key(itemIdentifier)) ?? NSNotFound
    }

    open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
        snapshot.indexOfSection(key(sectionIdentifier)) ?? NSNotFound
    }

    // MARK: Items

    open func appendItems(withIdentifiers identifiers: [Any]) { snapshot.appendItems(keys(identifiers)) }

    open func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any) {
        snapshot.appendItems(keys(identifiers), toSection: key(sectionIdentifier))
    }

    open func insertItems(withIdentifiers identifiers: [Any], beforeItemWithIdentifier itemIdentifier: Any) {
        snapshot.insertItems(keys(identifiers), beforeItem: key(itemIdentifier))
    }

    open func insertItems(withIdentifiers identifiers: [Any], afterItemWithIdentifier itemIdentifier: Any) {
        snapshot.insertItems(keys(identifiers), afterItem: key(itemIdentifier))
    }

    open func deleteItems(withIdentifiers identifiers: [Any]) { snapshot.deleteItems(keys(identifiers)) }
    open func deleteAllItems() { snapshot.deleteAllItems() }

    open func moveItem(withIdentifier fromIdentifier: Any, beforeItemWithIdentifier toIdentifier: Any) {
        snapshot.moveItem(key(fromIdentifier), beforeItem: key(toIdentifier))
    }

    open func moveItem(withIdentifier fromIdentifier: Any, afterItemWithIdentifier toIdentifier: Any) {
        snapshot.moveItem(key(fromIdentifier), afterItem: key(toIdentifier))
    }

    open func reloadItems(withIdentifiers identifiers: [Any]) { snapshot.reloadItems(keys(identifiers)) }
    open func reconfigureItems(withIdentifiers identifiers: [Any]) { snapshot.reconfigureItems(keys(identifiers)) }

    // MARK: Sections

    open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
        snapshot.appendSections(keys(sectionIdentifiers))
    }

    open func insertSections(
        withIdentifiers sectionIdentifiers: [Any], beforeSectionWithIdentifier toSectionIdentifier: Any
    ) { snapshot.insertSections(keys(sectionIdentifiers), beforeSection: key(toSectionIdentifier)) }

    open func insertSections(
        withIdentifiers sectionIdentifiers: [Any], afterSectionWithIdentifier toSectionIdentifier: Any
    ) { snapshot.insertSections(keys(sectionIdentifiers), afterSection: key(toSectionIdentifier)) }

    open func deleteSections(withIdentifiers sectionIdentifiers: [Any]) {
        snapshot.deleteSections(keys(sectionIdentifiers))
    }

    open func moveSection(
        withIdentifier fromSectionIdentifier: Any, beforeSectionWithIdentifier toSectionIdentifier: Any
    ) { snapshot.moveSection(key(fromSectionIdentifier), beforeSection: key(toSectionIdentifier)) }

    open func moveSection(
        withIdentifier fromSectionIdentifier: Any, afterSectionWithIdentifier toSectionIdentifier: Any
    ) { snapshot.moveSection(key(fromSectionIdentifier), afterSection: key(toSectionIdentifier)) }

    open func reloadSections(withIdentifiers sectionIdentifiers: [Any]) {
        snapshot.reloadSections(keys(sectionIdentifiers))
    }
}

extension NSDiffableDataSourceSnapshot: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSDiffableDataSourceSnapshotReference {
        var snapshot = NSDiffableDataSourceSnapshotReference.Snapshot()
        snapshot.appendSections(sectionIdentifiers as [AnyHashable])
        for section in sectionIdentifiers {
            snapshot.appendItems(itemIdentifiers(inSection: section) as [AnyHashable], toSection: section)
        }
        snapshot.reloadSections(reloadedSectionIdentifiers as [AnyHashable])
        snapshot.reloadItems(reloadedItemIdentifiers as [AnyHashable])
        snapshot.reconfigureItems(reconfiguredItemIdentifiers as [AnyHashable])
        return NSDiffableDataSourceSnapshotReference(snapshot)
    }

    public static func _forceBridgeFromObjectiveC(
        _ source: NSDiffableDataSourceSnapshotReference, result: inout NSDiffableDataSourceSnapshot?
    ) { _ = _conditionallyBridgeFromObjectiveC(source, result: &result) }

    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSDiffableDataSourceSnapshotReference, result: inout NSDiffableDataSourceSnapshot?
    ) -> Bool {
        result = Self(source.snapshot)
        return result != nil
    }

    public static func _unconditionallyBridgeFromObjectiveC(
        _ source: NSDiffableDataSourceSnapshotReference?
    ) -> NSDiffableDataSourceSnapshot { source.flatMap { Self($0.snapshot) } ?? Self() }

    /// Returns `nil` if an identifier has another type.
    private init?(_ snapshot: NSDiffableDataSourceSnapshotReference.Snapshot) {
        func typed<Identifier>(_ identifiers: [AnyHashable]) -> [Identifier]? {
            let typed = identifiers.compactMap { $0.base as? Identifier }
            return typed.count == identifiers.count ? typed : nil
        }
        guard let sections: [SectionIdentifierType] = typed(snapshot.sectionIdentifiers) else { return nil }
        self.init()
        appendSections(sections)
        for (section, known) in zip(sections, snapshot.sectionIdentifiers) {
            guard let items: [ItemIdentifierType] = typed(snapshot.itemIdentifiers(inSection: known)) else {
                return nil
            }
            appendItems(items, toSection: section)
        }
        reloadSections(typed(snapshot.reloadedSectionIdentifiers) ?? [])
        reloadItems(typed(snapshot.reloadedItemIdentifiers) ?? [])
        reconfigureItems(typed(snapshot.reconfiguredItemIdentifiers) ?? [])
    }
}
