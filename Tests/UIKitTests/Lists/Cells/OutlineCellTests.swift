import Testing
import UIKit

@testable import UIKitLists

/// List cells in the outline of a collection view.
@MainActor @Suite struct OutlineCellTests {
    private let app: TestApp
    private let view: UICollectionView
    private let source: UICollectionViewDiffableDataSource<Int, String>

    init() throws {
        let app = try TestApp(root: UIViewController(), width: 393, height: 800)
        self.app = app
        (view, source) = app.stage.perform {
            app.stage.applicationState.mainScreen.settings.look = .classic
            var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
            list.headerMode = .supplementary
            let view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 393, height: 800),
                collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
            let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
                var content = cell.defaultContentConfiguration()
                content.text = item
                cell.contentConfiguration = content
                if item.hasPrefix("parent") { cell.accessories = [.outlineDisclosure()] }
            }
            let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
                elementKind: UICollectionView.elementKindSectionHeader
            ) { cell, _, _ in
                var content = UIListContentConfiguration.groupedHeader()
                content.text = "Header"
                cell.contentConfiguration = content
            }
            let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, item in
                view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
            }
            source.supplementaryViewProvider = { view, _, path in
                view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
            }
            app.window.addSubview(view)
            for section in 0..<2 {
                var outline = NSDiffableDataSourceSectionSnapshot<String>()
                outline.append(["parent \(section)", "item \(section)"])
                outline.append(["first \(section)", "second \(section)"], to: "parent \(section)")
                if section == 0 { outline.expand(["parent 0"]) }
                source.apply(outline, to: section, animatingDifferences: false)
            }
            app.window.layoutIfNeeded()
            return (view, source)
        }
    }

    private func cell(_ item: Int, _ section: Int) throws -> UICollectionViewListCell {
        try #require(view.cellForItem(at: IndexPath(item: item, section: section)) as? UICollectionViewListCell)
    }

    private func isTurned(_ cell: UICollectionViewListCell) -> Bool { cell.icons.first?.transform.isIdentity == false }

    @Test func cellsKnowTheLevelOfTheirItem() throws {
        #expect(try isTurned(cell(0, 0)) && !isTurned(cell(0, 1)))
        #expect(try cell(0, 0).configurationState.isExpanded && !cell(0, 1).configurationState.isExpanded)
        #expect(try cell(0, 0).contentView.frame.minX == 0 && cell(1, 0).contentView.frame.minX == 10)
        #expect(try cell(3, 0).contentView.frame.minX == 0)
    }

    /// Children fade in at their positions, while the items below move and the disclosure indicator rotates.
    @Test func aTapOnTheDisclosureExpands() throws {
        let parent = try cell(0, 1)
        app.at(1) { [app] in
            let control = parent.icons.first?.superview
            let point = control?.convert(CGPoint(x: 7, y: 6), to: app.window) ?? .zero
            let screen = app.stage.applicationState.touchScreen
            let finger = screen.newTouch()
            screen.touch(finger, .began, at: point)
            screen.touch(finger, .ended, at: point)
        }
        try app.play()
        #expect(isTurned(parent) && source.snapshot(for: 1).isExpanded("parent 1"))
        let child = try cell(1, 1)
        #expect(child.contentView.frame.minX == 10)
        for time in [1.05, 1.15, 1.5] {
            guard case .point(let point) = try #require(try app.shown("position", of: child, at: time)) else {
                continue
            }
            #expect(abs(point.y - child.center.y) < 0.01, "at \(time): \(point.y), not \(child.center.y)")
        }
        let alpha = try app.numbers("opacity", of: child, at: [1.15, 1.5])
        #expect(alpha[0] > 0.05 && alpha[0] < 0.95 && alpha[1] == 1)
    }

    @Test func headersDoNotCountAsRows() throws {
        let header = try #require(
            view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
                as? UICollectionViewListCell)
        #expect(header.separators.isEmpty && header.layer.cornerRadius == 0)
        let background = header.subviews.compactMap { $0 as? BackgroundView }.first?.backgroundColor
        #expect(background == nil || background == .clear)
        #expect(try cell(0, 0).layer.cornerRadius == 10)
    }
}
