public import FrameGeometry

/// A body in a ``DynamicsWorld``, which refers to it by this number. Numbers increase in the order of addition.
public struct BodyID: Hashable, Comparable, Sendable {
    let number: Int

    public static func < (left: BodyID, right: BodyID) -> Bool { left.number < right.number }
}

/// A rigid body. Lengths are in points, y down; angles in radians, clockwise on the screen.
public struct Body: Equatable, Sendable {
    public let shape: BodyShape
    public var traits: BodyTraits {
        get { storedTraits }
        set { storedTraits = newValue.inRange }
    }
    private var storedTraits: BodyTraits
    /// The centre of mass.
    var center: Point
    public var angle: Double
    /// Of the centre of mass, in points per second.
    public var velocity: Point
    /// In radians per second.
    public var spin: Double
    /// The seconds for which the body has been slower than ``DynamicsWorld/stillSpeed``.
    var stillTime = 0.0
    /// Whether a state that was not finite, or out of the world's bounds, has stopped the body for good.
    var isStopped = false

    public init(
        _ shape: BodyShape, position: Point, angle: Double = 0, traits: BodyTraits = BodyTraits(),
        velocity: Point = .zero, spin: Double = 0
    ) throws(DynamicsError) {
        self.shape = shape
        storedTraits = traits.inRange
        self.angle = angle
        self.velocity = velocity
        self.spin = spin
        center = position
        center = Pose(center: position, angle: angle).apply(shape.centroid)
        guard isFinite else { throw .notFinite }
    }

    /// The centre of the shape, about which it is drawn turned.
    public var position: Point {
        get { center - pose.rotate(shape.centroid) }
        set { center = newValue + pose.rotate(shape.centroid) }
    }

    var pose: Pose { Pose(center: center, angle: angle) }

    /// 1 for 100 × 100 points of density 1.
    public var mass: Double { traits.density * shape.area / 1e4 }
    /// 0 for a body that nothing moves.
    var inverseMass: Double { isMovable ? 1 / mass : 0 }
    var inverseInertia: Double { isMovable && traits.allowsRotation ? 1 / (mass * shape.gyration) : 0 }
    var isMovable: Bool { !traits.isAnchored && !isStopped }

    var isFinite: Bool {
        center.x.isFinite && center.y.isFinite && angle.isFinite && velocity.x.isFinite && velocity.y.isFinite
            && spin.isFinite
    }

    /// The energy of motion and rotation, in units of mass · points² / seconds².
    public var kineticEnergy: Double {
        (mass * velocity.dot(velocity) + mass * shape.gyration * spin * spin) / 2
    }

    /// The position of a point of the body, given from the centre of its shape while that is not turned.
    func point(at offset: Point) -> Point { pose.apply(offset - shape.centroid) }

    /// Changes the velocities by an impulse at a point of the body.
    mutating func apply(impulse: Point, at point: Point) {
        velocity = velocity + impulse * inverseMass
        spin += (point - center).cross(impulse) * inverseInertia
    }
}
