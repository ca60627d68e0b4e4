public import FrameGeometry

/// A force or velocity that depends on the position of a body.
///
/// One unit of length is 100 points, as in the mass of a body, so that a field of strength 1 has a visible effect on a
/// screen: an acceleration of 1 unit is 100 points per second squared.
public struct ForceField: Equatable, Sendable {
    public enum Kind: Equatable, Sendable {
        /// Accelerates along a vector, in thousands of points per second squared.
        case linearGravity(Point)
        /// Accelerates toward the position, in thousands of points per second squared.
        case radialGravity
        /// Replaces the velocity, in units per second.
        case velocity(Point)
        /// A force of changing direction, of up to 1 unit along each axis.
        case noise(smoothness: Double, speed: Double)
        /// Noise in proportion to the speed in units.
        case turbulence(smoothness: Double, speed: Double)
        /// A force toward the position in proportion to the distance in units.
        case spring
        /// A force away from the position, in proportion to the charge.
        case electric
        /// A force perpendicular to the velocity, in proportion to the charge and the velocity in units.
        case magnetic
        /// A force opposite to the velocity, in proportion to it.
        case drag
        /// Accelerates perpendicular to the direction of the position, counterclockwise on the screen, in proportion to
        /// the distance in units.
        case vortex
    }

    public var kind: Kind
    public var position: Point
    public var region: FieldRegion
    public var strength: Double
    /// Exponent with which the field decreases with the distance in units; 0 for none.
    public var falloff: Double
    /// Distance in points below which the field no longer increases.
    public var minimumRadius: Double
    /// Seed of the noise.
    public var seed: UInt64

    public init(
        _ kind: Kind, position: Point = .zero, region: FieldRegion = .infinite, strength: Double = 1,
        falloff: Double = 0, minimumRadius: Double = 1e-3, seed: UInt64 = 0
    ) {
        self.kind = kind
        self.position = position
        self.region = region
        self.strength = strength
        self.falloff = falloff
        self.minimumRadius = minimumRadius
        self.seed = seed
    }

    /// Points per unit of length.
    private static let unit = 100.0

    /// Whether its effect on a body that does not move changes over time.
    var changesOverTime: Bool {
        switch kind {
        case .noise(let smoothness, let speed): smoothness < 1 && speed != 0 && strength != 0
        case .linearGravity, .radialGravity, .velocity, .turbulence, .spring, .electric, .magnetic, .drag, .vortex:
            false
        }
    }

    /// Returns the acceleration of a body in points per second squared, or `nil` for a field that sets its velocity.
    fileprivate func acceleration(of body: Body, at time: Double, from offset: Point) -> Point? {
        let inward = -(offset.unit ?? .zero)
        let (unit, mass) = (Self.unit, body.mass)
        return switch kind {
        case .linearGravity(let direction): direction * 1000
        case .radialGravity: inward * 1000
        case .velocity: nil
        case .noise(let smoothness, let speed):
            noise(smoothness, at: offset, time: time * speed) * (unit / mass)
        case .turbulence(let smoothness, let speed):
            noise(smoothness, at: offset, time: time * speed) * (body.velocity.length / mass)
        case .spring: offset * (-1 / mass)
        case .electric: inward * (-unit * body.traits.charge / mass)
        case .magnetic: body.velocity.turned * (body.traits.charge / mass)
        case .drag: body.velocity * (-1 / mass)
        case .vortex: -offset.turned
        }
    }

    private func noise(_ smoothness: Double, at offset: Point, time: Double) -> Point {
        FieldNoise(seed: seed).vector(at: offset, time: time) * (1 - min(max(smoothness, 0), 1))
    }

    /// Returns the strength at a distance in points.
    fileprivate func strength(at distance: Double) -> Double {
        guard falloff != 0 else { return strength }
        let units = max(distance, minimumRadius, 1e-3) / Self.unit
        return strength * RealMath.exp(-falloff * RealMath.log(units))
    }

    fileprivate func velocity(at distance: Double) -> Point? {
        guard case .velocity(let direction) = kind else { return nil }
        return direction * (Self.unit * strength(at: distance))
    }
}

extension Body {
    /// Returns the velocity after `seconds` in a field.
    func velocity(in field: ForceField, at time: Double, after seconds: Double) -> Point {
        let offset = center - field.position
        guard field.region.contains(offset) else { return velocity }
        guard let acceleration = field.acceleration(of: self, at: time, from: offset) else {
            return field.velocity(at: offset.length) ?? velocity
        }
        return velocity + acceleration * (field.strength(at: offset.length) * seconds)
    }
}
