import TestSupport
import Testing

@testable import QuartzCore

/// Texts of formatters in twelve locales, as ICU writes them without Foundation (`Fixtures/formats/texts.py`).
@MainActor @Suite("Formats in twelve locales") struct FormatTableTests {
    private static let currencies = [
        "en_US": "USD", "en_GB": "GBP", "pt_BR": "BRL", "ru_RU": "RUB", "pl_PL": "PLN", "ja_JP": "JPY", "ko_KR": "KRW",
        "zh_CN": "CNY",
    ]

    /// Texts that differ in the locale data of the toolchain, which is Apple's edition of Unicode's.
    private static let appleTexts = [
        "es_ES currency": "1234,50 €", "it_IT currency": "1234,50 €", "ru_RU date medium": "5 марта 2024 г.",
        "ru_RU template MMMd": "5 марта", "pl_PL currency": "1234,50 zł", "ja_JP date full": "2024年3月5日 火曜日",
        "ja_JP currency": "¥1,234", "ja_JP template EEEEMMMMd": "3月5日 火曜日", "ko_KR date short": "2024. 3. 5.",
        "ja_JP unit wide": "5キロメートル", "ja_JP unit short": "2時間", "zh_CN date full": "2024年3月5日 星期二",
        "zh_CN template EEEEMMMMd": "3月5日 星期二",
    ]

    private static let rows: [(locale: String, kind: String, text: String)] = {
        let file = Repository.root.appending(path: "Fixtures/formats/texts.txt")
        let lines = (try? String(contentsOf: file, encoding: .utf8))?.split(separator: "\n") ?? []
        return lines.map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
            .filter { $0.count == 3 }.map { ($0[0], $0[1], $0[2]) }
    }()

    @Test func theTableIsWhole() {
        #expect(Self.rows.count == 12 * 20 && Set(Self.rows.map(\.locale)).count == 12)
    }

    @Test func textsAreThoseOfICU() {
        for (locale, kind, expected) in Self.rows {
            let text = Stage().perform {
                Stage.currentLanguage = locale
                return self.text(kind, locale)
            }
            let (found, wanted) = (text.map(plain), plain(Self.appleTexts["\(locale) \(kind)"] ?? expected))
            #expect(found == wanted, "\(locale), \(kind)")
        }
    }

    /// The text with one kind of space, because editions of the locale data differ in theirs.
    private func plain(_ text: String) -> String { text.replacing(/[\u{A0}\u{202F}\u{2009}]/, with: " ") }

    private func text(_ kind: String, _ locale: String) -> String? {
        let date = Date(timeIntervalSince1970: 1_709_651_229)
        switch kind {
        case "date short": return self.date(date, .short, .none)
        case "date medium": return self.date(date, .medium, .none)
        case "date long": return self.date(date, .long, .none)
        case "date full": return self.date(date, .full, .none)
        case "time short": return self.date(date, .none, .short)
        case "time medium": return self.date(date, .none, .medium)
        case "number": return 1_234_567.891.formatted(.number)
        case "integer": return 1_234_567.formatted()
        case "percent": return 0.25.formatted(.percent)
        case "currency": return number(.currency, 1234.5, currency: Self.currencies[locale] ?? "EUR")
        case "spelled": return number(.spellOut, 42)
        case "list and": return ListFormatter.localizedString(byJoining: ["A", "B", "C"])
        case "relative day": return Date(timeIntervalSinceNow: -86_400).formatted(.relative(presentation: .named))
        case "relative hours": return RelativeDateTimeFormatter().localizedString(fromTimeInterval: 10_800)
        case "unit wide":
            return Measurement(value: 5, unit: UnitLength.kilometers)
                .formatted(.measurement(width: .wide, usage: .asProvided))
        case "unit short":
            let formatter = DateComponentsFormatter()
            formatter.unitsStyle = .short
            return formatter.string(from: 7200)
        case "compact": return 12_345.formatted(.number.notation(.compactName))
        default:
            let formatter = DateFormatter()
            formatter.setLocalizedDateFormatFromTemplate(kind.replacing("template ", with: ""))
            return formatter.string(from: date)
        }
    }

    private func date(_ date: Date, _ dateStyle: DateFormatter.Style, _ timeStyle: DateFormatter.Style) -> String {
        DateFormatter.localizedString(from: date, dateStyle: dateStyle, timeStyle: timeStyle)
    }

    private func number(_ style: NumberFormatter.Style, _ value: Double, currency: String? = nil) -> String? {
        let formatter = NumberFormatter()
        formatter.numberStyle = style
        if let currency { formatter.currencyCode = currency }
        return formatter.string(from: NSNumber(value: value))
    }
}
