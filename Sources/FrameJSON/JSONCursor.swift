/// A value in a JSON tree together with its path. It reads the value as an expected type, or throws a problem with the
/// path.
public struct JSONCursor: Equatable, Sendable {
    public let value: JSONValue
    public let path: JSONPath
    /// Replacements to read instead of the values at these paths; `nil` hides a value.
    let edits: [JSONPath: JSONValue?]

    public init(_ value: JSONValue, path: JSONPath = .top) {
        self.init(value, path: path, edits: [:])
    }

    init(_ value: JSONValue, path: JSONPath = .top, edits: [JSONPath: JSONValue?]) {
        self.value = value
        self.path = path
        self.edits = edits
    }

    /// Returns the value one step further, unless it is hidden.
    private func child(_ value: JSONValue, _ step: JSONPath.Step) -> JSONCursor? {
        let path = path.appending(step)
        guard !edits.isEmpty, let edit = edits[path] else { return JSONCursor(value, path: path, edits: edits) }
        return edit.map { JSONCursor($0, path: path, edits: edits) }
    }

    public func string() throws(JSONProblem) -> String {
        guard case .string(let string) = value else { throw mismatch("a string", standIn: "text") }
        return string
    }

    public func bool() throws(JSONProblem) -> Bool {
        guard case .bool(let bool) = value else { throw mismatch("true or false", standIn: true) }
        return bool
    }

    /// Reads a finite number in `range`.
    ///
    /// - Parameter expected: Description in messages; derived from the range by default.
    public func number(
        in range: ClosedRange<Double> = -Double.greatestFiniteMagnitude ... .greatestFiniteMagnitude,
        expected: String? = nil
    ) throws(JSONProblem) -> Double {
        guard case .number(let number) = value, range.contains(number) else {
            let standIn = [1, 0].first(where: range.contains) ?? range.lowerBound
            throw mismatch(expected ?? JSONCursor.expectation("a number", range), standIn: .number(standIn))
        }
        return number
    }

    /// Reads a number greater than 0.
    public func positiveNumber() throws(JSONProblem) -> Double {
        try number(in: .leastNonzeroMagnitude ... .greatestFiniteMagnitude, expected: "a number above 0")
    }

    /// Reads an integer in `range`. `3.0` is accepted, `3.5` is not.
    public func integer(in range: ClosedRange<Int>) throws(JSONProblem) -> Int {
        guard case .number(let number) = value, let integer = Int(exactly: number), range.contains(integer) else {
            throw mismatch(
                "a whole number from \(range.lowerBound) to \(range.upperBound)",
                standIn: .number(Double(range.lowerBound)))
        }
        return integer
    }

    public func elements() throws(JSONProblem) -> [JSONCursor] {
        guard case .array(let elements) = value else { throw mismatch("a list") }
        return elements.enumerated().compactMap { child($1, .index($0)) }
    }

    /// Reads a list of exactly `count` elements.
    ///
    /// - Parameter expected: Description in messages, such as "[x, y, width, height]".
    public func elements(count: Int, expected: String) throws(JSONProblem) -> [JSONCursor] {
        guard case .array = value, case let elements = try elements(), elements.count == count else {
            throw mismatch(expected)
        }
        return elements
    }

    /// Reads a list of exactly `count` finite numbers in `range`.
    public func numbers(
        _ count: Int, expected: String,
        in range: ClosedRange<Double> = -Double.greatestFiniteMagnitude ... .greatestFiniteMagnitude
    ) throws(JSONProblem) -> [Double] {
        var numbers: [Double] = []
        for element in try elements(count: count, expected: expected) {
            numbers.append(try element.number(in: range))
        }
        return numbers
    }

    /// Reads the name of a case of `Choice`.
    public func choice<Choice>(of type: Choice.Type) throws(JSONProblem) -> Choice
    where Choice: CaseIterable & RawRepresentable<String> {
        try choice(of: Choice.allCases.map { (name: $0.rawValue, value: $0) })
    }

