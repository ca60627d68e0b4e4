import FrameJSON
import Testing

@Suite struct JSONDocumentTests {
    static func read(_ text: String) throws(JSONError) -> JSONDocument {
        try JSONDocument(text.utf8, file: "t.json")
    }

    @Test func valuesKeepTheOrderOfTheText() throws {
        let document = try JSONDocumentTests.read(
            #" {"b": [1, true, false, null, "x"], "a": {"c": 0}, "": -0.5e1} "#)
        #expect(document.value == ["b": [1, true, false, nil, "x"], "a": ["c": 0], "": -5])
    }

    @Test func trueIsNotOneAndOneIsNotTrue() throws {
        #expect(try JSONDocumentTests.read("[true, 1, 1.0, false, 0]").value == [true, 1, 1, false, 0])
    }

    /// Foundation reads decimals of more than 17 characters as `Decimal` and rounds them a second time.
    @Test(
        arguments: [0.30000000000000004, 0.15915494309189535, 2.2250738585072014e-308, -123456.78901234567] as [Double])
    func numbersKeepTheirLastBit(number: Double) throws {
        #expect(try JSONDocumentTests.read("[\(number)]").value == [.number(number)])
    }

    /// The standard library also reads them, with another algorithm.
    @Test func numbersOfEveryLengthAreTheNearest() throws {
        var state: UInt64 = 1
        let texts = (0..<5_000).map { index in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let digits = String(state >> 4).suffix(1 + index % 17).drop { $0 == "0" }
            let whole = digits.prefix(digits.count / (1 + index % 3))
            let sign = index % 5 == 0 ? "-" : ""
            return "\(sign)\(whole.isEmpty ? "0" : whole).\(index)\(digits.dropFirst(whole.count))"
        }
        let document = try JSONDocumentTests.read("[\(texts.joined(separator: ", "))]")
        #expect(document.value == .array(texts.map { .number(Double($0) ?? .nan) }))
        #expect(texts.contains { $0.count <= 15 } && texts.contains { $0.count > 15 })
    }

    /// A duplicate key is found in objects of any size.
    @Test(arguments: [1, 2, 15, 16, 17, 100]) func repeatedKeysAreFound(count: Int) {
        let members = (0..<count).map { #""k\#($0)": 0"# }.joined(separator: ",")
        for repeated in Set([0, count / 2, count - 1]) {
            #expect(throws: JSONError.self) { try JSONDocumentTests.read("{\(members),\"k\(repeated)\":0}") }
        }
        #expect(throws: Never.self) { try JSONDocumentTests.read("{\(members)}") }
    }

    @Test func escapesAreDecodedInKeysAndValues() throws {
        let document = try JSONDocumentTests.read(#"{"a\u0062\n": "\u00e9\ud83c\udf5f\"\\\/\b\f\n\r\t"}"#)
        #expect(document.value == ["ab\n": "é🍟\"\\/\u{8}\u{c}\n\r\t"])
    }

    @Test func printedDocumentsRoundTrip() throws {
        let value: JSONValue = ["a\"\u{1}é": [1.5, -0.1, 1e300, nil, "\u{7f}\u{2028}"], "o": ["x": [[], [:]]]]
        #expect(try JSONDocumentTests.read(value.pretty).value == value)
        #expect(try JSONDocumentTests.read(value.compact).value == value)
    }

    @Test func aByteOrderMarkIsSkipped() throws {
        let document = try JSONDocument([0xEF, 0xBB, 0xBF] + "[7]".utf8, file: "t.json")
        #expect(document.value == [7])
        #expect(document.place(of: JSONPath([.index(0)])) == TextPosition(line: 1, column: 2))
    }

    @Test(arguments: [
        ("", "t.json:1:1: the text is empty"),
        (" \n ", "t.json:2:2: the text is empty"),
        ("[1, 2", "t.json:1:6: expected \",\" or \"]\", found the end of the text"),
        ("[1,]", "t.json:1:3: a comma before \"]\", which JSON forbids"),
        ("{\"a\": 1,\n}", "t.json:1:8: a comma before \"}\", which JSON forbids"),
        ("[1 2]", "t.json:1:4: expected \",\" or \"]\", found \"2\""),
        ("[1] x", "t.json:1:5: expected the end of the text, found \"x\""),
        ("{\"a\" 1}", "t.json:1:6: expected \":\" after a key, found \"1\""),
        ("{a: 1}", "t.json:1:2: expected a key in double quotation marks, found \"a\""),
        ("['a']", "t.json:1:2: expected a value; strings stand in double quotation marks"),
        ("[1, // one\n2]", "t.json:1:5: expected a value; JSON has no comments"),
        ("[NaN]", "t.json:1:2: expected a value, found \"N\""),
        ("[nul]", "t.json:1:2: expected a value, found \"n\""),
        ("[01]", "t.json:1:2: a number does not start with 0 before other digits"),
        ("[-]", "t.json:1:3: expected a digit, found \"]\""),
        ("[1.]", "t.json:1:4: expected a digit, found \"]\""),
        ("[1e+]", "t.json:1:5: expected a digit, found \"]\""),
        ("[.5]", "t.json:1:2: expected a value, found \".\""),
        ("[1e999]", "t.json:1:2: a number beyond ±1.8e308"),
        ("[\"a", "t.json:1:2: a string that does not end"),
        (
            "[\"a\nb\"]",
            "t.json:1:4: a control character inside a string; write it as an escape such as \\n or \\u001b"
        ),
        ("[\"\\x\"]", "t.json:1:3: an escape JSON does not know"),
        ("[\"\\u12g4\"]", "t.json:1:3: \\u needs four hexadecimal digits"),
        ("[\"\\ud800\"]", "t.json:1:3: half a surrogate pair, which is no character"),
        ("[\"\\udc00\"]", "t.json:1:3: half a surrogate pair, which is no character"),
        ("[\"\\ud800\\u0041\"]", "t.json:1:3: half a surrogate pair, which is no character"),
        ("[é]", "t.json:1:2: expected a value, found \"é\""),
        ("{\"a\": 1,\r\n \"b\": 2,\r \"\\u0061\": 3}", "t.json:3:2: the key \"a\" appears twice; first at 1:2"),
        ("{\"é\": 1, \"e\u{301}\": 2}", "t.json:1:10: the key \"e\u{301}\" appears twice; first at 1:2"),
        (
            String(repeating: "[", count: 513) + String(repeating: "]", count: 513),
            "t.json:1:513: more than 512 values inside each other"
        ),
    ])
    func invalidJSONIsRejectedWithItsLocation(text: String, message: String) {
        let error = #expect(throws: JSONError.self) { try JSONDocumentTests.read(text) }
        #expect(error?.description == message)
        #expect(error?.kind == .invalid)
    }

    @Test(
        arguments: [
            ([0x5B, 0x22, 0xFF, 0x22, 0x5D], "t.json:1:3: not UTF-8; save the file as UTF-8"),
            ([0x5B, 0x0A, 0x22, 0xC3, 0xA9, 0xC3], "t.json:2:3: not UTF-8; save the file as UTF-8"),
            ([0xFF, 0xFE, 0x5B, 0x00, 0x5D, 0x00], "t.json:1:1: not UTF-8; save the file as UTF-8"),
        ] as [([UInt8], String)])
    func otherEncodingsAreRefused(bytes: [UInt8], message: String) {
        let error = #expect(throws: JSONError.self) { try JSONDocument(bytes, file: "t.json") }
        #expect(error?.description == message)
    }

    @Test func fiveHundredAndTwelveLevelsAreRead() throws {
        let text = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
        #expect(try JSONDocumentTests.read(text).value.compact == text)
        _ = #expect(throws: JSONError.self) { try JSONDocumentTests.read(String(repeating: "[", count: 100_000)) }
        _ = #expect(throws: JSONError.self) {
            try JSONDocumentTests.read(String(repeating: "{\"a\":", count: 100_000))
        }
    }

    @Test func locationsMatchAnEditor() throws {
        let document = try JSONDocumentTests.read("{\n\t\"é\": [10,\r\n  {\"x y\": \"🍟\", \"z\": null}]}")
        func path(_ steps: JSONPath.Step...) -> JSONPath { JSONPath(steps) }
        #expect(document.place(of: .top) == TextPosition(line: 1, column: 1))
        #expect(document.place(of: path(.key("é"))) == TextPosition(line: 2, column: 7))
        #expect(document.place(ofKey: path(.key("é"))) == TextPosition(line: 2, column: 2))
        #expect(document.place(of: path(.key("é"), .index(0))) == TextPosition(line: 2, column: 8))
        #expect(document.place(of: path(.key("é"), .index(1), .key("z"))) == TextPosition(line: 3, column: 21))
        #expect(document.place(ofKey: path(.key("é"), .index(1), .key("z"))) == TextPosition(line: 3, column: 16))
        #expect(document.place(of: path(.key("é"), .index(2))) == TextPosition(line: 2, column: 7))
        #expect(document.place(of: path(.key("nowhere"), .key("x"))) == TextPosition(line: 1, column: 1))
    }
}
