internal import FrameDynamics
internal import FrameGeometry
public import FrameProperties

/// Forces on items that depend on the position of the items.
///
/// UIKit does not document units. In Framereel, lengths are in units of 100 points, forces in the units of
/// ``UIPushBehavior``, and gravity in the units of ``UIGravityBehavior`` (facts/dynamics-fields).
@MainActor @preconcurrency open class UIFieldBehavior: UIDynamicBehavior {
    /// A force that the application computes from the position, velocity, mass and charge of an item, and the length of
    /// a step in seconds.
    public typealias Evaluation = (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector

    private enum Form {
        case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring, electric, magnetic
        case custom(Evaluation)
    }

    private struct Values: Equatable {
        var position = CGPoint.zero
        var strength: CGFloat = 1
        var falloff: CGFloat = 0
        var minimumRadius: CGFloat = 1e-3
        var direction = CGVector(dx: 0, dy: 0)
        var smoothness: CGFloat = 0
        var animationSpeed: CGFloat = 0
    }

    private let form: Form
    private var values: Values { didSet { if values != oldValue { changed() } } }

    private init(_ form: Form, _ change: (inout Values) -> Void = { _ in }) {
        self.form = form
        var values = Values()
        change(&values)
        self.values = values
        super.init()
    }

    // MARK: - Kinds

    /// Creates a field that slows items in proportion to their velocity.
    open class func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }
    /// Creates a field that accelerates items perpendicular to the direction of the field's position, counterclockwise
    /// and in proportion to the distance.
    open class func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }
    /// Creates a field that accelerates items toward a position.
    open class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
        UIFieldBehavior(.radialGravity) { $0.position = position }
    }
    /// Creates a field that accelerates items in one direction.
    open class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
        UIFieldBehavior(.linearGravity) { $0.direction = direction }
    }
    /// Creates a field that gives items a fixed velocity, overriding everything else that acts on them.
    open class func velocityField(direction: CGVector) -> UIFieldBehavior {
        UIFieldBehavior(.velocity) { $0.direction = direction }
    }
    /// Creates a field that pushes items in directions that vary over the plane and over time.
    open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        UIFieldBehavior(.noise) { ($0.smoothness, $0.animationSpeed) = (smoothness, speed) }
    }
    /// Creates a noise field whose strength is proportional to the velocity of the items.
    open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        UIFieldBehavior(.turbulence) { ($0.smoothness, $0.animationSpeed) = (smoothness, speed) }
    }
    /// Creates a field that pulls items toward its position in proportion to the distance.
    open class func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }
    /// Creates a field that pushes items away from its position in proportion to their charge.
    open class func electricField() -> UIFieldBehavior { UIFieldBehavior(.electric) }
    /// Creates a field that deflects the motion of charged items.
    open class func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magnetic) }
    /// Creates a field whose force the application computes at each step.
    open class func field(evaluationBlock block: @escaping Evaluation) -> UIFieldBehavior {
        UIFieldBehavior(.custom(block))
    }

    // MARK: - Items

    open var items: [any UIDynamicItem] { actedOn }
    open func addItem(_ item: any UIDynamicItem) { add(item) }
    open func removeItem(_ item: any UIDynamicItem) { remove(item) }

    // MARK: - Properties

    /// The position of the field, in the coordinates of the reference view.
    open var position: CGPoint {
        get { values.position }
        set { values.position = newValue }
    }

    /// The area in which the field acts.
    @Observed open var region = UIRegion.infinite { didSet { changed() } }

    open var strength: CGFloat {
        get { values.strength }
        set { values.strength = newValue }
    }

    /// The exponent with which the field weakens with the distance from its position; 0 for a uniform field.
    open var falloff: CGFloat {
        get { values.falloff }
        set { values.falloff = newValue }
    }

    /// The distance below which the field does not get any stronger, in points.
    open var minimumRadius: CGFloat {
        get { values.minimumRadius }
        set { values.minimumRadius = newValue }
    }

    /// The direction of a linear gravity field or velocity field.
    open var direction: CGVector {
        get { values.direction }
        set { values.direction = newValue }
    }

    /// The smoothness of the noise, from 0 (the most noise) to 1 (none).
    open var smoothness: CGFloat {
        get { values.smoothness }
        set { values.smoothness = newValue }
    }

    /// The number of times per second that the noise changes; 0 for constant noise.
    open var animationSpeed: CGFloat {
        get { values.animationSpeed }
        set { values.animationSpeed = newValue }
    }

    // MARK: - The world

    private var kind: ForceField.Kind? {
        switch form {
        case .drag: .drag
        case .vortex: .vortex
        case .radialGravity: .radialGravity
        case .linearGravity: .linearGravity(Point(values.direction))
        case .velocity: .velocity(Point(values.direction))
        case .noise: .noise(smoothness: values.smoothness, speed: values.animationSpeed)
        case .turbulence: .turbulence(smoothness: values.smoothness, speed: values.animationSpeed)
        case .spring: .spring
        case .electric: .electric
        case .magnetic: .magnetic
        case .custom: nil
        }
    }

    override func contribute(to input: inout DynamicsInput) {
        guard let kind else { return input.customFields.append(self) }
        let field = ForceField(
            kind, position: Point(values.position), region: _region.wrappedValue.area, strength: values.strength,
            falloff: values.falloff, minimumRadius: values.minimumRadius, seed: UInt64(number))
        input.forces.append(Force(.field(field), on: input.bodies(of: actedOn)))
    }

    /// The force of a custom field on a body; `nil` outside the field's region.
    func force(on body: Body) -> Force.Kind? {
        guard case .custom(let evaluation) = form else { return nil }
        let position = CGPoint(body.position)
        let offset = CGPoint(x: position.x - values.position.x, y: position.y - values.position.y)
        guard _region.wrappedValue.contains(offset) else { return nil }
        let force = evaluation(
            self, position, CGVector(dx: body.velocity.x, dy: body.velocity.y), body.mass, body.traits.charge,
            DynamicsWorld.step)
        return .push(Point(force) * (DynamicsMetrics.push * values.strength), offset: .zero)
    }
}
