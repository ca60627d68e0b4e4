/// A smooth curve through values: cubic Hermite segments with the tangents of Kochanek and Bartels.
///
/// The tangents at a point depend on tension t, continuity c and bias b, on the chord from the previous point (in) and
/// on the chord to the next one (out):
///
///     leaving  = (1 − t)(1 + c)(1 + b)/2 · in + (1 − t)(1 − c)(1 − b)/2 · out
///     arriving = (1 − t)(1 − c)(1 + b)/2 · in + (1 − t)(1 + c)(1 − b)/2 · out
///
/// With zeros, both are half the chord from the previous point to the next one: Catmull-Rom. Apple documents that much
/// (`CAKeyframeAnimation`). The rest is chosen:
///
/// - At the first and the last point the missing chord equals the other: out = in. Two points make a straight line.
/// - With uneven times, a tangent is scaled by its own segment's fraction of the time, 2 · own / (in + out), so that
///   the speed does not jump. This is the paper's own correction.
/// - Where two points share a time, the curve is broken: each side ends there as at an end.
///
/// Source: Kochanek and Bartels, "Interpolating splines with local tension, continuity, and bias control", 1984.
struct Spline: Equatable, Sendable {
    /// The curve between two points, for u from 0 to 1.
    struct Segment: Equatable, Sendable {
        let start: [Double]
        let end: [Double]
        /// Velocity at `start`, per u.
        let leaving: [Double]
        /// Velocity at `end`, per u.
        let arriving: [Double]

        /// Returns the point at u, extrapolated linearly outside 0…1.
        func point(at u: Double) -> [Double] {
            start.indices.map { index in
                if u < 0 { return start[index] + u * leaving[index] }
                if u > 1 { return end[index] + (u - 1) * arriving[index] }
                // This form is exact for an unchanging component, because nothing is added to the start.
                let rest = 1 - u
                let straight = (end[index] - start[index]) * (u * u * (3 - 2 * u))
                return start[index] + (straight + (leaving[index] * rest - arriving[index] * u) * (u * rest))
            }
        }

        /// Returns the length of the velocity, for u from 0 to 1.
        func speed(at u: Double) -> Double {
            var sum = 0.0
            for index in start.indices {
                let rest = 1 - u
                let across = 6 * u * rest * (end[index] - start[index])
                let bent = rest * (1 - 3 * u) * leaving[index] + u * (3 * u - 2) * arriving[index]
                sum += (across + bent) * (across + bent)
            }
            return sum.squareRoot()
        }
    }

    let space: ValueSpace
    let segments: [Segment]

    init(space: ValueSpace, segments: [Segment]) {
        self.space = space
        self.segments = segments
    }

    /// Fails for values of different kinds.
    ///
    /// - Parameter times: As many as there are values, not decreasing.
    init?(_ values: [AnimatedValue], times: [Double], bends: Keyframes.Bends) {
        guard let space = ValueSpace(values) else { return nil }
        let points = space.points
        func chord(_ segment: Int) -> Chord? {
            guard segment >= 0, segment + 1 < points.count, times[segment + 1] > times[segment] else { return nil }
            return (zip(points[segment], points[segment + 1]).map { $1 - $0 }, times[segment + 1] - times[segment])
        }
        let still = (vector: [Double](repeating: 0, count: points[0].count), time: 1.0)
        let tangents = points.indices.map { index in
            let (before, after) = (chord(index - 1), chord(index))
            return Self.tangents(before ?? after ?? still, after ?? before ?? still, bends.at(index))
        }
        self.space = space
        segments = points.indices.dropLast().map { index in
            Segment(
                start: points[index], end: points[index + 1],
                leaving: tangents[index].leaving, arriving: tangents[index + 1].arriving)
        }
    }

    private typealias Chord = (vector: [Double], time: Double)

    private static func tangents(
        _ before: Chord, _ after: Chord, _ bend: (tension: Double, continuity: Double, bias: Double)
    ) -> (arriving: [Double], leaving: [Double]) {
        let (tension, continuity, bias) = bend
        let tight = (1 - tension) / 2
        func tangent(_ sign: Double, _ time: Double) -> [Double] {
            let scale = 2 * time / (before.time + after.time)
            let weightBefore = tight * (1 + sign * continuity) * (1 + bias) * scale
            let weightAfter = tight * (1 - sign * continuity) * (1 - bias) * scale
            return zip(before.vector, after.vector).map { weightBefore * $0 + weightAfter * $1 }
        }
        return (tangent(-1, before.time), tangent(1, after.time))
    }
}

extension Keyframes.Bends {
    fileprivate func at(_ index: Int) -> (tension: Double, continuity: Double, bias: Double) {
        func usable(_ list: [Double]) -> Double {
            list.indices.contains(index) && list[index].isFinite ? list[index] : 0
        }
        return (usable(tension), usable(continuity), usable(bias))
    }
}

extension Spline.Segment {
    /// Extremes of the speed inside 0…1, in order: the positions at which velocity and acceleration are at right
    /// angles.
    ///
    /// The velocity is a u² + b u + c, so this is a cubic equation. It is monotonic between the roots of its
    /// derivative, a quadratic, and has at most one root in each of those intervals.
    var extremesOfSpeed: [Double] {
        // These are the coefficients of velocity · acceleration / 2.
        var (third, second, first, zeroth) = (0.0, 0.0, 0.0, 0.0)
        for index in start.indices {
            let chord = end[index] - start[index]
            let a = 3 * (leaving[index] + arriving[index] - 2 * chord)
            let b = 2 * (3 * chord - 2 * leaving[index] - arriving[index])
            let c = leaving[index]
            third += a * a
            second += 1.5 * a * b
            first += 0.5 * b * b + a * c
            zeroth += 0.5 * b * c
        }
        func slope(_ u: Double) -> Double { ((third * u + second) * u + first) * u + zeroth }
        let ends = [0] + Self.roots(3 * third, 2 * second, first).filter { $0 > 0 && $0 < 1 } + [1]
        return zip(ends, ends.dropFirst()).compactMap { Self.root(of: slope, from: $0, to: $1) }
    }

    /// Returns the real roots of a u² + b u + c, in order, without cancellation.
    private static func roots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
        let discriminant = b * b - 4 * a * c
        guard discriminant > 0 else { return [] }
        let sum = -(b + (b < 0 ? -discriminant.squareRoot() : discriminant.squareRoot())) / 2
        return [sum / a, c / sum].filter(\.isFinite).sorted()
    }

    /// Returns a root found by bisection, or `nil` if the function has the same sign at both ends or is 0 at one of
    /// them.
    private static func root(of function: (Double) -> Double, from start: Double, to end: Double) -> Double? {
        var (low, high) = (start, end)
        let isRising = function(high) > 0
        guard function(low) != 0, function(high) != 0, (function(low) > 0) != isRising else { return nil }
        while true {
            let middle = low + (high - low) / 2
            guard middle > low, middle < high else { return middle }
            if (function(middle) > 0) == isRising { high = middle } else { low = middle }
        }
    }
}
