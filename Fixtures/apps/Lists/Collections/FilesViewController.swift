import UIKit

// Folders that open, in a sidebar.
public final class FilesViewController: UIViewController, UICollectionViewDelegate {
    private struct File: Hashable {
        var name: String
        var children: [File] = []
    }

    private let files = [
        File(
            name: "Documents",
            children: [
                File(name: "Letters", children: [File(name: "To Ingrid"), File(name: "To the harbour master")]),
                File(name: "Taxes"), File(name: "Tickets"),
            ]),
        File(name: "Pictures", children: [File(name: "Hut"), File(name: "Lofoten"), File(name: "Portraits")]),
        File(name: "Music", children: [File(name: "Choir"), File(name: "Piano")]), File(name: "Downloads"),
    ]
    private lazy var collection = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    private var source: UICollectionViewDiffableDataSource<Int, File>?

    public init() {
        super.init(nibName: nil, bundle: nil)
        title = "Files"
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collection.delegate = self
        view.addSubview(collection)

        let folder = UICollectionView.CellRegistration<UICollectionViewListCell, File> { cell, _, file in
            var content = cell.defaultContentConfiguration()
            content.text = file.name
            content.image = Symbol.folder.image
            cell.contentConfiguration = content
            cell.accessories = [.outlineDisclosure(options: .init(style: .cell))]
        }
        let document = UICollectionView.CellRegistration<UICollectionViewListCell, File> { cell, _, file in
            var content = cell.defaultContentConfiguration()
            content.text = file.name
            content.textProperties.color = .secondaryLabel
            cell.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<Int, File>(collectionView: collection) {
            $0.dequeueConfiguredReusableCell(using: $2.children.isEmpty ? document : folder, for: $1, item: $2)
        }
        self.source = source
        var snapshot = NSDiffableDataSourceSectionSnapshot<File>()
        add(files, to: nil, of: &snapshot)
        snapshot.expand(Array(files.prefix(1)))
        source.apply(snapshot, to: 0, animatingDifferences: false)
    }

    private func add(_ files: [File], to parent: File?, of snapshot: inout NSDiffableDataSourceSectionSnapshot<File>) {
        snapshot.append(files, to: parent)
        for file in files { add(file.children, to: file, of: &snapshot) }
    }

    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
    }
}
