internal import FrameGeometry

/// The motion of a spring from 0 to its target 1, in closed form, so that it can be evaluated in any order.
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
    /// Damping ratio: 0 oscillates forever, 1 is critical, above 1 is overdamped.
    public let dampingRatio: Double
    /// Initial velocity in total distances per second, positive toward the target.
    public let initialVelocity: Double

    /// Creates a spring. With a nonpositive frequency, a negative ratio or a non-finite argument, it is at its target
    /// from the start: ``value(at:)`` is always 1 and ``velocity(at:)`` always 0.
    public init(angularFrequency: Double, dampingRatio: Double, initialVelocity: Double = 0) {
        let moves =
            angularFrequency > 0 && angularFrequency.isFinite && dampingRatio >= 0 && dampingRatio.isFinite
            && initialVelocity.isFinite
        self.angularFrequency = moves ? angularFrequency : 0
        self.dampingRatio = moves ? dampingRatio : 1
        self.initialVelocity = moves ? initialVelocity : 0
    }

    /// Returns the progress after `seconds`: 0 at 0 and before (and at NaN), approaching 1 later, greater than 1 where
    /// the spring overshoots.
    public func value(at seconds: Double) -> Double {
        guard angularFrequency > 0 else { return 1 }
        guard seconds > 0 else { return 0 }
        return 1 - distanceLeft(at: seconds)
    }

    /// Returns the velocity in total distances per second after `seconds`; before 0 (and at NaN), it is the initial
    /// velocity.
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

    /// The decay rate and the frequency of the oscillation, for damping ratios below 1.
    var underdampedRates: (decay: Double, ringing: Double) {
        let ratio = dampingRatio
        return (ratio * angularFrequency, angularFrequency * ((1 - ratio) * (1 + ratio)).squareRoot())
    }

    /// The slower of the two exponents (negative) and its distance from the faster one, for damping ratios from 1.
    var overdampedRates: (slow: Double, spread: Double) {
        let ratio = dampingRatio
        let root = ((ratio - 1) * (ratio + 1)).squareRoot()
        return (-angularFrequency / (ratio + root), 2 * angularFrequency * root)
    }

    /// Returns φ(u) = (1 − e^(−u)) / u for u ≥ 0, computed by a series near 0, where the difference cancels.
    private func meanDecay(_ u: Double) -> Double {
        guard u < 0.01 else { return (1 - RealMath.exp(-u)) / u }
        // The next term is u⁶/5040 < 2 · 10⁻¹⁶.
        return 1 - u / 2 * (1 - u / 3 * (1 - u / 4 * (1 - u / 5 * (1 - u / 6))))
    }
}

extension SpringMotion {
    /// Distance from the target that counts as settled: 0.001. This value reproduces the figures in Apple's
    /// documentation of `CASpringAnimation.settlingDuration`.
    public static let settlingThreshold = 0.001

    /// Time in seconds after which the spring stays within ``settlingThreshold`` of its target. It is 0 if the spring
    /// is there from the start, and infinite for a damping ratio of 0.
    ///
    /// - Damping ratio below 1: when the envelope of the oscillation, e^(−at) · (1 + |(a − v) / b|) with a = z w and b
    ///   = w √(1 − z²), has fallen to the threshold. A closed form inferred from Apple's three figures.
    /// - From 1 on: the last time the distance equals the threshold, to the last bits.
    public var settlingDuration: Double {
        guard angularFrequency > 0 else { return 0 }
        if dampingRatio < 1 {
            let (decay, ringing) = underdampedRates
            guard decay > 0 else { return .infinity }
            let swing = 1 + ((decay - initialVelocity) / ringing).magnitude
            return RealMath.log(swing / Self.settlingThreshold) / decay
        }
        // From here on, the distance decreases. If a spring that moves away from or past its target has a peak beyond
        // the threshold, this is that peak, and otherwise the start.
        let peak = peakTime
        let start = distanceLeft(at: peak).magnitude >= Self.settlingThreshold ? peak : 0
        return lastArgument(from: start) { distanceLeft(at: $0).magnitude >= Self.settlingThreshold }
    }

    /// Time at which the velocity of a spring with damping ratio 1 or more passes through 0; 0 if it never does.
    ///
    /// From ``velocity(at:)`` with E = e^(−st): E = r (s − v − r) / ((v + r)(s − r)); critical: t = v / (w (v − w)).
    private var peakTime: Double {
        let (slow, spread) = overdampedRates
        let time: Double
        if spread == 0 {
            time = initialVelocity / (angularFrequency * (initialVelocity - angularFrequency))
        } else {
            let numerator = slow * (spread - initialVelocity - slow)
            time = -RealMath.log(numerator / ((initialVelocity + slow) * (spread - slow))) / spread
        }
        return time > 0 && time.isFinite ? time : 0
    }
}

/// Returns the last double, from `start` on, for which `condition` holds, if it holds from there (or from just after)
/// up to some point and never again. The distance is doubled until it fails, then the bracket is halved down to
/// neighboring doubles.
func lastArgument(from start: Double, where condition: (Double) -> Bool) -> Double {
    var low = start
    var high = start + 1
    while high < .infinity, condition(high) {
        low = high
        high *= 2
    }
    while true {
        let middle = low + (high - low) / 2
        guard middle > low, middle < high else { return low }
        if condition(middle) { low = middle } else { high = middle }
    }
}
