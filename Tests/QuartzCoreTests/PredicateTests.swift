import Testing

@testable import QuartzCore

/// Predicates and orders by formats and keys.
@MainActor @Suite("Predicates") struct PredicateTests {
    private final class Person: NSObject {
        let name: String
        let age: Int
        let tags: [String]
        let born: Date?

        init(_ name: String, _ age: Int, _ tags: [String] = [], born: Date? = nil) {
            (self.name, self.age, self.tags, self.born) = (name, age, tags, born)
        }
    }

    private let people = [
        Person("Ann", 30, ["a"]), Person("Élan", 20, ["b", "c"], born: Date(timeIntervalSince1970: 5)),
        Person("bob", 40),
    ]

    /// Columns: a format, its arguments, the names of those it holds for.
    @Test(
        arguments: [
            ("name BEGINSWITH[cd] %@", ["e"], ["Élan"]),
            ("name beginswith[c] 'A' or name endswith 'b'", [], ["Ann", "bob"]),
            ("name CONTAINS[d] %@", ["El"], ["Élan"]), ("NOT (name CONTAINS 'n')", [], ["bob"]),
            ("name LIKE[c] 'B*'", [], ["bob"]),
            ("name LIKE '?nn'", [], ["Ann"]), ("name MATCHES %@", ["[A-Z]..+"], ["Ann"]),
            ("!(name = \"bob\") && age < 25.5", [], ["Élan"]),
            ("%K IN {20, 40}", ["age"], ["Élan", "bob"]), ("'c' IN tags", [], ["Élan"]),
            ("ANY tags == 'c'", [], ["Élan"]),
            ("ALL tags == 'a'", [], ["Ann", "bob"]), ("NONE tags == 'a'", [], ["Élan", "bob"]),
            ("tags.@count = 0", [], ["bob"]), ("tags.@max.self == 'c'", [], ["Élan"]),
            ("tags.@min.length == 1", [], ["Ann", "Élan"]), ("tags.@sum.length == 2", [], ["Élan"]),
            ("tags.@avg.length == 1", [], ["Ann", "Élan"]),
            ("age BETWEEN {20, 30}", [], ["Ann", "Élan"]), ("age >= 30 AND age <> 40", [], ["Ann"]),
            ("SELF.age =< 20", [], ["Élan"]),
            ("born == nil", [], ["Ann", "bob"]), ("born != NULL", [], ["Élan"]),
            ("TRUEPREDICATE", [], ["Ann", "Élan", "bob"]),
            ("FALSEPREDICATE OR age == %@", [30], ["Ann"]), ("age == %d OR age == %ld", [30, 40], ["Ann", "bob"]),
            ("age + 10 * 2 == 50", [], ["Ann"]), ("(age - 10) / 2 > 7", [], ["Ann", "bob"]),
            ("(age > 30) OR (name == 'Ann' AND (age) = 30)", [], ["Ann", "bob"]),
            ("age > -1 AND NOT (age < 40)", [], ["bob"]),
            ("max(tags) == 'c'", [], ["Élan"]), ("uppercase(name) BEGINSWITH 'B'", [], ["bob"]),
            ("SUBQUERY(tags, $tag, $tag == 'c' OR $tag == 'a').@count > 0", [], ["Ann", "Élan"]),
            ("born < %@", [Date(timeIntervalSince1970: 6)], ["Élan"]), ("name IN %@", [["Ann", "x"]], ["Ann"]),
        ] as [(String, [any Sendable], [String])])
    func formatsAreRead(format: String, arguments: [any Sendable], names: [String]) {
        let predicate = NSPredicate(format: format, argumentArray: arguments)
        #expect(people.filter(predicate.evaluate).map(\.name) == names)
    }

