internal import FrameDynamics
internal import FrameGeometry
public import FrameProperties

/// Pushes items, once or all the time.
@MainActor @preconcurrency open class UIPushBehavior: UIDynamicBehavior {
    /// Raw values are those of the public header.
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

    open var items: [any UIDynamicItem] { actedOn }
    open func addItem(_ item: any UIDynamicItem) { add(item) }
    open func removeItem(_ item: any UIDynamicItem) { remove(item) }

    /// Whether the push acts. One that acts once becomes inactive then; set `true` to push again.
    @Observed open var active = true { didSet { if _active.wrappedValue != oldValue { changed() } } }

    /// The force, or the impulse of an instantaneous push: 1 changes the velocity of 100 × 100 points of density 1 by 100 points per
    /// second, in each second or at once (facts/dynamics-push).
    open var pushDirection: CGVector {
        get { aim.vector }
        set { aim.vector = newValue }
    }

    /// In radians, clockwise from the right.
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

    /// Where the force acts, from the centre of an item that is not turned, in points. Beside the centre, it also turns the item.
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
