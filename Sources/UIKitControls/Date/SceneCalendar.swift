internal import QuartzCore

/// The calendar, language and clock of date pickers, which are the same on every machine.
///
/// A scene begins at 9:41 on Tuesday, January 9, 2007, in Greenwich, and its clock runs in virtual time.
@MainActor struct SceneCalendar {
    private(set) var calendar: Calendar
    let locale: Locale

    static func now(on stage: Stage) -> Date { stage.date }

    /// Creates the calendar from an application's settings. The defaults for `nil` are the Gregorian calendar, the
    /// language of the scene or American English, and Greenwich.
    init(_ calendar: Calendar?, _ locale: Locale?, _ timeZone: TimeZone?, on stage: Stage) {
        let language = stage.applicationState.mainScreen.settings.language ?? "en_US"
        self.locale = locale ?? Locale(identifier: language)
        self.calendar = Calendar(identifier: calendar?.identifier ?? .gregorian)
        self.calendar.locale = self.locale
        self.calendar.timeZone = timeZone ?? .gmt
    }

    // MARK: Texts

    /// - Parameter template: The fields of a date, as in Unicode Technical Standard 35.
    func text(_ date: Date, _ template: String) -> String {
        let formatter = DateFormatter()
        formatter.calendar = calendar
        formatter.locale = locale
        formatter.timeZone = calendar.timeZone
        formatter.setLocalizedDateFormatFromTemplate(template)
        return formatter.string(from: date).replacingOccurrences(of: "\u{202F}", with: " ")
    }

    /// The units beside the hours and minutes of a duration in seconds, in the form that agrees with these numbers.
    func units(ofDuration seconds: Int) -> [String] {
        let hours = Duration.seconds(seconds / 3600 * 3600)
        let minutes = Duration.seconds(seconds / 60 % 60 * 60)
        return [
            hours.formatted(.units(allowed: [.hours], width: .wide).locale(locale)),
            minutes.formatted(.units(allowed: [.minutes], width: .abbreviated).locale(locale)),
        ].map { $0.filter { !$0.isNumber }.trimmingCharacters(in: .whitespaces) }
    }

    /// Whether hours run from 0 to 23.
    var usesWholeDay: Bool {
        let format = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale) ?? "HH"
        return !format.contains("a")
    }

    /// Whether the day comes before the month.
    var putsDayFirst: Bool {
        let format = DateFormatter.dateFormat(fromTemplate: "MMMMd", options: 0, locale: locale) ?? "MMMM d"
        guard let day = format.firstIndex(of: "d"), let month = format.firstIndex(of: "M") else { return false }
        return day < month
    }

    // MARK: Arithmetic

    func startOfDay(_ date: Date) -> Date { calendar.startOfDay(for: date) }

    func startOfMonth(_ date: Date) -> Date {
        calendar.date(from: calendar.dateComponents([.era, .year, .month], from: date)) ?? date
    }

    func adding(_ value: Int, _ unit: Calendar.Component, to date: Date) -> Date {
        calendar.date(byAdding: unit, value: value, to: date) ?? date
    }

    func days(inMonthOf date: Date) -> Int { calendar.range(of: .day, in: .month, for: date)?.count ?? 30 }

    /// The number of days in a month's first week that belong to the previous month.
    func leadingDays(ofMonth start: Date) -> Int {
        let weekday = calendar.component(.weekday, from: start)
        return (weekday - calendar.firstWeekday + 7) % 7
    }

    /// The short names of the weekdays, starting with the first day of the week.
    var weekdays: [String] {
        let names = calendar.shortStandaloneWeekdaySymbols
        let first = calendar.firstWeekday - 1
        return names.indices.map { names[(first + $0) % names.count].trimmingCharacters(in: .punctuationCharacters) }
    }

    func value(_ unit: Calendar.Component, of date: Date) -> Int { calendar.component(unit, from: date) }

    /// The date with one component changed. If its month does not have the same day, the nearest one is used.
    func setting(_ unit: Calendar.Component, to value: Int, of date: Date) -> Date {
        var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute, .second], from: date)
        switch unit {
        case .year: parts.year = value
        case .month: parts.month = value
        case .day: parts.day = value
        case .hour: parts.hour = value
        case .minute: parts.minute = value
        default: return date
        }
        let day = parts.day ?? 1
        parts.day = 1
        guard let first = calendar.date(from: parts) else { return date }
        parts.day = min(day, days(inMonthOf: first))
        return calendar.date(from: parts) ?? date
    }
}
