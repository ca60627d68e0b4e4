internal import FrameDynamics
internal import FrameGeometry

/// The physical properties and velocities of items.
///
/// If several behaviors set a property of the same item, the last one takes effect.
@MainActor @preconcurrency open class UIDynamicItemBehavior: UIDynamicBehavior {
    /// The properties that have been set.
    private struct Values: Equatable {
        var elasticity: CGFloat?
        var friction: CGFloat?
        var density: CGFloat?
        var resistance: CGFloat?
        var angularResistance: CGFloat?
        var charge: CGFloat?
        var isAnchored: Bool?
        var allowsRotation: Bool?
    }

    private var values = Values() { didSet { if values != oldValue { changed() } } }
    /// The velocities that have been added but have not reached the animator yet.
    private var velocities: [ObjectIdentifier: CGPoint] = [:]
    private var spins: [ObjectIdentifier: CGFloat] = [:]

    public init(items: [any UIDynamicItem]) {
        super.init(actingOn: items)
    }

    public convenience override init() { self.init(items: []) }

    open var items: [any UIDynamicItem] { actedOn }
    open func addItem(_ item: any UIDynamicItem) { add(item) }
    open func removeItem(_ item: any UIDynamicItem) { remove(item) }

    // MARK: - Properties

    /// The fraction of the impact velocity that is returned, 0…1. When two items collide, the larger value applies.
    open var elasticity: CGFloat {
        get { values.elasticity ?? 0 }
        set { values.elasticity = newValue }
    }

    /// The friction, 0 or more. When two items touch, the geometric mean applies; a boundary has the friction of the
    /// item that touches it.
    open var friction: CGFloat {
        get { values.friction ?? 0 }
        set { values.friction = newValue }
    }

    /// The mass of 100 × 100 points (facts/dynamics-push).
    open var density: CGFloat {
        get { values.density ?? 1 }
        set { values.density = newValue }
    }

    /// The fraction of the velocity lost per second: v′ = −resistance · v.
    open var resistance: CGFloat {
        get { values.resistance ?? 0 }
        set { values.resistance = newValue }
    }

    open var angularResistance: CGFloat {
        get { values.angularResistance ?? 0 }
        set { values.angularResistance = newValue }
    }

    /// The charge on which electric and magnetic fields act.
    open var charge: CGFloat {
        get { values.charge ?? 0 }
        set { values.charge = newValue }
    }

    /// Whether items stay in place while others collide with them.
    open var isAnchored: Bool {
        get { values.isAnchored ?? false }
        set { values.isAnchored = newValue }
    }

    open var allowsRotation: Bool {
        get { values.allowsRotation ?? true }
        set { values.allowsRotation = newValue }
    }

    // MARK: - Velocities

    /// Adds a velocity, in points per second.
    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        let old = velocities[ObjectIdentifier(item)] ?? .zero
        velocities[ObjectIdentifier(item)] = CGPoint(x: old.x + velocity.x, y: old.y + velocity.y)
        changed()
    }

    /// The velocity of the item; before the behavior has an animator, the velocity added so far.
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        let added = velocities[ObjectIdentifier(item)] ?? .zero
        let velocity = dynamicAnimator?.body(of: item)?.velocity ?? .zero
        return CGPoint(x: velocity.x + added.x, y: velocity.y + added.y)
    }

    /// Adds an angular velocity, in radians per second.
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        spins[ObjectIdentifier(item), default: 0] += velocity
        changed()
    }

    /// The angular velocity of the item; before the behavior has an animator, the angular velocity added so far.
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        (dynamicAnimator?.body(of: item)?.spin ?? 0) + (spins[ObjectIdentifier(item)] ?? 0)
    }

    // MARK: - The world

    override func contribute(to input: inout DynamicsInput) {
        for item in actedOn {
            guard let body = input.body(of: item) else { continue }
            input.change(body) { body in
                apply(to: &body.traits)
                if let velocity = velocities[ObjectIdentifier(item)] {
                    body.velocity = body.velocity + Point(velocity)
                }
                body.spin += spins[ObjectIdentifier(item)] ?? 0
            }
        }
        velocities = [:]
        spins = [:]
    }

    private func apply(to traits: inout BodyTraits) {
        if let elasticity = values.elasticity { traits.elasticity = elasticity }
        if let friction = values.friction { traits.friction = friction }
        if let density = values.density { traits.density = density }
        if let resistance = values.resistance { traits.resistance = resistance }
        if let resistance = values.angularResistance { traits.angularResistance = resistance }
        if let charge = values.charge { traits.charge = charge }
        if let isAnchored = values.isAnchored { traits.isAnchored = isAnchored }
        if let allowsRotation = values.allowsRotation { traits.allowsRotation = allowsRotation }
    }
}
