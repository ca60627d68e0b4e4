import Synchronization
import Testing

@testable import QuartzCore

/// Types and members of Foundation that Linux lacks.
@MainActor @Suite("Foundation") struct FoundationTests {
    /// Nothing that is declared for `NSNumber` takes the place of Swift's texts.
    @Test func numbersOfSwiftKeepTheirFractionInTexts() {
        let number: Double? = 3
        #expect("\(number ?? -1) \(CGFloat(2))" == "3.0 2.0")
    }

    @Test func formatsAreAddedToTexts() {
        let text = NSMutableString(string: "a")
        text.appendFormat("%C-%02x", ("bc" as NSString).character(at: 1), 10)
        #expect(text as String == "ac-0a")
    }

    @Test func rangesOfDatesAreWords() {
        func texts(_ language: String) -> [String] {
            Stage().perform {
                Stage.currentLanguage = language
                let range = Date()..<Date(timeIntervalSinceNow: 9000)
                return [
                    range.formatted(.components(style: .wide)), range.formatted(.components(style: .abbreviated)),
                    range.formatted(.components(style: .narrow, fields: [.minute])),
                    range.formatted(.components(style: .spellOut, fields: [.hour, .minute])),
                ]
            }
        }
        #expect(
            texts("en_US") == ["2 hours, 30 minutes", "2 hr, 30 min", "150m", "two hours, thirty minutes"])
        #expect(texts("de_DE").prefix(2) == ["2 Stunden und 30 Minuten", "2 Std., 30 Min."])
    }

    /// Functions whose date defaults to the present, which is in winter here.
    @Test func zonesKnowThePresentOfTheScene() throws {
        let zone = try #require(TimeZone(identifier: "America/New_York"))
        Stage().perform {
            Stage.currentLanguage = "en_US"
            #expect(zone.secondsFromGMT() == -18_000 && !zone.isDaylightSavingTime() && zone.abbreviation() == "EST")
            #expect(zone.daylightSavingTimeOffset() == 0 && DateInterval().start == Date())
            #expect(zone.nextDaylightSavingTimeTransition == Date(timeIntervalSince1970: 1_173_596_400))
            let summer = Date(timeIntervalSince1970: 1_720_000_000)
            #expect(zone.secondsFromGMT(for: summer) == -14_400 && zone.isDaylightSavingTime(for: summer))
        }
    }

    @Test func namesAndAddressesAreFormatted() throws {
        let name = PersonNameComponents(namePrefix: "Dr.", givenName: "Ann", familyName: "Lee", nickname: "Annie")
        #expect(name.formatted() == "Ann Lee" && name.formatted(.name(style: .long)) == "Dr. Ann Lee")
        #expect(name.formatted(.name(style: .abbreviated)) == "AL" && name.formatted(.name(style: .short)) == "Annie")
        let address = try #require(URL(string: "https://ann:x@a.org:8080/b/c?d=e#f"))
        #expect(address.formatted() == "https://a.org/b/c")
        #expect(address.formatted(.url.scheme(.never).query()) == "a.org/b/c?d=e")
        #expect(address.formatted(.url.path(.never).port().user()) == "https://ann@a.org:8080")
    }

    @Test func amountsOfMemoryAreFormatted() {
        Stage().perform {
            let amount = Measurement(value: 1.5, unit: UnitInformationStorage.megabytes)
            #expect(amount.formatted(.byteCount(style: .file)) == "1.5 MB")
            let few = Measurement(value: 999, unit: UnitInformationStorage.bytes)
            #expect(few.formatted(.byteCount(style: .file)) == "999 bytes")
        }
    }

    @Test func sharedSettingsAreThoseOfTheScene() {
        Stage().perform {
            let store = NSUbiquitousKeyValueStore.default
            store.set("a", forKey: "text")
            store.set(Int64(3), forKey: "number")
            store.set(true, forKey: "flag")
            #expect(store.string(forKey: "text") == "a" && store.longLong(forKey: "number") == 3)
            #expect(NSUbiquitousKeyValueStore.default.bool(forKey: "flag") && store.synchronize())
            store.removeObject(forKey: "text")
            #expect(store.string(forKey: "text") == nil && UserDefaults.standard.object(forKey: "flag") == nil)
        }
        Stage().perform { #expect(!NSUbiquitousKeyValueStore.default.bool(forKey: "flag")) }
    }

    @Test func notificationsAreASequence() throws {
        let run = try Run()
        let name = Notification.Name("FoundationTests")
        run.at(0) {
            Task { @MainActor in
                for await notification in NotificationCenter.default.notifications(named: name) {
                    run.note("\(notification.userInfo?["value"] ?? "")")
                }
            }
        }
        run.at(1) { NotificationCenter.default.post(name: name, object: nil, userInfo: ["value": 1]) }
        run.at(2) { NotificationCenter.default.post(name: name, object: nil, userInfo: ["value": 2]) }
        try run.play()
        #expect(run.notes == ["1.0 1", "2.0 2"])
    }

    @Test func exceptionsEndTheRun() throws {
        let run = try Run()
        run.at(0) {
            NSException(name: .internalInconsistencyException, reason: "no cell").raise(file: "App/List.swift", line: 3)
        }
        let message = "NSInternalInconsistencyException was raised at App/List.swift:3: no cell."
        #expect(throws: StageError.misused([message])) { try run.play() }
    }

    @Test func workIsRepeatedInTurn() {
        let numbers = Mutex<[Int]>([])
        DispatchQueue.concurrentPerform(iterations: 3) { number in numbers.withLock { $0.append(number) } }
        #expect(numbers.withLock { $0 } == [0, 1, 2])
    }

    @Test func workFindsTheValuesOfItsQueue() throws {
        let (key, other) = (DispatchSpecificKey<String>(), DispatchSpecificKey<String>())
        let (first, second) = (DispatchQueue(label: "first"), DispatchQueue(label: "second"))
        var found: [String?] = []
        func find() { found.append(DispatchQueue.getSpecific(key: key)) }
        let run = try Run()
        run.at(0) {
            first.setSpecific(key: key, value: "1")
            DispatchQueue.main.setSpecific(key: key, value: "main")
            first.async { find() }
            second.asyncAfterUnsafe(deadline: .now() + 0.1) { find() }
            first.sync {
                second.sync { find() }
                find()
            }
            find()
            DispatchQueue.main.setSpecific(key: key, value: nil)
            find()
            DispatchQueue(label: "third", target: DispatchQueue(label: "between", target: first)).sync { find() }
        }
        try run.play()
        #expect(found == [nil, "1", "main", nil, "1", "1", nil])
        #expect(first.getSpecific(key: key) == "1" && first.getSpecific(key: other) == nil)
    }

    @Test func arraysAreUnarchived() throws {
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: NSArray(array: ["a" as NSString, "b" as NSString]), requiringSecureCoding: true)
        let texts = try NSKeyedUnarchiver.unarchivedArrayOfObjects(ofClass: NSString.self, from: data)
        #expect(texts == ["a", "b"])
    }

    @Test func textsOfAttributedStringsAreChangedInPlace() {
        let text = NSMutableAttributedString(string: "one two", attributes: [NSAttributedString.Key("key"): 1])
        let characters = text.mutableString
        let range = NSRange(location: 0, length: text.length)
        #expect(characters.replaceOccurrences(of: "o", with: "0", range: range) == 2)
        characters.append("!")
        #expect(text.string == "0ne tw0!" && characters.length == 8 && characters as String == "0ne tw0!")
        #expect(text.attribute(NSAttributedString.Key("key"), at: 7, effectiveRange: nil) as? Int == 1)
        characters.setString("new")
        #expect(text.string == "new" && "\(characters)" == "new")
    }

    @Test func errorsOfLinksNameNoReason() {
        #expect(URLError(.notConnectedToInternet).networkUnavailableReason == nil)
    }
}
