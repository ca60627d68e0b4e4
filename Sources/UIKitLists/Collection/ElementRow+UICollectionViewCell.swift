extension ElementRow {
    package static let collectionReusableView = ElementRow(
        UICollectionReusableView.self, "collectionReusableView",
        attributes: [.text("reuseIdentifier") { $0.reuseIdentifier = $1 }],
        outlets: { [Outlet("reuseIdentifier", \UICollectionReusableView.reuseIdentifier)] })

    package static let collectionViewCell = ElementRow(
        UICollectionViewCell.self, "collectionViewCell",
        attributes: [
            .content({ $0.contentView }) { _, _, _ in },
            .object("backgroundView", of: UIView.self) { $0.backgroundView = $1 },
            .object("selectedBackgroundView", of: UIView.self) { $0.selectedBackgroundView = $1 },
        ],
        outlets: {
            [
                Outlet("contentView", \UICollectionViewCell.contentView),
                Outlet("backgroundView", \UICollectionViewCell.backgroundView),
                Outlet("selectedBackgroundView", \UICollectionViewCell.selectedBackgroundView),
            ]
        })
}
