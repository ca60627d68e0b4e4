/// Accelerates items.
///
/// Differs from UIKit: nothing moves, see ``UIDynamicAnimator``.
@MainActor @preconcurrency open class UIGravityBehavior: UIDynamicBehavior {
    /// In thousands of points per second squared; downwards by default.
    open var gravityDirection = CGVector(dx: 0, dy: 1)

    public init(items: [any UIDynamicItem]) {
        super.init()
        actedOn = items
    }

    public convenience override init() { self.init(items: []) }

    open var items: [any UIDynamicItem] { actedOn }
    open func addItem(_ item: any UIDynamicItem) { add(item) }
    open func removeItem(_ item: any UIDynamicItem) { remove(item) }

    /// In radians, clockwise from the right.
    open var angle: CGFloat {
        get { gravityDirection.angle }
        set { gravityDirection = CGVector(angle: newValue, length: magnitude) }
    }

    open var magnitude: CGFloat {
        get { gravityDirection.length }
        set { gravityDirection = CGVector(angle: angle, length: newValue) }
    }

    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(angle: angle, length: magnitude)
    }
}
