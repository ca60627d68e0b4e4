import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists

/// Default configurations match the list around the view.
@MainActor @Suite struct ListDefaultTests {
    private typealias Content = UIListContentConfiguration
    private typealias Background = UIBackgroundConfiguration
    typealias Appearance = UICollectionLayoutListConfiguration.Appearance

    /// A list with a header and a footer, consisting of list cells.
    private func list(
        _ appearance: Appearance,
        _ body: (_ header: UICollectionViewListCell, _ footer: UICollectionViewListCell) throws -> Void
    ) throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        (configuration.headerMode, configuration.footerMode) = (.supplementary, .supplementary)
        let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
        let pad = try CollectionPad([[0, 1]], layout: UICollectionViewCompositionalLayout.list(using: configuration)) {
            for kind in kinds {
                $0.view.register(
                    UICollectionViewListCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "title")
            }
        }
        try pad.app.play()
        let path = IndexPath(item: 0, section: 0)
        let cells = kinds.map { pad.view.supplementaryView(forElementKind: $0, at: path) as? UICollectionViewListCell }
        try body(#require(cells[0]), #require(cells[1]))
    }

    private func expect(_ content: Content, is other: Content, _ appearance: Appearance) {
        let (text, expected) = (content.textProperties, other.textProperties)
        #expect(text.font == expected.font && text.color == expected.color, "\(appearance)")
        #expect(text.transform == expected.transform, "\(appearance)")
        #expect(content.directionalLayoutMargins == other.directionalLayoutMargins, "\(appearance)")
        #expect(content.leastHeight == other.leastHeight, "\(appearance)")
    }

    @Test func listLayoutsHaveDefaultHeadersAndFooters() throws {
        for (appearance, header, footer) in [
            (Appearance.plain, Content.plainHeader(), Content.plainFooter()),
            (.grouped, .groupedHeader(), .groupedFooter()), (.insetGrouped, .groupedHeader(), .groupedFooter()),
            (.sidebar, .sidebarHeader(), .plainFooter()), (.sidebarPlain, .plainHeader(), .plainFooter()),
        ] {
            try list(appearance) { top, bottom in
                expect(top.defaultContentConfiguration(), is: header, appearance)
                expect(bottom.defaultContentConfiguration(), is: footer, appearance)
                expect(Content.header().updated(for: top.configurationState), is: header, appearance)
                expect(Content.footer().updated(for: bottom.configurationState), is: footer, appearance)
            }
        }
    }

    @Test func explicitValuesReplaceDefaults() throws {
        try list(.plain) { top, _ in
            var content = Content.header()
            content.textProperties.color = .systemRed
            content.directionalLayoutMargins.leading = 40
            let shown = content.updated(for: top.configurationState)
            #expect(shown.textProperties.color == .systemRed && shown.directionalLayoutMargins.leading == 40)
            #expect(shown.textProperties.font == Content.plainHeader().textProperties.font)
            #expect(shown.textProperties.transform == .none)
        }
    }

    @Test func everyListHasADefaultBackground() throws {
        for (appearance, cell) in [
            (Appearance.plain, Background.listPlainCell()), (.insetGrouped, .listGroupedCell()),
            (.sidebar, .listSidebarCell()),
        ] {
            try list(appearance) { top, _ in
                let shown = Background.listCell().updated(for: top.configurationState)
                #expect(shown.backgroundColor == cell.backgroundColor && shown.cornerRadius == cell.cornerRadius)
            }
        }
    }

    /// The provider of a cell gets the list's defaults although the cell is not shown yet.
    @Test func cellsKnowTheirListWhenCreated() throws {
        final class Source: NSObject, UICollectionViewDataSource {
            var fonts: Set<Bool> = []
            func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
            func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "list", for: indexPath)
                let content = (cell as? UICollectionViewListCell)?.defaultContentConfiguration()
                fonts.insert(
                    content?.textProperties.font == UIListContentConfiguration.sidebarHeader().textProperties.font)
                return cell
            }
        }
        var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
        configuration.headerMode = .firstItemInSection
        let source = Source()
        let pad = try CollectionPad([], layout: UICollectionViewCompositionalLayout.list(using: configuration)) {
            $0.view.delegate = nil
            $0.view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "list")
            $0.view.dataSource = source
        }
        try pad.app.play()
        #expect(source.fonts == [true, false], "the first item is a header, the others are not")
    }
}
