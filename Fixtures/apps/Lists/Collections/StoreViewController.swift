import UIKit

// Shelves that scroll sideways by themselves, each in its own manner, above a list.
public final class StoreViewController: UIViewController {
    private enum Shelf: Int, CaseIterable { case featured, continuous, columns, rest }

    private lazy var collection = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    private var source: UICollectionViewDiffableDataSource<Int, Int>?

    public init() {
        super.init(nibName: nil, bundle: nil)
        title = "Store"
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public override func viewDidLoad() {
        super.viewDidLoad()
        collection.backgroundColor = .systemBackground
        collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collection)

        let cell = UICollectionView.CellRegistration<PhotoCell, Int> { cell, indexPath, number in
            let hasTitle = indexPath.section == Shelf.continuous.rawValue
            cell.show(number, title: hasTitle ? "Album \(number)" : nil, radius: 10)
        }
        let header = UICollectionView.SupplementaryRegistration<TitleView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { view, _, indexPath in
            view.label.text = ["Featured", "New This Week", "Charts", "Everything"][indexPath.section]
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
            $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
        }
        source.supplementaryViewProvider = { collection, _, indexPath in
            collection.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        self.source = source
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        for shelf in Shelf.allCases {
            snapshot.appendSections([shelf.rawValue])
            snapshot.appendItems(Array(shelf.rawValue * 100..<shelf.rawValue * 100 + 9))
        }
        source.apply(snapshot, animatingDifferences: false)
    }

    private func makeLayout() -> UICollectionViewLayout {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 12
        return UICollectionViewCompositionalLayout(
            sectionProvider: { index, environment in
                Self.section(Shelf(rawValue: index) ?? .rest, width: environment.container.effectiveContentSize.width)
            }, configuration: configuration)
    }

    private static func section(_ shelf: Shelf, width: CGFloat) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let section: NSCollectionLayoutSection
        switch shelf {
        case .featured:
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(0.85), heightDimension: .absolute(180)), subitems: [item])
            section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = .groupPagingCentered
        case .continuous:
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(110), heightDimension: .absolute(134)),
                subitems: [item])
            section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = .continuous
        case .columns:
            item.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 6, trailing: 0)
            let group = NSCollectionLayoutGroup.vertical(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(0.6), heightDimension: .absolute(200)), subitem: item, count: 3)
            section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = .groupPaging
        case .rest:
            let columns = width > 600 ? 5 : 3
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)), subitem: item,
                count: columns)
            group.interItemSpacing = .fixed(10)
            section = NSCollectionLayoutSection(group: group)
        }
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        return section
    }
}
