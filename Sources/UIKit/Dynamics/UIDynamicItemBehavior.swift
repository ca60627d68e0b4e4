/// The physical properties of items.
///
/// Differs from UIKit: nothing moves, see ``UIDynamicAnimator``.
@MainActor @preconcurrency open class UIDynamicItemBehavior: UIDynamicBehavior {
    /// Stored without effect: nothing moves.
    open var elasticity: CGFloat = 0
    /// Stored without effect: nothing moves.
    open var friction: CGFloat = 0
    /// Stored without effect: nothing moves.
    open var density: CGFloat = 1
    /// Stored without effect: nothing moves.
    open var resistance: CGFloat = 0
    /// Stored without effect: nothing moves.
    open var angularResistance: CGFloat = 0
    /// Stored without effect: nothing moves.
    open var charge: CGFloat = 0
    /// Stored without effect: nothing moves.
    open var isAnchored = false
    /// Stored without effect: nothing moves.
    open var allowsRotation = true
    private var velocities: [ObjectIdentifier: CGPoint] = [:]
    private var spins: [ObjectIdentifier: CGFloat] = [:]

    public init(items: [any UIDynamicItem]) {
        super.init()
        actedOn = items
    }

    public convenience override init() { self.init(items: []) }

    open var items: [any UIDynamicItem] { actedOn }
    open func addItem(_ item: any UIDynamicItem) { add(item) }
    open func removeItem(_ item: any UIDynamicItem) { remove(item) }

    /// In points per second.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        let old = linearVelocity(for: item)
        velocities[ObjectIdentifier(item)] = CGPoint(x: old.x + velocity.x, y: old.y + velocity.y)
    }

    /// The sum of what was added.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { velocities[ObjectIdentifier(item)] ?? .zero }

    /// In radians per second.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        spins[ObjectIdentifier(item), default: 0] += velocity
    }

    /// The sum of what was added.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { spins[ObjectIdentifier(item)] ?? 0 }
}
