// Foundation on Linux declares `Date.ComponentsFormatStyle` without a way to make one, so the style has another name here.
// Applications write `range.formatted(.components(style: .wide))`.

/// Writes the time between two dates, such as “2 hours, 30 minutes”, as ``DateComponentsFormatter`` does.
///
/// Differs from Foundation: is named `Date.ComponentsFormatStyle` there.
public struct DateRangeComponentsStyle: FormatStyle {
    public enum Style: String, Codable, Hashable, Sendable {
        /// “2 hr, 30 min”.
        case abbreviated
        /// “2hr 30min”.
        case condensedAbbreviated
        /// “2h 30m”.
        case narrow
        /// “two hours, thirty minutes”.
        case spellOut
        /// “2 hours, 30 minutes”.
        case wide
    }

    public enum Field: String, CaseIterable, Codable, Hashable, Sendable {
        case year, month, week, day, hour, minute, second
    }

    public var style: Style
    public var locale: Locale
    public var calendar: Calendar
    /// The units to write; `nil` for all but weeks.
    public var fields: Set<Field>?

    public init(
        style: Style, locale: Locale = .current, calendar: Calendar = .current, fields: Set<Field>? = nil
    ) {
        self.style = style
        self.locale = locale
        self.calendar = calendar
        self.fields = fields
    }

    public func locale(_ locale: Locale) -> Self {
        var copy = self
        copy.locale = locale
        return copy
    }

    public func calendar(_ calendar: Calendar) -> Self {
        var copy = self
        copy.calendar = calendar
        return copy
    }

    public func format(_ value: Range<Date>) -> String {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = style.ofFormatter
        var calendar = calendar
        calendar.locale = locale
        formatter.calendar = calendar
        let fields = fields ?? Set(Field.allCases).subtracting([.week])
        formatter.allowedUnits = NSCalendar.Unit(fields.map(\.unit))
        return formatter.string(from: value.lowerBound, to: value.upperBound) ?? ""
    }
}

extension DateRangeComponentsStyle.Style {
    fileprivate var ofFormatter: DateComponentsFormatter.UnitsStyle {
        switch self {
        case .abbreviated: .short
        case .condensedAbbreviated: .brief
        case .narrow: .abbreviated
        case .spellOut: .spellOut
        case .wide: .full
        }
    }
}

extension DateRangeComponentsStyle.Field {
    fileprivate var unit: NSCalendar.Unit {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        case .second: .second
        }
    }
}

extension FormatStyle where Self == DateRangeComponentsStyle {
    public static func components(
        style: DateRangeComponentsStyle.Style, fields: Set<DateRangeComponentsStyle.Field>? = nil
    ) -> Self {
        Self(style: style, fields: fields)
    }
}
