internal import FrameGeometry

/// The motion of a scroll view after a finger is lifted, in which the speed falls by the same factor each millisecond.
///
/// With rate r per millisecond, velocity v₀ in points per second and t in seconds: v(t) = v₀ r^(1000 t), and x(t) = x₀
/// + v₀ (r^(1000 t) − 1) / (1000 ln r).
///
/// Source: I. Lobanov, "Scrolling mechanics of UIScrollView"; the rates are UIScrollView.DecelerationRate.
@frozen public struct Deceleration: Equatable, Sendable {
    public static let normalRate = 0.998
    public static let fastRate = 0.99
    /// Speed, in points per second, at which a scroll view comes to rest; measured by I. Lobanov.
    public static let restingSpeed = 10.0

    /// Factor of the speed per millisecond, 0…1.
    public let rate: Double
    public let start: Double
    public let initialVelocity: Double
    /// Total distance, in seconds of the initial velocity.
    private let reach: Double

    /// Creates a deceleration. A rate outside 0…1, or equal to one of the ends, stops immediately.
    ///
    /// - Parameter isStepwise: Whether the distance is the sum of steps of a millisecond, r / (1000 (1 − r)) times the
    ///   velocity, as measured on devices, instead of the integral, which is a thousandth longer.
    public init(rate: Double, from start: Double, velocity: Double, isStepwise: Bool = false) {
        self.rate = rate
        self.start = start
        let isMoving = rate > 0 && rate < 1 && velocity.isFinite
        initialVelocity = isMoving ? velocity : 0
        reach = !isMoving ? 0 : isStepwise ? rate / (1000 * (1 - rate)) : -1 / (1000 * RealMath.log(rate))
    }

    /// ln r in 1/s, which is negative.
    private var exponent: Double { 1000 * RealMath.log(rate) }

    public func position(at seconds: Double) -> Double {
        guard initialVelocity != 0, seconds > 0 else { return start }
        return start + initialVelocity * reach * (1 - RealMath.exp(exponent * seconds))
    }

    /// Returns the velocity in points per second.
    public func velocity(at seconds: Double) -> Double {
        guard initialVelocity != 0, seconds > 0 else { return initialVelocity }
        return initialVelocity * RealMath.exp(exponent * seconds)
    }

    /// Position after infinite time.
    public var limit: Double { start + initialVelocity * reach }

    /// Returns the seconds until the speed is at most `speed`, in points per second; 0 if it is from the start.
    public func time(untilSpeed speed: Double) -> Double {
        guard abs(initialVelocity) > speed, speed > 0 else { return 0 }
        return RealMath.log(speed / abs(initialVelocity)) / exponent
    }

    /// Returns the seconds until the position is within `distance` points of ``limit``; 0 if it is from the start.
    public func time(untilDistance distance: Double) -> Double {
        initialVelocity == 0 ? 0 : time(untilSpeed: distance / reach)
    }

    /// Returns the seconds until a position is reached, or `nil` if it never is.
    public func time(reaching position: Double) -> Double? {
        guard initialVelocity != 0 else { return position == start ? 0 : nil }
        let remaining = 1 - (position - start) / (initialVelocity * reach)
        guard remaining > 0, remaining <= 1 else { return nil }
        return RealMath.log(remaining) / exponent
    }

    /// The discrete sum of the same motion, x₀ + v₀/1000 · r/(1 − r), which is the target of a throw in Apple's
    /// presentations. Source: WWDC 2018, session 803.
    public var projection: Double {
        initialVelocity == 0 ? start : start + initialVelocity / 1000 * rate / (1 - rate)
    }
}
