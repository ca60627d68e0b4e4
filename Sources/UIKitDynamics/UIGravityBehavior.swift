internal import FrameDynamics
internal import FrameGeometry

/// Accelerates items independently of their mass.
@MainActor @preconcurrency open class UIGravityBehavior: UIDynamicBehavior {
    private var aim = AimedVector(CGVector(dx: 0, dy: 1)) { didSet { if aim != oldValue { changed() } } }

    public init(items: [any UIDynamicItem]) {
        super.init(actingOn: items)
    }

    public convenience override init() { self.init(items: []) }

    open var items: [any UIDynamicItem] { actedOn }
    open func addItem(_ item: any UIDynamicItem) { add(item) }
    open func removeItem(_ item: any UIDynamicItem) { remove(item) }

    /// The acceleration, in thousands of points per second squared (facts/dynamics-gravity); downward by default.
    open var gravityDirection: CGVector {
        get { aim.vector }
        set { aim.vector = newValue }
    }

    /// The direction in radians, clockwise from the right.
    open var angle: CGFloat {
        get { aim.angle }
        set { aim.angle = newValue }
    }

    open var magnitude: CGFloat {
        get { aim.length }
        set { aim.length = newValue }
    }

    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        aim.vector = CGVector(angle: angle, length: magnitude)
    }

    override func contribute(to input: inout DynamicsInput) {
        input.forces.append(
            Force(.gravity(Point(aim.vector) * DynamicsMetrics.gravity), on: input.bodies(of: actedOn)))
    }
}
