import QuartzCore
import Testing
import UIKit

@testable import UIKitControls

/// Months whose days are selected and decorated.
@MainActor @Suite struct CalendarViewTests {
    private final class Delegate: NSObject, UICalendarViewDelegate, UICalendarSelectionSingleDateDelegate,
        UICalendarSelectionMultiDateDelegate
    {
        var log: [String] = []
        /// The days that cannot be selected, and whether the selected ones stay.
        var refused: Set<Int> = []
        var keeps = false
        var decorated: Set<Int> = []

        private func day(_ components: DateComponents?) -> String {
            components.map { "\($0.year ?? 0)-\($0.month ?? 0)-\($0.day ?? 0)" } ?? "none"
        }

        func calendarView(
            _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
        ) -> UICalendarView.Decoration? {
            guard dateComponents.calendar != nil, decorated.contains(dateComponents.day ?? 0) else { return nil }
            return .default(color: .systemRed, size: .large)
        }

        func calendarView(
            _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
        ) { log.append("from \(previousDateComponents.month ?? 0)") }

        func dateSelection(
            _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
        ) -> Bool { dateComponents.map { !refused.contains($0.day ?? 0) } ?? !keeps }

        func dateSelection(
            _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
        ) { log.append("selected \(day(dateComponents))") }

        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
        ) -> Bool { !refused.contains(dateComponents.day ?? 0) }

        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
        ) -> Bool { !keeps }

        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
        ) { log.append("selected \(day(dateComponents))") }

        func multiDateSelection(
            _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
        ) { log.append("deselected \(day(dateComponents))") }
    }

    private let delegate = Delegate()

    private func pad(_ change: (UICalendarView) -> Void = { _ in }) throws -> ControlPad<UICalendarView> {
        try ControlPad { _ in
            let view = UICalendarView()
            view.delegate = delegate
            view.visibleDateComponents = DateComponents(year: 2001, month: 3)
            change(view)
            return view
        }
    }

    private func labels(in view: UIView) -> [UILabel] {
        [view as? UILabel].compactMap(\.self) + view.subviews.flatMap(labels)
    }

    private func tap(_ day: Int, on pad: ControlPad<UICalendarView>) throws {
        let label = try #require(labels(in: pad.control).first { $0.text == "\(day)" })
        let frame = label.convert(label.bounds, to: pad.control)
        try pad.touch([CGPoint(x: frame.midX, y: frame.midY)])
    }

    private func turn(_ symbol: String, on pad: ControlPad<UICalendarView>) throws {
        func buttons(in view: UIView) -> [UIButton] {
            [view as? UIButton].compactMap(\.self) + view.subviews.flatMap(buttons)
        }
        let found = buttons(in: pad.control).sorted { $0.center.x < $1.center.x }
        let button = try #require(symbol == "later" ? found.last : found.first)
        let frame = button.convert(button.bounds, to: pad.control)
        try pad.touch([CGPoint(x: frame.midX, y: frame.midY)])
    }

    /// The days with a disc behind them, which is visible only for selected ones.
    private func selectedDays(_ pad: ControlPad<UICalendarView>) -> [String] {
        labels(in: pad.control).filter { ($0.superview as? UIControl)?.isSelected == true }.compactMap(\.text)
    }

    @Test func aMonthShowsItsNameAndDays() throws {
        let pad = try pad { $0.locale = Locale(identifier: "de_DE") }
        let texts = labels(in: pad.control).compactMap(\.text)
        #expect(texts.contains("März 2001") && texts.contains("MO") && texts.contains("31") && !texts.contains("32"))
        let shown = pad.control.visibleDateComponents
        #expect(shown.year == 2001 && shown.month == 3 && shown.day == nil)
    }

    /// Without a month from the application, the scene's month is shown.
    @Test func theSceneBeginsInJanuary() throws {
        let app = try TestApp()
        app.perform {
            let shown = UICalendarView().visibleDateComponents
            #expect(shown.year == 2007 && shown.month == 1)
        }
    }

    @Test func buttonsTurnMonthsWithinTheRange() throws {
        let pad = try pad { view in
            let start = view.calendar.date(from: DateComponents(year: 2001, month: 2, day: 20)) ?? .distantPast
            view.availableDateRange = DateInterval(start: start, duration: 40 * 86_400)
        }
        try turn("later", on: pad)
        #expect(pad.control.visibleDateComponents.month == 3, "the range ends in March")
        try turn("earlier", on: pad)
        #expect(pad.control.visibleDateComponents.month == 2 && delegate.log == ["from 3"])
        try turn("earlier", on: pad)
        #expect(pad.control.visibleDateComponents.month == 2 && delegate.log == ["from 3"])
        pad.app.perform { pad.control.visibleDateComponents = DateComponents(year: 1999, month: 1) }
        #expect(pad.control.visibleDateComponents.year == 2001, "the nearest month of the range")
    }

    @Test func aDayCanBeSelected() throws {
        let selection = UICalendarSelectionSingleDate(delegate: delegate)
        let pad = try pad { $0.selectionBehavior = selection }
        delegate.refused = [7]
        pad.app.perform { selection.updateSelectableDates() }
        for day in [20, 7, 21] { try tap(day, on: pad) }
        #expect(delegate.log == ["selected 2001-3-20", "selected 2001-3-21"] && selectedDays(pad) == ["21"])
        delegate.keeps = true
        try tap(21, on: pad)
        #expect(selection.selectedDate?.day == 21)
        delegate.keeps = false
        try tap(21, on: pad)
        #expect(delegate.log.last == "selected none" && selectedDays(pad) == [])
        pad.app.perform {
            selection.setSelected(DateComponents(year: 2002, month: 5, day: 4), animated: false)
            #expect(pad.control.visibleDateComponents.month == 5 && selectedDays(pad) == ["4"])
        }
        #expect(delegate.log.count == 3, "nothing is announced for changes by the application")
    }

    @Test func severalDaysCanBeSelected() throws {
        let selection = UICalendarSelectionMultiDate(delegate: delegate)
        let pad = try pad { $0.selectionBehavior = selection }
        pad.app.perform { selection.selectedDates = [DateComponents(year: 2001, month: 3, day: 5)] }
        for day in [6, 5, 9] { try tap(day, on: pad) }
        #expect(delegate.log == ["selected 2001-3-6", "deselected 2001-3-5", "selected 2001-3-9"])
        #expect(selectedDays(pad) == ["6", "9"] && selection.selectedDates.compactMap(\.day) == [6, 9])
        delegate.keeps = true
        try tap(6, on: pad)
        #expect(selectedDays(pad) == ["6", "9"])
    }

    /// Days outside the range, and days without a selection behavior, do nothing.
    @Test func unavailableDaysAreNotSelected() throws {
        let selection = UICalendarSelectionSingleDate(delegate: delegate)
        let pad = try pad { view in
            let start = view.calendar.date(from: DateComponents(year: 2001, month: 3, day: 10)) ?? .distantPast
            view.availableDateRange = DateInterval(start: start, duration: 5 * 86_400)
        }
        try tap(12, on: pad)
        pad.app.perform { pad.control.selectionBehavior = selection }
        try tap(20, on: pad)
        #expect(delegate.log == [] && selection.selectedDate == nil)
        try tap(12, on: pad)
        #expect(delegate.log == ["selected 2001-3-12"])
    }

    /// The decoration is a disc below the number, in the day's column; after another one is requested, only that one.
    @Test(arguments: [false, true]) func daysCanBeDecorated(animated: Bool) throws {
        delegate.decorated = [14]
        let pad = try pad()
        let discs = { pad.control.coloredRects.filter { $0.rect.width == 10 && $0.rect.height == 10 }.map(\.rect) }
        let label = try #require(labels(in: pad.control).first { $0.text == "14" })
        let day = label.convert(label.bounds, to: pad.control)
        #expect(discs().count == 1 && abs(discs()[0].midX - day.midX) < 0.5 && discs()[0].minY > day.midY)
        pad.app.perform {
            delegate.decorated = [15, 16]
            pad.control.reloadDecorations(forDateComponents: [], animated: animated)
        }
        try pad.app.play()
        #expect(discs().count == 2)
        pad.app.perform { pad.control.wantsDateDecorations = false }
        #expect(discs().isEmpty)
    }

    @Test func decorationsCanBeImagesAndViews() throws {
        let app = try TestApp()
        app.perform {
            let image = UICalendarView.Decoration.image(UIImage(systemName: "star.fill"), color: .systemYellow)
            let view = image.makeView() as? UIImageView
            #expect(view?.tintColor == .systemYellow && view?.image?.renderingMode == .alwaysTemplate)
            let label = UILabel()
            #expect(UICalendarView.Decoration.customView { label }.makeView() === label)
            #expect(UICalendarView.Decoration().makeView().bounds.size == CGSize(width: 8, height: 8))
        }
    }

    /// Days run to the left and the buttons change sides in right-to-left layouts.
    @Test func rightToLeftMirrorsTheCalendar() throws {
        let pad = try pad { $0.semanticContentAttribute = .forceRightToLeft }
        let frames = ["5", "6"].compactMap { text in labels(in: pad.control).first { $0.text == text } }
            .map { $0.convert($0.bounds, to: pad.control) }
        #expect(frames.count == 2 && frames[0].minX > frames[1].minX && frames[0].minY == frames[1].minY)
    }
}
