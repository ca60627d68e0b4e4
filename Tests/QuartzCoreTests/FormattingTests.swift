import Testing

@testable import QuartzCore

/// Texts of Foundation's formatters and styles as an application asks for them: with the locale, the zone and the present of its stage.
@MainActor @Suite("Formatting") struct FormattingTests {
    private func texts(in language: String, _ body: () -> [String]) -> [String] {
        Stage().perform {
            Stage.currentLanguage = language
            return body()
        }
    }

    @Test func formattersBeginWithTheRegionOfTheScene() {
        func texts() -> [String] {
            let medium = DateFormatter()
            medium.dateStyle = .medium
            medium.timeStyle = .short
            let plain = DateFormatter()
            plain.dateFormat = "H:mm zzz"
            let price = NumberFormatter()
            price.numberStyle = .currency
            let interval = DateIntervalFormatter()
            interval.dateStyle = .none
            interval.timeStyle = .short
            return [
                medium.string(from: Date()), plain.string(from: Date()), price.string(from: 1234.5) ?? "",
                DateFormatter.localizedString(from: Date(), dateStyle: .short, timeStyle: .none),
                NumberFormatter.localizedString(from: 0.5, number: .percent),
                interval.string(from: Date(), to: Date(timeIntervalSinceNow: 3600)),
                DateFormatter.dateFormat(fromTemplate: "dMMM", options: 0, locale: nil) ?? "",
            ]
        }
        #expect(
            self.texts(in: "en_US", texts) == [
                "Jan 9, 2007 at 9:41\u{202F}AM", "9:41 GMT", "$1,234.50", "1/9/07", "50%",
                "9:41\u{2009}–\u{2009}10:41\u{202F}AM", "MMM d",
            ])
        #expect(
            self.texts(in: "de", texts) == [
                "09.01.2007, 09:41", "9:41 GMT", "1.234,50\u{A0}€", "09.01.07", "50\u{A0}%",
                "09:41–10:41 Uhr", "d. MMM",
            ])
    }

    @Test func stylesFollowTheScene() {
        func texts() -> [String] {
            let hour = Date()..<Date(timeIntervalSinceNow: 3600)
            return [
                Date().formatted(date: .abbreviated, time: .omitted), Date().formatted(.dateTime.year().month(.wide)),
                Date.FormatStyle(date: .numeric, time: .omitted).format(Date()), 1_234_567.formatted(),
                1234.formatted(.number), 0.25.formatted(.percent), 1234.5.formatted(.currency(code: "EUR")),
                1234.5.formatted(), IntegerFormatStyle<Int>().format(1234), Decimal(1.5).formatted(),
                ["a", "b", "c"].formatted(), [1, 2].formatted(.list(memberStyle: .number, type: .or)),
                hour.formatted(date: .numeric, time: .omitted),
                Duration.seconds(3725).formatted(.units(allowed: [.hours], width: .wide)),
                Int64(1_500_000).formatted(.byteCount(style: .file)),
            ]
        }
        #expect(
            self.texts(in: "en_US", texts) == [
                "Jan 9, 2007", "January 2007", "1/9/2007", "1,234,567", "1,234", "25%", "€1,234.50", "1,234.5", "1,234",
                "1.5", "a, b, and c", "1 or 2", "1/9/2007", "1 hour", "1.5 MB",
            ])
        #expect(
            self.texts(in: "de", texts) == [
                "9. Jan. 2007", "Januar 2007", "9.1.2007", "1.234.567", "1.234", "25\u{A0}%", "1.234,50\u{A0}€",
                "1.234,5",
                "1.234", "1,5", "a, b und c", "1 oder 2", "9.1.2007", "1 Stunde", "1,5 MB",
            ])
    }

    /// A locale or a zone that the application gives stays.
    @Test func explicitLocalesAndZonesAreKept() {
        Stage().perform {
            let french = Locale(identifier: "fr_FR")
            #expect(1.5.formatted(.number.locale(french)) == "1,5")
            #expect(IntegerFormatStyle<Int>(locale: Locale(identifier: "en_001")).format(1234) == "1,234")
            var style = Date.FormatStyle(date: .omitted, time: .shortened, locale: french)
            style.timeZone = TimeZone(secondsFromGMT: 3600) ?? .gmt
            #expect(style.format(Date()) == "10:41")
            let formatter = DateFormatter()
            formatter.locale = french
            formatter.timeZone = TimeZone(secondsFromGMT: 7200)
            formatter.timeStyle = .short
            #expect(formatter.string(from: Date()) == "11:41")
        }
    }

    @Test func daysNearThePresentHaveNames() {
        func names(_ language: String, time: DateFormatter.Style = .none) -> [String] {
            Stage().perform {
                let formatter = DateFormatter()
                formatter.locale = Locale(identifier: language)
                formatter.dateStyle = .medium
                formatter.timeStyle = time
                formatter.doesRelativeDateFormatting = true
                return (-2...2).map { formatter.string(from: Date(timeIntervalSinceNow: Double($0) * 86_400)) }
            }
        }
        #expect(names("en_US") == ["Jan 7, 2007", "Yesterday", "Today", "Tomorrow", "Jan 11, 2007"])
        #expect(names("de_DE") == ["Vorgestern", "Gestern", "Heute", "Morgen", "Übermorgen"])
        #expect(names("en_US", time: .short)[2] == "Today at 9:41\u{202F}AM")
    }

    @Test func distancesAreThoseFromThePresentOfTheScene() {
        #expect(
            texts(in: "en_US") {
                [
                    Date(timeIntervalSinceNow: -86_400).formatted(.relative(presentation: .named)),
                    Date(timeIntervalSinceNow: 7200).formatted(.relative(presentation: .numeric)),
                    Date.RelativeFormatStyle().format(Date(timeIntervalSinceNow: -60)),
                ]
            } == ["yesterday", "in 2 hours", "1 minute ago"])
        #expect(
            texts(in: "de") { [Date(timeIntervalSinceNow: -86_400).formatted(.relative(presentation: .named))] } == [
                "gestern"
            ])
    }

    @Test func centsEndWithTheirLimit() {
        Stage().perform {
            let price = NumberFormatter()
            price.numberStyle = .currency
            price.maximumFractionDigits = 0
            #expect(price.string(from: 1234.5) == "$1,234" && price.minimumFractionDigits == 0)
            price.minimumFractionDigits = 3
            #expect(price.string(from: 1234.5) == "$1,234.500" && price.maximumFractionDigits == 3)
        }
    }

    /// As on the device, where a number without a style or a pattern has no digit before its point.
    @Test func numbersBelowOneBeginByStyle() {
        Stage().perform {
            func text(_ change: (NumberFormatter) -> Void) -> String? {
                let formatter = NumberFormatter()
                change(formatter)
                return formatter.string(from: 0.5)
            }
            #expect(text { $0.maximumFractionDigits = 2 } == ".5" && text { $0.numberStyle = .decimal } == "0.5")
            #expect(text { $0.positiveFormat = "0.00" } == "0.50" && text { $0.positiveFormat = "#.##" } == ".5")
            #expect(text { $0.numberStyle = .currency } == "$0.50")
            #expect(NumberFormatter().string(from: 0) == "0" && NumberFormatter().string(from: 12) == "12")
            let both = NumberFormatter()
            both.minimumIntegerDigits = 2
            both.numberStyle = .decimal
            #expect(both.string(from: 0.5) == "00.5")
        }
    }

    @Test func wholeNumbersHaveNoFraction() {
        #expect(NSNumber(value: 100.0).stringValue == "100" && NSNumber(value: 1.5).stringValue == "1.5")
        #expect(NSNumber(value: 7).stringValue == "7")
        Stage().perform {
            for (value, text) in [(1.0 as Any, "1"), (2.5, "2.5"), (Float(3), "3"), (4, "4"), ("x", "x")] {
                UserDefaults.standard.set(value, forKey: "key")
                #expect(UserDefaults.standard.string(forKey: "key") == text)
            }
        }
    }

    @Test func fewBytesAreCounted() {
        Stage().perform {
            let texts = [Int64(1), 999, 1000, 0].map { $0.formatted(.byteCount(style: .file)) }
            #expect(texts == ["1 byte", "999 bytes", "1 kB", "Zero kB"])
            #expect(1023.formatted(.byteCount(style: .memory)) == "1,023 bytes")
        }
    }
}
