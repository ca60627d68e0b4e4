/// An object that a dynamic animator moves.
@MainActor @preconcurrency public protocol UIDynamicItem: NSObjectProtocol {
    /// Set at each frame in which the item moves.
    var center: CGPoint { get set }
    /// The size of the item, which must be positive.
    var bounds: CGRect { get }
    /// Set to a rotation at each frame in which the item turns; its rotation is read when the item is added.
    var transform: CGAffineTransform { get set }
    var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
    /// The outline for ``UIDynamicItemCollisionBoundsType/path``, with the centre of the item as its origin. Its convex hull counts.
    var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
    public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
    public var collisionBoundingPath: UIBezierPath { UIBezierPath() }

    /// Of its transform, in radians.
    var angle: CGFloat { CGVector(dx: transform.a, dy: transform.b).angle }
}

extension UIView: UIDynamicItem {}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}
