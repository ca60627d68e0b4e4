/// Converts between dates and text.
///
/// Differs from Foundation: a new formatter has the locale and the time zone of the scene. In a source that also
/// imports Foundation, the name is ambiguous.
open class DateFormatter: Foundation.DateFormatter, @unchecked Sendable {
    // Unchecked because the class is open, as in Foundation; it adds no state.

    @_disfavoredOverload
    public override init() {
        super.init()
        locale = .current
        timeZone = .current
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open override class func localizedString(from date: Date, dateStyle dstyle: Style, timeStyle tstyle: Style)
        -> String
    {
        let formatter = DateFormatter()
        formatter.dateStyle = dstyle
        formatter.timeStyle = tstyle
        return formatter.string(from: date)
    }

    open override class func dateFormat(fromTemplate tmplate: String, options opts: Int, locale: Locale?) -> String? {
        super.dateFormat(fromTemplate: tmplate, options: opts, locale: locale ?? .current)
    }

    /// Returns the date in the formatter's styles. If the formatter uses relative dates, a nearby day is named, such as
    /// “Today”.
    open override func string(from date: Date) -> String {
        let text = super.string(from: date)
        guard doesRelativeDateFormatting, dateStyle != .none, let name = dayName(of: date) else { return text }
        let day = DateFormatter()
        day.locale = locale
        day.timeZone = timeZone
        day.dateStyle = dateStyle
        return text.replacing(day.string(from: date), with: name)
    }

    /// Returns the name of a day relative to today; `nil` if the language has none.
    private func dayName(of date: Date) -> String? {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let (day, today) = (calendar.startOfDay(for: date), calendar.startOfDay(for: .now))
        func words(_ presentation: Date.RelativeFormatStyle.Presentation) -> String {
            Date.AnchoredRelativeFormatStyle(
                anchor: day, allowedFields: [.day], presentation: presentation, unitsStyle: .wide, locale: locale,
                calendar: calendar,
                capitalizationContext: .beginningOfSentence
            ).format(today)
        }
        let distance = calendar.dateComponents([.day], from: today, to: day).day ?? .max
        guard (-2...2).contains(distance) else { return nil }
        let (named, counted) = (words(.named), words(.numeric))
        return distance == 0 || named.lowercased() != counted.lowercased() ? named : nil
    }
}
