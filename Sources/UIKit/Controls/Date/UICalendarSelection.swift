public import FrameProperties
internal import QuartzCore

/// Which days of a calendar view can be selected, and which are. Its subclasses are used.
@MainActor @preconcurrency open class UICalendarSelection: NSObject {
    weak var calendarView: UICalendarView?

    public override init() { super.init() }

    /// Lets the delegate decide again which days can be selected.
    open func updateSelectableDates() { calendarView?.selectionDidChange() }

    func isSelected(_ day: Date, in view: UICalendarView) -> Bool { false }
    func isSelectable(_ day: Date, in view: UICalendarView) -> Bool { true }
    /// After a tap on a day.
    func choose(_ day: Date, in view: UICalendarView) {}
}

/// At most one selected day.
@MainActor @preconcurrency open class UICalendarSelectionSingleDate: UICalendarSelection {
    open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?

    /// Announces nothing.
    @Observed open var selectedDate: DateComponents? { didSet { calendarView?.selectionDidChange() } }

    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Announces nothing.
    ///
    /// - Parameter animated: whether the month of the day is shown with an animation.
    open func setSelected(_ selectedDate: DateComponents?, animated: Bool) {
        self.selectedDate = selectedDate
        if let selectedDate { calendarView?.setVisibleDateComponents(selectedDate, animated: animated) }
    }

    override func isSelected(_ day: Date, in view: UICalendarView) -> Bool {
        selectedDate.flatMap(view.day) == day
    }

    override func isSelectable(_ day: Date, in view: UICalendarView) -> Bool {
        delegate?.dateSelection(self, canSelectDate: view.components(of: day)) ?? true
    }

    /// A tap on the selected day removes the selection, if the delegate allows it.
    override func choose(_ day: Date, in view: UICalendarView) {
        let date = isSelected(day, in: view) ? nil : view.components(of: day)
        guard delegate?.dateSelection(self, canSelectDate: date) ?? true else { return }
        selectedDate = date
        delegate?.dateSelection(self, didSelectDate: date)
    }
}

/// Any number of selected days.
@MainActor @preconcurrency open class UICalendarSelectionMultiDate: UICalendarSelection {
    open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?

    /// Announces nothing.
    @Observed open var selectedDates: [DateComponents] = [] { didSet { calendarView?.selectionDidChange() } }

    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Announces nothing.
    ///
    /// - Parameter animated: without effect: days are marked at once.
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
        self.selectedDates = selectedDates
    }

    override func isSelected(_ day: Date, in view: UICalendarView) -> Bool {
        selectedDates.contains { view.day($0) == day }
    }

    override func isSelectable(_ day: Date, in view: UICalendarView) -> Bool {
        isSelected(day, in: view) || delegate?.multiDateSelection(self, canSelectDate: view.components(of: day)) ?? true
    }

    override func choose(_ day: Date, in view: UICalendarView) {
        let date = view.components(of: day)
        if isSelected(day, in: view) {
            guard delegate?.multiDateSelection(self, canDeselectDate: date) ?? true else { return }
            selectedDates.removeAll { view.day($0) == day }
            delegate?.multiDateSelection(self, didDeselectDate: date)
        } else {
            guard delegate?.multiDateSelection(self, canSelectDate: date) ?? true else { return }
            selectedDates.append(date)
            delegate?.multiDateSelection(self, didSelectDate: date)
        }
    }
}

@MainActor @preconcurrency public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
    /// - Parameter dateComponents: `nil` for no day.
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool
    /// After a tap, not for selections by the application.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
}

extension UICalendarSelectionSingleDateDelegate {
    public func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { true }
}

/// The methods that announce are called after taps, not for selections by the application.
@MainActor @preconcurrency public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
}

extension UICalendarSelectionMultiDateDelegate {
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool { true }

    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool { true }
}
