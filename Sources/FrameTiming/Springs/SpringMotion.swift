internal import FrameGeometry

/// The motion of a spring from 0 to its target 1, in closed form: any instant can be asked for, in any order.
///
/// With undamped angular frequency *w*, damping ratio *z*, initial velocity *v* and distance left d = 1 − x:
///
/// - z < 1: d = e^(−z w t) · (cos bt + ((z w − v) / b) sin bt), where b = w √(1 − z²)
/// - z ≥ 1: d = e^(r t) · (1 − (v + r) t φ(s t)), where r = −w / (z + √(z² − 1)), s = 2w √(z² − 1) and
///   φ(u) = (1 − e^(−u)) / u; at z = 1 φ is 1 and this is the critical spring e^(−w t) · (1 + (w − v) t).
///
/// Source: the solution of d″ + 2 z w d′ + w² d = 0 with d(0) = 1, d′(0) = −v.
@frozen public struct SpringMotion: Equatable, Hashable, Sendable {
    /// Undamped angular frequency in radians per second.
    public let angularFrequency: Double
    /// 0 swings for ever, 1 is critical, above 1 creeps.
    public let dampingRatio: Double
    /// In total distances per second, positive towards the target.
    public let initialVelocity: Double

    /// A frequency that is not positive, a negative ratio or anything not finite makes a spring that is at its target
    /// from the start: ``value(at:)`` is 1 and ``velocity(at:)`` is 0 throughout.
    public init(angularFrequency: Double, dampingRatio: Double, initialVelocity: Double = 0) {
        let moves =
            angularFrequency > 0 && angularFrequency.isFinite && dampingRatio >= 0 && dampingRatio.isFinite
            && initialVelocity.isFinite
        self.angularFrequency = moves ? angularFrequency : 0
        self.dampingRatio = moves ? dampingRatio : 1
        self.initialVelocity = moves ? initialVelocity : 0
    }

    /// The share of the way covered after `seconds`: 0 at 0 and before (and at NaN), towards 1 later, beyond 1 where the
    /// spring overshoots.
    public func value(at seconds: Double) -> Double {
        guard angularFrequency > 0 else { return 1 }
        guard seconds > 0 else { return 0 }
        return 1 - distanceLeft(at: seconds)
    }

    /// Total distances per second after `seconds`; before 0 (and at NaN) the initial velocity.
    public func velocity(at seconds: Double) -> Double {
        guard angularFrequency > 0, seconds > 0 else { return initialVelocity }
        if dampingRatio < 1 {
            let (decay, ringing) = underdampedRates
            let amplitude = RealMath.exp(-decay * seconds)
            guard amplitude > 0, seconds.isFinite else { return 0 }
            let weight = (angularFrequency * angularFrequency - decay * initialVelocity) / ringing
            let angle = ringing * seconds
            return amplitude * (initialVelocity * RealMath.cos(angle) + weight * RealMath.sin(angle))
        }
        let (slow, spread) = overdampedRates
        return -slow * distanceLeft(at: seconds)
            + (initialVelocity + slow) * RealMath.exp((slow - spread) * seconds)
    }

    func distanceLeft(at seconds: Double) -> Double {
        if dampingRatio < 1 {
            let (decay, ringing) = underdampedRates
            let amplitude = RealMath.exp(-decay * seconds)
            guard amplitude > 0, seconds.isFinite else { return 0 }
            let angle = ringing * seconds
            let weight = (decay - initialVelocity) / ringing
            return amplitude * (RealMath.cos(angle) + weight * RealMath.sin(angle))
        }
        let (slow, spread) = overdampedRates
        let amplitude = RealMath.exp(slow * seconds)
        guard amplitude > 0 else { return 0 }
        return amplitude * (1 - (initialVelocity + slow) * seconds * meanDecay(spread * seconds))
    }

    /// How fast the swing dies away and how fast it swings, for damping ratios below 1.
    var underdampedRates: (decay: Double, ringing: Double) {
        let ratio = dampingRatio
        return (ratio * angularFrequency, angularFrequency * ((1 - ratio) * (1 + ratio)).squareRoot())
    }

    /// The slower of the two exponents (negative) and how far below it the faster one is, for damping ratios from 1.
    var overdampedRates: (slow: Double, spread: Double) {
        let ratio = dampingRatio
        let root = ((ratio - 1) * (ratio + 1)).squareRoot()
        return (-angularFrequency / (ratio + root), 2 * angularFrequency * root)
    }

    /// φ(u) = (1 − e^(−u)) / u for u ≥ 0; the series near 0, where the difference cancels.
    private func meanDecay(_ u: Double) -> Double {
        guard u < 0.01 else { return (1 - RealMath.exp(-u)) / u }
        // The next term is u⁶/5040 < 2 · 10⁻¹⁶.
        return 1 - u / 2 * (1 - u / 3 * (1 - u / 4 * (1 - u / 5 * (1 - u / 6))))
    }
}
