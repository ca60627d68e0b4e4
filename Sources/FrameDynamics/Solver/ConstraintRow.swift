internal import FrameGeometry

/// Identifies the data kept about a row from one step to the next.
enum RowKey: Hashable {
    case joint(Int, row: Int)
    case contact(ContactKey, feature: Int)
    case contactFriction(ContactKey, feature: Int)
}

/// The speed at which a row corrects an error. It acts like a damped oscillator that is integrated implicitly and is
/// therefore stable at any stiffness.
///
/// Source: E. Catto, "Soft Step", as in Box2D 3 (`b2MakeSoft`).
struct Compliance {
    /// Fraction of the error that is corrected per second.
    let rate: Double
    let massScale: Double
    let impulseScale: Double

    /// Compliance of contacts, stiff enough for a stack of fifty boxes, under UIKit's gravity, to be only 1.4 points
    /// lower than fifty boxes.
    static let contact = Compliance(frequency: 240, damping: 10)
    static let joint = Compliance(frequency: 60, damping: 2)

    private init(frequency: Double, damping: Double) {
        let pulse = 2 * .pi * frequency
        let first = 2 * damping + DynamicsWorld.step * pulse
        let second = DynamicsWorld.step * pulse * first
        rate = pulse / first
        massScale = second / (1 + second)
        impulseScale = 1 / (1 + second)
    }
}

/// One condition on the velocities of two bodies, which moves the second relative to the first along a direction, or
/// rotates it.
struct ConstraintRow {
    enum Law: Equatable {
        /// The error is kept at 0.
        case zero
        /// The error, a distance, does not become negative.
        case atLeastZero
        /// The velocity becomes 0, with at most this impulse.
        case friction(limit: Double)
        /// The velocity becomes 0, with at most a multiple of the impulse of another row.
        case contactFriction(of: Int, coefficient: Double)
    }

    let key: RowKey
    let first: Int
    let second: Int
    let law: Law
    var error: Double
    let compliance: Compliance
    private(set) var axis = Point.zero
    private(set) var firstLever = 0.0
    private(set) var secondLever = 0.0
    /// Mass that the row moves.
    var mass = 0.0
    var impulse = 0.0
    /// Largest impulse of the step.
    var peak = 0.0
    /// Fraction of the approach velocity that is given back.
    var elasticity = 0.0
    /// Velocity at which the bodies meet, if they do.
    var approach = 0.0

    init(key: RowKey, first: Int, second: Int, law: Law, error: Double, compliance: Compliance) {
        (self.key, self.first, self.second, self.law) = (key, first, second, law)
        (self.error, self.compliance) = (error, compliance)
    }

    /// Acts along an axis, at points offset by `firstArm` and `secondArm` from the centers of mass.
    mutating func act(along axis: Point, _ firstArm: Point, _ secondArm: Point) {
        self.axis = axis
        firstLever = firstArm.cross(axis)
        secondLever = secondArm.cross(axis)
    }

    /// Acts on the angle of the second body relative to the first.
    mutating func turn(by sign: Double) {
        axis = .zero
        (firstLever, secondLever) = (sign, sign)
    }
}
