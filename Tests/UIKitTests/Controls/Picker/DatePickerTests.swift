import QuartzCore
import Testing
import UIKit

@testable import UIKitControls

/// Date pickers of all styles, which are the same on every machine.
@MainActor @Suite struct DatePickerTests {
    nonisolated private static let styles: [UIDatePickerStyle] = [.wheels, .compact, .inline]
    nonisolated private static let modes: [UIDatePicker.Mode] = [
        .time, .date, .dateAndTime, .countDownTimer, .yearAndMonth,
    ]

    /// 14 March 2001, 15:30 in Greenwich.
    nonisolated private static let date = Date(timeIntervalSinceReferenceDate: 72 * 86_400 + 55_800)

    private func pad(
        _ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode, _ change: (UIDatePicker) -> Void = { _ in }
    ) throws -> ControlPad<UIDatePicker> {
        try ControlPad { _ in
            let picker = UIDatePicker()
            picker.datePickerMode = mode
            picker.preferredDatePickerStyle = style
            change(picker)
            return picker
        }
    }

    private func texts(in view: UIView) -> [String] {
        let own = (view as? UILabel).flatMap { $0.isHidden ? nil : $0.text }
        return (own.map { [$0] } ?? []) + view.subviews.flatMap(texts)
    }

    @Test func theSceneBeginsAtAFixedTime() throws {
        let pad = try pad(.compact, .dateAndTime)
        #expect(pad.control.date == Date(timeIntervalSinceReferenceDate: 190_028_460))
        #expect(texts(in: pad.control) == ["Jan 9, 2007", "9:41 AM"])
        try pad.app.play(limit: 1)
        #expect(pad.control.date.timeIntervalSinceReferenceDate >= 190_028_460)
    }

