/// An object that a dynamic animator can move.
@MainActor @preconcurrency public protocol UIDynamicItem: NSObjectProtocol {
    /// The center of the item, set at each frame in which the item moves.
    var center: CGPoint { get set }
    /// The bounds of the item, whose size must be positive.
    var bounds: CGRect { get }
    /// The transform of the item. Its rotation is read when the item is added, and it is set to a rotation at each
    /// frame in which the item turns.
    var transform: CGAffineTransform { get set }
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// The outline for ``UIDynamicItemCollisionBoundsType/path``, relative to the center of the item. Its convex hull
    /// is used.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    public var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    /// The rotation of the item's transform, in radians.
    var angle: CGFloat { CGVector(dx: transform.a, dy: transform.b).angle }
}

extension UIView: UIDynamicItem {}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}
