// Prints what Foundation makes of values, texts and dates: all that depends on conformances and data which a statically linked program
// may lack. `scripts/proofs/installed` links it as the installed program is linked, and as tests are, and compares.
import Foundation

/// Prints the result of a call, or the type of its error.
func show(_ title: String, _ call: () throws -> Any) {
    do { print("\(title):", try call()) } catch { print("\(title): \(type(of: error))") }
}

final class Note: NSObject, NSCoding {
    let lines: [Int]
    let words: [String: String]

    init(lines: [Int], words: [String: String]) {
        self.lines = lines
        self.words = words
    }

    init?(coder: NSCoder) {
        lines = coder.decodeObject(forKey: "lines") as? [Int] ?? []
        words = coder.decodeObject(forKey: "words") as? [String: String] ?? [:]
    }

    func encode(with coder: NSCoder) {
        coder.encode(lines, forKey: "lines")
        coder.encode(words, forKey: "words")
    }
}

let date = Date(timeIntervalSince1970: 1_700_000_000)
let list: [String: Any] = [
    "elements": ["x", 1, 2.5, true, date, Data([1, 2])] as [Any], "members": ["k": ["n": [1]]], "empty": [String]() as [Any],
]
for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
    show("property list \(format.rawValue)") {
        let data = try PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0)
        let read = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        return "\(String(describing: (read?["elements"] as? [Any])?.count)) \(String(describing: read?["members"] as? [String: [String: [Int]]]))"
    }
}
show("encoded property list") {
    let data = try PropertyListEncoder().encode(["a": [1, 2]])
    return try PropertyListDecoder().decode([String: [Int]].self, from: data)
}
show("JSON") {
    let text = try JSONSerialization.data(withJSONObject: ["b": [1, 2.5, "x", NSNull(), true] as [Any]], options: .sortedKeys)
    let read = try JSONSerialization.jsonObject(with: Data(#"{"a":[1,true,null,"é",{"b":1.5}]}"#.utf8)) as? [String: [Any]]
    return String(decoding: text, as: UTF8.self) + " \(String(describing: (read?["a"]?.last as? [String: Any])?["b"] as? Double))"
}
for (title, object) in [
    ("array", ["a", 1, 2.5, NSNull()] as NSArray), ("dictionary", ["a": 1, "b": ["c": date]] as NSDictionary),
    ("set", NSSet(array: [1])), ("date", date as NSDate), ("data", Data([1]) as NSData), ("URL", URL(filePath: "/a") as NSURL),
    ("own class", Note(lines: [1], words: ["a": "b"])),
] as [(String, NSObject)] {
    show("archive of \(title)") {
        let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
        let read = try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)
        if let note = read as? Note { return "\(note.lines) \(note.words)" }
        return (read as? NSObject)?.isEqual(object) ?? false
    }
}
show("class by name") { NSClassFromString(NSStringFromClass(Note.self)) == Note.self && NSClassFromString("NSArray") != nil }
let values: [Any] = [
    "a", [1], ["a": 1], Set([1]), 1, Decimal(1), date, Data([1]), URL(filePath: "/a"), URLComponents(), UUID(), Locale(identifier: "de"),
    IndexPath(indexes: [1]), IndexSet([1]), TimeZone.gmt, Calendar(identifier: .gregorian), CharacterSet.letters, DateComponents(year: 1),
    DateInterval(start: date, duration: 1), Notification(name: Notification.Name("a")), Measurement(value: 1, unit: UnitLength.meters),
    NSRange(0..<1), CGRect.zero,
]
for value in values {
    show("\(type(of: value)) as an object") { (value as? NSObject).map { "\(type(of: $0))" } ?? "none" }
}
show("lists and back") { (NSArray(array: [1]) as Any) as? [Int] == [1] && (NSDictionary(dictionary: ["a": 1]) as Any) as? [String: Int] == ["a": 1] }
show("regular expression") {
    try NSRegularExpression(pattern: "(\\p{L}+)-(?<n>\\d+)").stringByReplacingMatches(in: "äb-12 c-3", range: NSRange(0..<9), withTemplate: "$2$1")
}
show("predicate") { NSPredicate { object, _ in object as? Int == 2 }.evaluate(with: 2) }
show("bundle") { Bundle.main.localizedString(forKey: "k", value: "v", table: nil) + " \(Bundle.main.preferredLocalizations)" }
show("time zones") { "\(TimeZone.knownTimeZoneIdentifiers.count) \(TimeZone(identifier: "Europe/Berlin")?.secondsFromGMT(for: date) ?? -1)" }
show("transforms") {
    ("Ελλάς" as NSString).applyingTransform(.toLatin, reverse: false) ?? "" + "éa".folding(options: .diacriticInsensitive, locale: nil)
}
show("encodings") { String(data: Data([0xFC]), encoding: .isoLatin1) ?? "" }
for name in ["en_US", "de_DE", "ar_EG", "ja_JP", "th_TH@calendar=buddhist"] {
    let locale = Locale(identifier: name)
    let zone = TimeZone(identifier: "Asia/Kolkata") ?? .gmt
    let dates = DateFormatter()
    dates.locale = locale
    dates.timeZone = zone
    dates.dateStyle = .full
    dates.timeStyle = .full
    show("\(name), date") { dates.string(from: date) }
    dates.setLocalizedDateFormatFromTemplate("yMMMEd")
    show("\(name), template") { dates.string(from: date) }
    let numbers = NumberFormatter()
    numbers.locale = locale
    for style in [NumberFormatter.Style.decimal, .currency, .percent, .spellOut, .ordinal, .scientific] {
        numbers.numberStyle = style
        show("\(name), number \(style.rawValue)") { numbers.string(from: 1234.5) ?? "" }
    }
    show("\(name), styles") {
        [
            date.formatted(Date.FormatStyle(date: .long, time: .shortened, locale: locale, timeZone: zone)),
            1_234_567.8.formatted(.number.locale(locale)), 0.25.formatted(.percent.locale(locale)),
            12.formatted(.currency(code: "EUR").locale(locale)), ["a", "b", "c"].formatted(.list(type: .and).locale(locale)),
            (date..<date + 3600).formatted(.interval.locale(locale)),
        ]
    }
    show("\(name), names") {
        [
            locale.localizedString(forRegionCode: "FR") ?? "", locale.localizedString(forLanguageCode: "fr") ?? "",
            locale.decimalSeparator ?? "", locale.calendar.monthSymbols[0], locale.measurementSystem.identifier,
            "straße".uppercased(with: locale), "I".lowercased(with: Locale(identifier: "tr")),
        ]
    }
    show("\(name), order") { ["ö", "z", "o"].sorted { $0.compare($1, locale: locale) == .orderedAscending } }
}
