import FrameTiming
import TestSupport
import Testing

@Suite struct MediaTimingTests {
    typealias Progress = MediaTiming.Progress

    @Test func localAndParentTimeAreInverse() {
        let timing = MediaTiming(beginTime: 2, timeOffset: 3, speed: -0.5)
        #expect(timing.localTime(parentTime: 2) == 3)
        #expect(timing.localTime(parentTime: 4) == 2)
        #expect(timing.parentTime(localTime: 2) == 4)
        #expect(MediaTiming(timeOffset: 3, speed: 0).localTime(parentTime: 99) == 3)
        #expect(MediaTiming(timeOffset: 3, speed: 0).parentTime(localTime: 3) == nil)
    }

    @Test func aPlainAnimationIsActiveOnAHalfOpenInterval() {
        var timing = MediaTiming(beginTime: 0.2, duration: 0.35)
        #expect(timing.progress(atParentTime: 0.2) == Progress(cycle: 0, fraction: 0))
        #expect(timing.progress(atParentTime: 0.375) == Progress(cycle: 0, fraction: 0.5))
        #expect(timing.progress(atParentTime: 0.55) == nil)
        #expect(timing.progress(atParentTime: 0.19999) == nil)
        timing.fillMode = .both
        #expect(timing.progress(atParentTime: 0.55) == Progress(cycle: 0, fraction: 1))
        #expect(timing.progress(atParentTime: 9) == Progress(cycle: 0, fraction: 1))
        #expect(timing.progress(atParentTime: 0.19999) == Progress(cycle: 0, fraction: 0))
        timing.fillMode = .forwards
        #expect(timing.progress(atParentTime: 0.1) == nil)
        timing.fillMode = .backwards
        #expect(timing.progress(atParentTime: 0.55) == nil)
    }

    /// In floating point, 0.3 − 0.1 < 0.2, but the animation is still finished. The test covers all sums of hundredths
    /// below two seconds.
    @Test func floatingPointDoesNotDelayTheEnd() {
        var inexact = 0
        for begin in 0..<100 {
            for length in 1..<100 {
                let (begin100, length100) = (Double(begin) / 100, Double(length) / 100)
                let timing = MediaTiming(beginTime: begin100, duration: length100, fillMode: .forwards)
                let end = Double(begin + length) / 100
                if end - begin100 < length100 { inexact += 1 }
                #expect(timing.progress(atParentTime: end) == Progress(cycle: 0, fraction: 1))
                #expect(timing.progress(atParentTime: timing.endTime) == Progress(cycle: 0, fraction: 1))
            }
        }
        #expect(inexact > 1000)
    }

    /// One line per time: the parent time, then the cycle and the fraction.
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let timing: MediaTiming
        let moments: [(time: Double, progress: Progress?)]
        var testDescription: String { name }

