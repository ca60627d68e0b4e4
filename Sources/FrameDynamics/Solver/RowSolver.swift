internal import FrameGeometry

/// A solver using sequential impulses: each row in turn changes the velocities of its two bodies so that its condition
/// holds.
///
/// Source: E. Catto, "Iterative dynamics with temporal coherence", GDC 2005, and "Solver2D", 2024: rows are solved with
/// a push out of errors, positions advance, and rows are solved again without the push, so that it leaves no velocity
/// behind.
struct RowSolver {
    struct Motion {
        var velocity: Point
        var spin: Double
        let inverseMass: Double
        let inverseInertia: Double
    }

    /// Motions of the bodies; the last one is fixed.
    private(set) var motions: [Motion]
    private(set) var rows: [ConstraintRow]
    private let seconds: Double

    /// Largest velocity of a push out of an overlap, in points per second.
    private static let fastestPush = 100.0
    /// Overlap in points that contacts keep, so that they do not come and go. It is small because a stack leans within
    /// it: one of fifty boxes of 50 points by two points at its top.
    static let slop = 0.001
    /// Velocity of approach, in points per second, below which nothing is given back: 10 is reached in a fall of a
    /// twentieth of a point.
    private static let slowestBounce = 10.0

    /// - Parameter before: Velocities before the forces of the step.
    init(_ motions: [Motion], rows: [ConstraintRow], before: [Motion], impulses: [RowKey: Double], seconds: Double) {
        (self.motions, self.rows, self.seconds) = (motions, rows, seconds)
        for index in rows.indices {
            let row = rows[index]
            self.rows[index].mass = Self.mass(of: row, motions)
            guard self.rows[index].mass > 0 else { continue }
            self.rows[index].impulse = impulses[row.key] ?? 0
            if row.elasticity > 0 {
                self.rows[index].approach = Self.approach(
                    of: row, Self.velocity(of: row, before), Self.velocity(of: row, motions), seconds)
            }
        }
    }

    private static func mass(of row: ConstraintRow, _ motions: [Motion]) -> Double {
        let (first, second) = (motions[row.first], motions[row.second])
        let sum =
            (first.inverseMass + second.inverseMass) * row.axis.dot(row.axis)
            + first.inverseInertia * row.firstLever * row.firstLever
            + second.inverseInertia * row.secondLever * row.secondLever
        return sum > 0 ? 1 / sum : 0
    }

    /// Returns the velocity at the moment of contact, while the forces of the step change it from one velocity to
    /// another.
    private static func approach(of row: ConstraintRow, _ before: Double, _ after: Double, _ seconds: Double) -> Double
    {
        guard after < 0 else { return after }
        let progress = min(max(row.error / (-after * seconds), 0), 1)
        return before + (after - before) * progress
    }

    private static func velocity(of row: ConstraintRow, _ motions: [Motion]) -> Double {
        row.axis.dot(motions[row.second].velocity - motions[row.first].velocity)
            + row.secondLever * motions[row.second].spin - row.firstLever * motions[row.first].spin
    }

    private mutating func push(_ row: ConstraintRow, by impulse: Double) {
        let vector = row.axis * impulse
        motions[row.first].velocity = motions[row.first].velocity - vector * motions[row.first].inverseMass
        motions[row.first].spin -= row.firstLever * impulse * motions[row.first].inverseInertia
        motions[row.second].velocity = motions[row.second].velocity + vector * motions[row.second].inverseMass
        motions[row.second].spin += row.secondLever * impulse * motions[row.second].inverseInertia
    }

    /// Applies the impulses of the previous step, which are nearly those of this one.
    mutating func warmStart() {
        for row in rows where row.impulse != 0 { push(row, by: row.impulse) }
    }

    /// - Parameter correcting: Whether errors are pushed out.
    mutating func solve(correcting: Bool, iterations: Int) {
        for _ in 0..<iterations {
            for index in rows.indices where rows[index].mass > 0 { solve(index, correcting) }
        }
    }

    private mutating func solve(_ index: Int, _ correcting: Bool) {
        let row = rows[index]
        let velocity = Self.velocity(of: row, motions)
        var impulse: Double
        switch row.law {
        case .zero:
            impulse = row.impulse + change(row, velocity, correcting ? row.compliance.rate * row.error : nil)
        case .atLeastZero:
            if row.error > 0 {
                impulse = row.impulse - row.mass * (velocity + row.error / seconds)
            } else {
                let bias = max(row.compliance.rate * min(row.error + Self.slop, 0), -Self.fastestPush)
                impulse = row.impulse + change(row, velocity, correcting && bias < 0 ? bias : nil)
            }
            impulse = max(impulse, 0)
        case .friction(let limit):
            impulse = min(max(row.impulse - row.mass * velocity, -limit), limit)
        case .contactFriction(let normal, let coefficient):
            let limit = coefficient * rows[normal].impulse
            impulse = min(max(row.impulse - row.mass * velocity, -limit), limit)
        }
        rows[index].impulse = impulse
        rows[index].peak = max(row.peak, impulse)
        push(row, by: impulse - row.impulse)
    }

    /// - Parameter bias: Velocity at which the error is corrected; `nil` for a rigid row without correction.
    private func change(_ row: ConstraintRow, _ velocity: Double, _ bias: Double?) -> Double {
        guard let bias else { return -row.mass * velocity }
        return -row.mass * row.compliance.massScale * (velocity + bias) - row.compliance.impulseScale * row.impulse
    }

    /// Updates the distances after positions have advanced.
    mutating func advanceErrors() {
        for index in rows.indices where rows[index].law == .atLeastZero {
            rows[index].error += Self.velocity(of: rows[index], motions) * seconds
        }
    }

    /// Replaces the first rows with those of the positions after the step, with the impulses that they have. A velocity
    /// that is then adjusted to the new directions keeps its magnitude, so that a pendulum keeps its energy.
    mutating func renew(_ rows: [ConstraintRow]) {
        for (index, row) in rows.enumerated() where row.key == self.rows[index].key {
            var row = row
            (row.impulse, row.peak) = (self.rows[index].impulse, self.rows[index].peak)
            row.mass = Self.mass(of: row, motions)
            self.rows[index] = row
        }
    }

    /// Gives back the velocity of approach of contacts that were hit. Several iterations are needed, because one end of
    /// a side that is hit flat moves the other.
    mutating func restitute(iterations: Int) {
        let hit = rows.indices.filter { index in
            rows[index].elasticity > 0 && rows[index].peak > 0 && rows[index].approach < -Self.slowestBounce
        }
        for _ in 0..<iterations {
            for index in hit {
                let row = rows[index]
                let velocity = Self.velocity(of: row, motions)
                let impulse = max(row.impulse - row.mass * (velocity + row.elasticity * row.approach), 0)
                rows[index].impulse = impulse
                push(row, by: impulse - row.impulse)
            }
        }
    }

    /// Whether a row acts on each body.
    var isActedOn: [Bool] {
        var acted = [Bool](repeating: false, count: motions.count)
        for row in rows where row.impulse != 0 { (acted[row.first], acted[row.second]) = (true, true) }
        return acted
    }

    var impulses: [RowKey: Double] {
        var impulses: [RowKey: Double] = [:]
        for row in rows where row.impulse != 0 { impulses[row.key] = row.impulse }
        return impulses
    }
}
