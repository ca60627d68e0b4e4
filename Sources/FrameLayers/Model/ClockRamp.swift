public import FrameTiming

/// A layer's clock running from one local time to another along a curve, instead of at a constant speed.
///
/// What is left of an interactive transition when the finger has gone: the container's clock is brought to the end, or back
/// to the start, at the pace of the completion curve.
public struct ClockRamp: Equatable, Sendable {
    /// Seconds of the parent's time; before it the clock shows ``from``.
    public var start: Double
    /// Seconds of the parent's time; with 0 or less the clock is at ``to`` at once.
    public var duration: Double
    /// Seconds of local time.
    public var from: Double
    public var to: Double
    public var curve: TimingCurve

    public init(start: Double, duration: Double, from: Double, to: Double, curve: TimingCurve) {
        self.start = start
        self.duration = duration
        self.from = from
        self.to = to
        self.curve = curve
    }

    public func localTime(parentTime: Double) -> Double {
        guard duration > 0, parentTime < start + duration else { return to }
        return from + (to - from) * curve.value(at: (parentTime - start) / duration)
    }
}
