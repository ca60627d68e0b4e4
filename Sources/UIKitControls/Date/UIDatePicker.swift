public import FrameProperties
internal import QuartzCore
@_spi(UIKit) internal import UIKitCore

public enum UIDatePickerStyle: Int, Sendable {
    /// The styles of a date picker. The automatic style is compact, or wheels for countdowns and for years and months.
    case automatic, wheels, compact, inline
}

/// A control for choosing a date, a time, or both, or a duration.
///
/// Differs from UIKit: the default date is the scene's, which begins at 9:41 on January 9, 2007, in Greenwich; the
/// default locale is the language of the scene.
@MainActor @preconcurrency open class UIDatePicker: UIControl {
    /// Raw values match the public header.
    public enum Mode: Int, Sendable {
        case time, date, dateAndTime, countDownTimer
        case yearAndMonth
    }

    private var content: any DatePickerContent
    private var storedDate: Date?

    @Observed open var datePickerMode = Mode.dateAndTime { didSet { rebuild() } }
    @Observed open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { rebuild() } }
    /// The locale; `nil` for the scene's.
    @Observed open var locale: Locale? { didSet { rebuild() } }
    open var calendar: Calendar! {
        get { storedCalendar ?? scene.calendar }
        set { storedCalendar = newValue }
    }
    private var storedCalendar: Calendar? { didSet { rebuild() } }
    /// The time zone; `nil` for Greenwich.
    @Observed open var timeZone: TimeZone? { didSet { rebuild() } }
    @Observed open var minimumDate: Date? { didSet { limitsDidChange() } }
    @Observed open var maximumDate: Date? { didSet { limitsDidChange() } }
    /// The interval between minutes, a divisor of 60 up to 30; other values count as 1.
    open var minuteInterval: Int {
        get { storedMinuteInterval }
        set { storedMinuteInterval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1 }
    }
    private var storedMinuteInterval = 1 { didSet { rebuild() } }
    /// Whether ``date`` is rounded to a multiple of ``minuteInterval``.
    @Observed open var roundsToMinuteInterval = true { didSet { content.show(date, animated: false) } }
    /// The duration in the mode `countDownTimer`, in seconds: whole minutes up to 23 hours and 59 minutes.
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

    /// The resolved style.
    open var datePickerStyle: UIDatePickerStyle {
        switch preferredDatePickerStyle {
        case .automatic: datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth ? .wheels : .compact
        case .compact, .inline:
            datePickerMode == .countDownTimer || datePickerMode == .yearAndMonth ? .wheels : preferredDatePickerStyle
        case .wheels: .wheels
        }
    }

    // MARK: The date

    /// The date, within the limits.
    open var date: Date {
        get { limited(rounded(storedDate ?? SceneCalendar.now(on: stage))) }
        set { setDate(newValue, animated: false) }
    }

    open func setDate(_ date: Date, animated: Bool) {
        storedDate = limited(date)
        content.show(self.date, animated: animated && window != nil)
    }

    /// Takes a date chosen by the user.
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

    /// Limits a date. As documented, limits in the wrong order have no effect.
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
        // A picker of its natural size takes that of its new content.
        let isNatural = bounds.size != .zero && bounds.size == content.naturalSize
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
        if isNatural, bounds.size != content.naturalSize { sizeToFit() }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    @_spi(UIKit) open override func stateDidChange() {
        super.stateDidChange()
        content.isUserInteractionEnabled = isEnabled
        content.alpha = isEnabled ? 1 : DateMetrics.disabledAlpha
    }

    open override var intrinsicContentSize: CGSize { content.naturalSize }
    open dynamic override func sizeThatFits(_ size: CGSize) -> CGSize { content.naturalSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
    }

    /// Leaves touches to the parts of the picker.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

extension UIDatePicker: MonthOwner {
    func isSelected(_ day: Date) -> Bool { scene.startOfDay(date) == day }

    func isEnabled(_ day: Date) -> Bool { allows(day) || allows(scene.adding(86_399, .second, to: day)) }

    /// Chooses a day and keeps the time of day.
    func choose(day: Date) {
        let parts = scene.calendar.dateComponents([.hour, .minute, .second], from: date)
        let seconds = (parts.hour ?? 0) * 3600 + (parts.minute ?? 0) * 60 + (parts.second ?? 0)
        choose(scene.adding(seconds, .second, to: day))
    }
}

/// The content of a date picker in one of its styles.
@MainActor protocol DatePickerContent: UIView {
    var naturalSize: CGSize { get }
    func build(for picker: UIDatePicker)
    func show(_ date: Date, animated: Bool)
}

/// The dimensions of date pickers, in points (facts/date-picker).
enum DateMetrics {
    /// The heights and the insets of the text of a label, and of the label of a time alone.
    static let compactHeight: CGFloat = 34 + 1.0 / 3
    static let compactInset: CGFloat = 12
    static let compactTimeHeight: CGFloat = 36
    static let compactTimeInset: CGFloat = 13
    static let compactGap: CGFloat = 6
    static let compactRadius: CGFloat = 6
    static let inlineWidth: CGFloat = 320
    static let headerHeight: CGFloat = 44
    static let weekdayHeight: CGFloat = 20
    static let dayHeight: CGFloat = 44
    static let timeHeight: CGFloat = 48
    /// The height of a day with space for a decoration. Chosen.
    static let decoratedDayHeight: CGFloat = 56
    /// The diameter of the disc of the selected day, then the margin of the month and the alpha of a disabled picker.
    static let disc: CGFloat = 40
    static let margin: CGFloat = 16
    static let disabledAlpha: CGFloat = 0.4
}
