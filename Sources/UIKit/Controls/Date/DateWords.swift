/// The words of date pickers that Foundation does not have, in some languages.
struct DateWords {
    /// The relative name of the present day in Unicode’s CLDR, as at the beginning of a sentence.
    let today: String
    /// Before the time in the style `inline`. Chosen.
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
        "ar": DateWords("اليوم", "الوقت"), "de": DateWords("Heute", "Uhrzeit"), "en": DateWords("Today", "Time"),
        "es": DateWords("Hoy", "Hora"), "fr": DateWords("Aujourd’hui", "Heure"), "he": DateWords("היום", "שעה"),
        "it": DateWords("Oggi", "Ora"), "ja": DateWords("今日", "時刻"), "ko": DateWords("오늘", "시간"),
        "nl": DateWords("Vandaag", "Tijd"), "pt": DateWords("Hoje", "Hora"), "ru": DateWords("Сегодня", "Время"),
        "zh": DateWords("今天", "时间"),
    ]
}
