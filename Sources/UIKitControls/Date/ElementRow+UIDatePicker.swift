extension ElementRow {
    package static let datePicker = ElementRow(
        UIDatePicker.self, "datePicker", isPartOfSystem: true,
        attributes: [
            .choice("datePickerMode") { $0.datePickerMode = $1 },
            .choice("style") { $0.preferredDatePickerStyle = $1 },
            .integer("minuteInterval", in: 1...30) { $0.minuteInterval = $1 },
            .number("countDownDuration") { $0.countDownDuration = TimeInterval($1) },
            .date("date") { $0.date = $1 },
            .date("minimumDate") { $0.minimumDate = $1 },
            .date("maximumDate") { $0.maximumDate = $1 },
            .part("locale", { _ in ArchivedLocale() }, [.text("localeIdentifier") { $0.identifier = $1 }]) {
                if let identifier = $1.identifier { $0.locale = Locale(identifier: identifier) }
            },
        ],
        content: .datePicker,
        outlets: { [Outlet("date", \UIDatePicker.date)] })
}

extension ElementRow {
    package static let calendarView = ElementRow(
        UICalendarView.self, "calendarView",
        attributes: [.flag("wantsDateDecorations") { $0.wantsDateDecorations = $1 }])
}

/// The range of dates in files, in seconds since 2001: about 3,000 years in both directions.
private let secondsRange = -1e11...1e11

private struct ArchivedLocale {
    var identifier: String?
}

extension ElementAttribute {
    /// A field for a date, whose text is in seconds since 2001. Other texts set nothing.
    fileprivate static func date(
        _ name: String, _ set: @escaping @MainActor @Sendable (inout Target, Date) -> Void
    ) -> Self {
        .text(name) { target, text in
            guard let seconds = TimeInterval(text), secondsRange.contains(seconds) else { return }
            set(&target, Date(timeIntervalSinceReferenceDate: seconds))
        }
    }
}

extension ElementContent {
    /// The element of a date picker: a style, and a date in seconds since the beginning of 2001 in Greenwich.
    fileprivate static let datePicker = ElementContent(
        "datePicker", "The view is a date picker, in Greenwich.",
        fields: [
            .choice("mode", of: SceneMode.self, standard: .dateAndTime) { $0.datePickerMode = $1.mode },
            .choice("style", "Default: compact, and wheels for a countdown.", of: SceneStyle.self) {
                $0.preferredDatePickerStyle = $1.style
            },
            .number(
                "date", "Seconds since 2001 began. Default: 9:41 on 9 January 2007, and the time of the scene since.",
                in: secondsRange
            ) { $0.date = Date(timeIntervalSinceReferenceDate: $1) },
        ]
    ) { UIDatePicker() }

    private enum SceneMode: String, CaseIterable {
        case time, date, dateAndTime, countDownTimer

        var mode: UIDatePicker.Mode {
            switch self {
            case .time: .time
            case .date: .date
            case .dateAndTime: .dateAndTime
            case .countDownTimer: .countDownTimer
            }
        }
    }

    private enum SceneStyle: String, CaseIterable {
        case wheels, compact, inline

        var style: UIDatePickerStyle {
            switch self {
            case .wheels: .wheels
            case .compact: .compact
            case .inline: .inline
            }
        }
    }
}

extension UIDatePicker.Mode: ArchivedChoice {
    package static var archivedNames: [String: Self] { cases }
}

extension UIDatePickerStyle: ArchivedChoice {
    package static var archivedNames: [String: Self] { cases }
}
