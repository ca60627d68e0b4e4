import UIKit

// Months of photos between headers that stay at the top and footers that stay at the bottom.
public final class AlbumsViewController: UICollectionViewController {
    private let months = [("June", 7), ("May", 11), ("April", 9), ("March", 14)]

    public init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 88, height: 88)
        layout.minimumLineSpacing = 6
        layout.minimumInteritemSpacing = 6
        layout.sectionInset = UIEdgeInsets(top: 6, left: 10, bottom: 6, right: 10)
        layout.headerReferenceSize = CGSize(width: 0, height: 44)
        layout.footerReferenceSize = CGSize(width: 0, height: 32)
        layout.sectionHeadersPinToVisibleBounds = true
        layout.sectionFootersPinToVisibleBounds = true
        super.init(collectionViewLayout: layout)
        title = "Albums"
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "Photo")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            collectionView.register(TitleView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "Title")
        }
    }

    public override func numberOfSections(in collectionView: UICollectionView) -> Int { months.count }

    public override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { months[section].1 }

    public override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Photo", for: indexPath)
        (cell as? PhotoCell)?.show(indexPath.section * 20 + indexPath.item, radius: 6)
        return cell
    }

    public override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "Title", for: indexPath)
        let (month, count) = months[indexPath.section]
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        view.backgroundColor = isHeader ? .systemBackground : .secondarySystemBackground
        (view as? TitleView)?.label.text = isHeader ? month : "\(count) photos"
        (view as? TitleView)?.label.font = .preferredFont(forTextStyle: isHeader ? .title3 : .footnote)
        return view
    }
}
