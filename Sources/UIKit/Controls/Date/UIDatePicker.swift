public import FrameProperties
internal import QuartzCore

public enum UIDatePickerStyle: Int, Sendable {
    /// Compact, and wheels for a countdown.
    case automatic, wheels, compact, inline
}

/// A control for a date, a time, or both, or for a duration.
///
/// Differs from UIKit: without a date of its own it shows that of the scene, which begins at 9:41 on 9 January 2007 in Greenwich;
/// without a locale of its own, the language of the scene.
@MainActor @preconcurrency open class UIDatePicker: UIControl {
    /// Raw values are those of the public header.
    public enum Mode: Int, Sendable {
        case time, date, dateAndTime, countDownTimer
        case yearAndMonth
    }

    private var content: any DatePickerContent
    private var storedDate: Date?

    @Observed open var datePickerMode = Mode.dateAndTime { didSet { rebuild() } }
    @Observed open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { rebuild() } }
    /// `nil` for that of the scene.
    @Observed open var locale: Locale? { didSet { rebuild() } }
    open var calendar: Calendar! {
        get { storedCalendar ?? scene.calendar }
        set { storedCalendar = newValue }
    }
    private var storedCalendar: Calendar? { didSet { rebuild() } }
    /// `nil` for Greenwich.
    @Observed open var timeZone: TimeZone? { didSet { rebuild() } }
    @Observed open var minimumDate: Date? { didSet { limitsDidChange() } }
    @Observed open var maximumDate: Date? { didSet { limitsDidChange() } }
    /// Minutes, a divisor of 60 up to 30; others count as 1.
    open var minuteInterval: Int {
        get { storedMinuteInterval }
        set { storedMinuteInterval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1 }
    }
    private var storedMinuteInterval = 1 { didSet { rebuild() } }
    /// Whether ``date`` is a multiple of ``minuteInterval``.
    @Observed open var roundsToMinuteInterval = true { didSet { content.show(date, animated: false) } }
    /// Seconds, of the mode `countDownTimer`: whole minutes up to 23 hours and 59 minutes.
    open var countDownDuration: TimeInterval {
        get { storedCountDownDuration }
        set { storedCountDownDuration = (min(max(newValue, 0), 86_340) / 60).rounded(.down) * 60 }
    }
    private var storedCountDownDuration: TimeInterval = 0 { didSet { content.show(date, animated: false) } }

    public override init(frame: CGRect) {
        content = CompactDates()
        super.init(frame: frame)
        rebuild()
        if frame.size == .zero { sizeToFit() }
    }

    public required init?(coder: NSCoder) {
        content = CompactDates()
        super.init(coder: coder)
        rebuild()
        coder.finish(self, as: UIDatePicker.self)
    }

    /// The style that is shown.
    open var datePickerStyle: UIDatePickerStyle {
        switch preferredDatePickerStyle {
        case .automatic: datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth ? .wheels : .compact
        case .compact, .inline:
            datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth ? .wheels : preferredDatePickerStyle
        case .wheels: .wheels
        }
    }

    // MARK: The date

    /// Inside the limits.
    open var date: Date {
        get { limited(rounded(storedDate ?? SceneCalendar.now(on: stage))) }
        set { setDate(newValue, animated: false) }
    }

    open func setDate(_ date: Date, animated: Bool) {
        storedDate = limited(date)
        content.show(self.date, animated: animated && window != nil)
    }

    /// Takes a date that the user has chosen.
    func choose(_ date: Date) {
        storedDate = limited(date)
        content.show(self.date, animated: window != nil)
        sendValueChanged(nil)
    }

    func choose(duration: TimeInterval) {
        countDownDuration = max(60 * Double(minuteInterval), duration)
        sendValueChanged(nil)
    }

    private func rounded(_ date: Date) -> Date {
        guard roundsToMinuteInterval, minuteInterval > 1 else { return date }
        let step = Double(minuteInterval) * 60
        return Date(timeIntervalSinceReferenceDate: (date.timeIntervalSinceReferenceDate / step).rounded(.down) * step)
    }

    /// Limits in the wrong order limit nothing, as documented.
    func limited(_ date: Date) -> Date {
        if let low = minimumDate, let high = maximumDate, low > high { return date }
        if let low = minimumDate, date < low { return low }
        if let high = maximumDate, date > high { return high }
        return date
    }

    func allows(_ date: Date) -> Bool { limited(date) == date }

    private func limitsDidChange() {
        content.show(date, animated: false)
    }

    var scene: SceneCalendar { SceneCalendar(storedCalendar, _locale.wrappedValue, _timeZone.wrappedValue, on: stage) }

    // MARK: Contents

    private func rebuild() {
        content.removeFromSuperview()
        content =
            switch datePickerStyle {
            case .wheels: WheelDates()
            case .inline: InlineDates()
            case .automatic, .compact: CompactDates()
            }
        content.build(for: self)
        addSubview(content)
        content.show(date, animated: false)
        content.isUserInteractionEnabled = isEnabled
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    override func stateDidChange() {
        super.stateDidChange()
        content.isUserInteractionEnabled = isEnabled
        content.alpha = isEnabled ? 1 : DateMetrics.disabledAlpha
    }

    open override var intrinsicContentSize: CGSize { content.naturalSize }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { content.naturalSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
    }

    /// Touches belong to the parts.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

extension UIDatePicker: MonthOwner {
    func isSelected(_ day: Date) -> Bool { scene.startOfDay(date) == day }

    func isEnabled(_ day: Date) -> Bool { allows(day) || allows(scene.adding(86_399, .second, to: day)) }

    /// The time of day stays.
    func choose(day: Date) {
        let parts = scene.calendar.dateComponents([.hour, .minute, .second], from: date)
        let seconds = (parts.hour ?? 0) * 3600 + (parts.minute ?? 0) * 60 + (parts.second ?? 0)
        choose(scene.adding(seconds, .second, to: day))
    }
}

/// A style of a date picker.
@MainActor protocol DatePickerContent: UIView {
    var naturalSize: CGSize { get }
    func build(for picker: UIDatePicker)
    func show(_ date: Date, animated: Bool)
}

/// The measures of date pickers, in points (facts/date-picker).
enum DateMetrics {
    static let compactHeight: CGFloat = 34 + 1.0 / 3
    static let compactInset: CGFloat = 12
    static let compactGap: CGFloat = 6
    static let compactRadius: CGFloat = 6
    static let inlineWidth: CGFloat = 320
    static let headerHeight: CGFloat = 44
    static let weekdayHeight: CGFloat = 20
    static let dayHeight: CGFloat = 44
    static let timeHeight: CGFloat = 48
    /// Of a day with room for a decoration. Chosen.
    static let decoratedDayHeight: CGFloat = 56
    /// The disc of the selected day.
    static let disc: CGFloat = 40
    static let margin: CGFloat = 16
    static let disabledAlpha: CGFloat = 0.4
}
