/// Moves an item to a point on a spring.
///
/// Differs from UIKit: nothing moves, see ``UIDynamicAnimator``.
@MainActor @preconcurrency open class UISnapBehavior: UIDynamicBehavior {
    /// Stored without effect: nothing moves.
    open var snapPoint: CGPoint
    /// 0…1. Nothing moves.
    open var damping: CGFloat = 0.5

    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        snapPoint = point
        super.init()
        actedOn = [item]
    }
}
