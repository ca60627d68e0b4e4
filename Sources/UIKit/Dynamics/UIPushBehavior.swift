/// Pushes items, once or all the time.
///
/// Differs from UIKit: nothing moves, see ``UIDynamicAnimator``.
@MainActor @preconcurrency open class UIPushBehavior: UIDynamicBehavior {
    /// Raw values are those of the public header.
    public enum Mode: Int, Sendable {
        case continuous, instantaneous
    }

    public let mode: Mode
    /// Stored without effect: nothing moves.
    open var active = true
    /// A force of 1 accelerates 100 × 100 points of density 1 by 100 points per second squared.
    open var pushDirection = CGVector(dx: 0, dy: 0)
    private var offsets: [ObjectIdentifier: UIOffset] = [:]

    public init(items: [any UIDynamicItem], mode: Mode) {
        self.mode = mode
        super.init()
        actedOn = items
    }

    open var items: [any UIDynamicItem] { actedOn }
    open func addItem(_ item: any UIDynamicItem) { add(item) }
    open func removeItem(_ item: any UIDynamicItem) { remove(item) }

    /// Where the force acts, from the centre of an item, in points.
    open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
        offsets[ObjectIdentifier(item)] ?? .zero
    }

    open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
        offsets[ObjectIdentifier(item)] = o
    }

    /// In radians, clockwise from the right.
    open var angle: CGFloat {
        get { pushDirection.angle }
        set { pushDirection = CGVector(angle: newValue, length: magnitude) }
    }

    open var magnitude: CGFloat {
        get { pushDirection.length }
        set { pushDirection = CGVector(angle: angle, length: newValue) }
    }

    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        pushDirection = CGVector(angle: angle, length: magnitude)
    }
}
