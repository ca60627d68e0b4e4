import Testing
import UIKit

@testable import QuartzCore
@testable import UIKitLists

/// Uses for which UIKit raises an exception or hangs. Each produces one error with the whole message, including the
/// names and numbers needed to find the call.
@MainActor @Suite struct ListErrorTests {
    private typealias TableMistake = (sentence: String, call: @MainActor (TablePad) -> Void)
    private typealias CollectionMistake = (sentence: String, call: @MainActor (CollectionPad) -> Void)

    @Test func batchesOfTables() throws {
        let mistakes: [TableMistake] = [
            (
                "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section after the update (5) must be equal to the number of rows contained in that section before the update (3), plus or minus the number of rows inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the number of rows moved into or out of that section (0 moved in, 0 moved out). Table view: UITableView.",
                {
                    $0.list.sections = [["a", "b", "c", "d", "e"]]
                    $0.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
                }
            ),
            (
                "Invalid update: invalid number of sections. The number of sections contained in the table view after the update (1) must be equal to the number of sections contained in the table view before the update (1), plus or minus the number of sections inserted or deleted (1 inserted, 0 deleted). Table view: UITableView.",
                { $0.table.insertSections([0], with: .fade) }
            ),
            (
                "attempt to insert section 1, but there are only 1 sections after the update Table view: UITableView.",
                { $0.table.insertSections([1], with: .fade) }
            ),
            (
                "attempt to delete row 7 from section 0 which only contains 3 rows before the update Table view: UITableView.",
                { $0.table.deleteRows(at: [IndexPath(row: 7, section: 0)], with: .fade) }
            ),
        ]
        try expect(mistakes) { try TablePad(RowList(rows: 3)) }
    }

