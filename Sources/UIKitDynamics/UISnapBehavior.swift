internal import FrameDynamics
internal import FrameGeometry

/// Moves an item to a point on a damped spring and turns it upright.
@MainActor @preconcurrency open class UISnapBehavior: UIDynamicBehavior {
    private var storedSnapPoint: CGPoint
    private var storedDamping: CGFloat = 0.5

    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        storedSnapPoint = point
        super.init(actingOn: [item])
    }

    open var snapPoint: CGPoint {
        get { storedSnapPoint }
        set { if Self.assign(newValue, to: &storedSnapPoint) { changed() } }
    }

    /// The damping, from 0 (the longest oscillation) to 1 (none) (facts/dynamics-snap).
    open var damping: CGFloat {
        get { storedDamping }
        set { if Self.assign(newValue, to: &storedDamping) { changed() } }
    }

    override func contribute(to input: inout DynamicsInput) {
        guard let item = actedOn.first, let body = input.body(of: item) else { return }
        let kind = Joint.Kind.snap(
            frequency: DynamicsMetrics.snapFrequency, damping: DynamicsMetrics.snapDamping(storedDamping))
        input.joints.append(Joint(id: number, kind, of: body, to: .anchor(Point(storedSnapPoint))))
    }
}
