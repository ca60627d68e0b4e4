import Foundation
import FrameStoryboards
import QuartzCore
import TestSupport
import Testing

@testable import UIKit
@testable import UIKitLists

/// Tables and collection views from storyboards.
@MainActor @Suite(.serialized) struct ListStoryboardTests {
    private let app: TestApp

    init() throws { app = try TestApp(width: 393, height: 852) }

    /// Shows the root of the storyboard.
    private func show<Controller: UIViewController>(_ scenes: String, as _: Controller.Type) throws -> Controller {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
            useAutolayout="YES" initialViewController="root"><scenes>\(scenes)
            <scene sceneID="s-next"><objects><viewController title="Next" id="next" sceneMemberID="viewController">
            <view key="view" id="next-view"><rect key="frame" x="0" y="0" width="393" height="852"/></view>
            </viewController></objects></scene></scenes></document>
            """
        let storyboard = app.stage.perform {
            try? InterfaceDocument(Array(text.utf8), file: "List.storyboard")
        }.map { document in app.stage.perform { UIStoryboard(document, bundles: []) } }
        let root = try #require(app.stage.perform { storyboard?.instantiateInitialViewController() })
        app.perform { app.window.rootViewController = UINavigationController(rootViewController: root) }
        return try #require(root as? Controller)
    }

    private static func scene(_ controller: String) -> String {
        "<scene sceneID=\"s-root\"><objects>\(controller)</objects></scene>"
    }

    private static func cell(_ id: String, _ attributes: String = "", label: String = "", connections: String = "")
        -> String
    {
        """
        <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" selectionStyle="default" indentationWidth="10" \(attributes) id="\(id)">
        <rect key="frame" x="0" y="0" width="393" height="44"/>
        <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)-content">
        <rect key="frame" x="0" y="0" width="393" height="44"/>
        <subviews><label text="\(label)" id="\(id)-label"><rect key="frame" x="16" y="10" width="200" height="24"/></label></subviews>
        </tableViewCellContentView><connections>\(connections)</connections></tableViewCell>
        """
    }

    private static func segue(_ id: String, _ attributes: String = "") -> String {
        "<segue destination=\"next\" kind=\"show\" identifier=\"\(id)\" id=\"seg-\(id)\" \(attributes)/>"
    }

    private func tap(_ view: UIView, at seconds: Double) {
        app.at(seconds) {
            let screen = app.stage.applicationState.touchScreen
            let finger = screen.newTouch()
            let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: app.window)
            screen.touch(finger, .began, at: point)
            app.at(seconds + 0.05) { screen.touch(finger, .ended, at: point) }
        }
    }

    private func labels(_ table: UITableView) -> [String?] {
        table.visibleCells.map { $0.contentView.subviews.lazy.compactMap { $0 as? UILabel }.first?.text }
    }

    /// Since Xcode 12, a flag stands for the style of two columns, which wraps its controllers.
    @Test func splitControllersHaveTwoColumns() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
            initialViewController="split"><scenes><scene sceneID="a"><objects>
            <splitViewController allowDoubleColumnStyle="YES" id="split" sceneMemberID="viewController"><connections>
            <segue destination="list" kind="relationship" relationship="masterViewController" id="s1"/>
            <segue destination="page" kind="relationship" relationship="detailViewController" id="s2"/>
            </connections></splitViewController></objects></scene>
            <scene sceneID="b"><objects><viewController id="list" sceneMemberID="viewController"/></objects></scene>
            <scene sceneID="c"><objects><viewController id="page" sceneMemberID="viewController"/></objects></scene>
            </scenes></document>
            """
        app.perform {
            let document = try? InterfaceDocument(Array(text.utf8), file: "Split.storyboard")
            let storyboard = document.map { UIStoryboard($0, bundles: []) }
            let split = storyboard?.instantiateInitialViewController() as? UISplitViewController
            #expect(split?.style == .doubleColumn && split?.viewControllers.count == 2)
            #expect(split?.viewControllers.allSatisfy { $0 is UINavigationController } == true)
        }
    }

    /// Xcode writes a size of 0 for labels in the font of the cell's style.
    @Test func labelsOfAStyleHaveItsSizes() throws {
        func label(_ id: String, _ type: String) -> String {
            "<label text=\"A\" id=\"\(id)\"><fontDescription key=\"fontDescription\" type=\"\(type)\" pointSize=\"0.0\"/></label>"
        }
        let table = try show(
            Self.scene(
                """
                <tableViewController id="root" sceneMemberID="viewController"><tableView key="view" dataMode="static" id="table">
                <rect key="frame" x="0" y="0" width="393" height="852"/><sections><tableViewSection id="section"><cells>
                <tableViewCell textLabel="title" detailTextLabel="detail" style="IBUITableViewCellStyleSubtitle" id="cell">
                <rect key="frame" x="0" y="0" width="393" height="44"/>
                <tableViewCellContentView key="contentView" tableViewCell="cell" id="content"><subviews>
                \(label("title", "boldSystem"))\(label("detail", "system"))</subviews></tableViewCellContentView>
                </tableViewCell></cells></tableViewSection></sections>
                <connections><outlet property="dataSource" destination="root" id="o1"/></connections></tableView></tableViewController>
                """), as: UITableViewController.self)
        try app.play()
        let cell = table.tableView.visibleCells.first
        #expect(cell?.textLabel?.font == .boldSystemFont(ofSize: 17))
        #expect(cell?.detailTextLabel?.font == .systemFont(ofSize: 12))
    }

    private static let fixed = scene(
        """
        <tableViewController id="root" customClass="ListController" customModule="UIKitTests" sceneMemberID="viewController">
        <tableView key="view" dataMode="static" style="grouped" rowHeight="44" sectionHeaderHeight="18" sectionFooterHeight="18" id="table">
        <rect key="frame" x="0" y="0" width="393" height="852"/>
        <sections>
        <tableViewSection headerTitle="Account" footerTitle="Stays here." id="one"><cells>
        \(cell("name", "accessoryType=\"disclosureIndicator\"", label: "Name", connections: segue("showName")))
        \(cell("mail", "rowHeight=\"80\"", label: "Mail"))
        </cells></tableViewSection>
        <tableViewSection id="two"><cells>
        \(cell("more", "accessoryType=\"detailButton\"", label: "More", connections: segue("showMore", "trigger=\"accessoryAction\"")))
        </cells></tableViewSection>
        </sections>
        <connections><outlet property="dataSource" destination="root" id="o1"/><outlet property="delegate" destination="root" id="o2"/></connections>
        </tableView></tableViewController>
        """)

    @Test func staticSectionsAreShown() throws {
        let list = try show(Self.fixed, as: ListController.self)
        try app.play()
        let table = try #require(list.tableView)
        #expect(table.style == .grouped && table.numberOfSections == 2)
        #expect((0...1).map { table.numberOfRows(inSection: $0) } == [2, 1])
        #expect(labels(table) == ["Name", "Mail", "More"])
        let heights = table.visibleCells.map(\.bounds.height)
        #expect(heights.count == 3 && zip(heights, [44, 80, 44]).allSatisfy { abs($0 - $1) < 1e-9 })
        #expect(list.tableView(table, titleForHeaderInSection: 0) == "Account")
        #expect(list.tableView(table, titleForFooterInSection: 0) == "Stays here.")
        #expect(table.visibleCells.first?.accessoryType == .disclosureIndicator)
        #expect(app.stage.diagnostics.unsupported.entries.isEmpty)
    }

    @Test func aRowPerformsItsSegueWithTheCellAsTheSender() throws {
        let list = try show(Self.fixed, as: ListController.self)
        ListController.log = { app.note($0) }
        app.perform { app.window.layoutIfNeeded() }
        tap(try #require(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0))), at: 1)
        try app.play()
        #expect(app.notes.map { $0.split(separator: " ", maxSplits: 1)[1] } == ["showName from [0, 0]"])
        #expect(list.navigationController?.topViewController?.title == "Next")
        list.tableView.accessoryWasTapped?(
            try #require(list.tableView.staticSections?[1].rows[0].cell), IndexPath(row: 0, section: 1))
        #expect(app.notes.last?.contains("showMore") == true)
    }

    /// A row has a segue for its selection and one for its accessory, and a touch performs the one it is on.
    @Test func aRowHasASegueForEachTrigger() throws {
        let connections = Self.segue("showRow") + Self.segue("showDetail", "trigger=\"accessoryAction\"")
        let list = try show(
            Self.scene(
                """
                <tableViewController id="root" customClass="ListController" customModule="UIKitTests" sceneMemberID="viewController">
                <tableView key="view" dataMode="static" style="plain" rowHeight="44" id="table">
                <rect key="frame" x="0" y="0" width="393" height="852"/>
                <sections><tableViewSection id="one"><cells>
                \(Self.cell("both", "accessoryType=\"detailDisclosureButton\"", label: "Both", connections: connections))
                </cells></tableViewSection></sections>
                <connections><outlet property="dataSource" destination="root" id="o1"/><outlet property="delegate" destination="root" id="o2"/></connections>
                </tableView></tableViewController>
                """), as: ListController.self)
        ListController.log = { app.note($0) }
        app.perform { app.window.layoutIfNeeded() }
        let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        func control(in view: UIView) -> CellControl? {
            view as? CellControl ?? view.subviews.lazy.compactMap(control).first
        }
        let button = try #require(control(in: cell))
        tap(button, at: 1)
        app.at(2) { list.navigationController?.popViewController(animated: false) }
        tap(cell, at: 3)
        try app.play()
        let performed = app.notes.map { $0.split(separator: " ", maxSplits: 1)[1] }
        #expect(performed == ["showDetail from [0, 0]", "showRow from [0, 0]"])
    }

    private static let prototypes = scene(
        """
        <tableViewController id="root" customClass="ListController" customModule="UIKitTests" sceneMemberID="viewController">
        <tableView key="view" dataMode="prototypes" style="plain" rowHeight="60" sectionHeaderHeight="-1" sectionFooterHeight="-1" id="table">
        <rect key="frame" x="0" y="0" width="393" height="852"/>
        <prototypes>
        \(cell("proto", "reuseIdentifier=\"thing\" customClass=\"ThingCell\" customModule=\"UIKitTests\"", label: "?",
               connections: "<outlet property=\"title\" destination=\"proto-label\" id=\"o3\"/>" + segue("showThing")))
        </prototypes>
        <connections><outlet property="dataSource" destination="root" id="o1"/><outlet property="delegate" destination="root" id="o2"/></connections>
        </tableView></tableViewController>
        """)

    @Test func cellsAreCreatedFromPrototypes() throws {
        let list = try show(Self.prototypes, as: ListController.self)
        ListController.log = { app.note($0) }
        list.things = (0..<1000).map { "Thing \($0)" }
        let table = try #require(list.tableView)
        // The table has appeared without its data.
        app.perform {
            table.reloadData()
            table.layoutIfNeeded()
        }
        let cells = table.visibleCells.compactMap { $0 as? ThingCell }
        #expect(cells.count == table.visibleCells.count)
        try #require((10...16).contains(cells.count))
        #expect(labels(table).first == "Thing 0" && Set(cells.map { ObjectIdentifier($0.title) }).count == cells.count)
        #expect(cells.allSatisfy { $0.reuseIdentifier == "thing" })
        tap(cells[2], at: 1)
        try app.play()
        #expect(app.notes.map { $0.split(separator: " ", maxSplits: 1)[1] } == ["showThing from [0, 2]"])
    }

    @Test func prototypesAreShownIfTheDataSourceClassIsMissing() throws {
        let list = try show(
            Self.prototypes.replacing("ListController", with: "MissingController"), as: UITableViewController.self)
        app.perform { app.window.layoutIfNeeded() }
        #expect(labels(list.tableView) == ["?"])
    }

    @Test func controllersWithListsAreDeallocated() throws {
        weak var list: UIViewController?
        weak var table: UITableView?
        for scenes in [Self.fixed, Self.prototypes] {
            try autoreleased {
                let shown = try show(scenes, as: ListController.self)
                if scenes == Self.prototypes { shown.things = ["a"] }
                app.perform {
                    shown.tableView.reloadData()
                    app.window.layoutIfNeeded()
                }
                (list, table) = (shown, shown.tableView)
                app.perform { app.window.rootViewController = UIViewController() }
            }
            try app.play()
            #expect(list == nil && table == nil)
        }
    }

    private func autoreleased(_ body: () throws -> Void) rethrows { try body() }

    @Test func aCollectionViewHasTheLayoutAndCellsOfTheFile() throws {
        let grid = try show(
            Self.scene(
                """
                <collectionViewController id="root" customClass="GridController" customModule="UIKitTests" sceneMemberID="viewController">
                <collectionView key="view" dataMode="prototypes" id="grid"><rect key="frame" x="0" y="0" width="393" height="852"/>
                <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="vertical" minimumLineSpacing="7" minimumInteritemSpacing="3" id="flow">
                <size key="itemSize" width="100" height="90"/><size key="headerReferenceSize" width="0" height="0"/>
                <inset key="sectionInset" minX="4" minY="5" maxX="4" maxY="6"/></collectionViewFlowLayout>
                <cells><collectionViewCell reuseIdentifier="tile" id="tile"><rect key="frame" x="0" y="0" width="100" height="90"/>
                <view key="contentView"><rect key="frame" x="0" y="0" width="100" height="90"/>
                <subviews><label text="tile" id="tile-label"><rect key="frame" x="0" y="0" width="100" height="20"/></label></subviews></view>
                <connections>\(Self.segue("showTile"))</connections></collectionViewCell></cells>
                <connections><outlet property="dataSource" destination="root" id="o1"/><outlet property="delegate" destination="root" id="o2"/></connections>
                </collectionView></collectionViewController>
                """), as: GridController.self)
        GridController.log = { app.note($0) }
        app.perform { app.window.layoutIfNeeded() }
        let collection = try #require(grid.collectionView)
        let layout = try #require(collection.collectionViewLayout as? UICollectionViewFlowLayout)
        #expect(layout.itemSize == CGSize(width: 100, height: 90) && layout.minimumLineSpacing == 7)
        #expect(layout.minimumInteritemSpacing == 3)
        #expect(layout.sectionInset == UIEdgeInsets(top: 5, left: 4, bottom: 6, right: 4))
        #expect(collection.visibleCells.count == 5)
        let cell = try #require(collection.cellForItem(at: IndexPath(item: 3, section: 0)))
        #expect(cell.contentView.subviews.first is UILabel)
        tap(cell, at: 1)
        try app.play()
        #expect(app.notes.map { $0.split(separator: " ", maxSplits: 1)[1] } == ["showTile from [0, 3]"])
    }
}

/// The table controller of the storyboards above.
final class ListController: UITableViewController {
    nonisolated(unsafe) static var log: (String) -> Void = { _ in }
    var things: [String]?

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        things?.count ?? super.tableView(tableView, numberOfRowsInSection: section)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let things else { return super.tableView(tableView, cellForRowAt: indexPath) }
        let cell = tableView.dequeueReusableCell(withIdentifier: "thing", for: indexPath)
        (cell as? ThingCell)?.title.text = things[indexPath.row]
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let path = (sender as? UITableViewCell).flatMap { tableView.indexPath(for: $0) }
        Self.log("\(segue.identifier ?? "") from \(path.map(\.listing) ?? "nothing")")
    }
}

final class ThingCell: UITableViewCell {
    var title: UILabel!

    override class var outlets: [Outlet] { super.outlets + [Outlet("title", \ThingCell.title)] }
}

/// The collection view controller of the storyboard above.
final class GridController: UICollectionViewController {
    nonisolated(unsafe) static var log: (String) -> Void = { _ in }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath) }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        let path = (sender as? UICollectionViewCell).flatMap { collectionView.indexPath(for: $0) }
        Self.log("\(segue.identifier ?? "") from \(path.map(\.listing) ?? "nothing")")
    }
}