    /// Returns the value in `table` for the name found here.
    public func choice<Choice>(of table: [(name: String, value: Choice)]) throws(JSONProblem) -> Choice {
        guard case .string(let string) = value, let row = table.first(where: { $0.name == string }) else {
            throw noChoice(among: table.map(\.name))
        }
        return row.value
    }

    /// Returns the value in `table` for the name found here, for tables of any size.
    public func choice<Choice>(of table: [String: Choice]) throws(JSONProblem) -> Choice {
        guard case .string(let string) = value, let choice = table[string] else {
            throw noChoice(among: table.keys.sorted())
        }
        return choice
    }

    /// Returns the problem that the value is none of `names`.
    public func noChoice(among names: [String]) -> JSONProblem {
        var suggestion: String?
        if case .string(let string) = value { suggestion = Spelling.nearest(to: string, among: names) }
        return mismatch(
            names.isEmpty ? "a name, of which there are none" : "one of \(Spelling.list(names))",
            suggestion: suggestion, standIn: (suggestion ?? names.first).map { .string($0) })
    }

    /// Returns the members of the object found here. Every key must be one of `Key`.
    public func fields<Key: JSONKey>(_: Key.Type) throws(JSONProblem) -> JSONFields<Key> {
        JSONFields(try object(isKnown: { Key(rawValue: $0) != nil }, known: { Key.allCases.map(\.rawValue) }))
    }

    /// Returns the members of the object found here. Every key must be one of `keys`.
    public func object(keys: [String]) throws(JSONProblem) -> JSONObject {
        try object(isKnown: keys.contains, known: { keys })
    }

    private func object(isKnown: (String) -> Bool, known: () -> [String]) throws(JSONProblem) -> JSONObject {
        var values: [JSONMember] = []
        for member in try members() {
            guard isKnown(member.key) else {
                throw JSONProblem(at: path.appending(.key(member.key)), .unknownKey(known: known()))
            }
            values.append(JSONMember(member.key, member.value.value))
        }
        return JSONObject(path: path, members: values, edits: edits)
    }

    /// Returns all members of the object found here, in text order.
    public func members() throws(JSONProblem) -> [(key: String, value: JSONCursor)] {
        guard case .object(let members) = value else { throw mismatch("an object") }
        return members.compactMap { member in child(member.value, .key(member.key)).map { (member.key, $0) } }
    }

    /// Returns the problem that the value is something other than `expected`.
    ///
    /// - Parameter standIn: A valid value, with which the rest of the tree can be searched for problems.
    public func mismatch(
        _ expected: String, suggestion: String? = nil, standIn: JSONValue? = nil
    ) -> JSONProblem {
        JSONProblem(
            at: path, .mismatch(expected: expected, found: value.summary, suggestion: suggestion), standIn: standIn)
    }

    /// Returns the problem that no key of the object is one of the `names`. It names the key that is nearly one of
    /// them, or else the first. `nil` for an empty object.
    ///
    /// - Parameter role: Singular noun for the names, such as `action`.
    public func unknownName(among names: [String], role: String) throws(JSONProblem) -> JSONProblem? {
        let members = try members()
        let unknown = members.first { Spelling.nearest(to: $0.key, among: names) != nil } ?? members.first
        return unknown.map { JSONProblem(at: $0.value.path, .unknownKey(known: names, role: role)) }
    }

    /// Returns the problem that the value is well formed but invalid.
    public func refusal(_ message: String) -> JSONProblem {
        JSONProblem(at: path, .refused(message))
    }

    private static func expectation(_ kind: String, _ range: ClosedRange<Double>) -> String {
        let bottom = range.lowerBound > -.greatestFiniteMagnitude ? JSONValue.text(of: range.lowerBound) : nil
        let top = range.upperBound < .greatestFiniteMagnitude ? JSONValue.text(of: range.upperBound) : nil
        switch (bottom, top) {
        case (nil, nil): return kind
        case (let bottom?, nil): return "\(kind) of at least \(bottom)"
        case (nil, let top?): return "\(kind) of at most \(top)"
        case (let bottom?, let top?): return "\(kind) from \(bottom) to \(top)"
        }
    }
}
