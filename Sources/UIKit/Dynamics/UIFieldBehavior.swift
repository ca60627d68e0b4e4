internal import FrameDynamics
internal import FrameGeometry
public import FrameProperties

/// Forces on items that depend on where they are.
///
/// UIKit does not document units. Here lengths are in units of 100 points and forces in those of ``UIPushBehavior``, gravity in that of
/// ``UIGravityBehavior`` (facts/dynamics-fields).
@MainActor @preconcurrency open class UIFieldBehavior: UIDynamicBehavior {
    /// A force of an application, by the position, velocity, mass and charge of an item, and the length of a step in seconds.
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

    /// Slows items in proportion to their velocity.
    open class func dragField() -> UIFieldBehavior { UIFieldBehavior(.drag) }
    /// Accelerates items across the direction to the position, counterclockwise, in proportion to the distance.
    open class func vortexField() -> UIFieldBehavior { UIFieldBehavior(.vortex) }
    /// Accelerates items towards the position.
    open class func radialGravityField(position: CGPoint) -> UIFieldBehavior {
        UIFieldBehavior(.radialGravity) { $0.position = position }
    }
    /// Accelerates items in one direction.
    open class func linearGravityField(direction: CGVector) -> UIFieldBehavior {
        UIFieldBehavior(.linearGravity) { $0.direction = direction }
    }
    /// Gives items a velocity, whatever else acts on them.
    open class func velocityField(direction: CGVector) -> UIFieldBehavior {
        UIFieldBehavior(.velocity) { $0.direction = direction }
    }
    /// Pushes items in directions that vary over the plane and over time.
    open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        UIFieldBehavior(.noise) { ($0.smoothness, $0.animationSpeed) = (smoothness, speed) }
    }
    /// As noise, in proportion to the velocity.
    open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> UIFieldBehavior {
        UIFieldBehavior(.turbulence) { ($0.smoothness, $0.animationSpeed) = (smoothness, speed) }
    }
    /// Pulls items to the position in proportion to the distance.
    open class func springField() -> UIFieldBehavior { UIFieldBehavior(.spring) }
    /// Pushes items from the position in proportion to their charge.
    open class func electricField() -> UIFieldBehavior { UIFieldBehavior(.electric) }
    /// Turns the motion of charged items.
    open class func magneticField() -> UIFieldBehavior { UIFieldBehavior(.magnetic) }
    /// A force of the application's, which is evaluated at each step.
    open class func field(evaluationBlock block: @escaping Evaluation) -> UIFieldBehavior {
        UIFieldBehavior(.custom(block))
    }

    // MARK: - Items

    open var items: [any UIDynamicItem] { actedOn }
    open func addItem(_ item: any UIDynamicItem) { add(item) }
    open func removeItem(_ item: any UIDynamicItem) { remove(item) }

    // MARK: - Properties

    /// In the coordinates of the reference view.
    open var position: CGPoint {
        get { values.position }
        set { values.position = newValue }
    }

    /// Where the field acts.
    @Observed open var region = UIRegion.infinite { didSet { changed() } }

    open var strength: CGFloat {
        get { values.strength }
        set { values.strength = newValue }
    }

    /// The exponent with which the field decreases with the distance from its position; 0 for the same strength everywhere.
    open var falloff: CGFloat {
        get { values.falloff }
        set { values.falloff = newValue }
    }

    /// The distance below which the field no longer increases, in points.
    open var minimumRadius: CGFloat {
        get { values.minimumRadius }
        set { values.minimumRadius = newValue }
    }

    /// Of a linear gravity or velocity field.
    open var direction: CGVector {
        get { values.direction }
        set { values.direction = newValue }
    }

    /// 0…1, from the most noise to none.
    open var smoothness: CGFloat {
        get { values.smoothness }
        set { values.smoothness = newValue }
    }

    /// How often noise changes, per second; 0 for noise that stays the same.
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

    /// The force of a field of the application's on a body; `nil` outside its region.
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
