import Testing

@testable import FrameTiming

@Suite struct ScrollingTests {
    /// Integrating the speed step by step gives the closed form.
    @Test(arguments: [Deceleration.normalRate, Deceleration.fastRate], [-3000.0, 250, 1800])
    func decelerationIsTheIntegralOfItsSpeed(rate: Double, velocity: Double) {
        let motion = Deceleration(rate: rate, from: 40, velocity: velocity)
        var position = 40.0
        let step = 1e-5
        for index in 0..<50_000 { position += motion.velocity(at: (Double(index) + 0.5) * step) * step }
        #expect(abs(position - motion.position(at: 0.5)) < 1e-4)
    }

    @Test func aMillisecondKeepsTheRate() {
        let motion = Deceleration(rate: 0.998, from: 0, velocity: 1000)
        #expect(abs(motion.velocity(at: 0.001) - 998) < 1e-9)
        #expect(abs(motion.velocity(at: 0.002) - 996.004) < 1e-9)
    }

    /// The distance and the seconds of a stepwise motion until it slows to 10 points per second, as measured on
    /// devices.
    @Test(arguments: [
        (500.0, 244.5, 1.954), (1000, 494.0, 2.300), (2000, 993.0, 2.647), (3000, 1492.0, 2.849), (5000, 2490.0, 3.104),
    ])
    func travelMatchesTheMeasurements(velocity: Double, travel: Double, seconds: Double) {
        let motion = Deceleration(rate: 0.998, from: 0, velocity: velocity, isStepwise: true)
        let time = motion.time(untilSpeed: Deceleration.restingSpeed)
        #expect(abs(time - seconds) < 6e-4)
        #expect(abs(motion.position(at: time) - travel) < 0.06)
    }

    @Test(arguments: [true, false]) func itReachesAnOffsetAtThePredictedTime(isStepwise: Bool) throws {
        let motion = Deceleration(rate: 0.998, from: 100, velocity: -2000, isStepwise: isStepwise)
        let time = try #require(motion.time(reaching: -300))
        #expect(abs(motion.position(at: time) + 300) < 1e-9)
        #expect(motion.time(reaching: 101) == nil)
        #expect(motion.time(reaching: motion.limit - 1) == nil)
    }

    /// Values for 852 points.
    @Test(arguments: [(50.0, 26.64), (100, 51.66), (200, 97.42), (400, 174.85), (852, 302.32)])
    func theRubberBandMatchesTheMeasurements(overscroll: Double, offset: Double) {
        let band = RubberBand(dimension: 852)
        #expect(abs(band.offset(overscroll) - offset) < 0.005)
        #expect(band.offset(-overscroll) == -band.offset(overscroll))
        #expect(abs(band.overscroll(band.offset(overscroll)) - overscroll) < 1e-9)
    }

    @Test func aRubberBandNeverReachesItsDimension() {
        let band = RubberBand(dimension: 300)
        #expect(band.offset(1e12) < 300)
        #expect(band.overscroll(300) == .infinity)
    }

    /// The peak of a throw past the edge is v/(w e).
    @Test func theOvershootFollowsFromTheSpeed() {
        let bounce = BounceBack(offset: 0, velocity: 3005)
        let peak = stride(from: 0.0, to: 1, by: 1e-4).map { bounce.value(at: $0) }.max() ?? 0
        #expect(abs(peak - 3005 / (11 * 2.718281828459045)) < 0.01)
    }

    @Test(arguments: [(-100.0, 0.0), (30, 2000), (0, -900)]) func aSettledBounceStaysSettled(
        offset: Double, velocity: Double
    ) {
        let bounce = BounceBack(offset: offset, velocity: velocity)
        let time = bounce.settlingTime(within: 0.25)
        for later in stride(from: time, to: time + 2, by: 0.01) { #expect(abs(bounce.value(at: later)) <= 0.25 + 1e-9) }
        #expect(abs(bounce.value(at: time * 0.6)) > 0.25)
    }

    @Test(arguments: [
        (100.0, 0.0, 0.0), (200, 0, 320), (10, 900, 320), (310, -900, 0), (1500, 5000, 1280), (330, -5000, 320),
    ])
    func pagingStopsAtPages(offset: Double, velocity: Double, target: Double) {
        #expect(Paging(page: 320, content: 1600).target(offset: offset, velocity: velocity) == target)
    }
}
