import FrameTiming
import TestSupport
import Testing

@Suite struct SpringTests {
    @Test func motionMatchesTheReferences() {
        let rows = ReferenceTable.rows("spring", in: "timing")
        #expect(rows.count > 300)
        for row in rows {
            let a = row.arguments
            let motion = SpringMotion(angularFrequency: a[0], dampingRatio: a[1], initialVelocity: a[2])
            #expect(abs(motion.value(at: a[3]) - row.results[0]) < 1e-9, "\(motion) at \(a[3])")
            #expect(abs(motion.velocity(at: a[3]) - row.results[1]) < 1e-9, "\(motion) at \(a[3])")
        }
    }

    @Test func settlingTimesMatchTheReferences() {
        let rows = ReferenceTable.rows("settling", in: "timing")
        #expect(rows.count > 30)
        for row in rows {
            let a = row.arguments
            let motion = SpringMotion(angularFrequency: a[0], dampingRatio: a[1], initialVelocity: a[2])
            #expect(abs(motion.settlingDuration - row.results[0]) < 1e-9, "\(motion)")
        }
    }

    /// Apple's documentation of `settlingDuration` gives about 2.85, about 1.4727 and just over 1 second.
    @Test func settlingTimesMatchApples() {
        for (damping, duration) in [(5, 2.85497), (10, 1.47270), (15, 1.02209)] {
            let spring = SpringParameters(damping: Double(damping))
            #expect(abs(spring.settlingDuration - duration) < 0.6e-5)
        }
    }

    @Test func theSystemSpring() {
        let spring = SpringParameters.system
        let motion = spring.motion
        #expect(motion.dampingRatio == 1)
        #expect(motion.angularFrequency == 18.257418583505537)
        #expect(abs(spring.settlingDuration - 0.50573) < 0.5e-5)
        let table = [
            (1.0 / 60, 0.03789), (2.0 / 60, 0.12473), (3.0 / 60, 0.23223), (4.0 / 60, 0.34357), (5.0 / 60, 0.44933),
            (0.1, 0.54478), (8.0 / 60, 0.69896), (0.15, 0.75826), (0.2, 0.87928), (0.25, 0.94204), (0.3, 0.97292),
            (0.35, 0.98760), (0.4, 0.99441), (0.45, 0.99751), (0.5, 0.99890),
        ]
        for (time, value) in table {
            #expect(abs(motion.value(at: time) - value) < 0.6e-5, "at \(time)")
        }
    }

    /// Duration, ratio and velocity, then frequency, stiffness and damping, then values at the quarters of the
    /// duration.
    static let fits: [[Double]] = [
        [1, 0.2, 0, 26.59364, 707.2218, 10.6375, 0.73010, 0.93097, 0.98334, 0.99625],
        [1, 0.5, 0, 12.71690, 161.7195, 12.7169, 1.14422, 0.98715, 0.99885, 1.00097],
        [1, 0.7, 0, 9.83965, 96.8186, 13.7755, 0.86088, 1.04113, 1.00173, 0.99857],
        [1, 0.8, 0, 8.99430, 80.8974, 14.3909, 0.74837, 1.00908, 1.00755, 1.00030],
        [1, 1.0, 0, 9.23341, 85.2559, 18.4668, 0.67107, 0.94448, 0.99221, 0.99900],
        [3, 0.25, 0, 7.40497, 54.8336, 3.7025, 0.89675, 1.03045, 1.01580, 1.00297],
        [0.6, 0.7, 1, 16.17932, 261.7703, 22.6510, 0.86827, 1.04124, 1.00197, 0.99850],
        [0.5, 1, 2, 18.23601, 332.5522, 36.4720, 0.68998, 0.94702, 0.99240, 0.99900],
    ]

    @Test(arguments: fits)
    func aSpringFittedToADuration(row: [Double]) {
        let spring = SpringParameters(fittingDuration: row[0], dampingRatio: row[1], initialVelocity: row[2])
        #expect(spring.mass == 1)
        #expect(abs(spring.motion.angularFrequency - row[3]) < 0.6e-5)
        #expect(abs(spring.stiffness - row[4]) < 0.6e-4)
        #expect(abs(spring.damping - row[5]) < 0.6e-4)
        #expect(abs(spring.motion.dampingRatio - row[1]) < 1e-12)
        for quarter in 1...4 {
            let value = spring.motion.value(at: row[0] * Double(quarter) / 4)
            #expect(abs(value - row[5 + quarter]) < 0.6e-5, "quarter \(quarter)")
        }
    }

