internal import FrameGeometry

/// The return of content from beyond its edge: a critically damped spring, (x₀ + (v₀ + w x₀) t) e^(−w t).
///
/// Source: the frequency of 11 per second was measured on a simulator (I. Lobanov); the formula is the solution of
/// x″ + 2 w x′ + w² x = 0.
@frozen public struct BounceBack: Equatable, Sendable {
    public static let standardFrequency = 11.0

    /// Signed distance beyond the edge, in points.
    public let offset: Double
    /// Velocity in points per second, with the same sign convention.
    public let initialVelocity: Double
    public let frequency: Double

    public init(offset: Double, velocity: Double, frequency: Double = standardFrequency) {
        self.offset = offset
        initialVelocity = velocity
        self.frequency = frequency
    }

    public func value(at seconds: Double) -> Double {
        guard seconds > 0 else { return offset }
        let decay = RealMath.exp(-frequency * seconds)
        return decay == 0 ? 0 : (offset + (initialVelocity + frequency * offset) * seconds) * decay
    }

    /// Returns the velocity in points per second.
    public func velocity(at seconds: Double) -> Double {
        guard seconds > 0 else { return initialVelocity }
        let decay = RealMath.exp(-frequency * seconds)
        return decay == 0 ? 0 : (initialVelocity - frequency * (initialVelocity + frequency * offset) * seconds) * decay
    }

    /// Seconds until the content passes the edge, as when it is thrown back; `nil` if it comes to rest at the edge.
    public var crossingTime: Double? {
        let slope = initialVelocity + frequency * offset
        return offset * slope < 0 ? -offset / slope : nil
    }

    /// Returns the seconds after which the content stays within `distance` points of the edge.
    public func settlingTime(within distance: Double) -> Double {
        guard distance > 0, frequency > 0 else { return 0 }
        let slope = initialVelocity + frequency * offset
        // |x(t)| is at most (|x₀| + |slope| t) e^(−w t), which falls from t = 1/w on.
        var low = 1 / frequency
        func bound(_ t: Double) -> Double { (abs(offset) + abs(slope) * t) * RealMath.exp(-frequency * t) }
        guard bound(low) > distance else { return abs(offset) <= distance && abs(slope) == 0 ? 0 : low }
        var high = low
        while bound(high) > distance { high *= 2 }
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if bound(middle) > distance { low = middle } else { high = middle }
        }
        return high
    }
}
