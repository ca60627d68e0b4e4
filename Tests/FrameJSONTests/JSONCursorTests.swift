import FrameJSON
import Testing

@Suite struct JSONCursorTests {
    enum Key: String, JSONKey { case color, frame, views }
    enum Sampling: String, CaseIterable, Sendable { case bilinear, nearest }

    /// If everything follows from the first problem, the tree is not read again for each of its values.
    @Test func theSearchForProblemsTerminates() {
        let json = JSONValue.object([JSONMember("list", .array(Array(repeating: "x", count: 1_000)))])
        var reads = 0
        let problems = JSONProblem.all(in: json, limit: 20, names: ["list"], substitute: { _ in nil }) {
            cursor throws(JSONProblem) in
            reads += 1
            for (_, list) in try cursor.members() {
                for element in try list.elements() { throw element.mismatch("a number") }
            }
        }
        #expect(problems.count == 1 && reads == 80)
    }

    @Test func readsEachKind() throws {
        #expect(try JSONCursor("a").string() == "a")
        #expect(try JSONCursor(true).bool())
        #expect(try JSONCursor(-2.5).number() == -2.5)
        #expect(try JSONCursor(0).number(in: 0...1) == 0)
        #expect(try JSONCursor(3.0).integer(in: 1...3) == 3)
        #expect(try JSONCursor([1, 2]).numbers(2, expected: "[x, y]") == [1, 2])
        #expect(try JSONCursor("nearest").choice(of: Sampling.self) == .nearest)
        #expect(try JSONCursor(["b": 1, "a": 2]).members().map(\.key) == ["b", "a"])
    }

    /// Each reader with its expected type. No value below satisfies any of them.
    private static let readers: [(expected: String, read: @Sendable (JSONCursor) throws -> Void)] = [
        ("a string", { _ = try $0.string() }),
        ("true or false", { _ = try $0.bool() }),
        ("a number of at least 2", { _ = try $0.number(in: 2 ... .greatestFiniteMagnitude) }),
        ("a whole number from 2 to 3", { _ = try $0.integer(in: 2...3) }),
        ("a list", { _ = try $0.elements() }),
        ("[x, y]", { _ = try $0.numbers(2, expected: "[x, y]") }),
        ("an object", { _ = try $0.members() }),
        ("one of \"bilinear\", \"nearest\"", { _ = try $0.choice(of: Sampling.self) }),
    ]

    @Test(
        arguments: [
            (nil, "null", []), (true, "true", ["true or false"]), (1.5, "the number 1.5", []),
            ("x", "the string \"x\"", ["a string"]), ([1], "a list of 1", ["a list"]),
            (["a": 1], "an object", ["an object"]),
        ] as [(JSONValue, String, [String])])
    func everyReaderReportsExpectedAndFoundValues(value: JSONValue, name: String, accepted: [String]) {
        for (expected, read) in JSONCursorTests.readers where !accepted.contains(expected) {
            let problem = #expect(throws: JSONProblem.self) { try read(JSONCursor(value)) }
            #expect(problem?.message == "expected \(expected), found \(name)")
        }
    }

    @Test(arguments: [
        (0.0...1.0, "a number from 0 to 1"), (2.5...Double.greatestFiniteMagnitude, "a number of at least 2.5"),
        (-Double.greatestFiniteMagnitude...9, "a number of at most 9"),
        (-Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude, "a number"),
    ])
    func rangesAreReported(range: ClosedRange<Double>, expected: String) {
        let problem = #expect(throws: JSONProblem.self) { try JSONCursor(nil).number(in: range) }
        #expect(problem?.message == "expected \(expected), found null")
    }

    @Test func nanIsRejected() {
        #expect(throws: JSONProblem.self) { try JSONCursor(.number(.nan)).number() }
        #expect(throws: JSONProblem.self) { try JSONCursor(.number(.infinity)).number() }
        #expect(throws: JSONProblem.self) { try JSONCursor(.number(1e300)).integer(in: 0...9) }
        #expect(throws: JSONProblem.self) { try JSONCursor(2.5).integer(in: 0...9) }
        #expect(throws: JSONProblem.self) { try JSONCursor(0).positiveNumber() }
    }

    @Test func unknownKeysNameTheNearestOne() {
        let cursor = JSONCursor(["frame": 1, "colour": 2], path: JSONPath([.key("views"), .index(0)]))
        let problem = #expect(throws: JSONProblem.self) { try cursor.fields(Key.self) }
        #expect(problem?.description == "views[0].colour: unknown key; did you mean \"color\"?")
        let far = #expect(throws: JSONProblem.self) { try JSONCursor(["zzzzzz": 2]).fields(Key.self) }
        #expect(far?.description == "zzzzzz: unknown key; known here are \"color\", \"frame\", \"views\"")
    }

    @Test func missingKeysAreNamed() throws {
        let fields = try JSONCursor(["frame": 1]).fields(Key.self)
        #expect(fields.has(.frame) && !fields.has(.color))
        #expect(try fields.require(.frame).path.description == "frame")
        #expect(fields.optional(.views) == nil)
        let problem = #expect(throws: JSONProblem.self) { try fields.require(.color) }
        #expect(problem?.description == "missing key \"color\"")
    }

    @Test func pathsAreReadable() {
        let path = JSONPath([.key("screens"), .key("my card"), .key("views"), .index(3), .key("")])
        #expect(path.description == "screens[\"my card\"].views[3][\"\"]")
        #expect(JSONPath.top.description == "")
    }

    @Test(
        arguments: [
            ("colour", "color"), ("COLOR", "color"), ("clor", "color"), ("veiws", "views"), ("view", "views"),
            ("frmae", "frame"), ("alpha", nil), ("", nil), ("x", nil), (String(repeating: "frame", count: 9_999), nil),
        ] as [(String, String?)])
    func misspelledNamesFindTheIntendedOne(word: String, name: String?) {
        #expect(Spelling.nearest(to: word, among: Key.allCases.map(\.rawValue)) == name)
    }
}