    @Test func fitsMatchTheReferences() {
        let rows = ReferenceTable.rows("fit", in: "motion")
        #expect(rows.count == 140)
        for row in rows {
            let (duration, ratio, velocity) = (row.arguments[0], row.arguments[1], row.arguments[2])
            let spring = SpringParameters(
                fittingDuration: duration, dampingRatio: ratio, initialVelocity: velocity)
            let frequency = row.results[0]
            #expect(abs(spring.stiffness / (frequency * frequency) - 1) < 1e-12, "\(row.arguments)")
            #expect(abs(spring.damping / (2 * ratio * frequency) - 1) < 1e-12, "\(row.arguments)")
        }
    }

    /// Returns the remaining distance at the duration according to the rule of the fitted spring, in thousandths of the
    /// whole distance.
    static func left(_ frequency: Double, ratio: Double, velocity: Double, duration: Double) -> Double {
        // The value from the motion itself: a critical spring whose initial velocity is its own frequency leaves
        // e^(−wt).
        let decay = SpringMotion(
            angularFrequency: ratio * frequency, dampingRatio: 1, initialVelocity: ratio * frequency)
        let swing =
            ratio < 1
            ? (ratio - velocity / frequency) / (1 - ratio * ratio).squareRoot()
            : 1 + (frequency - velocity) * duration
        return 1000 * abs(swing) * (1 - decay.value(at: duration))
    }

    /// The solution satisfies the equation of the fit, and no higher frequency does.
    @Test func fitsSolveTheirEquation() {
        var solved = 0
        for ratio in [0.01, 0.1, 0.35, 0.7, 0.95, 1] {
            for velocity in [-300, -5, -0.1, 0, 0.1, 1, 2, 5, 30, 300] {
                for duration in [0.001, 0.25, 1, 20] {
                    let spring = SpringParameters(
                        fittingDuration: duration, dampingRatio: ratio, initialVelocity: velocity)
                    let w = spring.motion.angularFrequency
                    #expect(w > 0 && w.isFinite)
                    let left = Self.left(w, ratio: ratio, velocity: velocity, duration: duration)
                    #expect(abs(left - 1) < 1e-6, "\(ratio) \(velocity) \(duration)")
                    for step in 1...60 {
                        let higher = w * (1 + Double(step * step) / 100)
                        let left = Self.left(higher, ratio: ratio, velocity: velocity, duration: duration)
                        #expect(left < 1, "\(ratio) \(velocity) \(duration): \(higher) instead of \(w)")
                    }
                    solved += 1
                }
            }
        }
        #expect(solved == 240)
    }