    @Test func textsAndDictionariesHaveValues() {
        let address = NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}")
        #expect(address.evaluate(with: "ann@a.org") && !address.evaluate(with: "ann@") && !address.evaluate(with: nil))
        let nested = NSPredicate(format: "a.b.@count > 1 AND c = %@", true)
        #expect(nested.evaluate(with: ["a": ["b": [1, 2]], "c": true] as [String: Any]))
        let variable = NSPredicate(format: "a == $limit")
        #expect(variable.evaluate(with: ["a": 3], substitutionVariables: ["limit": 3]))
    }

    /// Columns: a format and its mistake.
    @Test(arguments: [
        ("name =", "a value is missing at the end"), ("name", "a comparison is missing before the end"),
        ("(a = 1", "“)” is missing before the end"), ("a = %@", "“%@” has no argument"),
        ("a = 'x", "a quotation mark is not closed"),
        ("a = 1 b", "unexpected “b”"), ("a = 1 ~", "unexpected “~”"),
        ("a CONTAINS[x] 1", "only [c], [d] and [cd] follow a comparison"),
        ("a MATCHES '['", "“[” is not a regular expression"), ("", "a value is missing at the end"),
        ("a = %", "“%” without a conversion"), ("a = b.(1)", "there is no function “b.”"),
        ("a = size(1)", "there is no function “size”"), ("a = sqrt(1, 2)", "“sqrt:” takes 1 values and has 2"),
        ("SUBQUERY(a, b, c = 1) = 1", "SUBQUERY has a variable such as $x after its collection"),
        (String(repeating: "(", count: 300), "it is nested too deeply"),
    ])
    func mistakesEndTheRun(format: String, mistake: String) throws {
        let run = try Run()
        run.at(0) { #expect(!NSPredicate(format: format, line: 7).evaluate(with: ["a": 1])) }
        let place = "QuartzCoreTests/PredicateTests.swift:7"
        let message = "The format “\(format)” of an NSPredicate at \(place) cannot be read: \(mistake)."
        #expect(throws: StageError.misused([message])) { try run.play() }
    }

    @Test func aPatternThatIsNoneEndsTheRun() throws {
        let run = try Run()
        run.at(0) { #expect(!NSPredicate(format: "a MATCHES b").evaluate(with: ["a": "[", "b": "["])) }
        #expect(throws: StageError.self) { try run.play() }
    }

    @Test func objectsAreInTheOrderOfTheirKeys() {
        func ages(_ descriptors: NSSortDescriptor...) -> [Int] {
            (people as NSArray).sortedArray(using: descriptors).compactMap { ($0 as? Person)?.age }
        }
        #expect(ages(NSSortDescriptor(key: "age", ascending: false)) == [40, 30, 20])
        #expect(ages(NSSortDescriptor(key: "tags.@count", ascending: true)) == [40, 30, 20])
        // Accents are compared after letters, which are in the order of Unicode: E comes before b.
        #expect(ages(NSSortDescriptor(key: "name", ascending: true)) == [30, 20, 40])
        // Objects without a value come first, and last in the reverse order.
        let born = NSSortDescriptor(key: "born", ascending: true)
        #expect(ages(born, NSSortDescriptor(key: "age", ascending: true)) == [30, 40, 20])
        #expect(ages(NSSortDescriptor(key: "born", ascending: false)).first == 20)
        #expect(ages(NSSortDescriptor(key: "tags.@max.length", ascending: true)).first == 40)
    }

    @Test func textsAreInTheOrderOfAMethod() {
        let names = ["b 10", "B 9", "a", "É"].map { Person($0, 0) } as NSArray
        func order(_ selector: Selector?) -> [String] {
            let descriptor = NSSortDescriptor(key: "name", ascending: true, selector: selector)
            return names.sortedArray(using: [descriptor]).compactMap { ($0 as? Person)?.name }
        }
        #expect(order(Selector("localizedStandardCompare(_:)")) == ["a", "B 9", "b 10", "É"])
        #expect(order(Selector("caseInsensitiveCompare:")) == ["a", "b 10", "B 9", "É"])
        #expect(order(Selector("compare:")) == order(nil))
        // Capital letters come first, whatever their accents.
        #expect(order(Selector("compare:")) == ["B 9", "É", "a", "b 10"])
    }
}
