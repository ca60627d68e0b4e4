import FrameGeometry
public import FrameTiming

/// A curve or spring to be plotted, with what the legend says of it.
public struct PlottedCurve: Sendable {
    public let name: String
    public let curve: TimingCurve
    /// Seconds; `nil` for a curve without a duration, over progress 0…1.
    public let duration: Double?
    /// When it comes to rest; `nil` for a curve, infinite for a spring that swings for ever.
    public let settlingDuration: Double?

    /// - Parameter duration: Seconds above 0; `nil` for none.
    public init(_ name: String, _ curve: TimingCurve, duration: Double? = nil) {
        self.name = name
        self.curve = curve
        self.duration = duration
        settlingDuration = nil
    }

    /// A spring until it settles, or for 24 swings of one that takes longer.
    public init(_ name: String, _ spring: SpringMotion) {
        let settling = spring.settlingDuration
        let swing = spring.angularFrequency > 0 ? 2 * Double.pi / spring.angularFrequency : 1
        let shown = settling > 0 ? min(settling, 24 * swing) : swing
        self.name = name
        curve = .spring(spring, duration: shown)
        duration = shown
        settlingDuration = settling
    }

    /// How long its plot is: seconds, or 1 for progress.
    var length: Double { duration ?? 1 }

    /// The share of the way after `time` in `length`'s unit.
    public func value(at time: Double) -> Double { curve.value(at: time / length) }

    /// Shares of the way per second, or per whole progress. For curves the mean over a ten-thousandth of the length.
    public func velocity(at time: Double) -> Double {
        if case .spring(let motion, _) = curve { return motion.velocity(at: time) }
        let progress = time / length
        let (from, to) = (max(0, progress - 5e-5), min(1, progress + 5e-5))
        return (curve.value(at: to) - curve.value(at: from)) / ((to - from) * length)
    }

    /// The least and the greatest value.
    var range: ClosedRange<Double> {
        guard let bounds = CurveOutline.path(of: curve).bounds else { return 0...1 }
        return bounds.minY...bounds.maxY
    }

    /// By how much it goes beyond its target; 0 when it does not.
    var overshoot: Double { max(0, range.upperBound - 1) }
}
