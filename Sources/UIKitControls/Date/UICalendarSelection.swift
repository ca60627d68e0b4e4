public import FrameProperties
internal import QuartzCore

/// The days of a calendar view that can be selected, and the ones that are. Use one of its subclasses.
@MainActor @preconcurrency open class UICalendarSelection: NSObject {
    weak var calendarView: UICalendarView?

    public override init() { super.init() }

    /// Asks the delegate again which days can be selected.
    open func updateSelectableDates() { calendarView?.selectionDidChange() }

    func isSelected(_ day: Date, in view: UICalendarView) -> Bool { false }
    func isSelectable(_ day: Date, in view: UICalendarView) -> Bool { true }
    /// Called after a tap on a day.
    func choose(_ day: Date, in view: UICalendarView) {}
}

/// A selection of at most one day.
@MainActor @preconcurrency open class UICalendarSelectionSingleDate: UICalendarSelection {
    open weak var delegate: (any UICalendarSelectionSingleDateDelegate)?

    /// The selected day. Setting it does not call the delegate.
    @Observed open var selectedDate: DateComponents? { didSet { calendarView?.selectionDidChange() } }

    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    public convenience override init() { self.init(delegate: nil) }

    /// Selects a day without calling the delegate.
    ///
    /// - Parameter animated: Whether the month of the day appears with an animation.
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

    /// Selects the tapped day, or deselects it if it was selected, subject to the delegate's permission.
    override func choose(_ day: Date, in view: UICalendarView) {
        let date = isSelected(day, in: view) ? nil : view.components(of: day)
        guard delegate?.dateSelection(self, canSelectDate: date) ?? true else { return }
        selectedDate = date
        delegate?.dateSelection(self, didSelectDate: date)
    }
}

/// A selection of any number of days.
@MainActor @preconcurrency open class UICalendarSelectionMultiDate: UICalendarSelection {
    open weak var delegate: (any UICalendarSelectionMultiDateDelegate)?

    /// The selected days. Setting them does not call the delegate.
    @Observed open var selectedDates: [DateComponents] = [] { didSet { calendarView?.selectionDidChange() } }

    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    public convenience override init() { self.init(delegate: nil) }

    /// Selects days without calling the delegate.
    ///
    /// - Parameter animated: Without effect: days are marked immediately.
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
    /// - Parameter dateComponents: The day; `nil` to deselect.
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool
    /// Called after a tap, but not when the application selects a day.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
}

extension UICalendarSelectionSingleDateDelegate {
    public func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { true }
}

/// Controls a selection of several days. The `did…` methods are called after taps, but not when the application selects
/// days.
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
