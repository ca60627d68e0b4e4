/// Formats intervals between two dates.
///
/// Differs from Foundation: a new formatter has the locale and the time zone of the scene. In a source that also
/// imports Foundation, the name is ambiguous.
open class DateIntervalFormatter: Formatter, @unchecked Sendable {
    // Unchecked because the class is open, as in Foundation. Foundation's own cannot be inherited from.

    public typealias Style = Foundation.DateIntervalFormatter.Style

    private let formatter = Foundation.DateIntervalFormatter()

    open var locale: Locale! {
        get { formatter.locale }
        set { formatter.locale = newValue }
    }
    open var calendar: Calendar! {
        get { formatter.calendar }
        set { formatter.calendar = newValue }
    }
    open var timeZone: TimeZone! {
        get { formatter.timeZone }
        set { formatter.timeZone = newValue }
    }
    open var dateTemplate: String! {
        get { formatter.dateTemplate }
        set { formatter.dateTemplate = newValue }
    }
    open var dateStyle: Style {
        get { formatter.dateStyle }
        set { formatter.dateStyle = newValue }
    }
    open var timeStyle: Style {
        get { formatter.timeStyle }
        set { formatter.timeStyle = newValue }
    }

    @_disfavoredOverload
    public override init() {
        super.init()
        follow()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        follow()
    }

    private func follow() {
        locale = .current
        timeZone = .current
        calendar = .current
    }

    open func string(from fromDate: Date, to toDate: Date) -> String { formatter.string(from: fromDate, to: toDate) }

    open func string(from dateInterval: DateInterval) -> String? { formatter.string(from: dateInterval) }
}
