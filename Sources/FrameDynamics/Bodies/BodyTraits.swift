/// What decides how a body answers to forces and contacts. Values out of range, and not a number, count as the nearest limit.
public struct BodyTraits: Equatable, Sendable {
    /// The part of the velocity of an impact that is given back, 0…1.
    public var elasticity: Double
    /// The resistance to sliding along what is touched, 0…∞.
    public var friction: Double
    /// The mass of 100 × 100 points, above 0.
    public var density: Double
    /// The part of the velocity that is lost per second, 0…∞: v′ = −resistance · v.
    public var resistance: Double
    /// The same of the angular velocity.
    public var angularResistance: Double
    /// What electric and magnetic fields act on, of either sign.
    public var charge: Double
    /// Whether the body keeps its position and angle, and others collide with it.
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

    /// Every value in its range.
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