        init(_ name: String, _ timing: MediaTiming, _ moments: [(Double, (Int, Double)?)]) {
            self.name = name
            self.timing = timing
            self.moments = moments.map { ($0.0, $0.1.map { Progress(cycle: $0.0, fraction: $0.1) }) }
        }
    }

    static let cases: [Case] = [
        Case(
            "two cycles", MediaTiming(duration: 2, repeatCount: 2, fillMode: .forwards),
            [(0, (0, 0)), (1, (0, 0.5)), (2, (1, 0)), (3.5, (1, 0.75)), (4, (1, 1)), (40, (1, 1))]),
        Case(
            "two cycles and a half", MediaTiming(duration: 2, repeatCount: 2.5, fillMode: .forwards),
            [(4.5, (2, 0.25)), (5, (2, 0.5)), (9, (2, 0.5))]),
        Case(
            "there and back", MediaTiming(duration: 2, autoreverses: true, fillMode: .both),
            [(-1, (0, 0)), (1, (0, 0.5)), (2, (0, 1)), (3, (0, 0.5)), (3.5, (0, 0.25)), (4, (0, 0))]),
        Case(
            "there and back, one cycle and a half",
            MediaTiming(duration: 2, repeatCount: 1.5, autoreverses: true, fillMode: .forwards),
            [(4, (1, 0)), (5, (1, 0.5)), (6, (1, 1)), (7, (1, 1))]),
        Case(
            "repeat duration wins", MediaTiming(duration: 2, repeatCount: 9, repeatDuration: 3, fillMode: .forwards),
            [(2.5, (1, 0.25)), (3, (1, 0.5))]),
        Case(
            "endless", MediaTiming(duration: 2, repeatCount: .infinity),
            [(-0.5, nil), (0, (0, 0)), (2, (1, 0)), (20001, (10000, 0.5))]),
        Case(
            "double speed", MediaTiming(beginTime: 1, speed: 2, duration: 2, fillMode: .forwards),
            [(0.5, nil), (1, (0, 0)), (1.5, (0, 0.5)), (2, (0, 1))]),
        Case(
            "backwards", MediaTiming(beginTime: 1, speed: -2, duration: 2, fillMode: .both),
            [(0, (0, 1)), (1, (0, 1)), (1.25, (0, 0.75)), (1.75, (0, 0.25)), (2, (0, 0)), (3, (0, 0))]),
        Case(
            "backwards twice", MediaTiming(speed: -1, duration: 1, repeatCount: 2, fillMode: .forwards),
            [(0, (1, 1)), (0.5, (1, 0.5)), (1, (1, 0)), (1.75, (0, 0.25)), (2, (0, 0))]),
        Case(
            "backwards without end", MediaTiming(speed: -1, duration: 1, repeatCount: .infinity),
            [(0, (0, 1)), (0.25, (0, 0.75)), (1, (0, 1)), (5.75, (0, 0.25))]),
        Case(
            "offset comes round", MediaTiming(timeOffset: 1, duration: 4, fillMode: .both),
            [(-1, (0, 0.25)), (0, (0, 0.25)), (2, (0, 0.75)), (3, (0, 0)), (3.5, (0, 0.125)), (4, (0, 0.25))]),
        Case(
            "offset below zero comes round", MediaTiming(timeOffset: -1, duration: 4),
            [(0, (0, 0.75)), (1, (0, 0)), (4, nil)]),
        Case(
            "frozen", MediaTiming(beginTime: 1, timeOffset: 1, speed: 0, duration: 4),
            [(0, nil), (1, (0, 0.25)), (100, (0, 0.25))]),
        Case(
            "frozen at the end", MediaTiming(timeOffset: 4, speed: 0, duration: 4), [(0, (0, 1)), (100, (0, 1))]),
        Case("frozen past the end", MediaTiming(timeOffset: 9, speed: 0, duration: 4), [(0, (0, 1))]),
        Case("no duration", MediaTiming(beginTime: 1), [(0, nil), (1, nil), (2, nil)]),
        Case(
            "no duration, filled", MediaTiming(beginTime: 1, duration: -3, fillMode: .both),
            [(0, (0, 0)), (1, (0, 1)), (2, (0, 1))]),
        Case(
            "no duration, there and back", MediaTiming(beginTime: 1, autoreverses: true, fillMode: .both),
            [(0, (0, 0)), (1, (0, 0))]),
        Case(
            "no duration, backwards", MediaTiming(beginTime: 1, speed: -1, fillMode: .both),
            [(0, (0, 1)), (1, (0, 0))]),
        Case(
            "nearly no cycle", MediaTiming(duration: 1, repeatCount: 1e-12, fillMode: .both),
            [(0, (0, 0)), (1, (0, 0))]),
        Case("duration not a number", MediaTiming(duration: .nan, fillMode: .forwards), [(0, (0, 1))]),
    ]

    @Test(arguments: cases)
    func matchesTheTableAtEveryTime(entry: Case) {
        for (time, progress) in entry.moments {
            #expect(entry.timing.progress(atParentTime: time) == progress, "at \(time)")
        }
    }

    @Test(arguments: cases)
    func theEndTimeIsTheEndOfTheActiveInterval(entry: Case) {
        var timing = entry.timing
        timing.fillMode = .removed
        guard timing.endTime.isFinite else { return }
        #expect(timing.progress(atParentTime: timing.endTime) == nil)
        if timing.endTime > timing.beginTime + 1e-6 {
            #expect(timing.progress(atParentTime: timing.endTime - 1e-6) != nil)
        }
    }

    /// The durations are not whole numbers of flicks, and their rounding errors add up over the cycles.
    @Test func repeatedAnimationsEndAtTheEndOfALeg() {
        for step in 1...200 {
            let duration = Double(step) * 0.012_345_678_9
            for count in 1...40 {
                for autoreverses in [false, true] {
                    var timing = MediaTiming(
                        beginTime: 0.1, duration: duration, repeatCount: Double(count), autoreverses: autoreverses,
                        fillMode: .forwards)
                    let end = Progress(cycle: count - 1, fraction: autoreverses ? 0 : 1)
                    #expect(timing.progress(atParentTime: timing.endTime) == end)
                    timing.repeatDuration = duration * Double(autoreverses ? 2 * count : count)
                    #expect(timing.progress(atParentTime: timing.endTime + 1) == end)
                    timing.fillMode = .removed
                    #expect(timing.progress(atParentTime: timing.endTime) == nil)
                }
            }
        }
    }

    /// The durations are not whole numbers of flicks; some repeat a thousand times, autoreverse or run backward.
    @Test func progressMatchesTheReferences() {
        let rows = ReferenceTable.rows("media", in: "motion")
        #expect(rows.count > 500)
        var worst = 0.0
        for row in rows {
            let a = row.arguments
            let timing = MediaTiming(
                beginTime: a[0], speed: a[1], duration: a[2], repeatCount: a[3], autoreverses: a[4] == 1)
            let progress = timing.progress(atParentTime: a[5])
            #expect(progress?.cycle ?? -1 == Int(row.results[0]), "\(timing) at \(a[5])")
            worst = max(worst, abs((progress?.fraction ?? -1) - row.results[1]))
        }
        #expect(worst < 1e-9)
    }

    /// A flick is 10⁻⁸ of this duration. The fraction must not move in steps of a flick.
    @Test func theFractionIsFinerThanAFlick() {
        let timing = MediaTiming(duration: 0.123_456_789_1)
        var last = -1.0
        for step in 0..<1000 {
            let time = 0.05 + Double(step) * 1e-11
            let fraction = timing.progress(atParentTime: time)?.fraction ?? .nan
            #expect(abs(fraction - time / 0.123_456_789_1) < 1e-11)
            #expect(fraction >= last)
            last = fraction
        }
    }

    @Test func endTimesOfEndlessAnimationsAreInfinite() {
        #expect(MediaTiming(duration: 1, repeatCount: .infinity).endTime == .infinity)
        #expect(MediaTiming(speed: 0, duration: 1).endTime == .infinity)
        #expect(MediaTiming(beginTime: 3, speed: 0).endTime == 3)
    }

    @Test func nonFiniteNumbersDoNotTrap() {
        let odd: [Double] = [
            .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude, 0,
        ]
        var seen = 0
        for begin in odd {
            for offset in odd {
                for speed in odd + [1, -1] {
                    for duration in odd + [1] {
                        for time in odd {
                            for count in odd {
                                let timing = MediaTiming(
                                    beginTime: begin, timeOffset: offset, speed: speed, duration: duration,
                                    repeatCount: count, autoreverses: begin == 0, fillMode: .both)
                                let progress = timing.progress(atParentTime: time)
                                if let progress, (0...1).contains(progress.fraction) { seen += 1 }
                            }
                        }
                    }
                }
            }
        }
        #expect(seen == 7 * 7 * 9 * 8 * 7 * 7)
    }
}
