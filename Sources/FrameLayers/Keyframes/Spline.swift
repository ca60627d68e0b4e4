/// A smooth way through values: cubic Hermite stretches with the tangents of Kochanek and Bartels.
///
/// With tension t, continuity c and bias b at a point, the way from the point before (in) and to the one after (out):
///
///     leaving  = (1 − t)(1 + c)(1 + b)/2 · in + (1 − t)(1 − c)(1 − b)/2 · out
///     arriving = (1 − t)(1 − c)(1 + b)/2 · in + (1 − t)(1 + c)(1 − b)/2 · out
///
/// With zeros both are half the way from the point before to the one after: Catmull-Rom. Apple documents that much
/// (`CAKeyframeAnimation`); what follows it does not, so it is chosen:
///
/// - At the first and the last point the missing way is the one that is there: out = in. Two points make a straight line.
/// - Where times are uneven, a tangent is scaled by its own stretch's share of the time, 2 · own / (in + out), so that the
///   speed does not jump; that is the paper's own correction.
/// - Where two points share a time the way is broken: each side ends there as at an end.
///
/// Source: Kochanek and Bartels, "Interpolating splines with local tension, continuity, and bias control", 1984.
struct Spline: Equatable, Sendable {
    /// The way between two points, for u from 0 to 1.
    struct Stretch: Equatable, Sendable {
        let start: [Double]
        let end: [Double]
        /// The velocity at `start`, per u.
        let leaving: [Double]
        /// The velocity at `end`.
        let arriving: [Double]

        /// Outside 0…1 it goes straight on.
        func point(at u: Double) -> [Double] {
            start.indices.map { index in
                if u < 0 { return start[index] + u * leaving[index] }
                if u > 1 { return end[index] + (u - 1) * arriving[index] }
                // What does not change, exactly: nothing is added to the start.
                let rest = 1 - u
                let straight = (end[index] - start[index]) * (u * u * (3 - 2 * u))
                return start[index] + (straight + (leaving[index] * rest - arriving[index] * u) * (u * rest))
            }
        }

        /// The length of the velocity, for u from 0 to 1.
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
    let stretches: [Stretch]

    init(space: ValueSpace, stretches: [Stretch]) {
        self.space = space
        self.stretches = stretches
    }

    /// `nil` when the values are of several kinds.
    ///
    /// - Parameter times: As many as values, not falling.
    init?(_ values: [AnimatedValue], times: [Double], bends: Keyframes.Bends) {
        guard let space = ValueSpace(values) else { return nil }
        let points = space.points
        func way(_ stretch: Int) -> (chord: [Double], time: Double)? {
            guard stretch >= 0, stretch + 1 < points.count, times[stretch + 1] > times[stretch] else { return nil }
            return (zip(points[stretch], points[stretch + 1]).map { $1 - $0 }, times[stretch + 1] - times[stretch])
        }
        let still = (chord: [Double](repeating: 0, count: points[0].count), time: 1.0)
        let tangents = points.indices.map { index in
            let (before, after) = (way(index - 1), way(index))
            return Self.tangents(before ?? after ?? still, after ?? before ?? still, bends.at(index))
        }
        self.space = space
        stretches = points.indices.dropLast().map { index in
            Stretch(
                start: points[index], end: points[index + 1],
                leaving: tangents[index].leaving, arriving: tangents[index + 1].arriving)
        }
    }

    private typealias Way = (chord: [Double], time: Double)

    private static func tangents(
        _ before: Way, _ after: Way, _ bend: (tension: Double, continuity: Double, bias: Double)
    ) -> (arriving: [Double], leaving: [Double]) {
        let (tension, continuity, bias) = bend
        let tight = (1 - tension) / 2
        func tangent(_ sign: Double, _ time: Double) -> [Double] {
            let share = 2 * time / (before.time + after.time)
            let weightBefore = tight * (1 + sign * continuity) * (1 + bias) * share
            let weightAfter = tight * (1 - sign * continuity) * (1 - bias) * share
            return zip(before.chord, after.chord).map { weightBefore * $0 + weightAfter * $1 }
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
