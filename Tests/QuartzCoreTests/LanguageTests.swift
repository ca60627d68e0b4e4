import Testing

@testable import QuartzCore

/// In twelve languages of a scene, what formatters write without a locale is what Foundation writes with that locale, in
/// Greenwich; and what Foundation on Linux lacks has the texts of the toolchain's ICU.
@MainActor @Suite("Twelve languages") struct LanguageTests {
    private nonisolated static let languages = [
        "en_US", "en_GB", "de_DE", "fr_FR", "es_MX", "pt_BR", "ja_JP", "zh_CN", "ko_KR", "ar_EG", "hi_IN", "ru_RU",
    ]

    @Test(arguments: languages) func formattersAreThoseOfTheLocale(language: String) {
        let locale = Locale(identifier: language)
        Stage().perform {
            Stage.currentLanguage = language
            let date = Date()
            for style in [DateFormatter.Style.short, .medium, .long, .full] {
                let (ours, expected) = (DateFormatter(), Foundation.DateFormatter())
                expected.locale = locale
                expected.timeZone = .gmt
                for formatter in [ours, expected] {
                    formatter.dateStyle = style
                    formatter.timeStyle = style
                }
                #expect(ours.string(from: date) == expected.string(from: date))
            }
            for style in [NumberFormatter.Style.decimal, .currency, .percent, .spellOut, .ordinal, .scientific] {
                let (ours, expected) = (NumberFormatter(), Foundation.NumberFormatter())
                expected.locale = locale
                for formatter in [ours, expected] { formatter.numberStyle = style }
                for number in [0.5, 3, -1234.5] {
                    let number = NSNumber(value: number)
                    #expect(ours.string(from: number) == expected.string(from: number))
                }
            }
        }
    }

    @Test(arguments: languages) func stylesAreThoseOfTheLocale(language: String) {
        let locale = Locale(identifier: language)
        Stage().perform {
            Stage.currentLanguage = language
            let date = Date()
            var style = Date.FormatStyle(date: .long, time: .shortened, locale: locale)
            style.timeZone = .gmt
            style.calendar = Calendar(identifier: .gregorian)
            #expect(date.formatted(date: .long, time: .shortened) == style.format(date))
            #expect(1_234_567.formatted() == 1_234_567.formatted(.number.locale(locale)))
            #expect(0.25.formatted(.percent) == 0.25.formatted(.percent.locale(locale)))
            #expect(9.5.formatted(.currency(code: "EUR")) == 9.5.formatted(.currency(code: "EUR").locale(locale)))
            #expect(["a", "b", "c"].formatted() == ["a", "b", "c"].formatted(.list(type: .and).locale(locale)))
            #expect(
                Int64(123_456).formatted(.byteCount(style: .file))
                    == Int64(123_456).formatted(.byteCount(style: .file).locale(locale)))
            #expect(
                Duration.seconds(3725).formatted(.units(width: .wide))
                    == Duration.seconds(3725).formatted(.units(width: .wide).locale(locale)))
        }
    }

    /// The columns are a full and a short duration, a distance as given and in the usual unit, and two temperatures.
    private nonisolated static let texts: [(String, [String])] = [
        ("en_US", ["1 year, 2 months, 5 days", "1 hr, 2 min, 5 sec", "5 km", "3.107 mi", "21 degrees Celsius", "21°"]),
        (
            "en_GB",
            ["1 year, 2 months, 5 days", "1 hr, 2 min, 5 secs", "5 km", "3.107 mi", "21 degrees Celsius", "21°"]
        ),
        (
            "de_DE",
            ["1 Jahr, 2 Monate und 5 Tage", "1 Std., 2 Min. und 5 Sek.", "5 km", "5 km", "21 Grad Celsius", "21°"]
        ),
        (
            "fr_FR",
            [
                "1\u{A0}an, 2\u{A0}mois et 5\u{A0}jours", "1\u{202F}h, 2\u{A0}min et 5\u{202F}s", "5\u{202F}km",
                "5\u{202F}km", "21\u{A0}degrés Celsius", "21°",
            ]
        ),
        ("es_MX", ["1 año, 2 meses y 5 días", "1 h, 2 min, 5 s", "5 km", "5 km", "21 grados Celsius", "21°"]),
        ("pt_BR", ["1 ano, 2 meses e 5 dias", "1 h, 2 min e 5 seg", "5 km", "5 km", "21 graus Celsius", "21°"]),
        ("ja_JP", ["1年 2か月 5日", "1時間 2分 5秒", "5 km", "5 km", "摂氏21度", "21°"]),
        ("zh_CN", ["1年2个月5天", "1小时2分钟5秒", "5公里", "5公里", "21摄氏度", "21°"]),
        ("ko_KR", ["1년 2개월 5일", "1시간 2분 5초", "5km", "5km", "섭씨 21도", "21°"]),
        ("ar_EG", ["سنة، شهران، و٥ أيام", "١ س ٢ د ٥ ث", "٥ كم", "٥ كم", "٢١ درجة مئوية", "٢١°\u{200F}"]),
        ("hi_IN", ["1 वर्ष, 2 महीने और 5 दिन", "1 घं॰, 2 मि॰, 5 से॰", "5 कि॰मी॰", "5 कि॰मी॰", "21 डिग्री सेल्सियस", "21°"]),
        ("ru_RU", ["1 год, 2 месяца, 5 дней", "1 ч, 2 мин, 5 с", "5 км", "5 км", "21 градус Цельсия", "21°"]),
    ]

    @Test func allLanguagesHaveTexts() { #expect(Self.texts.map(\.0) == Self.languages) }

    @Test(arguments: texts) func amountsHaveTheTextsOfTheLanguage(language: String, expected: [String]) {
        let found = Stage().perform {
            Stage.currentLanguage = language
            let durations = DateComponentsFormatter()
            durations.unitsStyle = .full
            durations.allowedUnits = [.year, .month, .day]
            let long = durations.string(from: DateComponents(year: 1, month: 2, day: 5))
            durations.allowedUnits = []
            durations.unitsStyle = .short
            let measurements = MeasurementFormatter()
            let road = Measurement(value: 5, unit: UnitLength.kilometers)
            let heat = Measurement(value: 21, unit: UnitTemperature.celsius)
            let usual = measurements.string(from: road)
            measurements.unitOptions = .providedUnit
            let given = measurements.string(from: road)
            measurements.unitStyle = .long
            let wide = measurements.string(from: heat)
            measurements.unitStyle = .medium
            measurements.unitOptions = [.providedUnit, .temperatureWithoutUnit]
            return [
                long ?? "", durations.string(from: 3725) ?? "", given, usual, wide, measurements.string(from: heat),
            ]
        }
        #expect(found == expected)
    }
}