    @Test func impossibleFitsAreClamped() {
        let shortest = SpringParameters(fittingDuration: 0.001, dampingRatio: 0.5)
        for duration in [0, -1, -Double.infinity, Double.nan] {
            #expect(SpringParameters(fittingDuration: duration, dampingRatio: 0.5) == shortest)
        }
        #expect(SpringParameters(fittingDuration: .infinity, dampingRatio: 0.5).motion.angularFrequency > 0)
        #expect(SpringParameters(fittingDuration: 1, dampingRatio: 7).motion.dampingRatio == 1)
        #expect(
            SpringParameters(fittingDuration: 1, dampingRatio: .nan)
                == SpringParameters(fittingDuration: 1, dampingRatio: 1))
        #expect(
            SpringParameters(fittingDuration: 1, dampingRatio: -2)
                == SpringParameters(fittingDuration: 1, dampingRatio: 0.01))
        #expect(
            SpringParameters(fittingDuration: 1, dampingRatio: 0.5, initialVelocity: .infinity)
                == SpringParameters(fittingDuration: 1, dampingRatio: 0.5))
    }

    @Test func durationAndBounce() {
        let table = [
            (0.0, 157.9137, 25.1327, 1.0), (0.15, 157.9137, 21.3628, 0.85), (0.3, 157.9137, 17.5929, 0.7),
            (-0.3, 157.9137, 35.9039, 1.4286),
        ]
        for (bounce, stiffness, damping, ratio) in table {
            let spring = SpringParameters(perceptualDuration: 0.5, bounce: bounce)
            #expect(abs(spring.stiffness - stiffness) < 0.6e-4)
            #expect(abs(spring.damping - damping) < 0.6e-4)
            #expect(abs(spring.motion.dampingRatio - ratio) < 0.6e-4)
        }
        #expect(SpringParameters(perceptualDuration: 1, bounce: 1).settlingDuration == .infinity)
        #expect(SpringParameters(perceptualDuration: 1, bounce: -5).settlingDuration.isFinite)
        #expect(
            SpringParameters(perceptualDuration: .nan, bounce: .nan)
                == SpringParameters(perceptualDuration: 0.001, bounce: 0))
    }

    /// Within the bounds, it is the spring with that bounce. At and beyond them, it still settles, however slowly.
    @Test func settlingSpringsSettle() {
        for bounce in [-0.98, -0.3, 0, 0.15, 0.99] {
            #expect(
                SpringParameters.settling(perceptualDuration: 0.5, bounce: bounce, initialVelocity: 2)
                    == SpringParameters(perceptualDuration: 0.5, bounce: bounce, initialVelocity: 2))
        }
        for bounce in [-.infinity, -5, -1, -0.999, 0.999, 1, 5, .infinity, .nan] {
            let spring = SpringParameters.settling(perceptualDuration: 0.5, bounce: bounce)
            #expect(spring.settlingDuration < 111 * 0.5, "\(bounce)")
            #expect(abs(spring.motion.value(at: spring.settlingDuration) - 1) < 0.0011)
        }
    }

    @Test func overdampingCountsOnlyWhereAllowed() {
        var spring = SpringParameters(damping: 50)
        #expect(spring.dampingRatio == 2.5)
        #expect(spring.motion.dampingRatio == 1)
        spring.allowsOverdamping = true
        #expect(spring.motion.dampingRatio == 2.5)
    }

    static let motions: [SpringMotion] = [0, 0.3, 1 - 1e-12, 1, 1 + 1e-12, 3, 1e9].flatMap { ratio in
        [0.0, 5, -5, 50].map { SpringMotion(angularFrequency: 12, dampingRatio: ratio, initialVelocity: $0) }
    }

    @Test(arguments: motions)
    func samplingHasNoState(motion: SpringMotion) {
        let times = (0...300).map { Double($0) / 100 }
        let forwards = times.map(motion.value)
        let backwards = times.reversed().map(motion.value)
        #expect(forwards == backwards.reversed())
        #expect(forwards.allSatisfy { $0.isFinite })
    }

    @Test(arguments: motions)
    func startsAtRestAtZeroAndEndsAtItsTarget(motion: SpringMotion) {
        for time in [0, -1, -Double.infinity, .nan] {
            #expect(motion.value(at: time) == 0)
            #expect(motion.velocity(at: time) == motion.initialVelocity)
        }
        guard motion.dampingRatio > 0, motion.dampingRatio < 1e6 else { return }
        #expect(motion.value(at: .infinity) == 1)
        #expect(motion.velocity(at: .infinity) == 0)
        #expect(motion.value(at: 1e6) == 1)
    }

    /// The velocity equals the difference of values, and the motion stays within the threshold after settling.
    @Test(arguments: motions)
    func velocityIsTheSlopeAndSettlingIsFinal(motion: SpringMotion) {
        for step in 1...50 {
            let time = Double(step) / 25
            let slope = (motion.value(at: time + 1e-6) - motion.value(at: time - 1e-6)) / 2e-6
            #expect(abs(slope - motion.velocity(at: time)) < 1e-6 * (1 + abs(motion.initialVelocity)))
        }
        let settled = motion.settlingDuration
        guard settled.isFinite else {
            #expect(motion.dampingRatio == 0)
            return
        }
        for step in 1...200 {
            let time = settled * (1 + Double(step) / 50)
            #expect(abs(1 - motion.value(at: time)) <= 0.001)
        }
        if motion.dampingRatio >= 1 {
            #expect(abs(abs(1 - motion.value(at: settled)) - 0.001) < 1e-12)
        }
    }

    @Test func aSpringThatCannotMoveIsAtItsTarget() {
        let springs = [
            SpringParameters(mass: 0), SpringParameters(mass: -1), SpringParameters(stiffness: 0),
            SpringParameters(mass: -1, stiffness: -100), SpringParameters(damping: -1), SpringParameters(damping: .nan),
            SpringParameters(stiffness: .infinity), SpringParameters(initialVelocity: .nan),
            SpringParameters(mass: .nan),
        ]
        for spring in springs {
            #expect(spring.motion.value(at: 0) == 1, "\(spring)")
            #expect(spring.motion.velocity(at: 0.1) == 0)
            #expect(spring.settlingDuration == 0)
        }
    }
}
