import Testing

@testable import FrameTiming

/// Rules for content of 0 to 600 points, thrown or scrolled from inside and outside, at both deceleration rates.
@Suite struct ScrollMotionTests {
    struct Throw: CustomTestStringConvertible {
        let offset: Double
        let velocity: Double
        let rate: Double
        let bounces: Bool

        var motion: ScrollMotion {
            .thrown(from: offset, velocity: velocity, rate: rate, range: range, bounces: bounces)
        }
        var testDescription: String { "\(offset), \(velocity)/s, rate \(rate), bounces: \(bounces)" }
    }

    static let range = 0.0...600.0
    private static let rates = [Deceleration.normalRate, Deceleration.fastRate]
    static let throwings = rates.flatMap { rate in
        [-80.0, 0, 250, 600, 690].flatMap { offset in
            [-6000.0, -900, -40, 0, 5, 300, 2500].flatMap { velocity in
                [true, false].map { Throw(offset: offset, velocity: velocity, rate: rate, bounces: $0) }
            }
        }
    }

    /// Motions from each offset to each target with each velocity.
    private static let sendings: [(offset: Double, target: Double, velocity: Double, motion: ScrollMotion)] =
        [-80.0, 0, 250, 690].flatMap { offset in
            [0.0, 90, 249, 320, 600].flatMap { target in
                [-6000.0, -300, 0, 5, 180, 700, 4000].map { velocity in
                    (
                        offset, target, velocity,
                        .to(target, from: offset, velocity: velocity, rate: Deceleration.fastRate)
                    )
                }
            }
        }

    private static func instants(_ motion: ScrollMotion) -> StrideTo<Double> {
        stride(from: 0, to: motion.duration, by: 0.0005)
    }

    @Test(arguments: throwings) func itBeginsAtItsOffsetAndVelocity(_ test: Throw) {
        let motion = test.motion
        #expect(abs(motion.value(at: 0) - test.offset) < 1e-9)
        #expect(motion.value(at: -1) == motion.value(at: 0))
        if motion.duration > 0 { #expect(motion.velocity(at: 0) == test.velocity) }
    }

    /// The motion comes to rest inside the range, within half a pixel of a 2x screen, and stays there.
    @Test(arguments: throwings) func itComesToRestWithinItsRange(_ test: Throw) {
        let motion = test.motion
        #expect(Self.range.contains(motion.end))
        #expect(abs(motion.value(at: motion.duration.nextDown) - motion.end) <= 0.25 + 1e-6)
        for later in [motion.duration, motion.duration + 0.1, 1e9, .infinity] {
            #expect(motion.value(at: later) == motion.end && motion.velocity(at: later) == 0)
        }
    }

    /// Between two times, the offset changes by the velocity, within every piece and across pieces. A stepwise
    /// deceleration is up to half a percent shorter than the integral of its velocity.
    @Test(arguments: throwings) func theVelocityIsTheDerivative(_ test: Throw) {
        let motion = test.motion
        for (first, second) in zip(Self.instants(motion), Self.instants(motion).dropFirst()) {
            let way = motion.value(at: second) - motion.value(at: first)
            let velocities = [motion.velocity(at: first), motion.velocity(at: (first + second) / 2)]
            let expected = velocities[1] * (second - first)
            let tolerance = 0.006 * abs(expected) + abs(velocities[1] - velocities[0]) * (second - first) + 1e-6
            #expect(abs(way - expected) <= tolerance, "at \(first)")
        }
    }

    @Test(arguments: throwings.filter { !$0.bounces && range.contains($0.offset) })
    func withoutBouncingItStaysInItsRange(_ test: Throw) {
        let motion = test.motion
        for seconds in Self.instants(motion) {
            let value = motion.value(at: seconds)
            #expect(value >= Self.range.lowerBound - 1e-9 && value <= Self.range.upperBound + 1e-9, "at \(seconds)")
        }
    }

    /// Published peaks: a velocity v at the edge overshoots by v / (11 e).
    @Test func itsBounceFollowsFromItsSpeed() {
        let motion = ScrollMotion.thrown(
            from: 600, velocity: 3005, rate: Deceleration.normalRate, range: Self.range, bounces: true)
        let peak = Self.instants(motion).map { motion.value(at: $0) }.max() ?? 0
        #expect(abs(peak - 600 - 3005 / (11 * 2.718281828459045)) < 0.01)
        #expect(motion.end == 600)
    }

    /// A throw that reaches no end travels as far as measured on devices (see ScrollingTests).
    @Test func aFreeThrowTravelsAsMeasured() {
        let motion = ScrollMotion.thrown(
            from: 0, velocity: 1000, rate: Deceleration.normalRate, range: 0...1e6, bounces: true)
        #expect(abs(motion.end - 494) < 0.06 && abs(motion.duration - 2.3) < 6e-4)
    }

    /// The motion approaches its target from one side and arrives within half a pixel.
    @Test func aMotionToATargetDoesNotPassIt() {
        for test in Self.sendings {
            let motion = test.motion
            #expect(motion.end == test.target)
            var last = abs(test.target - test.offset)
            for seconds in Self.instants(motion) {
                let value = motion.value(at: seconds)
                let left = (test.target - value) * (test.target < test.offset ? -1 : 1)
                #expect(
                    left >= -0.25 - 1e-6 && left <= last + 1e-9, "\(test.offset) to \(test.target), \(test.velocity)/s")
                last = left
            }
            #expect(abs(last) <= 1.5, "\(test.offset) to \(test.target), \(test.velocity)/s")
        }
    }

    @Test func anAnimatedScrollIsEased() {
        let motion = ScrollMotion.eased(from: 10, to: 110, duration: 0.4)
        #expect(motion.duration == 0.4 && motion.end == 110)
        #expect(abs(motion.value(at: 0.2) - 60) < 1e-9)
        for seconds in Self.instants(motion) {
            let (value, opposite) = (motion.value(at: seconds), motion.value(at: 0.4 - seconds))
            if seconds > 0 { #expect(abs(value + opposite - 120) < 1e-6) }
            #expect(motion.velocity(at: seconds) == 0)
        }
        for duration in [0, -1, Double.nan] {
            #expect(ScrollMotion.eased(from: 10, to: 110, duration: duration).value(at: 0) == 110)
        }
    }

    /// Every function has a result for all inputs.
    @Test func invalidNumbersComeToRest() {
        let numbers = [-Double.infinity, -1e300, -1, 0, 1e-300, 2, 1e300, .infinity, .nan]
        for first in numbers {
            for second in numbers {
                for rate in numbers {
                    for motion in [
                        ScrollMotion.thrown(
                            from: first, velocity: second, rate: rate, range: Self.range, bounces: true),
                        .to(first, from: 5, velocity: second, rate: rate),
                        .to(5, from: first, velocity: second, rate: rate),
                    ] {
                        #expect(motion.duration >= 0 && motion.duration < .infinity, "\(first), \(second), \(rate)")
                        _ = (motion.value(at: 0.1), motion.velocity(at: 0.1), motion.value(at: .nan))
                    }
                }
            }
        }
    }
}
