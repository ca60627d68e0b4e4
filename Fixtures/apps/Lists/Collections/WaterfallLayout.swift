import UIKit

@MainActor protocol WaterfallLayoutDelegate: AnyObject {
    // The height of an item divided by its width.
    func waterfallLayout(_ layout: WaterfallLayout, shapeOfItemAt indexPath: IndexPath) -> CGFloat
}

// Columns of equal width. The next item goes to the shortest.
final class WaterfallLayout: UICollectionViewLayout {
    weak var delegate: (any WaterfallLayoutDelegate)?
    var columns = 2 { didSet { invalidateLayout() } }
    private let spacing: CGFloat = 10
    private var attributes: [UICollectionViewLayoutAttributes] = []
    private var height: CGFloat = 0

    override func prepare() {
        super.prepare()
        attributes = []
        height = 0
        guard let collectionView, collectionView.numberOfSections > 0 else { return }
        let width = (collectionView.bounds.width - spacing * CGFloat(columns + 1)) / CGFloat(columns)
        var bottoms = Array(repeating: spacing, count: columns)
        for item in 0..<collectionView.numberOfItems(inSection: 0) {
            let indexPath = IndexPath(item: item, section: 0)
            let column = bottoms.indices.min { bottoms[$0] < bottoms[$1] } ?? 0
            let shape = delegate?.waterfallLayout(self, shapeOfItemAt: indexPath) ?? 1
            let one = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            one.frame = CGRect(
                x: spacing + (width + spacing) * CGFloat(column), y: bottoms[column], width: width,
                height: (width * shape).rounded())
            attributes.append(one)
            bottoms[column] = one.frame.maxY + spacing
        }
        height = bottoms.max() ?? 0
    }

    override var collectionViewContentSize: CGSize {
        CGSize(width: collectionView?.bounds.width ?? 0, height: height)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        attributes.filter { $0.frame.intersects(rect) }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        attributes.indices.contains(indexPath.item) ? attributes[indexPath.item] : nil
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.width != collectionView?.bounds.width
    }

    // New items grow, and removed ones shrink.
    override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { shrunken(layoutAttributesForItem(at: itemIndexPath)) }

    override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        shrunken(super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath))
    }

    private func shrunken(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
        let copy = attributes?.copy() as? UICollectionViewLayoutAttributes
        copy?.transform = CGAffineTransform(scaleX: 0.1, y: 0.1)
        copy?.alpha = 0
        return copy
    }
}
