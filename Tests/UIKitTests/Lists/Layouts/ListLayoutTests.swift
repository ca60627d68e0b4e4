import QuartzCore
import Testing
import UIKit

@testable import UIKitLists

/// Collection views that look like tables.
@MainActor @Suite struct ListLayoutTests {
    /// A list of rows of 44 points.
    private func list(
        _ appearance: UICollectionLayoutListConfiguration.Appearance, _ sections: [[Int]] = [[0, 1, 2], [3]],
        _ configure: (inout UICollectionLayoutListConfiguration) -> Void = { _ in },
        _ body: @escaping @MainActor (CollectionPad, UICollectionViewCompositionalLayout) -> Void
    ) throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        configure(&configuration)
        let layout = UICollectionViewCompositionalLayout.list(using: configuration)
        let pad = try CollectionPad(sections, layout: layout)
        pad.app.at(1) { body(pad, layout) }
        try pad.app.play()
    }

    @Test func plainRowsHaveTheFullWidth() throws {
        try list(.plain) { pad, layout in
            #expect(pad.cell(1)?.frame.minX == 0 && pad.cell(1)?.frame.width == 300)
            #expect(pad.cell(0, 1)?.frame.minY == pad.cell(2)?.frame.maxY)
            #expect(layout.layoutAttributesForElements(in: pad.view.bounds)?.count == 4)
        }
    }

    @Test func insetSectionsHaveMarginsAndABackground() throws {
        try list(.insetGrouped) { pad, layout in
            #expect(pad.cell(0)?.frame.minX == 20 && pad.cell(0)?.frame.width == 260)
            let first = Double(TableMetrics.groupedGap + TableMetrics.firstGroupedGap)
            #expect(abs((pad.cell(0)?.frame.minY ?? 0) - first) < 0.5)
            let gap = (pad.cell(0, 1)?.frame.minY ?? 0) - (pad.cell(2)?.frame.maxY ?? 0)
            #expect(abs(gap - 2 * TableMetrics.groupedGap) < 0.5)
            let backgrounds = pad.view.subviews.compactMap { $0 as? ListBackgroundView }
            #expect(backgrounds.count == 2)
            #expect(backgrounds.allSatisfy { $0.backgroundColor == .systemGroupedBackground })
            // Backgrounds extend as far as the content can be pulled.
            let frames = backgrounds.map(\.frame).sorted { $0.minY < $1.minY }
            #expect(frames[0].minY == -400 && frames[0].maxY == frames[1].minY)
            #expect(abs(frames[1].maxY - pad.view.contentSize.height - 400) < 0.5)
            #expect(pad.view.subviews.first is ListBackgroundView)
        }
    }

    @Test func sectionsThatDisappearKeepTheirBackground() throws {
        try list(.insetGrouped) { pad, _ in
            let backgrounds = pad.view.subviews.compactMap { $0 as? ListBackgroundView }
            pad.source.sections.removeLast()
            pad.view.performBatchUpdates { pad.view.deleteSections([1]) }
            #expect(backgrounds.count == 2)
            #expect(backgrounds.allSatisfy { $0.backgroundColor == .systemGroupedBackground })
        }
    }

    @Test func rowsHaveTheAppearanceOfTheirPosition() throws {
        try list(.insetGrouped) { _, layout in
            @MainActor func look(_ item: Int, _ section: Int) -> RowAppearance? {
                layout.rowAppearance(at: IndexPath(item: item, section: section))
            }
            #expect(look(0, 0)?.position == .first && look(1, 0)?.position == .middle && look(2, 0)?.position == .last)
            #expect(look(0, 1)?.position == .only)
            #expect(look(0, 0)?.style == .insetGrouped && look(0, 0)?.sideInset == 20)
            #expect(look(0, 0)?.separatorStyle == .singleLine && look(0, 0)?.separatorInset == nil)
        }
    }

    @Test func theHandlerConfiguresSeparators() throws {
        try list(.plain) {
            $0.separatorConfiguration.color = .red
            $0.itemSeparatorHandler = { path, separators in
                var separators = separators
                guard path.item == 1 else { return separators }
                separators.bottomSeparatorVisibility = .hidden
                separators.topSeparatorVisibility = .visible
                separators.bottomSeparatorInsets = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 5)
                return separators
            }
        } _: { _, layout in
            let plain = layout.rowAppearance(at: IndexPath(item: 0, section: 0))
            let other = layout.rowAppearance(at: IndexPath(item: 1, section: 0))
            #expect(
                plain?.separatorColor == .red && plain?.hidesBottomSeparator == false
                    && plain?.hidesTopSeparator == true)
            #expect(other?.hidesBottomSeparator == true && other?.hidesTopSeparator == false)
            #expect(other?.separatorInset == UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 5))
        }
        try list(.plain) {
            $0.showsSeparators = false
        } _: { _, layout in
            #expect(
                layout.rowAppearance(at: IndexPath(item: 0, section: 0))?.separatorStyle
                    == UITableViewCell.SeparatorStyle.none)
        }
    }

    @Test func headersAreSupplementaryOrTheFirstItem() throws {
        let kind = UICollectionView.elementKindSectionHeader
        try list(.plain) {
            $0.headerMode = .supplementary
        } _: { pad, layout in
            let path = IndexPath(item: 0, section: 0)
            #expect(layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)?.frame.minY == 22)
            #expect(pad.view.supplementaryView(forElementKind: kind, at: path) != nil)
        }
        try list(.plain) {
            $0.headerMode = .supplementary
            $0.headerTopPadding = 3
        } _: { _, layout in
            let path = IndexPath(item: 0, section: 0)
            #expect(layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)?.frame.minY == 3)
        }
        try list(.insetGrouped) {
            $0.headerMode = .firstItemInSection
        } _: { _, layout in
            let first = layout.rowAppearance(at: IndexPath(item: 0, section: 0))
            #expect(first?.separatorStyle == UITableViewCell.SeparatorStyle.none)
            #expect(layout.rowAppearance(at: IndexPath(item: 1, section: 0))?.position == .first)
        }
    }
}
