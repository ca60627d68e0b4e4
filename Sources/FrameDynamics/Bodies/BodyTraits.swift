/// The properties that determine how a body responds to forces and contacts. Values that are out of range or not a
/// number count as the nearest limit.
public struct BodyTraits: Equatable, Sendable {
    /// Fraction of the impact velocity that is given back, 0…1.
    public var elasticity: Double
    /// Resistance to sliding along touched objects, 0…∞.
    public var friction: Double
    /// Mass of 100 × 100 points, greater than 0.
    public var density: Double
    /// Fraction of the velocity that is lost per second, 0…∞: v′ = −resistance · v.
    public var resistance: Double
    /// Fraction of the angular velocity that is lost per second, 0…∞.
    public var angularResistance: Double
    /// Charge of either sign, on which electric and magnetic fields act.
    public var charge: Double
    /// Whether the body keeps its position and angle while others collide with it.
    public var isAnchored: Bool
    public var allowsRotation: Bool

    public init(
        elasticity: Double = 0, friction: Double = 0, density: Double = 1, resistance: Double = 0,
        angularResistance: Double = 0, charge: Double = 0, isAnchored: Bool = false, allowsRotation: Bool = true
    ) {
        self.elasticity = elasticity
        self.friction = friction
        self.density = density
        self.resistance = resistance
        self.angularResistance = angularResistance
        self.charge = charge
        self.isAnchored = isAnchored
        self.allowsRotation = allowsRotation
    }

    /// The traits with every value in its range.
    var inRange: BodyTraits {
        func limited(_ value: Double, _ range: ClosedRange<Double>) -> Double {
            value > range.lowerBound ? min(value, range.upperBound) : range.lowerBound
        }
        var traits = self
        traits.elasticity = limited(elasticity, 0...1)
        traits.friction = limited(friction, 0...1e6)
        traits.density = limited(density, 1e-6...1e9)
        traits.resistance = limited(resistance, 0...1e9)
        traits.angularResistance = limited(angularResistance, 0...1e9)
        traits.charge = charge.isNaN ? 0 : min(max(charge, -1e9), 1e9)
        return traits
    }
}
