public import FrameTiming

/// The values of an animation from progress 0 to 1 and the interpolation between them: `CAKeyframeAnimation` without
/// its timing.
///
/// A value depends only on the progress, not on earlier queries. Tangents and lengths are computed once, at creation.
public struct Keyframes: Equatable, Sendable {
    /// The interpolation between keyframes. Raw values match `CAAnimationCalculationMode`.
    public enum Mode: String, CaseIterable, Sendable {
        /// Linear interpolation between values.
        case linear
        /// Each value holds until the next one's time.
        case discrete
        /// Linear interpolation, at constant speed throughout. Times and curves are ignored.
        case paced
        /// A smooth spline through all values.
        case cubic
        /// A smooth spline, at constant speed throughout. Times, curves and bends are ignored.
        case cubicPaced
    }

    /// The shape of a cubic at each value, usually −1…1; 0 where an array is too short (Catmull-Rom). For the formula
    /// see `Spline`.
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
    /// The progress at which each value is reached, usually from 0 to 1; for ``Mode/discrete`` that at which each
    /// begins, and that at which the last one ends. May begin after 0, end before 1, go beyond both, and step back.
    public let times: [Double]
    /// Whether no time is before the previous one.
    let timesAscend: Bool
    /// Curve of each segment between two values; linear beyond the end of the array.
    let curves: [TimingCurve]
    /// Spline for the cubic modes; also `nil` for values of different kinds, which no spline connects.
    let spline: Spline?
    /// Lengths along ``spline``, for ``Mode/cubicPaced``.
    let arcLength: ArcLength?

    /// Distinct curves of all segments, in order; empty if all are linear, or if times and curves are ignored.
    public var differentCurves: [TimingCurve] {
        let all = values.indices.dropLast().map { $0 < curves.count ? curves[$0] : .linear }
        let different = all.enumerated().filter { !all[..<$0].contains($1) }.map(\.element)
        return different == [.linear] ? [] : different
    }

    /// Fails if there are no values.
    ///
    /// - Parameters:
    ///   - times: As many as values, for ``Mode/discrete`` one more, or as many if the last value holds to the end. A
    ///     list of another length is ignored, and the values are spaced evenly.
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
            var times = times
            if let last = times?.last, times?.count == values.count { times?.append(max(last, 1)) }
            self.times = Self.usable(times, count: values.count + 1)
            self.curves = []
        case .paced:
            self.times = Self.paced(values)
            self.curves = []
        case .cubicPaced:
            self.times = Self.even(values.count)
            self.curves = []
        }
        timesAscend = Self.ascend(self.times)
        switch mode {
        case .linear, .discrete, .paced:
            spline = nil
            arcLength = nil
        case .cubic:
            spline = Spline(values, times: self.times, bends: bends)
            arcLength = nil
        case .cubicPaced:
            spline = Spline(values, times: self.times, bends: Bends())
            arcLength = spline.map { ArcLength(of: $0.segments) }
        }
    }

    init(
        values: [AnimatedValue], mode: Mode, times: [Double], curves: [TimingCurve], spline: Spline?,
        arcLength: ArcLength?
    ) {
        self.values = values
        self.mode = mode
        self.times = times
        timesAscend = Self.ascend(times)
        self.curves = curves
        self.spline = spline
        self.arcLength = arcLength
    }

    static func usable(_ times: [Double]?, count: Int) -> [Double] {
        guard let times, times.count == count, times.allSatisfy(\.isFinite) else { return even(count) }
        return times
    }

    private static func ascend(_ times: [Double]) -> Bool { zip(times, times.dropFirst()).allSatisfy { $0 <= $1 } }

    static func even(_ count: Int) -> [Double] {
        (0..<count).map { count == 1 ? 0 : Double($0) / Double(count - 1) }
    }

    /// Returns times proportional to the distances between values.
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
