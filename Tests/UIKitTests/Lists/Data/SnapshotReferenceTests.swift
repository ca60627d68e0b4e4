import Testing
import UIKit

/// Snapshots as Objective-C sees them.
@MainActor @Suite struct SnapshotReferenceTests {
    @Test func identifiersOfAnyTypeAreMoved() {
        let snapshot = NSDiffableDataSourceSnapshotReference()
        snapshot.appendSections(withIdentifiers: ["one", 2])
        snapshot.appendItems(withIdentifiers: [1, "b"])
        snapshot.appendItems(withIdentifiers: ["a"], intoSectionWithIdentifier: "one")
        snapshot.insertItems(withIdentifiers: ["c"], afterItemWithIdentifier: 1)
        snapshot.moveSection(withIdentifier: 2, beforeSectionWithIdentifier: "one")
        snapshot.reloadItems(withIdentifiers: ["a"])
        #expect(snapshot.sectionIdentifiers as? [AnyHashable] == [2, "one"])
        #expect(snapshot.itemIdentifiers as? [AnyHashable] == [1, "c", "b", "a"])
        #expect(snapshot.index(ofItemIdentifier: "b") == 2 && snapshot.index(ofSectionIdentifier: "x") == NSNotFound)
        #expect(snapshot.sectionIdentifier(forSectionContainingItemIdentifier: "a") as? String == "one")
        #expect(snapshot.numberOfItems(inSection: 2) == 3)
    }

    @Test func snapshotsConvertWhereTheirIdentifiersHaveTheTypes() throws {
        var typed = NSDiffableDataSourceSnapshot<String, Int>()
        typed.appendSections(["a", "b"])
        typed.appendItems([1, 2], toSection: "a")
        typed.reconfigureItems([2])
        let reference = typed as NSDiffableDataSourceSnapshotReference
        #expect(reference.numberOfSections == 2 && reference.itemIdentifiersInSection(withIdentifier: "a").count == 2)
        #expect(reference as NSDiffableDataSourceSnapshot<String, Int> == typed)
        let held: Any = reference
        #expect(held as? NSDiffableDataSourceSnapshot<String, Int> == typed)
        #expect(held as? NSDiffableDataSourceSnapshot<Int, Int> == nil)
    }
}
