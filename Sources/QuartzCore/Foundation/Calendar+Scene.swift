// As in `Date+VirtualTime.swift`: the zone and the present of the scene in place of the machine's.

extension Calendar {
    /// Differs from Foundation: its time zone is GMT.
    @_disfavoredOverload
    public init(identifier: __shared Calendar.Identifier) {
        self = Calendar.FoundationEssentials::init(identifier: identifier)
        timeZone = .current
    }

    @_disfavoredOverload
    public func isDateInToday(_ date: Date) -> Bool { isDate(date, inSameDayAs: .now) }

    @_disfavoredOverload
    public func isDateInYesterday(_ date: Date) -> Bool { isDate(date, daysFromToday: -1) }

    @_disfavoredOverload
    public func isDateInTomorrow(_ date: Date) -> Bool { isDate(date, daysFromToday: 1) }

    private func isDate(_ date: Date, daysFromToday days: Int) -> Bool {
        self.date(byAdding: .day, value: days, to: .now).map { isDate(date, inSameDayAs: $0) } ?? false
    }
}

extension NSCalendar {
    @_disfavoredOverload
    public func isDateInToday(_ date: Date) -> Bool { isDate(date, inSameDayAs: .now) }

    @_disfavoredOverload
    public func isDateInYesterday(_ date: Date) -> Bool { (self as Calendar).isDateInYesterday(date) }

    @_disfavoredOverload
    public func isDateInTomorrow(_ date: Date) -> Bool { (self as Calendar).isDateInTomorrow(date) }
}

extension NSTimeZone {
    /// Differs from Foundation: always GMT, regardless of the machine.
    @_disfavoredOverload
    public class var local: TimeZone { .current }

    @_disfavoredOverload
    public class var system: TimeZone { .current }
}
