import UIKit

// Tiles with badges at their corners, on cards that are decorations of the sections.
public final class BadgesViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    private static let badgeKind = "badge"
    private static let cardKind = "card"
    private let groups = [8, 5, 12, 6]

    public init() {
        super.init(nibName: nil, bundle: nil)
        title = "Devices"
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public override func viewDidLoad() {
        super.viewDidLoad()
        let collection = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
        collection.backgroundColor = .systemGroupedBackground
        collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collection.register(PhotoCell.self, forCellWithReuseIdentifier: "Tile")
        collection.register(
            BadgeView.self, forSupplementaryViewOfKind: Self.badgeKind, withReuseIdentifier: "Badge")
        collection.dataSource = self
        collection.delegate = self
        view.addSubview(collection)
    }

    private func makeLayout() -> UICollectionViewLayout {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(22), heightDimension: .absolute(22)),
            elementKind: Self.badgeKind,
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)),
            supplementaryItems: [badge])
        item.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.25)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 22, leading: 26, bottom: 22, trailing: 26)
        let card = NSCollectionLayoutDecorationItem.background(elementKind: Self.cardKind)
        card.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        section.decorationItems = [card]
        let layout = UICollectionViewCompositionalLayout(section: section)
        layout.register(CardView.self, forDecorationViewOfKind: Self.cardKind)
        return layout
    }

    public func numberOfSections(in collectionView: UICollectionView) -> Int { groups.count }

    public func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        groups[section]
    }

    public func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Tile", for: indexPath)
        (cell as? PhotoCell)?.show(indexPath.section * 9 + indexPath.item, radius: 12)
        return cell
    }

    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "Badge", for: indexPath)
        (view as? BadgeView)?.show((indexPath.item * 3 + indexPath.section) % 5 + 1)
        return view
    }

    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard let badge = collectionView.supplementaryView(forElementKind: Self.badgeKind, at: indexPath) else {
            return
        }
        badge.transform = CGAffineTransform(scaleX: 1.8, y: 1.8)
        UIView.animate(withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 0) {
            badge.transform = .identity
        }
    }
}

final class BadgeView: UICollectionReusableView {
    private let label = UILabel()

    required init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemRed
        layer.cornerRadius = 11
        label.font = .preferredFont(forTextStyle: .caption1)
        label.textColor = .white
        label.textAlignment = .center
        label.frame = bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    func show(_ count: Int) {
        label.text = "\(count)"
    }
}

final class CardView: UICollectionReusableView {
    required init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 16
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
