/// Words in date pickers that Foundation does not provide, in some languages.
struct DateTerms {
    /// The relative name of the current day in Unicode's CLDR, capitalized as at the beginning of a sentence.
    let today: String
    /// The label before the time in the style `inline`. Chosen.
    let time: String

    init?(_ locale: Locale) {
        guard let words = locale.language.languageCode.flatMap({ Self.words[$0.identifier] }) else { return nil }
        self = words
    }

    private init(_ today: String, _ time: String) {
        self.today = today
        self.time = time
    }

    private static let words = [
        "ar": DateTerms("اليوم", "الوقت"), "de": DateTerms("Heute", "Uhrzeit"), "en": DateTerms("Today", "Time"),
        "es": DateTerms("Hoy", "Hora"), "fr": DateTerms("Aujourd’hui", "Heure"), "he": DateTerms("היום", "שעה"),
        "it": DateTerms("Oggi", "Ora"), "ja": DateTerms("今日", "時刻"), "ko": DateTerms("오늘", "시간"),
        "nl": DateTerms("Vandaag", "Tijd"), "pt": DateTerms("Hoje", "Hora"), "ru": DateTerms("Сегодня", "Время"),
        "zh": DateTerms("今天", "时间"),
    ]
}
