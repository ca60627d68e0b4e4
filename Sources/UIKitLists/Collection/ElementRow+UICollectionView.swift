internal import FrameStoryboards
internal import QuartzCore

extension ElementRow {
    package static let collectionView = ElementRow(
        UICollectionView.self, "collectionView",
        attributes: [
            .object("collectionViewLayout", of: UICollectionViewLayout.self) { $0.collectionViewLayout = $1 },
            .object("backgroundView", of: UIView.self) { $0.backgroundView = $1 },
            .flag("allowsSelection") { $0.allowsSelection = $1 },
            .flag("allowsMultipleSelection") { $0.allowsMultipleSelection = $1 },
            .flag("prefetchingEnabled") { $0.isPrefetchingEnabled = $1 },
            ElementAttribute(reading: [("cells", .any)]) { collection, object, context in
                for cell in object.list("cells") {
                    guard let identifier = cell[.reuseIdentifier] else { continue }
                    collection.register(context.prototype(cell), forCellWithReuseIdentifier: identifier)
                }
            },
            .supplementary("sectionHeaderView", ofKind: UICollectionView.elementKindSectionHeader),
            .supplementary("sectionFooterView", ofKind: UICollectionView.elementKindSectionFooter),
        ],
        outlets: {
            [
                Outlet("dataSource", \UICollectionView.dataSource),
                Outlet("prefetchDataSource", \UICollectionView.prefetchDataSource),
                Outlet("backgroundView", \UICollectionView.backgroundView),
                Outlet("collectionViewLayout", \UICollectionView.collectionViewLayout),
            ]
        })

    package static let collectionViewController = ElementRow(
        UICollectionViewController.self, "collectionViewController", role: .controller,
        attributes: [
            .flag("clearsSelectionOnViewWillAppear") { $0.clearsSelectionOnViewWillAppear = $1 }
        ],
        outlets: { [Outlet("collectionView", \UICollectionViewController.collectionView)] })
}

extension ElementAttribute<UICollectionView> {
    fileprivate static func supplementary(_ key: String, ofKind kind: String) -> Self {
        Self(reading: [(key, .any)]) { collection, object, context in
            guard let view = object.object(key), let identifier = view[.reuseIdentifier] else { return }
            collection.register(
                context.prototype(view), forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        }
    }
}
