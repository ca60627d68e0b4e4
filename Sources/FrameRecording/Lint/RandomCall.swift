internal import UIKit

/// A function of Swift, Foundation or the C library that the program calls and whose results differ between runs or
/// machines.
///
/// UIKit declares functions with the same names whose results are the same in every run. They do not reach
/// sources that import Foundation.
package struct RandomCall: Equatable, Sendable {
    /// The function's name, such as `arc4random()`.
    package let function: String

    package init(function: String) { self.function = function }

    package var message: String {
        let fault =
            function == Self.lookup
            ? "which knows neither the language of the scene nor plural forms"
            : "whose result is another one in every run"
        return "the program calls \(function), \(fault); import UIKit instead of Foundation where it is called"
    }

    private static let lookup = "NSLocalizedString(_:tableName:bundle:value:comment:)"

    /// Returns the calls in the running program, sorted by name; empty for a program without symbols, and for one that
    /// Foundation is linked into, since Foundation itself calls some of the functions.
    package static func ofProcess() -> [RandomCall] {
        let names = Set((ProgramSymbols.ofProcess?.imported ?? []).map { $0.prefix { $0 != "@" } })
        guard names.contains(where: { $0.hasPrefix("$s10Foundation") || $0.hasPrefix("$s20Foundation") }) else {
            return []
        }
        return Set(functions.filter { names.contains($0.key[...]) }.values).sorted().map(RandomCall.init(function:))
    }

    /// Spellings of the functions, keyed by symbol.
    private static let functions = [
        "$s10Foundation17NSLocalizedString_9tableName6bundle5value7commentS2S_SSSgAA6BundleCS2StF": lookup,
        "arc4random": "arc4random()", "arc4random_uniform": "arc4random_uniform(_:)",
        "arc4random_buf": "arc4random_buf(_:_:)", "rand": "rand()", "random": "random()", "drand48": "drand48()",
        "swift_stdlib_random": "SystemRandomNumberGenerator.next()",
        "$s20FoundationEssentials4DateVACycfC": "Date()", "$s20FoundationEssentials4DateV3nowACvgZ": "Date.now",
        "$s20FoundationEssentials8TimeZoneV7currentACvgZ": "TimeZone.current",
        "$s20FoundationEssentials6LocaleV7currentACvgZ": "Locale.current",
        "$s20FoundationEssentials8CalendarV7currentACvgZ": "Calendar.current",
        "$s20FoundationEssentials4UUIDVACycfC": "UUID()", "$s10Foundation6NSUUIDCACycfC": "NSUUID()",
        "$s10Foundation6NSDateCACycfC": "NSDate()", "gettimeofday": "gettimeofday(_:_:)", "time": "time(_:)",
        "$s20FoundationEssentials4DateV20timeIntervalSinceNowACSd_tcfC": "Date(timeIntervalSinceNow:)",
        "$s20FoundationEssentials4DateV20timeIntervalSinceNowSdvg": "Date.timeIntervalSinceNow",
        "$s20FoundationEssentials8CalendarV13isDateInTodayySbAA0E0VF": "Calendar.isDateInToday(_:)",
        "$s20FoundationEssentials8CalendarV16isDateInTomorrowySbAA0E0VF": "Calendar.isDateInTomorrow(_:)",
        "$s20FoundationEssentials8CalendarV17isDateInYesterdayySbAA0E0VF": "Calendar.isDateInYesterday(_:)",
        "$s20FoundationEssentials11ProcessInfoC12systemUptimeSdvg": "ProcessInfo.systemUptime",
        "$s20FoundationEssentials4DateV026timeIntervalSinceReferenceC0SdvgZ": "Date.timeIntervalSinceReferenceDate",
        "$s10Foundation10NSTimeZoneC5local0A10Essentials04TimeC0VvgZ": "NSTimeZone.local",
        "$s20FoundationEssentials8TimeZoneV14secondsFromGMT3forSiAA4DateV_tF": "TimeZone.secondsFromGMT(for:)",
        "$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ": "Locale.preferredLanguages",
        "$s10Foundation21DateIntervalFormatterCACycfC": "DateIntervalFormatter()",
        "$s20FoundationEssentials11ProcessInfoC14processorCountSivg": "ProcessInfo.processorCount",
        "$s20FoundationEssentials11ProcessInfoC20globallyUniqueStringSSvg": "ProcessInfo.globallyUniqueString",
        "$s20FoundationEssentials11ProcessInfoC22operatingSystemVersionAA09OperatingfG0Vvg":
            "ProcessInfo.operatingSystemVersion",
        "$s20FoundationEssentials11ProcessInfoC24isOperatingSystemAtLeastySbAA0fG7VersionVF":
            "ProcessInfo.isOperatingSystemAtLeast(_:)",
        "lrand48": "lrand48()", "mrand48": "mrand48()",
        "$ss15ContinuousClockV3nowAB7InstantVvg": "ContinuousClock.now",
        "$ss15ContinuousClockV3nowAB7InstantVvgZ": "ContinuousClock.now",
        "$ss15ContinuousClockV7InstantV3nowADvgZ": "ContinuousClock.now",
        "$ss15SuspendingClockV7InstantV3nowADvgZ": "SuspendingClock.now",
        "$ss15SuspendingClockV3nowAB7InstantVvg": "SuspendingClock.now",
        "$ss15SuspendingClockV3nowAB7InstantVvgZ": "SuspendingClock.now",
        "$s10Foundation13DateFormatterCACycfC": "DateFormatter()",
        "$s10Foundation15NumberFormatterCACycfC": "NumberFormatter()",
        "$s20FoundationEssentials4DateV0A20InternationalizationE9formattedSSyF": "Date.formatted()",
        "$s20FoundationEssentials4DateV0A20InternationalizationE9formatted4date4timeSSAcDE11FormatStyleV0cI0V_AI04TimeI0VtF":
            "Date.formatted(date:time:)",
        "$sSz30FoundationInternationalizationE9formattedSSyF": "BinaryInteger.formatted()",
        "$ss27SystemRandomNumberGeneratorV4nexts6UInt64VyF": "SystemRandomNumberGenerator.next()",
        "$ss17FixedWidthIntegerPsE6random2inxSnyxG_tFZ": "Int.random(in:)",
        "$ss17FixedWidthIntegerPsE6random2inxSNyxG_tFZ": "Int.random(in:)",
        "$sSBss17FixedWidthInteger14RawSignificandRpzrlE6random2inxSnyxG_tFZ": "Double.random(in:)",
        "$sSBss17FixedWidthInteger14RawSignificandRpzrlE6random2inxSNyxG_tFZ": "Double.random(in:)",
        "$sSb6randomSbyFZ": "Bool.random()", "$sSMsSkRzrlE7shuffleyyF": "shuffle()",
        "$sSTsE8shuffledSay7ElementQzGyF": "shuffled()", "$sSlsE13randomElement0B0QzSgyF": "randomElement()",
    ]
}
