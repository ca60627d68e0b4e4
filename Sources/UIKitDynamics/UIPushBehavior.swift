internal import FrameDynamics
internal import FrameGeometry
public import FrameProperties

/// Pushes items once or continuously.
@MainActor @preconcurrency open class UIPushBehavior: UIDynamicBehavior {
    /// Raw values match the public header.
    public enum Mode: Int, Sendable {
        case continuous, instantaneous
    }

    public let mode: Mode
    private var aim = AimedVector(CGVector(dx: 0, dy: 0)) { didSet { if aim != oldValue { changed() } } }
    private var offsets: [ObjectIdentifier: UIOffset] = [:]

    public init(items: [any UIDynamicItem], mode: Mode) {
        self.mode = mode
        super.init(actingOn: items)
    }

    public convenience override init() { self.init(items: [], mode: .continuous) }

    open var items: [any UIDynamicItem] { actedOn }
    open func addItem(_ item: any UIDynamicItem) { add(item) }
    open func removeItem(_ item: any UIDynamicItem) { remove(item) }

    /// Whether the push acts. An instantaneous push becomes inactive once it has acted; set `true` to push again.
    @Observed open var active = true { didSet { if _active.wrappedValue != oldValue { changed() } } }

    /// The force of a continuous push, or the impulse of an instantaneous one: 1 changes the velocity of 100 × 100
    /// points of density 1 by 100 points per second, in each second or at once (facts/dynamics-push).
    open var pushDirection: CGVector {
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

    /// The point where the force acts, as an offset from the item's center, measured without rotation, in points. Away
    /// from the center, the force also rotates the item.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }

    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = o
        changed()
    }

    override func contribute(to input: inout DynamicsInput) {
        guard _active.wrappedValue else { return }
        let force = Point(aim.vector) * DynamicsMetrics.push
        for item in actedOn {
            guard let body = input.body(of: item) else { continue }
            let offset = Point(targetOffsetFromCenter(for: item))
            switch mode {
            case .continuous: input.forces.append(Force(.push(force, offset: offset), on: [body]))
            case .instantaneous: input.impulses.append((force, offset, body))
            }
        }
        if mode == .instantaneous { _active.wrappedValue = false }
    }
}
