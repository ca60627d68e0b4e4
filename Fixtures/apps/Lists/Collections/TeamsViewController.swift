import UIKit

// Tiles that a snapshot inserts, deletes and moves, also from section to section.
public final class TeamsViewController: UIViewController {
    private struct Player: Hashable {
        var number: Int
    }

    private lazy var collection = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    private var source: UICollectionViewDiffableDataSource<String, Player>?

    public init() {
        super.init(nibName: nil, bundle: nil)
        title = "Teams"
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private func makeLayout() -> UICollectionViewLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 80, height: 80)
        layout.minimumInteritemSpacing = 12
        layout.minimumLineSpacing = 12
        layout.sectionInset = UIEdgeInsets(top: 4, left: 16, bottom: 16, right: 16)
        layout.headerReferenceSize = CGSize(width: 0, height: 40)
        return layout
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        collection.backgroundColor = .systemBackground
        collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collection)
        let cell = UICollectionView.CellRegistration<PhotoCell, Player> { cell, _, player in
            cell.show(player.number, radius: 40)
        }
        let header = UICollectionView.SupplementaryRegistration<TitleView>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak self] view, _, indexPath in
            view.label.text = self?.source?.sectionIdentifier(for: indexPath.section)
        }
        let source = UICollectionViewDiffableDataSource<String, Player>(collectionView: collection) {
            $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
        }
        source.supplementaryViewProvider = { collection, _, indexPath in
            collection.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
        }
        self.source = source
        show(["Red": [1, 2, 3, 4, 5, 6], "Blue": [7, 8, 9, 10]], animated: false)
    }

    // Two change sides, one leaves, two come, and the rest is sorted otherwise.
    public func shuffle() { show(["Red": [6, 7, 11, 3, 2, 10], "Blue": [9, 12, 1, 8, 5]], animated: true) }

    // A third team, in front of the others.
    public func addTeam() {
        guard var snapshot = source?.snapshot(), let first = snapshot.sectionIdentifiers.first else { return }
        snapshot.insertSections(["Green"], beforeSection: first)
        snapshot.appendItems([13, 14, 15].map(Player.init), toSection: "Green")
        source?.apply(snapshot)
    }

    private func show(_ teams: [String: [Int]], animated: Bool) {
        var snapshot = NSDiffableDataSourceSnapshot<String, Player>()
        for (team, players) in teams.sorted(by: { $0.key > $1.key }) {
            snapshot.appendSections([team])
            snapshot.appendItems(players.map(Player.init))
        }
        source?.apply(snapshot, animatingDifferences: animated)
    }
}
