public import UIKit

/// The differences of two states of results: sections first, then deletions from the end, insertions, moves and updates.
struct ResultChanges {
    struct SectionChange {
        let index: Int
        let section: FetchedSection
        let type: NSFetchedResultsChangeType
    }

    struct ObjectChange {
        let object: NSManagedObject
        let old: IndexPath?
        let new: IndexPath?
        let type: NSFetchedResultsChangeType
    }

    private(set) var sections: [SectionChange] = []
    private(set) var objects: [ObjectChange] = []

    var isEmpty: Bool { sections.isEmpty && objects.isEmpty }

    init(from old: [FetchedSection], to new: [FetchedSection], updated: Set<NSManagedObjectID>) {
        let (oldNames, newNames) = (Set(old.map(\.name)), Set(new.map(\.name)))
        for (index, section) in old.enumerated().reversed() where !newNames.contains(section.name) {
            sections.append(SectionChange(index: index, section: section, type: .delete))
        }
        for (index, section) in new.enumerated() where !oldNames.contains(section.name) {
            sections.append(SectionChange(index: index, section: section, type: .insert))
        }
        let (oldPaths, newPaths) = (Self.paths(old), Self.paths(new))
        let (oldObjects, newObjects) = (old.flatMap(\.members), new.flatMap(\.members))
        for object in oldObjects.reversed() where newPaths[object] == nil {
            objects.append(ObjectChange(object: object, old: oldPaths[object]?.path, new: nil, type: .delete))
        }
        for object in newObjects where oldPaths[object] == nil {
            objects.append(ObjectChange(object: object, old: nil, new: newPaths[object]?.path, type: .insert))
        }
        let oldRanks = Self.ranks(oldObjects.filter { newPaths[$0] != nil })
        let newRanks = Self.ranks(newObjects.filter { oldPaths[$0] != nil })
        let common = newObjects.filter { updated.contains($0.objectID) && oldPaths[$0] != nil }
        for type in [NSFetchedResultsChangeType.move, .update] {
            for object in common {
                let moves =
                    oldRanks[object] != newRanks[object] || oldPaths[object]?.section != newPaths[object]?.section
                guard moves == (type == .move) else { continue }
                objects.append(
                    ObjectChange(
                        object: object, old: oldPaths[object]?.path, new: newPaths[object]?.path, type: type))
            }
        }
    }

    private static func paths(_ sections: [FetchedSection]) -> [NSManagedObject: (section: String, path: IndexPath)] {
        var result: [NSManagedObject: (section: String, path: IndexPath)] = [:]
        for (number, section) in sections.enumerated() {
            for (index, object) in section.members.enumerated() {
                result[object] = (section.name, IndexPath(indexes: [number, index]))
            }
        }
        return result
    }

    private static func ranks(_ objects: [NSManagedObject]) -> [NSManagedObject: Int] {
        Dictionary(zip(objects, 0...), uniquingKeysWith: { first, _ in first })
    }

    /// Calls the methods of a delegate: the one that takes a snapshot, whose default implementation calls the others.
    @MainActor func tell(
        _ delegate: any NSFetchedResultsControllerDelegate,
        of controller: NSFetchedResultsController<any NSFetchRequestResult>, _ results: FetchedResults
    ) {
        let snapshot = ResultSnapshot(self)
        for section in results.sections {
            snapshot.appendSections(withIdentifiers: [section.name])
            snapshot.appendItems(
                withIdentifiers: section.members.map(\.objectID), intoSectionWithIdentifier: section.name)
        }
        let changed = objects.filter { $0.type == .update || $0.type == .move }.map(\.object.objectID)
        if !changed.isEmpty { snapshot.reloadItems(withIdentifiers: changed) }
        delegate.controller(controller, didChangeContentWith: snapshot)
    }

    /// Calls the methods of a delegate that take one change each.
    @MainActor fileprivate func tellEach(
        _ delegate: any NSFetchedResultsControllerDelegate,
        of controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) {
        delegate.controllerWillChangeContent(controller)
        for change in sections {
            delegate.controller(
                controller, didChange: change.section, atSectionIndex: change.index, for: change.type)
        }
        for change in objects {
            delegate.controller(
                controller, didChange: change.object, at: change.old, for: change.type, newIndexPath: change.new)
        }
        delegate.controllerDidChangeContent(controller)
    }
}

/// A snapshot of results that knows how they have changed.
@MainActor private final class ResultSnapshot: NSDiffableDataSourceSnapshotReference {
    let changes: ResultChanges

    init(_ changes: ResultChanges) {
        self.changes = changes
        super.init()
    }
}

/// Hears of changes to results. A delegate with the method that takes a snapshot gets no other call.
@MainActor @preconcurrency public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference)
    /// Never called; titles are the first letters of names.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        sectionIndexTitleForSectionName sectionName: String
    ) -> String?
}

extension NSFetchedResultsControllerDelegate {
    public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    ) {}
    /// Calls the methods that take one change each.
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
    ) {
        (snapshot as? ResultSnapshot)?.changes.tellEach(self, of: controller)
    }
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        sectionIndexTitleForSectionName sectionName: String
    ) -> String? { nil }
}
