import Testing

@testable import QuartzCore

/// Formatters that Foundation on Linux does not have.
@MainActor @Suite("Formatters") struct FormatterTests {
    @Test func quantitiesOfTimeHaveUnits() {
        Stage().perform {
            let formatter = DateComponentsFormatter()
            func texts() -> [String?] { [3725, 3600, 65, 0, 180_000].map { formatter.string(from: $0) } }
            #expect(texts() == ["1:02:05", "1:00:00", "1:05", "0", "2:02:00:00"])
            formatter.unitsStyle = .full
            #expect(
                texts() == [
                    "1 hour, 2 minutes, 5 seconds", "1 hour", "1 minute, 5 seconds", "0 seconds", "2 days, 2 hours",
                ])
            formatter.unitsStyle = .short
            #expect(texts()[0] == "1 hr, 2 min, 5 sec")
            formatter.unitsStyle = .abbreviated
            #expect(texts()[0] == "1h 2m 5s")
            formatter.unitsStyle = .spellOut
            #expect(texts()[0] == "one hour, two minutes, five seconds")
            formatter.unitsStyle = .full
            formatter.allowedUnits = [.day, .hour, .minute]
            formatter.maximumUnitCount = 1
            #expect(formatter.string(from: 100_000) == "1 day")
            formatter.unitsStyle = .positional
            formatter.allowedUnits = [.minute, .second]
            formatter.zeroFormattingBehavior = .pad
            formatter.maximumUnitCount = 0
            #expect(formatter.string(from: 65) == "01:05")
            formatter.allowedUnits = [.year]
            #expect(formatter.string(from: 65) == "0")
            let parts = DateComponents(hour: 3, minute: 4)
            #expect(DateComponentsFormatter.localizedString(from: parts, unitsStyle: .full) == "3 hours, 4 minutes")
        }
    }

    @Test func distancesAndListsAreWords() {
        func texts() -> [String?] {
            let formatter = RelativeDateTimeFormatter()
            let numeric = formatter.localizedString(fromTimeInterval: -86_400)
            formatter.dateTimeStyle = .named
            formatter.formattingContext = .beginningOfSentence
            return [
                numeric, formatter.localizedString(for: Date(timeIntervalSinceNow: 86_400), relativeTo: Date()),
                formatter.localizedString(from: DateComponents(hour: 2)), formatter.string(for: Date()),
                ListFormatter.localizedString(byJoining: ["a", "b", "c"]), ListFormatter().string(from: [1, 2]),
            ]
        }
        #expect(Stage().perform(texts) == ["1 day ago", "Tomorrow", "In 2 hours", "Now", "a, b, and c", "1 and 2"])
        let german = Stage().perform {
            Stage.currentLanguage = "de"
            return texts()
        }
        #expect(german == ["vor 1 Tag", "Morgen", "In 2 Stunden", "Jetzt", "a, b und c", "1 und 2"])
    }

    /// Months and years have the lengths of those after the reference date.
    @Test func monthsAndYearsAreThoseOfTheCalendar() {
        Stage().perform {
            let formatter = DateComponentsFormatter()
            formatter.unitsStyle = .full
            formatter.allowedUnits = [.year, .month, .day]
            let start = Date()
            func text(_ days: Double) -> String? {
                formatter.string(from: start, to: start.addingTimeInterval(days * 86_400))
            }
            // From 9 January 2007.
            #expect(text(31) == "1 month" && text(30) == "30 days" && text(365 + 60 + 5) == "1 year, 2 months, 5 days")
            #expect(text(-31) == "-1 month" && text(0) == "0 days")
            #expect(formatter.string(from: 86_400 * 31) == "1 month")
            formatter.maximumUnitCount = 1
            #expect(text(365 + 60 + 5) == "1 year")
            formatter.allowedUnits = [.month]
            formatter.unitsStyle = .short
            #expect(text(365) == "12 mths")
        }
    }

    @Test func measurementsAreInUsualUnits() {
        func texts(_ language: String) -> [String] {
            Stage().perform {
                Stage.currentLanguage = language
                let formatter = MeasurementFormatter()
                let road = Measurement(value: 5, unit: UnitLength.kilometers)
                var texts = [
                    formatter.string(from: road),
                    formatter.string(from: Measurement(value: 21, unit: UnitTemperature.celsius)),
                    formatter.string(from: Measurement(value: 10, unit: UnitMass.pounds)),
                    formatter.string(from: Measurement(value: 1500, unit: UnitLength.meters)),
                ]
                formatter.unitOptions = .naturalScale
                texts.append(formatter.string(from: Measurement(value: 1500, unit: UnitLength.meters)))
                formatter.unitOptions = .providedUnit
                formatter.unitStyle = .long
                formatter.numberFormatter.maximumFractionDigits = 0
                texts.append(formatter.string(from: Measurement(value: 4.6, unit: UnitLength.kilometers)))
                formatter.unitOptions = [.providedUnit, .temperatureWithoutUnit]
                texts.append(formatter.string(from: Measurement(value: 21, unit: UnitTemperature.celsius)))
                texts.append(formatter.string(from: Measurement(value: 2, unit: Unit(symbol: "apples"))))
                return texts + [road.formatted(), road.formatted(.measurement(width: .wide, usage: .asProvided))]
            }
        }
        #expect(
            texts("en_US") == [
                "3.107 mi", "69.8°F", "10 lb", "4,921.26 ft", "4,921.26 ft", "5 kilometers", "21 degrees", "2 apples",
                "3.1 mi",
                "5 kilometers",
            ])
        #expect(
            texts("de_DE") == [
                "5 km", "21 °C", "4,536 kg", "1.500 m", "1,5 km", "5 Kilometer", "21 Grad", "2 apples", "5 km",
                "5 Kilometer",
            ])
    }

    @Test func namesAreInTheOrderOfTheirScript() throws {
        let formatter = PersonNameComponentsFormatter()
        var name = PersonNameComponents(
            namePrefix: "Dr.", givenName: "Ann", middleName: "Mae", familyName: "Lee", nameSuffix: "Jr.",
            nickname: "Annie")
        var texts: [String] = []
        for style in [PersonNameComponentsFormatter.Style.default, .short, .medium, .long, .abbreviated] {
            texts.append(PersonNameComponentsFormatter.localizedString(from: name, style: style))
        }
        #expect(texts == ["Ann Lee", "Annie", "Ann Lee", "Dr. Ann Mae Lee Jr.", "AL"])
        name = PersonNameComponents(givenName: "太郎", familyName: "山田")
        #expect(formatter.string(from: name) == "山田太郎")
        let parts = try #require(formatter.personNameComponents(from: "Ann Mae Lee"))
        #expect(parts.givenName == "Ann" && parts.middleName == "Mae" && parts.familyName == "Lee")
        #expect(formatter.personNameComponents(from: " ") == nil)
    }

    /// Columns: a text, what is found in it, and where links lead.
    @Test(arguments: [
        (
            "See https://apple.com/a(b). Or www.foo.org!", ["https://apple.com/a(b)", "www.foo.org"],
            ["https://apple.com/a(b)", "http://www.foo.org"]
        ),
        (
            "mail ann.lee@a.co.uk; (see example.com/path)", ["ann.lee@a.co.uk", "example.com/path"],
            ["mailto:ann.lee@a.co.uk", "http://example.com/path"]
        ),
        ("call +1 (415) 555-1234 or 030 123456 🎉 555-1234", ["+1 (415) 555-1234", "030 123456", "555-1234"], []),
        ("3.14 2024-03-09 v1.2.3 12345678901234567890 a.b", [], []),
    ])
    func linksAndNumbersAreFound(text: String, parts: [String], addresses: [String]) throws {
        let types = NSTextCheckingResult.CheckingType.link.union(.phoneNumber)
        let detector = try NSDataDetector(types: types.rawValue)
        let range = NSRange(text.startIndex..., in: text)
        let found = detector.matches(in: text, range: range)
        #expect(found.map { (text as NSString).substring(with: $0.range) } == parts)
        #expect(found.compactMap(\.url?.absoluteString) == addresses)
        #expect(found.compactMap(\.phoneNumber) == (addresses.isEmpty ? parts : []))
        #expect(detector.numberOfMatches(in: text, range: range) == parts.count)
        let links = try NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue)
        #expect(links.firstMatch(in: text, range: range)?.url?.absoluteString == addresses.first)
        #expect(throws: CocoaError.self) { try NSDataDetector(types: 0) }
    }

    private final class Counter {
        var value = 0
    }

    @Test func undoRunsRegisteredActions() throws {
        let run = try Run()
        let manager = UndoManager()
        let counter = Counter()
        func set(_ value: Int) {
            let old = counter.value
            manager.registerUndo(withTarget: counter) { _ in set(old) }
            counter.value = value
        }
        var values: [String] = []
        func note() {
            values.append("\(counter.value) \(manager.undoActionName) \(manager.canUndo) \(manager.canRedo)")
        }
        run.at(0) {
            set(1)
            set(2)
            manager.setActionName("Two")
        }
        run.at(1) { set(3) }
        run.at(2) {
            note()
            manager.undo()
            note()
            manager.undo()
            note()
            manager.undo()
            manager.redo()
            note()
            set(9)
            note()
        }
        try run.play()
        #expect(values == ["3  true false", "2 Two true true", "0  false true", "2 Two true true", "9  true false"])
    }

    @Test func fewLevelsAreKept() {
        Stage().perform {
            let manager = UndoManager()
            manager.groupsByEvent = false
            manager.levelsOfUndo = 1
            let counter = Counter()
            for value in 1...3 {
                manager.beginUndoGrouping()
                manager.registerUndo(withTarget: counter) { $0.value = value }
                manager.endUndoGrouping()
            }
            manager.undo()
            #expect(counter.value == 3 && !manager.canUndo)
            manager.disableUndoRegistration()
            manager.registerUndo(withTarget: counter) { $0.value = 7 }
            #expect(!manager.canUndo && !manager.isUndoRegistrationEnabled)
            manager.enableUndoRegistration()
            manager.registerUndo(withTarget: counter) { $0.value = 7 }
            manager.removeAllActions(withTarget: counter)
            #expect(!manager.canUndo)
        }
    }
}
