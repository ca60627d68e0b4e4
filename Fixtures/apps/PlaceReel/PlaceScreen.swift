import UIKit

/// A screen of texts that Foundation, Swift or the C library decide by the machine unless they are told.
struct PlaceScreen {
    let title: String
    let texts: @MainActor () -> [String]

    private init(_ title: String, _ texts: @escaping @MainActor () -> [String]) {
        self.title = title
        self.texts = texts
    }

    /// Sixty screens.
    @MainActor static let all: [PlaceScreen] =
        dates + numbers + calendars + locales + styles + units + clocks + chances + languages

    private static let dates = (0...4).map { style in
        PlaceScreen("Dates in style \(style)") {
            let formatter = DateFormatter()
            formatter.dateStyle = DateFormatter.Style(rawValue: UInt(style)) ?? .none
            let interval = DateIntervalFormatter()
            interval.dateStyle = DateIntervalFormatter.Style(rawValue: UInt(style)) ?? .none
            return (0...4).flatMap { time in
                formatter.timeStyle = DateFormatter.Style(rawValue: UInt(time)) ?? .none
                return [false, true].map { isRelative in
                    formatter.doesRelativeDateFormatting = isRelative
                    return formatter.string(from: Date(timeIntervalSinceNow: 86_400))
                }
            } + [interval.string(from: Date(), to: Date(timeIntervalSinceNow: 5000))]
        }
    }

    private static let numbers = [
        NumberFormatter.Style.none, .decimal, .currency, .percent, .scientific, .spellOut, .ordinal, .currencyISOCode,
        .currencyPlural, .currencyAccounting,
    ].map { style in
        PlaceScreen("Numbers in style \(style.rawValue)") {
            let formatter = NumberFormatter()
            formatter.numberStyle = style
            return [0, 0.5, 7, -1234.5, 1_234_567.891].map { formatter.string(from: NSNumber(value: $0)) ?? "none" }
        }
    }

    private static let calendars = [
        Calendar.Identifier.gregorian, .buddhist, .chinese, .coptic, .ethiopicAmeteMihret, .hebrew, .iso8601, .indian,
        .islamic, .islamicCivil, .islamicUmmAlQura, .japanese, .persian, .republicOfChina,
    ].map { identifier in
        PlaceScreen("\(identifier)") {
            let calendar = Calendar(identifier: identifier)
            let formatter = DateFormatter()
            formatter.calendar = calendar
            formatter.dateStyle = .long
            return [
                formatter.string(from: Date()), "\(calendar.component(.hour, from: Date()))",
                "\(calendar.dateComponents([.year, .month, .day, .weekday], from: Date()))",
                "\(calendar.isDateInToday(Date())) \(calendar.startOfDay(for: Date())) \(calendar.timeZone)",
            ]
        }
    }

    private static let locales = [
        "en_GB", "fr_CA", "de_CH", "es_MX", "pt_BR", "ja_JP", "zh_Hant_TW", "ko_KR", "ar_EG", "he_IL", "hi_IN", "ru_RU",
    ].map { identifier in
        PlaceScreen("Locale \(identifier)") {
            let locale = Locale(identifier: identifier)
            let formatter = DateFormatter()
            formatter.locale = locale
            formatter.timeStyle = .full
            return [
                formatter.string(from: Date()), 1234.5.formatted(.number.locale(locale)),
                Locale.current.localizedString(forIdentifier: identifier) ?? "none",
                Date(timeIntervalSinceNow: -90_000).formatted(.relative(presentation: .named).locale(locale)),
                Measurement(value: 5, unit: UnitLength.kilometers).formatted(.measurement(width: .wide).locale(locale)),
            ]
        }
    }

    private static let styles = [
        PlaceScreen("Date styles") {
            [
                Date().formatted(), Date().formatted(date: .complete, time: .complete), Date().formatted(.iso8601),
                Date().formatted(.dateTime.era().year().month(.wide).week().weekday(.wide).hour().timeZone()),
                Date().formatted(
                    .verbatim(
                        "\(hour: .defaultDigits(clock: .twentyFourHour, hourCycle: .zeroBased))", timeZone: .current,
                        calendar: .current)),
            ]
        },
        PlaceScreen("Intervals") {
            let day = Date()..<Date(timeIntervalSinceNow: 90_000)
            return [day.formatted(), day.formatted(date: .long, time: .shortened)]
        },
        PlaceScreen("Number styles") {
            [
                1_234_567.formatted(), 0.25.formatted(.percent), 9.5.formatted(.currency(code: "EUR")),
                Decimal(1234.5).formatted(), 1_234_567.formatted(.number.notation(.compactName)),
            ]
        },
        PlaceScreen("Lists and bytes") {
            [
                ["a", "b", "c"].formatted(), ListFormatter.localizedString(byJoining: ["a", "b"]),
                Int64(123_456).formatted(.byteCount(style: .file)),
                ByteCountFormatter.string(fromByteCount: 999, countStyle: .memory),
            ]
        },
    ]

