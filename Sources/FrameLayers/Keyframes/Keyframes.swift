public import FrameTiming

/// Values to pass through on the way from progress 0 to 1, and how the way between them runs: `CAKeyframeAnimation` in
/// the kernel's words.
///
/// Every question has an answer of its own: nothing depends on what was asked before. What can be worked out once
/// (tangents, lengths) is worked out when the keyframes are made.
public struct Keyframes: Equatable, Sendable {
    /// Raw values are `CAAnimationCalculationMode`'s.
    public enum Mode: String, CaseIterable, Sendable {
        /// Straight from value to value.
        case linear
        /// Each value holds until the next one's time.
        case discrete
        /// Straight, at constant speed all the way. Times and curves do not count.
        case paced
        /// Smooth through all values.
        case cubic
        /// Smooth, at constant speed all the way. Times, curves and the shape of the bends do not count.
        case cubicPaced
    }

    /// How a cubic bends at each value, −1…1 as a rule, 0 where an array is too short (Catmull-Rom). What the numbers mean
    /// is in the formula of ``Spline``.
    public struct Bends: Equatable, Sendable {
        public var tension: [Double]
        public var continuity: [Double]
        public var bias: [Double]

        public init(tension: [Double] = [], continuity: [Double] = [], bias: [Double] = []) {
            self.tension = tension
            self.continuity = continuity
            self.bias = bias
        }
    }

    public let values: [AnimatedValue]
    public let mode: Mode
    /// When each value is reached, from 0 to 1; for ``Mode/discrete`` when each begins, and 1.
    public let times: [Double]
    /// The pace of each stretch between two values; linear beyond the end of the array.
    let curves: [TimingCurve]
    /// The way of the cubic modes; `nil` also where the values are of several kinds, which no curve connects.
    let spline: Spline?
    /// Where on ``spline`` one is after which distance, for ``Mode/cubicPaced``.
    let arcLength: ArcLength?

    /// - Parameters:
    ///   - values: In their order. `nil` comes back when there are none.
    ///   - times: As many as values, for ``Mode/discrete`` one more; not falling, first 0, last 1. Any others are ignored,
    ///     as by Core Animation, and the values are spread evenly.
    ///   - curves: One fewer than values.
    public init?(
        _ values: [AnimatedValue], mode: Mode = .linear, times: [Double]? = nil, curves: [TimingCurve] = [],
        bends: Bends = Bends()
    ) {
        guard !values.isEmpty else { return nil }
        self.values = values
        self.mode = mode
        switch mode {
        case .linear, .cubic:
            self.times = Self.usable(times, count: values.count)
            self.curves = curves
        case .discrete:
            self.times = Self.usable(times, count: values.count + 1)
            self.curves = []
        case .paced:
            self.times = Self.paced(values)
            self.curves = []
        case .cubicPaced:
            self.times = Self.even(values.count)
            self.curves = []
        }
        switch mode {
        case .linear, .discrete, .paced:
            spline = nil
            arcLength = nil
        case .cubic:
            spline = Spline(values, times: self.times, bends: bends)
            arcLength = nil
        case .cubicPaced:
            spline = Spline(values, times: self.times, bends: Bends())
            arcLength = spline.map { ArcLength(of: $0.stretches) }
        }
    }

    init(
        values: [AnimatedValue], mode: Mode, times: [Double], curves: [TimingCurve], spline: Spline?,
        arcLength: ArcLength?
    ) {
        self.values = values
        self.mode = mode
        self.times = times
        self.curves = curves
        self.spline = spline
        self.arcLength = arcLength
    }

    static func usable(_ times: [Double]?, count: Int) -> [Double] {
        guard let times, times.count == count, times.first == 0, times.last == 1 || count == 1,
            zip(times, times.dropFirst()).allSatisfy({ $0 <= $1 })
        else { return even(count) }
        return times
    }

    static func even(_ count: Int) -> [Double] {
        (0..<count).map { count == 1 ? 0 : Double($0) / Double(count - 1) }
    }

    /// Times in proportion to the distance covered.
    private static func paced(_ values: [AnimatedValue]) -> [Double] {
        guard let space = ValueSpace(values) else { return even(values.count) }
        var lengths = [0.0]
        for (start, end) in zip(space.points, space.points.dropFirst()) {
            lengths.append(lengths[lengths.count - 1] + ValueSpace.distance(start, end))
        }
        let total = lengths[lengths.count - 1]
        guard total > 0, total.isFinite else { return even(values.count) }
        return lengths.map { $0 / total }
    }
}