    @Test(arguments: styles, modes) func everyStyleHasASize(style: UIDatePickerStyle, mode: UIDatePicker.Mode) throws {
        let pad = try pad(style, mode)
        let size = pad.control.intrinsicContentSize
        #expect(size.width > 0 && size.height > 0)
        #expect(pad.control.datePickerStyle != .automatic)
        if pad.control.datePickerStyle == .wheels { #expect(size == CGSize(width: 320, height: 216)) }
        #expect(pad.control.subviews.count == 1)
    }

    /// A picker of its natural size keeps it when its style changes; one of another size stays as it is.
    @Test func aNewStyleHasItsOwnSize() throws {
        let app = try TestApp()
        app.perform {
            let picker = UIDatePicker()
            picker.datePickerMode = .time
            #expect(picker.bounds.height == 36, "the label of a time alone")
            picker.preferredDatePickerStyle = .wheels
            #expect(picker.bounds.size == CGSize(width: 320, height: 216))
            let other = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
            other.preferredDatePickerStyle = .wheels
            #expect(other.bounds.size == CGSize(width: 200, height: 50))
        }
    }

    @Test(arguments: styles, modes) func theDateIsKeptExactly(style: UIDatePickerStyle, mode: UIDatePicker.Mode) throws
    {
        let pad = try pad(style, mode) { $0.date = Self.date }
        #expect(pad.control.date == Self.date && pad.changes == 0)
        pad.app.perform { pad.control.setDate(Self.date.addingTimeInterval(86_400 * 40), animated: true) }
        #expect(pad.control.date == Self.date.addingTimeInterval(86_400 * 40) && pad.changes == 0)
    }

    @Test func limitsClampTheDate() throws {
        let pad = try pad(.compact, .dateAndTime) { $0.date = Self.date }
        pad.app.perform {
            pad.control.minimumDate = Self.date.addingTimeInterval(60)
            #expect(pad.control.date == Self.date.addingTimeInterval(60))
            pad.control.maximumDate = Self.date
            #expect(pad.control.date == Self.date, "limits in the wrong order limit nothing")
            pad.control.minimumDate = nil
            pad.control.date = Self.date.addingTimeInterval(5)
            #expect(pad.control.date == Self.date)
        }
    }

    @Test func minutesAreRoundedToTheirInterval() throws {
        let pad = try pad(.wheels, .time) {
            $0.minuteInterval = 15
            $0.date = Self.date.addingTimeInterval(14 * 60)
        }
        #expect(pad.control.date == Self.date)
        pad.app.perform {
            pad.control.minuteInterval = 7
            #expect(pad.control.minuteInterval == 1)
        }
    }

    @Test func labelsFollowTheLocale() throws {
        let pad = try pad(.compact, .dateAndTime) {
            $0.date = Self.date
            $0.locale = Locale(identifier: "de_DE")
        }
        #expect(texts(in: pad.control) == ["14. März 2001", "15:30"])
        pad.app.perform { pad.control.timeZone = TimeZone(secondsFromGMT: 3_600) }
        #expect(texts(in: pad.control).last == "16:30")
    }

    /// Words that are not dates follow the language as well; a day without such a word is a date.
    @Test(arguments: [
        ("en_US", "Today", ["hour", "min"]), ("de_DE", "Heute", ["Stunde", "Min."]),
        ("fr_FR", "Aujourd’hui", ["heure", "min"]),
        ("fi_FI", "", ["tunti", "min"]),
    ]) func monthAndDayNamesFollowTheLocale(locale: String, today: String, units: [String]) throws {
        let days = try pad(.wheels, .dateAndTime) { $0.locale = Locale(identifier: locale) }
        let shown = texts(in: days.control)
        #expect(shown.contains(today) == !today.isEmpty && shown.contains("Today") == (locale == "en_US"))
        let timer = try pad(.wheels, .countDownTimer) {
            $0.locale = Locale(identifier: locale)
            $0.countDownDuration = 3_600 + 60
        }
        let found = texts(in: timer.control)
        #expect(units.allSatisfy(found.contains), "\(found)")
    }

    @Test func aMonthHasItsDays() throws {
        let pad = try pad(.inline, .date) { $0.date = Self.date }
        let shown = texts(in: pad.control)
        #expect(shown.contains("March 2001") && shown.contains("31") && !shown.contains("32"))
        #expect(shown.contains("SUN"))
        // 1 March 2001 was a Thursday: in the fifth column of the first week.
        let first = try #require(pad.control.day("1"))
        let sunday = try #require(pad.control.day("4"))
        #expect(first.minX > sunday.minX && sunday.minY > first.minY)
    }

    @Test func aTapChoosesADay() throws {
        let pad = try pad(.inline, .date) { $0.date = Self.date }
        let day = try #require(pad.control.day("20"))
        try pad.touch([CGPoint(x: day.midX, y: day.midY)])
        #expect(pad.control.date == Self.date.addingTimeInterval(6 * 86_400), "the time of day stays")
        #expect(pad.changes == 1)
    }

    @Test func daysOutsideTheLimitsAreNotChosen() throws {
        let pad = try pad(.inline, .date) {
            $0.date = Self.date
            $0.maximumDate = Self.date.addingTimeInterval(86_400)
        }
        let day = try #require(pad.control.day("20"))
        try pad.touch([CGPoint(x: day.midX, y: day.midY)])
        #expect(pad.control.date == Self.date && pad.changes == 0)
    }

    @Test func turningAWheelChangesTheDate() throws {
        let pad = try pad(.wheels, .time) { $0.date = Self.date }
        // The wheel of hours is the first of three of 60 points; a row is 32 points high.
        try pad.touch([CGPoint(x: 95, y: 108 + 33)])
        #expect(pad.control.date == Self.date.addingTimeInterval(3_600) && pad.changes == 1)
    }

    @Test func aCompactPickerOpensACalendar() throws {
        let pad = try pad(.compact, .date) { $0.date = Self.date }
        try pad.touch([CGPoint(x: pad.control.bounds.midX, y: 17)])
        let overlay = try #require(pad.app.window.subviews.lazy.compactMap { $0 as? DateOverlay }.first)
        let inner = try #require(overlay.day("20"))
        let center = overlay.convert(CGPoint(x: inner.midX, y: inner.midY), to: pad.control)
        try pad.touch([center])
        #expect(pad.control.date == Self.date.addingTimeInterval(6 * 86_400) && pad.changes == 1)
        #expect(texts(in: pad.control) == ["Mar 20, 2001"])
        try pad.touch([CGPoint(x: 200, y: 700)])
        #expect(!pad.app.window.subviews.contains { $0 is DateOverlay })
    }

    @Test(arguments: styles) func aDisabledPickerChangesNothing(style: UIDatePickerStyle) throws {
        let pad = try pad(style, .date) {
            $0.date = Self.date
            $0.isEnabled = false
        }
        for point in [CGPoint(x: 40, y: 17), CGPoint(x: 100, y: 150)] { try pad.touch([point]) }
        #expect(pad.control.date == Self.date && pad.events == [])
        #expect(!pad.app.window.subviews.contains { $0 is DateOverlay })
    }

    @Test func countdownsAreWholeMinutes() throws {
        let pad = try pad(.automatic, .countDownTimer) { $0.countDownDuration = 5_430 }
        #expect(pad.control.countDownDuration == 5_400 && pad.control.datePickerStyle == .wheels)
        pad.app.perform { pad.control.countDownDuration = 1e9 }
        #expect(pad.control.countDownDuration == 86_340)
    }
}

extension UIView {
    /// The frame of the day with this number, in the view's coordinates.
    fileprivate func day(_ number: String) -> CGRect? {
        func find(_ view: UIView) -> UIView? {
            if let label = view as? UILabel, label.text == number, label.superview is UIControl { return label }
            return view.subviews.lazy.compactMap(find).first
        }
        return find(self).map { $0.convert($0.bounds, to: self) }
    }
}
