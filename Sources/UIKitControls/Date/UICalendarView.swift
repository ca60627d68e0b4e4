public import FrameProperties
internal import QuartzCore

/// A month of days that can be selected and decorated, with buttons for the adjacent months.
///
/// Differs from UIKit: the default calendar, locale and time zone are the scene's, as in ``UIDatePicker``; months
/// cannot be swiped, and the name of the month does not open any wheels.
@MainActor @preconcurrency open class UICalendarView: UIView {
    private var month: MonthView?
    private var storedSelection: UICalendarSelection?

    open weak var delegate: (any UICalendarViewDelegate)? {
        get { storedDelegate }
        set { storedDelegate = newValue }
    }
    private weak var storedDelegate: (any UICalendarViewDelegate)? { didSet { month?.showDays() } }

    /// The selection behavior, which determines the days that can be selected; `nil` for none.
    open var selectionBehavior: UICalendarSelection? {
        get { storedSelection }
        set {
            if storedSelection?.calendarView === self { storedSelection?.calendarView = nil }
            storedSelection = newValue
            newValue?.calendarView = self
            month?.showDays()
        }
    }

    open var locale: Locale {
        get { scene.locale }
        set { storedLocale = newValue }
    }
    private var storedLocale: Locale? { didSet { rebuild() } }
    open var calendar: Calendar {
        get { scene.calendar }
        set { storedCalendar = newValue }
    }
    private var storedCalendar: Calendar? { didSet { rebuild() } }
    /// The time zone; `nil` for Greenwich.
    @Observed open var timeZone: TimeZone? { didSet { rebuild() } }

    /// The font design of day numbers and names.
    @Observed open var fontDesign = UIFontDescriptor.SystemDesign.default {
        didSet { month?.design = _fontDesign.wrappedValue }
    }

    /// The available dates. Days outside cannot be selected, and months outside are not shown.
    @Observed open var availableDateRange = DateInterval(start: .distantPast, end: .distantFuture) {
        didSet { showMonth(month?.month ?? SceneCalendar.now(on: stage)) }
    }

    /// Whether days have space for the delegate's decorations.
    @Observed open var wantsDateDecorations = true {
        didSet { if _wantsDateDecorations.wrappedValue != oldValue { rebuild() } }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        rebuild()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        rebuild()
        coder.finish(self, as: UICalendarView.self)
    }

    private func rebuild() {
        let shown = month?.month ?? SceneCalendar.now(on: stage)
        month?.removeFromSuperview()
        let month = MonthView(for: self, dayHeight: dayHeight)
        month.design = fontDesign
        self.month = month
        addSubview(month)
        showMonth(shown)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private var dayHeight: CGFloat { wantsDateDecorations ? DateMetrics.decoratedDayHeight : DateMetrics.dayHeight }

    // MARK: Months

    /// The visible month, as calendar, era, year and month. When set, the day is ignored.
    open var visibleDateComponents: DateComponents {
        get {
            var parts = scene.calendar.dateComponents([.era, .year, .month], from: month?.month ?? .distantPast)
            parts.calendar = scene.calendar
            return parts
        }
        set { setVisibleDateComponents(newValue, animated: false) }
    }

    /// - Parameter animated: Whether the months cross-fade.
    open func setVisibleDateComponents(_ dateComponents: DateComponents, animated: Bool) {
        guard let month, let date = scene.calendar.date(from: dateComponents) else { return }
        guard animated, window != nil else { return showMonth(date) }
        UIView.transition(with: month, duration: Self.fadeDuration, options: [.transitionCrossDissolve]) {
            self.showMonth(date)
        }
    }

    /// The duration of the fade, in seconds. Chosen.
    private static let fadeDuration = 0.25

    /// Shows the month of a date, or the nearest month in the available range.
    private func showMonth(_ date: Date) {
        let range = availableDateRange
        month?.show(min(max(date, range.start), max(range.start, range.end.addingTimeInterval(-1))))
    }

    /// Requests the decorations of some days again.
    ///
    /// - Parameter animated: Whether the change fades in.
    open func reloadDecorations(forDateComponents dateComponents: [DateComponents], animated: Bool) {
        guard let month else { return }
        guard animated, window != nil else { return month.showDays() }
        UIView.transition(with: month, duration: Self.fadeDuration, options: [.transitionCrossDissolve]) {
            month.showDays()
        }
    }

    func selectionDidChange() { month?.showDays() }

    /// The start of the day that the components specify; `nil` if they do not form a date.
    func day(_ components: DateComponents) -> Date? { scene.calendar.date(from: components).map(scene.startOfDay) }

    /// The components of a day: calendar, era, year, month and day.
    func components(of day: Date) -> DateComponents {
        var parts = scene.calendar.dateComponents([.era, .year, .month, .day], from: day)
        parts.calendar = scene.calendar
        return parts
    }

    // MARK: Layout

    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: MonthView.naturalSize(dayHeight: dayHeight).height)
    }

    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { MonthView.naturalSize(dayHeight: dayHeight) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        month?.semanticContentAttribute = isRightToLeft ? .forceRightToLeft : .forceLeftToRight
        month?.frame = bounds
    }
}

extension UICalendarView: MonthOwner {
    var scene: SceneCalendar { SceneCalendar(storedCalendar, storedLocale, _timeZone.wrappedValue, on: stage) }

    func isSelected(_ day: Date) -> Bool { selectionBehavior?.isSelected(day, in: self) ?? false }

    func isEnabled(_ day: Date) -> Bool {
        availableDateRange.intersects(DateInterval(start: day, duration: 86_399))
            && selectionBehavior?.isSelectable(day, in: self) ?? true
    }

    func choose(day: Date) { selectionBehavior?.choose(day, in: self) }

    func decoration(of day: Date) -> UIView? {
        guard wantsDateDecorations else { return nil }
        return delegate?.calendarView(self, decorationFor: components(of: day))?.makeView()
    }

    func hasMonth(_ start: Date) -> Bool {
        let end = scene.adding(1, .month, to: start)
        return start < availableDateRange.end && end > availableDateRange.start
    }

    func didTurn(from start: Date) {
        var old = scene.calendar.dateComponents([.era, .year, .month], from: start)
        old.calendar = scene.calendar
        delegate?.calendarView(self, didChangeVisibleDateComponentsFrom: old)
    }
}

/// Decorates the days of a calendar view.
@MainActor @preconcurrency public protocol UICalendarViewDelegate: NSObjectProtocol {
    /// - Parameter dateComponents: The components of a day, including its calendar.
    func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration?
    /// Called after a button has changed the month, but not when the application changes it.
    func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents)
}

extension UICalendarViewDelegate {
    public func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? { nil }

    public func calendarView(
        _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {}
}
