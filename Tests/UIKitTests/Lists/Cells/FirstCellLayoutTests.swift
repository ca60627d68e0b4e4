import QuartzCore
import Testing
import UIKit

@testable import UIKitLists

/// What cells see of their content in their first layout, where applications set the frames of layers and radii.
@MainActor @Suite struct FirstCellLayoutTests {
    /// A label in the content of a cell, and layers that follow its size.
    @MainActor final class Badge {
        let label = UILabel()
        let gradient = CAGradientLayer()
        private let height: NSLayoutConstraint
        /// The size of the content when layouts began.
        private(set) var contentSizes: [CGSize] = []
        private(set) var labelSizes: [CGSize] = []

        init(in content: UIView) {
            label.translatesAutoresizingMaskIntoConstraints = false
            label.layer.addSublayer(gradient)
            content.addSubview(label)
            height = label.heightAnchor.constraint(equalToConstant: 40)
            height.priority = UILayoutPriority(999)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
                label.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -10),
                label.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 10),
                label.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -10), height,
            ])
        }

        func begin(_ content: UIView, height: CGFloat) {
            (contentSizes, labelSizes) = ([], [])
            self.height.constant = height
            content.setNeedsLayout()
        }

        func beforeLayout(_ content: UIView) { contentSizes.append(content.bounds.size) }

        func afterLayout(_ content: UIView) {
            labelSizes.append(label.bounds.size)
            gradient.frame = label.bounds
            label.layer.cornerRadius = label.bounds.height / 2
            content.layer.shadowPath = CGPath(rect: content.bounds, transform: nil)
        }

        func expect(_ size: CGSize, in content: UIView, _ comment: Comment) {
            let inner = CGSize(width: size.width - 20, height: size.height - 20)
            #expect(content.bounds.size == size && label.bounds.size == inner, comment)
            #expect(!labelSizes.isEmpty && labelSizes.allSatisfy { $0 == inner }, comment)
            #expect(contentSizes.allSatisfy { $0 == size }, comment)
            #expect(gradient.frame == label.bounds && label.layer.cornerRadius == inner.height / 2, comment)
            #expect(content.layer.shadowPath?.boundingBox == content.bounds, comment)
        }
    }

    final class BadgeRow: UITableViewCell {
        private(set) lazy var badge = Badge(in: contentView)

        override func layoutSubviews() {
            badge.beforeLayout(contentView)
            super.layoutSubviews()
            badge.afterLayout(contentView)
        }
    }

    final class BadgeItem: UICollectionViewCell {
        private(set) lazy var badge = Badge(in: contentView)

        override func layoutSubviews() {
            badge.beforeLayout(contentView)
            super.layoutSubviews()
            badge.afterLayout(contentView)
        }
    }

    private static func height(_ row: Int) -> CGFloat { 30 + CGFloat(row % 7) * 6 }

    private func table(
        height: CGFloat, _ delegate: (any UITableViewDelegate)? = nil
    ) throws -> TablePad {
        let list = RowList(rows: 60)
        list.configure = { cell, path in
            (cell as? BadgeRow)?.badge.begin(cell.contentView, height: Self.height(path.row))
        }
        return try TablePad(list, delegate) {
            $0.register(BadgeRow.self, forCellReuseIdentifier: "row")
            $0.rowHeight = height
        }
    }

    @Test(arguments: [70, UITableView.automaticDimension])
    func rowsSeeTheirContentInItsPlace(height: CGFloat) throws {
        let pad = try table(height: height)
        func expectRows(_ moment: String) {
            for path in pad.table.indexPathsForVisibleRows ?? [] {
                guard let cell = pad.table.cellForRow(at: path) as? BadgeRow else { continue }
                let size = CGSize(width: 300, height: height > 0 ? height : Self.height(path.row) + 20)
                cell.badge.expect(size, in: cell.contentView, "\(moment), row \(path.row)")
            }
        }
        pad.app.perform { expectRows("at first") }
        for time in 1...4 {
            pad.app.at(Double(time)) { pad.table.contentOffset.y += 333 }
            pad.app.at(Double(time) + 0.5) { expectRows("second \(time)") }
        }
        try pad.app.play()
    }

    private final class Source: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 60 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "badge", for: indexPath)
            (cell as? BadgeItem)?.badge.begin(
                cell.contentView, height: FirstCellLayoutTests.height(indexPath.item))
            return cell
        }
    }

    private func list(height: NSCollectionLayoutDimension) -> UICollectionViewLayout {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    }

    @Test(arguments: [false, true]) func itemsSeeTheirContentInItsPlace(isSelfSizing: Bool) throws {
        let source = Source()
        let pad = try CollectionPad(layout: list(height: isSelfSizing ? .estimated(100) : .absolute(70))) {
            $0.view.delegate = nil
            $0.view.register(BadgeItem.self, forCellWithReuseIdentifier: "badge")
            $0.view.dataSource = source
        }
        func expectItems(_ moment: String) {
            for path in pad.view.indexPathsForVisibleItems {
                guard let cell = pad.view.cellForItem(at: path) as? BadgeItem else { continue }
                let size = CGSize(width: 300, height: isSelfSizing ? Self.height(path.item) + 20 : 70)
                cell.badge.expect(size, in: cell.contentView, "\(moment), item \(path.item)")
            }
        }
        pad.app.at(0.5) { expectItems("at first") }
        for time in 1...4 {
            pad.app.at(Double(time)) { pad.view.contentOffset.y += 333 }
            pad.app.at(Double(time) + 0.5) { expectItems("second \(time)") }
        }
        try pad.app.play()
    }

    // MARK: Animations

    @Test func newRowsDoNotMoveWithTheChangeThatShowsThem() throws {
        let pad = try table(height: 70)
        pad.app.at(1) {
            let old = Set(pad.table.visibleCells.map(ObjectIdentifier.init))
            UIView.animate(withDuration: 1) {
                pad.table.frame.size.height = 700
                pad.table.layoutIfNeeded()
            }
            let new = pad.table.visibleCells.filter { !old.contains(ObjectIdentifier($0)) }
            #expect(new.count == 4)
            for cell in new {
                let label = (cell as? BadgeRow)?.badge.label
                #expect(label?.bounds.height == 50)
                for view in [cell, cell.contentView, label] {
                    #expect(view?.layer.animationKeys() == nil, "\(view?.description ?? "")")
                }
            }
        }
        try pad.app.play()
    }

    @Test func rowsCanFadeInAsTheyAreDisplayed() throws {
        final class Fading: NSObject, UITableViewDelegate {
            func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
                cell.alpha = 0
                UIView.animate(withDuration: 1) { cell.alpha = 1 }
            }
        }
        let pad = try table(height: 70, Fading())
        var alphas: [Float] = []
        pad.app.at(0.5) {
            alphas = pad.table.visibleCells.compactMap { $0.layer.presentation()?.opacity }
        }
        try pad.app.play()
        #expect(alphas.count == 6 && alphas.allSatisfy { $0 > 0.3 && $0 < 0.7 }, "\(alphas)")
    }
}
