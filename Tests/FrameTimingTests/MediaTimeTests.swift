import FrameTiming
import Testing

@Suite struct MediaTimeTests {
    @Test func theUnitDividesFrameAndSampleTimes() {
        let perSecond = [
            24, 25, 30, 48, 50, 60, 90, 100, 120, 144, 8000, 11025, 16000, 22050, 44100, 48000, 96000, 192_000,
        ]
        for rate in perSecond {
            #expect(MediaTime.flicksPerSecond % Int64(rate) == 0, "\(rate)")
        }
    }

    @Test func sumsOfDecimalSecondsAreExact() {
        #expect(MediaTime(seconds: 0.1) + MediaTime(seconds: 0.2) == MediaTime(seconds: 0.3))
        #expect(MediaTime(seconds: 0.2) + MediaTime(seconds: 0.35) == MediaTime(seconds: 0.55))
        for thousandths in -5000...5000 {
            let seconds = Double(thousandths) / 1000
            #expect(MediaTime(seconds: seconds).seconds == seconds)
        }
    }

    @Test func secondsRoundToTheNearestFlickTiesAway() {
        let flick = 1 / Double(MediaTime.flicksPerSecond)
        #expect(MediaTime(seconds: 1.4 * flick).flicks == 1)
        #expect(MediaTime(seconds: 1.6 * flick).flicks == 2)
        // 2⁻¹¹ s are 344,531.25 flicks. Doubled, they end in .5, which is a tie.
        #expect(MediaTime(seconds: 0x1p-10).flicks == 689_063)
        #expect(MediaTime(seconds: -0x1p-10).flicks == -689_063)
    }

    @Test func theRangeSaturates() {
        #expect(MediaTime(seconds: .infinity) == .distantFuture)
        #expect(MediaTime(seconds: -.infinity) == .distantPast)
        #expect(MediaTime(seconds: .nan) == .zero)
        #expect(MediaTime(seconds: 1e300) == .distantFuture)
        #expect(MediaTime(seconds: 13_071_672_388) == .distantFuture)
        #expect(MediaTime(seconds: 13_071_672_387) < .distantFuture)
        let flick = MediaTime(flicks: 1)
        #expect(.distantFuture + flick == .distantFuture)
        #expect(.distantPast - flick == .distantPast)
        #expect(.distantPast + .distantPast == .distantPast)
        #expect(.zero - .distantPast == .distantFuture)
        var time = MediaTime.distantFuture
        time += flick
        time -= flick
        #expect(time.flicks == .max - 1)
    }
}
