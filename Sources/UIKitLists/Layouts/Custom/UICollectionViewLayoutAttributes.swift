internal import QuartzCore

/// The position and appearance of a cell or another view in a collection view.
///
/// Subclasses with properties of their own override `copy(with:)` and `isEqual(_:)`, and their layout overrides
/// ``UICollectionViewLayout/layoutAttributesClass``.
@MainActor @preconcurrency open class UICollectionViewLayoutAttributes: NSObject, @MainActor NSCopying {
    open var indexPath = IndexPath(item: 0, section: 0)
    /// The center in the coordinates of the content, in points.
    open var center = CGPoint.zero
    open var size = CGSize.zero
    open var transform3D = CATransform3DIdentity
    /// The opacity, from 0 to 1.
    open var alpha: CGFloat = 1
    /// The z-index. Views with larger values are drawn above views with smaller ones.
    open var zIndex = 0
    /// Whether the view is hidden. The collection view may not create it at all.
    open var isHidden = false
    open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
    /// The kind of a supplementary or decoration view; `nil` for a cell.
    open private(set) var representedElementKind: String?

    public required override init() {
        super.init()
    }

    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        represent(.supplementaryView, elementKind, at: indexPath)
    }

    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        represent(.decorationView, decorationViewKind, at: indexPath)
    }

    func represent(_ category: UICollectionView.ElementCategory, _ kind: String?, at indexPath: IndexPath) {
        representedElementCategory = category
        representedElementKind = kind
        self.indexPath = indexPath
    }

    /// The smallest rectangle that encloses the transformed bounds. Setting it keeps the transform.
    open var frame: CGRect {
        get {
            let plain = CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
            let transform = self.transform
            guard !transform.isIdentity else { return plain }
            return bounds.offsetBy(dx: -size.width / 2, dy: -size.height / 2).applying(transform)
                .offsetBy(dx: center.x, dy: center.y)
        }
        set {
            center = CGPoint(x: newValue.midX, y: newValue.midY)
            let transform = self.transform
            size =
                transform.isIdentity
                ? newValue.size : CGRect(origin: .zero, size: newValue.size).applying(transform.inverted()).size
        }
    }

    /// A rectangle of the size at the origin.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    /// The affine part of ``transform3D``.
    open var transform: CGAffineTransform {
        get { CATransform3DGetAffineTransform(transform3D) }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    /// The shape of the element as an item of a dynamic animator.
    open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.represent(representedElementCategory, representedElementKind, at: indexPath)
        (copy.center, copy.size, copy.transform3D) = (center, size, transform3D)
        (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
        return copy
    }

    /// A copy that includes the properties of subclasses.
    func duplicate() -> UICollectionViewLayoutAttributes {
        copy(with: nil) as? UICollectionViewLayoutAttributes ?? self
    }

    /// A separate method from `copy(with:)`, for classes that find the protocol at run time.
    nonisolated open override func copy() -> Any {
        MainActor.assumeIsolated { Copied(attributes: copy(with: nil)) }.attributes
    }

    private struct Copied: @unchecked Sendable {
        // Created and used on the main actor.
        let attributes: Any
    }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes, type(of: other) == type(of: self) else {
            return false
        }
        return Self.same(Pair(one: self, other: other))
    }

    private struct Pair: @unchecked Sendable {
        // Compared on the main actor.
        let one: UICollectionViewLayoutAttributes
        let other: UICollectionViewLayoutAttributes
    }

    nonisolated private static func same(_ pair: Pair) -> Bool {
        MainActor.assumeIsolated {
            let (one, other) = (pair.one, pair.other)
            return one.indexPath == other.indexPath && one.representedElementKind == other.representedElementKind
                && one.representedElementCategory == other.representedElementCategory && one.center == other.center
                && one.size == other.size && CATransform3DEqualToTransform(one.transform3D, other.transform3D)
                && one.alpha == other.alpha && one.zIndex == other.zIndex && one.isHidden == other.isHidden
        }
    }

    nonisolated open override var hash: Int {
        MainActor.assumeIsolated { indexPath.hashValue ^ (representedElementKind?.hashValue ?? 0) }
    }

    /// Whether all numbers are finite, as layout requires.
    var isFinite: Bool {
        let frame = self.frame
        return frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite && frame.height.isFinite
    }
}
