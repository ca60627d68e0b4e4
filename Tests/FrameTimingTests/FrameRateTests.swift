import FrameTiming
import Testing

@Suite struct FrameRateTests {
    /// Common rates, some of which do not divide into whole flicks, and both ends of the range.
    static let rates: [FrameRate] = [
        "1", "7", "11", "13", "24", "25", "30", "48", "50", "60", "90", "100", "120", "144", "240", "1000",
        "24000/1001", "30000/1001", "60000/1001", "120000/1001", "1/1000", "1000000", "999983/999979", "2/3",
        "999999999/1001",
    ].compactMap { FrameRate($0) }

    @Test func everyListedRateIsRead() {
        #expect(Self.rates.count == 25)
    }

    @Test(arguments: rates)
    func aFrameIsReachedAtItsOwnTimeAndNotAFlickBefore(rate: FrameRate) {
        // Broadcast rates are prone to accumulated rounding errors. The test covers an hour.
        for index in 0...(rate == FrameRate(30000, per: 1001) ? 108_000 : 3000) {
            let time = rate.time(ofFrame: index)
            guard rate.frame(atOrBefore: time) == index,
                rate.frame(atOrBefore: time - MediaTime(flicks: 1)) == index - 1,
                rate.frame(atOrAfter: time) == index,
                rate.frame(atOrAfter: time + MediaTime(flicks: 1)) == index + 1
            else {
                Issue.record("\(rate): frame \(index)")
                return
            }
        }
    }

    /// Broadcast decimals mean their exact rates. Other spellings are unaffected.
    @Test func broadcastDecimalsAreRead() {
        for (text, whole) in [
            ("23.976", 24), ("23.98", 24), ("29.97", 30), ("47.952", 48), ("59.94", 60), ("119.88", 120),
        ] {
            #expect(FrameRate(written: text) == FrameRate(whole * 1000, per: 1001))
            #expect(FrameRate(text) == nil)
        }
        #expect(FrameRate(written: "60") == .fps60 && FrameRate(written: "25/2") == FrameRate(25, per: 2))
        for text in ["29.9", "29.970", "12.5", "29,97", "", "1e2"] { #expect(FrameRate(written: text) == nil) }
    }

    @Test(arguments: rates)
    func framesBeforeZeroFollowTheSameRule(rate: FrameRate) {
        for index in -1000..<0 {
            let time = rate.time(ofFrame: index)
            #expect(rate.frame(atOrBefore: time) == index)
            #expect(rate.frame(atOrBefore: time - MediaTime(flicks: 1)) == index - 1)
        }
    }

    @Test func countsIncludeTheEndState() throws {
        let fps60 = FrameRate.fps60
        let fps100 = try #require(FrameRate(100))
        #expect(fps60.frameCount(in: MediaTime(seconds: 0.35)) == 22)
        #expect(fps100.frameCount(in: MediaTime(seconds: 0.29)) == 30)
        #expect(fps60.frameCount(in: MediaTime(seconds: 0.2) + MediaTime(seconds: 0.35)) == 34)
        #expect(fps60.time(ofFrame: 33) == MediaTime(seconds: 0.2) + MediaTime(seconds: 0.35))
        #expect(fps60.frameCount(in: .zero) == 1)
        #expect(fps60.frameCount(in: MediaTime(flicks: -1)) == 0)
        #expect(fps60.frameCount(in: MediaTime(flicks: 705_600_000 / 60 - 1)) == 1)
    }

    @Test func secondsAreFractionsInLowestTerms() throws {
        let ntsc = try #require(FrameRate(30000, per: 1001))
        #expect(ntsc.seconds(ofFrame: 0) == (0, 1))
        #expect(ntsc.seconds(ofFrame: 1) == (1001, 30000))
        #expect(ntsc.seconds(ofFrame: 30) == (1001, 1000))
        #expect(ntsc.seconds(ofFrame: -30) == (-1001, 1000))
        #expect(FrameRate.fps60.seconds(ofFrame: 21) == (7, 20))
        #expect(ntsc.seconds(ofFrame: .max).numerator == .max)
    }

    @Test func ratesAreReducedAndPrintedAsRead() throws {
        #expect(FrameRate(120, per: 2) == .fps60)
        #expect(FrameRate("120/2")?.description == "60")
        #expect(FrameRate("30000/1001")?.description == "30000/1001")
        #expect(FrameRate("60")?.denominator == 1)
    }

    @Test(arguments: [
        "", "0", "-60", "+60", "29.97", "60/", "/60", "60/0", "60/1/1", " 60", "6O", "60fps", "٦٠", "1/1001",
        "1000001", "99999999999999999999", "1000000007/1000000006",
    ])
    func invalidRatesAreRejected(text: String) {
        #expect(FrameRate(text) == nil)
    }

    @Test func extremesSaturateInsteadOfTrapping() throws {
        for rate in Self.rates {
            for index in [Int.min, Int.max] {
                let time = rate.time(ofFrame: index)
                #expect((time < .zero) == (index < 0))
                _ = rate.seconds(ofFrame: index)
            }
            #expect(rate.frame(atOrBefore: .distantFuture) > 0)
            #expect(rate.frame(atOrBefore: .distantPast) < 0)
        }
    }
}
