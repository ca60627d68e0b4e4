import UIKit

// Photos of different shapes in columns.
public final class WaterfallViewController: UICollectionViewController, WaterfallLayoutDelegate {
    private var photos = Array(0..<30)
    private let shapes: [CGFloat] = [1.4, 0.8, 1, 1.7, 0.7, 1.2, 0.9]

    public init() {
        let layout = WaterfallLayout()
        super.init(collectionViewLayout: layout)
        layout.delegate = self
        title = "Waterfall"
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.backgroundColor = .systemBackground
        collectionView.register(PhotoCell.self, forCellWithReuseIdentifier: "Photo")
    }

    func waterfallLayout(_ layout: WaterfallLayout, shapeOfItemAt indexPath: IndexPath) -> CGFloat {
        shapes[photos[indexPath.item] % shapes.count]
    }

    public override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { photos.count }

    public override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Photo", for: indexPath)
        (cell as? PhotoCell)?.show(photos[indexPath.item], radius: 12)
        return cell
    }

    // A tap removes a photo.
    public override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        photos.remove(at: indexPath.item)
        collectionView.deleteItems(at: [indexPath])
    }

    public func addPhoto() {
        photos.insert(40, at: 0)
        collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
}
