import UIKit

// A list of cells with every kind of accessory, that can be edited and swiped.
public final class RemindersViewController: UIViewController, UICollectionViewDelegate {
    private lazy var collection = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    private var source: UICollectionViewDiffableDataSource<String, String>?

    public init() {
        super.init(nibName: nil, bundle: nil)
        title = "Reminders"
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private func makeLayout() -> UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        configuration.footerMode = .supplementary
        configuration.leadingSwipeActionsConfigurationProvider = { [weak self] indexPath in
            let done = UIContextualAction(style: .normal, title: "Done") { _, _, finish in
                self?.remove(indexPath)
                finish(true)
            }
            done.backgroundColor = .systemGreen
            return UISwipeActionsConfiguration(actions: [done])
        }
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
            let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, finish in
                self?.remove(indexPath)
                finish(true)
            }
            delete.image = Symbol.trash.image
            let flag = UIContextualAction(style: .normal, title: "Flag") { _, _, finish in finish(true) }
            flag.image = Symbol.flag.image
            flag.backgroundColor = .systemOrange
            return UISwipeActionsConfiguration(actions: [delete, flag])
        }
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    private func remove(_ indexPath: IndexPath) {
        guard let source, let item = source.itemIdentifier(for: indexPath) else { return }
        var snapshot = source.snapshot()
        snapshot.deleteItems([item])
        source.apply(snapshot)
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collection.delegate = self
        view.addSubview(collection)

        let cell = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, indexPath, title in
            var content = UIListContentConfiguration.subtitleCell()
            content.text = title
            content.secondaryText = indexPath.section == 0 ? "Today, \(9 + indexPath.item):00" : nil
            content.secondaryTextProperties.color = .secondaryLabel
            content.image = [Symbol.star, .heart, .bell, .flag][indexPath.item % 4].image
            cell.contentConfiguration = content
            var accessories: [UICellAccessory] = [.delete()]
            switch indexPath.item % 4 {
            case 0: accessories += [.label(text: "3"), .disclosureIndicator(displayed: .whenNotEditing)]
            case 1: accessories += [.checkmark(displayed: .whenNotEditing)]
            case 2: accessories += [.detail(displayed: .whenNotEditing)]
            default: accessories += [.disclosureIndicator(displayed: .whenNotEditing)]
            }
            cell.accessories = accessories + [.reorder()]
        }
        let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak self] view, _, indexPath in
            var content = UIListContentConfiguration.groupedHeader()
            content.text = self?.source?.snapshot().sectionIdentifiers[indexPath.section]
            view.contentConfiguration = content
        }
        let footer = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionFooter
        ) { view, _, indexPath in
            var content = UIListContentConfiguration.groupedFooter()
            content.text = indexPath.section == 0 ? "Reminders of today are shown on the lock screen." : nil
            view.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<String, String>(collectionView: collection) {
            $0.dequeueConfiguredReusableCell(using: cell, for: $1, item: $2)
        }
        source.supplementaryViewProvider = { collection, kind, indexPath in
            collection.dequeueConfiguredReusableSupplementary(
                using: kind == UICollectionView.elementKindSectionHeader ? header : footer, for: indexPath)
        }
        source.reorderingHandlers.canReorderItem = { _ in true }
        self.source = source
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        snapshot.appendSections(["Today", "Later"])
        snapshot.appendItems(
            ["Call the library", "Water the plants", "Ferry at nine", "Buy lemons"], toSection: "Today")
        snapshot.appendItems(["Return the keys", "Seeds", "Tune the piano"], toSection: "Later")
        source.apply(snapshot, animatingDifferences: false)
    }

    public override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        collection.isEditing = editing
    }
}