    private static let units = [
        PlaceScreen("Durations") {
            let formatter = DateComponentsFormatter()
            formatter.allowedUnits = [.year, .month, .day, .hour]
            return [DateComponentsFormatter.UnitsStyle.positional, .abbreviated, .short, .full, .spellOut, .brief].map {
                formatter.unitsStyle = $0
                return formatter.string(from: 40_000_000) ?? "none"
            } + [Duration.seconds(3725).formatted(.units()), Duration.seconds(3725).formatted()]
        },
        PlaceScreen("Distances in time") {
            let formatter = RelativeDateTimeFormatter()
            formatter.dateTimeStyle = .named
            return [-400_000, -86_400, -60, 0, 60, 86_400].map { formatter.localizedString(fromTimeInterval: $0) }
        },
        PlaceScreen("Measurements") {
            let formatter = MeasurementFormatter()
            return [
                formatter.string(from: Measurement(value: 5, unit: UnitLength.kilometers)),
                formatter.string(from: Measurement(value: 21, unit: UnitTemperature.celsius)),
                formatter.string(from: Measurement(value: 70, unit: UnitMass.kilograms)),
                LengthFormatter().string(fromValue: 5, unit: .kilometer),
                MassFormatter().string(fromValue: 5, unit: .kilogram),
                EnergyFormatter().string(fromValue: 5, unit: .kilocalorie),
            ]
        },
    ]

    private static let clocks = [
        PlaceScreen("Dates now") {
            ["\(NSDate())", "\(Date.timeIntervalSinceReferenceDate)", "\(CFAbsoluteTimeGetCurrent())", "\(time(nil))"]
        },
        PlaceScreen("Clocks now") {
            [
                "\(ProcessInfo.processInfo.systemUptime)", "\(CACurrentMediaTime())", "\(ContinuousClock.now)",
                "\(SuspendingClock.now)", "\(DispatchTime.now())", "\(ContinuousClock().measure {})",
            ]
        },
        PlaceScreen("Zones") {
            [
                TimeZone.current.identifier, NSTimeZone.local.identifier, NSTimeZone.default.identifier,
                NSTimeZone.system.identifier, "\(TimeZone.autoupdatingCurrent.secondsFromGMT())",
                ISO8601DateFormatter().string(from: Date()),
            ]
        },
    ]

    private static let words = ["home", "list", "map", "user", "cart", "more"]

    private static let chances = [
        PlaceScreen("Random numbers") {
            ["\(Int.random(in: 0..<1000))", "\(Double.random(in: 0..<1))", "\(arc4random())", "\(drand48())"]
        },
        PlaceScreen("Random orders") { ["\(words.shuffled())", "\(words.randomElement() ?? "")", "\(Bool.random())"] },
        PlaceScreen("Identifiers") { ["\(UUID())", NSUUID().uuidString, ProcessInfo.processInfo.processName] },
        PlaceScreen("Sets") { [Set(words).joined(separator: " "), "\(Set(1...9))"] },
        PlaceScreen("Dictionaries") {
            Dictionary(uniqueKeysWithValues: words.map { ($0, $0.hashValue) }).map { "\($0) \($1)" }
        },
    ]

    private static let languages = [
        PlaceScreen("Languages") {
            [
                Locale.current.identifier, "\(Locale.preferredLanguages)", "\(Calendar.current.firstWeekday)",
                "\(Locale.current.measurementSystem)",
            ]
        },
        PlaceScreen("Bundles") {
            [
                "\(Bundle.main.preferredLocalizations)", "\(Bundle.preferredLocalizations(from: ["de", "en", "ja"]))",
                NSLocalizedString("missing", comment: ""), String(localized: "\(1_234_567) items"),
            ]
        },
        PlaceScreen("Formats") {
            [
                String(format: "%d %.2f %@", 1_234_567, 1.5, "x"),
                String.localizedStringWithFormat("%d %.2f", 1_234_567, 1.5), "\(NSNumber(value: 100.0).stringValue)",
            ]
        },
        PlaceScreen("Settings") {
            UserDefaults.standard.set(1.0, forKey: "x")
            return [
                UserDefaults.standard.string(forKey: "x") ?? "none", "é".localizedUppercase, "ı".localizedCapitalized,
            ]
        },
    ]
}
