internal import FrameDynamics
internal import FrameGeometry
public import FrameProperties

/// Moves an item to a point on a damped spring and turns it upright.
@MainActor @preconcurrency open class UISnapBehavior: UIDynamicBehavior {

    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        snapPoint = point
        super.init(actingOn: [item])
    }

    @Observed open var snapPoint: CGPoint { didSet { if _snapPoint.wrappedValue != oldValue { changed() } } }

    /// The damping, from 0 (the longest oscillation) to 1 (none) (facts/dynamics-snap).
    @Observed open var damping: CGFloat = 0.5 { didSet { if _damping.wrappedValue != oldValue { changed() } } }

    override func contribute(to input: inout DynamicsInput) {
        guard let item = actedOn.first, let body = input.body(of: item) else { return }
        let kind = Joint.Kind.snap(
            frequency: DynamicsMetrics.snapFrequency, damping: DynamicsMetrics.snapDamping(_damping.wrappedValue))
        input.joints.append(Joint(id: number, kind, of: body, to: .anchor(Point(_snapPoint.wrappedValue))))
    }
}
