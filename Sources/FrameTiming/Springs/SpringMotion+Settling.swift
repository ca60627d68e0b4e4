internal import FrameGeometry

extension SpringMotion {
    /// The share of the way that counts as still: 0.001. The value that reproduces the figures in Apple's documentation
    /// of `CASpringAnimation.settlingDuration`.
    public static let settlingThreshold = 0.001

    /// When the spring stays within ``settlingThreshold`` of its target for good, in seconds. 0 if it is there from the
    /// start, infinite for a damping ratio of 0.
    ///
    /// - Damping ratio below 1: when the envelope of the swing, e^(−at) · (1 + |(a − v) / b|) with a = z w and
    ///   b = w √(1 − z²), has fallen to the threshold. A closed form inferred from Apple's three figures.
    /// - From 1 on: the last time the distance left is the threshold, to the last bits.
    public var settlingDuration: Double {
        guard angularFrequency > 0 else { return 0 }
        if dampingRatio < 1 {
            let (decay, ringing) = underdampedRates
            guard decay > 0 else { return .infinity }
            let swing = 1 + ((decay - initialVelocity) / ringing).magnitude
            return RealMath.log(swing / Self.settlingThreshold) / decay
        }
        // From here on the distance shrinks: the peak of a spring thrown, away from or past its target, if that peak
        // is farther out than the threshold; the start otherwise.
        let peak = peakTime
        let start = distanceLeft(at: peak).magnitude >= Self.settlingThreshold ? peak : 0
        return lastArgument(from: start) { distanceLeft(at: $0).magnitude >= Self.settlingThreshold }
    }

    /// When the velocity of a spring with damping ratio 1 or more passes through 0; 0 if it never does.
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
