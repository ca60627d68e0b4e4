public import FrameGeometry

/// The number by which a ``DynamicsWorld`` refers to a body. Numbers increase in the order of addition.
public struct BodyID: Hashable, Comparable, Sendable {
    let number: Int

    public static func < (left: BodyID, right: BodyID) -> Bool { left.number < right.number }
}

/// A rigid body. Lengths are in points with y pointing down; angles are in radians, clockwise on the screen.
public struct Body: Equatable, Sendable {
    public let shape: BodyShape
    public var traits: BodyTraits {
        get { storedTraits }
        set { storedTraits = newValue.inRange }
    }
    private var storedTraits: BodyTraits
    /// Center of mass.
    var center: Point
    public var angle: Double
    /// Velocity of the center of mass, in points per second.
    public var velocity: Point
    /// Angular velocity in radians per second.
    public var spin: Double
    /// Seconds for which the body has been slower than ``DynamicsWorld/stillSpeed``.
    var stillTime = 0.0
    /// Whether the body was stopped for good because its state was not finite or left the world's bounds.
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

    /// Center of the shape, about which it is drawn rotated.
    public var position: Point {
        get { center - pose.rotate(shape.centroid) }
        set { center = newValue + pose.rotate(shape.centroid) }
    }

    var pose: Pose { Pose(center: center, angle: angle) }

    /// Mass, which is 1 for 100 × 100 points of density 1.
    public var mass: Double { traits.density * shape.area / 1e4 }
    /// Inverse of the mass; 0 for a body that nothing moves.
    var inverseMass: Double { isMovable ? 1 / mass : 0 }
    var inverseInertia: Double { isMovable && traits.allowsRotation ? 1 / (mass * shape.gyration) : 0 }
    var isMovable: Bool { !traits.isAnchored && !isStopped }

    var isFinite: Bool {
        center.x.isFinite && center.y.isFinite && angle.isFinite && velocity.x.isFinite && velocity.y.isFinite
            && spin.isFinite
    }

    /// Energy of motion and rotation, in units of mass · points² / seconds².
    public var kineticEnergy: Double {
        (mass * velocity.dot(velocity) + mass * shape.gyration * spin * spin) / 2
    }

    /// Returns the position of a point of the body, given relative to the center of its shape before rotation.
    func point(at offset: Point) -> Point { pose.apply(offset - shape.centroid) }

    /// Changes the velocities by an impulse at a point of the body.
    mutating func apply(impulse: Point, at point: Point) {
        velocity = velocity + impulse * inverseMass
        spin += (point - center).cross(impulse) * inverseInertia
    }
}
