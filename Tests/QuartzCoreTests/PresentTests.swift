import FrameTiming
import Testing

@testable import QuartzCore

/// Foundation, Swift and the C library report the current time to an application by one clock.
@MainActor @Suite("Present") struct PresentTests {
    @Test func everyClockIsTheScenes() throws {
        let run = try Run()
        var seconds: [Double] = []
        let instants = (ContinuousClock.now, SuspendingClock.now)
        run.at(2) {
            var (ofDates, sinceStart, day) = (timespec(), timespec(), timeval())
            clock_gettime(CLOCK_REALTIME, &ofDates)
            clock_gettime(CLOCK_MONOTONIC, &sinceStart)
            gettimeofday(&day, nil)
            let start = 1_168_335_660.0
            seconds = [
                Date().timeIntervalSince1970 - start, NSDate().timeIntervalSince1970 - start,
                Date.timeIntervalSinceReferenceDate + Date.timeIntervalBetween1970AndReferenceDate - start,
                CFAbsoluteTimeGetCurrent() + Date.timeIntervalBetween1970AndReferenceDate - start,
                ProcessInfo.processInfo.systemUptime, CACurrentMediaTime(),
                instants.0.duration(to: .now) / .seconds(1),
                instants.1.duration(to: SuspendingClock().now) / .seconds(1),
                Double(time(nil)) - start, Double(ofDates.tv_sec) - start, Double(sinceStart.tv_sec),
                Double(day.tv_sec) - start, Double(mach_absolute_time()) / 1_000_000_000,
                Double(clock_gettime_nsec_np(CLOCK_UPTIME_RAW)) / 1_000_000_000,
            ]
        }
        try run.play()
        #expect(seconds == [Double](repeating: 2, count: 14))
    }

    /// The type and the function have one name, as in C.
    @Test func aTickIsANanosecond() {
        var base = mach_timebase_info()
        #expect(mach_timebase_info(&base) == KERN_SUCCESS && base.numer == 1 && base.denom == 1)
    }

    /// The kernel says nothing of the machine.
    @Test func memoryIsUnknown() {
        var info = [integer_t](repeating: 7, count: 10)
        var count = mach_msg_type_number_t(info.count)
        #expect(task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), &info, &count) == KERN_NOT_SUPPORTED)
        #expect(info == [integer_t](repeating: 7, count: 10) && TARGET_OS_SIMULATOR == 1 && OSType.max == UInt32.max)
    }

    /// Also as texts, which begin with the same number in every run.
    @Test func instantsCountFromTheBeginning() {
        Stage().perform {
            #expect("\(ContinuousClock.now)" == "Instant(_value: 0.0 seconds)")
            #expect("\(SuspendingClock.now)" == "Instant(_value: 0.0 seconds)")
        }
    }

    /// Work takes no virtual time.
    @Test func measuredWorkTakesVirtualTime() {
        Stage().perform {
            #expect(
                ContinuousClock().measure {} == .zero && SuspendingClock().measure { _ = (0..<99).shuffled() } == .zero)
            let info = ProcessInfo.processInfo
            #expect(info.thermalState == .nominal && !info.isLowPowerModeEnabled && !info.isiOSAppOnMac)
        }
    }

    @Test func calendarsAskTheScenesClock() {
        Stage().perform {
            let calendar = Calendar(identifier: .gregorian)
            #expect(calendar.timeZone == .gmt && NSTimeZone.local == .gmt && NSTimeZone.system == .gmt)
            #expect(calendar.isDateInToday(Date()) && !calendar.isDateInToday(Date(timeIntervalSinceNow: 86_400)))
            #expect(calendar.isDateInYesterday(Date(timeIntervalSinceNow: -86_400)))
            #expect(calendar.isDateInTomorrow(Date(timeIntervalSinceNow: 86_400)))
            #expect(Locale.preferredLanguages == ["en-US"])
        }
    }

    /// Foundation's own default zone counts too: styles without a zone use it.
    @Test func theMachinesZoneIsGreenwich() {
        #expect(NSTimeZone.default.secondsFromGMT() == 0)
        #expect(String(cString: getenv("TZ")) == "GMT")
    }

    @Test func identifiersComeFromTheSeed() {
        let (one, other) = (Stage(), Stage())
        let first = one.perform { [UUID().uuidString, UUID().uuidString, NSUUID().uuidString] }
        #expect(other.perform { [UUID().uuidString, UUID().uuidString, NSUUID().uuidString] } == first)
        #expect(Set(first).count == 3)
        #expect(first.allSatisfy { $0.count == 36 && $0.dropFirst(14).first == "4" })
        #expect(UUID() != UUID(), "without a stage")
    }

    /// The values are those with `SWIFT_DETERMINISTIC_HASHING=1`.
    @Test func hashesAreTheSameInEveryProcess() {
        #expect("abc".hashValue == -1_222_198_482_973_350_627)
        #expect(Set(["home", "list", "map", "user", "cart"]).joined(separator: " ") == "user list cart home map")
    }
}
