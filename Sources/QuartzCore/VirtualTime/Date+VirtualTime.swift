internal import FrameTiming

// Clock: the present date is declared here, on the virtual clock.
//
// Dates of a stage come from its virtual clock, so that a scene is the same on every day and machine. The names replace
// those of Foundation in sources that import UIKit or QuartzCore: a module's own names come before those that it
// re-exports.

extension Stage {
    /// The time at which every scene begins: 9:41 GMT on Tuesday, January 9, 2007.
    nonisolated private static let start = Date(timeIntervalSince1970: 1_168_335_660)

    /// The date of this stage's clock.
    package var date: Date { Self.start.addingTimeInterval(loop.now.seconds) }

    nonisolated fileprivate static var currentDate: Date { start.addingTimeInterval(currentClock.now.seconds) }

    /// The time since the run began.
    nonisolated static var currentUptime: Duration { .seconds(currentClock.now.seconds) }
}

extension Date {
    /// The current date in virtual time.
    ///
    /// Differs from Foundation: scenes begin at 9:41 GMT on January 9, 2007.
    public init() { self = Stage.currentDate }

    /// Creates a date a number of seconds after the current one.
    public init(timeIntervalSinceNow: TimeInterval) {
        self = Stage.currentDate.addingTimeInterval(timeIntervalSinceNow)
    }

    public static var now: Date { Stage.currentDate }

    /// Seconds from the beginning of 2001 to the present date.
    @_disfavoredOverload
    public static var timeIntervalSinceReferenceDate: TimeInterval {
        Stage.currentDate.timeIntervalSinceReferenceDate
    }

    /// Seconds from the beginning of 2001 to this date. Declared again because the one of the type would hide it.
    @_disfavoredOverload
    public var timeIntervalSinceReferenceDate: TimeInterval {
        timeIntervalSince(Date(timeIntervalSinceReferenceDate: 0))
    }

    /// The number of seconds from the current date to this one.
    public var timeIntervalSinceNow: TimeInterval { timeIntervalSince(Stage.currentDate) }
}

extension NSDate {
    /// The number of seconds from the current date to this one.
    @_disfavoredOverload
    public var timeIntervalSinceNow: TimeInterval { timeIntervalSince(.now) }
}

/// Returns a Foundation object with the current date.
///
/// This is a function because other modules cannot replace the initializer, and a `Date` would not be bridged to
/// another class of this name.
public func NSDate() -> NSDate { Date() as NSDate }

extension TimeZone {
    /// Differs from Foundation: always GMT, regardless of the machine.
    public static var current: TimeZone { .gmt }
    public static var autoupdatingCurrent: TimeZone { .gmt }
}

extension Locale {
    /// Differs from Foundation: the locale of the scene's language, which is American English by default.
    public static var current: Locale { Locale(identifier: Stage.currentLanguage) }
    public static var autoupdatingCurrent: Locale { current }

    /// Differs from Foundation: that of the scene.
    @_disfavoredOverload
    public static var preferredLanguages: [String] { [current.identifier(.bcp47)] }
}

extension Calendar {
    /// Differs from Foundation: the Gregorian calendar in the scene's language and in GMT.
    public static var current: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = Locale(identifier: Stage.currentLanguage)
        calendar.timeZone = .gmt
        return calendar
    }
    public static var autoupdatingCurrent: Calendar { current }
}