    @Test func batchesOfCollections() throws {
        let mistakes: [CollectionMistake] = [
            (
                "Invalid update: invalid number of items in section 0. The number of items contained in an existing section after the update (2) must be equal to the number of items contained in that section before the update (3), plus or minus the number of items inserted or deleted from that section (0 inserted, 2 deleted) and plus or minus the number of items moved into or out of that section (0 moved in, 0 moved out). Collection view: UICollectionView.",
                {
                    $0.source.sections = [[0, 1]]
                    $0.view.deleteItems(at: [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0)])
                }
            ),
            (
                "attempt to insert item 9 into section 0, but there are only 3 items in section 0 after the update Collection view: UICollectionView.",
                { $0.view.insertItems(at: [IndexPath(item: 9, section: 0)]) }
            ),
        ]
        try expect(mistakes) { try CollectionPad([[0, 1, 2]]) }
    }

    /// Matches facts/updates-before-loading.
    @Test func tablesThatHaveNotLoadedRequestTheirDataChanged() throws {
        let pad = try TablePad(RowList(rows: 3))
        pad.app.at(1) {
            let list = RowList(rows: 2)
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            table.dataSource = list
            list.sections[0].removeFirst()
            table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
            #expect(table.numberOfRows(inSection: 0) == 1)
        }
        try pad.app.play()
    }

    /// Matches facts/updates-before-loading.
    @Test func collectionsWhoseVisibleItemsWereAskedForHaveLoaded() throws {
        let pad = try CollectionPad([[0, 1, 2]])
        pad.app.at(1) {
            let list = NumberSource([[0, 1]])
            let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            view.dataSource = list
            #expect(view.indexPathsForVisibleItems.isEmpty)
            list.sections = [[0]]
            view.deleteItems(at: [IndexPath(item: 1, section: 0)])
            #expect(view.numberOfItems(inSection: 0) == 1)
        }
        try pad.app.play()
    }

    /// The class counts once a view is needed, as it does for an application that overrides dequeuing.
    @Test func classesOfOtherViewsAreErrorsWhenTheyAreNeeded() throws {
        let mistakes: [CollectionMistake] = [
            (
                "The class UIView registered with UICollectionView for “plain” is not a UICollectionViewCell; register a subclass of it.",
                {
                    $0.view.register(UIView.self, forCellWithReuseIdentifier: "plain")
                    _ = $0.view.dequeueReusableCell(withReuseIdentifier: "plain", for: IndexPath(item: 0, section: 0))
                }
            )
        ]
        try expect(mistakes) { try CollectionPad([[0, 1, 2]]) }
        let pad = try CollectionPad([[0, 1, 2]])
        pad.app.at(1) { pad.view.register(UIView.self, forCellWithReuseIdentifier: "plain") }
        try pad.app.play()
    }

    @Test func identifiersAndIndexPathsOfTables() throws {
        let mistakes: [TableMistake] = [
            (
                "unable to dequeue a cell with identifier other - must register a nib or a class for the identifier or connect a prototype cell in a storyboard",
                { _ = $0.table.dequeueReusableCell(withIdentifier: "other", for: IndexPath(row: 0, section: 0)) }
            ),
            (
                "Attempted to scroll to an out-of-bounds row (9) … section (0) of UITableView, which has 3 rows in the section; use the index path of a row that exists.",
                { $0.table.scrollToRow(at: IndexPath(row: 9, section: 0), at: .top, animated: false) }
            ),
            (
                "Attempted to select an out-of-bounds row (0) … section (4) of UITableView, which has 1 sections; use the index path of a row that exists.",
                { $0.table.selectRow(at: IndexPath(row: 0, section: 4), animated: false, scrollPosition: .none) }
            ),
            (
                "UITableView has no section 4: its data source has 1; ask for rows of a section that exists.",
                { _ = $0.table.numberOfRows(inSection: 4) }
            ),
        ]
        try expect(mistakes) { try TablePad(RowList(rows: 3)) }
    }

    @Test func indexPathsOfCollections() throws {
        let mistakes: [CollectionMistake] = [
            (
                "selectItem(at:animated:scrollPosition:) of UICollectionView: there is no item [0, 5]; select one that exists.",
                { $0.view.selectItem(at: IndexPath(item: 5, section: 0), animated: false, scrollPosition: []) }
            ),
            (
                "Attempted to scroll the collection view to an out-of-bounds section (4) when there are only 1 sections.",
                { $0.view.scrollToItem(at: IndexPath(item: 0, section: 4), at: .top, animated: false) }
            ),
            (
                "reconfigureItems(at:) of UICollectionView: there is no item [0, 5]; reconfigure items that exist.",
                { $0.view.reconfigureItems(at: [IndexPath(item: 5, section: 0)]) }
            ),
        ]
        try expect(mistakes) { try CollectionPad([[0, 1, 2]]) }
    }

    @Test func duplicateIdentifiers() throws {
        let pad = try TablePad(RowList(rows: 1))
        pad.app.at(1) {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            snapshot.appendSections(["a"])
            snapshot.appendItems([1, 2, 1])
        }
        #expect(
            throws: StageError.misused([
                "NSDiffableDataSourceSnapshot: supplied item identifiers are not unique. Duplicate identifiers: {(1)}"
            ])
        ) { try pad.app.play() }
    }

    /// A data source that reloads its table whenever the table requests a cell.
    @Test func dataChangedDuringALayout() throws {
        final class Restless: NSObject, UITableViewDataSource {
            var requests = 0
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                requests += 1
                tableView.reloadData()
                return UITableViewCell(style: .default, reuseIdentifier: nil)
            }
        }
        let restless = Restless()
        let pad = try TablePad(RowList(rows: 0)) { $0.dataSource = restless }
        #expect(
            throws: StageError.misused([
                "The data of UITableView changes in each of 100 passes of one layout; call reloadData() outside of the data source's methods."
            ])
        ) { try pad.app.play() }
        #expect(restless.requests < 2_000)
    }

    @Test func nonfiniteHeights() throws {
        final class Delegate: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
                indexPath.row == 1 ? .infinity : 30
            }
        }
        let pad = try TablePad(RowList(rows: 3), Delegate())
        let error = #expect(throws: StageError.self) { try pad.app.play() }
        #expect(error?.message.contains("The delegate of UITableView has the height inf for the row at [0, 1]") == true)
        #expect(error?.message.contains("answer a number of points, or UITableView.automaticDimension.") == true)
    }

    /// A billion items of half a point: a bearable number is shown, and the rest is reported.
    @Test func billionsOfTinyItemsAreBounded() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 0.5, height: 0.5)
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        final class Endless: NSObject, UICollectionViewDataSource {
            var made = 0
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
                1_000_000_000
            }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                made += 1
                return collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
            }
        }
        let endless = Endless()
        let pad = try CollectionPad([], layout: layout) {
            $0.view.delegate = nil
            $0.view.dataSource = endless
        }
        pad.app.perform { pad.view.layoutIfNeeded() }
        #expect(endless.made == LayoutReader.mostElements)
        #expect(
            pad.app.stage.diagnostics.unsupported.entries.map(\.api) == [
                "more than 5000 visible elements in UICollectionView"
            ])
    }

    private func expect(_ mistakes: [TableMistake], _ make: () throws -> TablePad) throws {
        for (sentence, call) in mistakes {
            let pad = try make()
            pad.app.at(1) { call(pad) }
            #expect(throws: StageError.misused([sentence])) { try pad.app.play() }
        }
    }

    private func expect(_ mistakes: [CollectionMistake], _ make: () throws -> CollectionPad) throws {
        for (sentence, call) in mistakes {
            let pad = try make()
            pad.app.at(1) { call(pad) }
            #expect(throws: StageError.misused([sentence])) { try pad.app.play() }
        }
    }
}
