public import FrameGeometry

/// A cause of acceleration. Forces are in mass · points / seconds².
public struct Force: Equatable, Sendable {
    public enum Kind: Equatable, Sendable {
        /// An acceleration in points per second squared, independent of the mass.
        case gravity(Point)
        /// A force in the direction of the world's axes, at a point relative to the center of the body before rotation.
        case push(Point, offset: Point)
        case field(ForceField)
    }

    public var kind: Kind
    public var bodies: [BodyID]

    public init(_ kind: Kind, on bodies: [BodyID]) {
        self.kind = kind
        self.bodies = bodies
    }
}

extension Body {
    /// Accelerates the body for one step.
    ///
    /// - Returns: The part of the change in velocity that depends neither on the position nor on the velocity of the
    ///   body.
    mutating func apply(_ force: Force.Kind, at time: Double, for seconds: Double) -> Point {
        switch force {
        case .gravity(let acceleration):
            velocity = velocity + acceleration * seconds
            return acceleration * seconds
        case .push(let force, let offset):
            apply(impulse: force * seconds, at: point(at: offset))
            return offset == .zero ? force * (seconds * inverseMass) : .zero
        case .field(let field):
            velocity = velocity(in: field, at: time, after: seconds)
            return .zero
        }
    }
}
