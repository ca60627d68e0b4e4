import UIKit

// Small photos, and the same photos larger on the next screen: one collection view whose layout changes.
public final class YearsViewController: UICollectionViewController {
    private let side: CGFloat

    public convenience init() {
        self.init(title: "Years", side: 92)
    }

    private init(title: String, side: CGFloat) {
        self.side = side
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: side, height: side)
        layout.minimumLineSpacing = 4
        layout.minimumInteritemSpacing = 4
        layout.sectionInset = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
        super.init(collectionViewLayout: layout)
        self.title = title
    }

    public required init?(coder: NSCoder) {
        side = 92
        super.init(coder: coder)
    }

    public override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "Photo")
    }

    public override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 72 }

    public override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Photo", for: indexPath)
        (cell as? PhotoCell)?.show(indexPath.item)
        return cell
    }

    public override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        guard navigationController?.topViewController === self else { return }
        let months = YearsViewController(title: "Months", side: 189)
        months.useLayoutToLayoutNavigationTransitions = true
        navigationController?.pushViewController(months, animated: true)
    }
}
