import UIKit

// A calendar with a selected day and decorations.
public final class CalendarScreen: SamplesViewController, UICalendarViewDelegate {
    public let days = UICalendarView()
    private lazy var selection = UICalendarSelectionSingleDate(delegate: self)

    public override func viewDidLoad() {
        super.viewDidLoad()
        days.delegate = self
        days.selectionBehavior = selection
        selection.selectedDate = DateComponents(year: 2007, month: 1, day: 17)
        addWide("", days)
    }

    public func calendarView(
        _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? {
        switch dateComponents.day {
        case 4: .default(color: .systemRed, size: .large)
        case 12: .image(UIImage(systemName: "star.fill"), color: .systemOrange)
        case 24: .default()
        default: nil
        }
    }
}

extension CalendarScreen: UICalendarSelectionSingleDateDelegate {
    // Weekends are closed.
    public func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool {
        guard let dateComponents, let date = days.calendar.date(from: dateComponents) else { return false }
        return !days.calendar.isDateInWeekend(date)
    }

    public func dateSelection(
        _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
    ) {}
}
