import FrameJSON
import TestSupport
import Testing

@Suite struct JSONPrintingTests {
    @Test(arguments: [
        (0.0, "0"), (-0.0, "-0"), (1, "1"), (-12, "-12"), (0.1, "0.1"), (0.30000000000000004, "0.30000000000000004"),
        (1.0 / 3, "0.3333333333333333"), (9_007_199_254_740_991, "9007199254740991"), (1e21, "1e+21"),
        (1e-7, "1e-07"), (.leastNonzeroMagnitude, "5e-324"), (1.7976931348623157e308, "1.7976931348623157e+308"),
        (.nan, "null"), (.infinity, "null"),
    ])
    func numbersAreTheShortestTextThatRoundTrips(number: Double, text: String) {
        #expect(JSONValue.number(number).compact == text)
    }

    @Test func everyNumberRoundTrips() {
        var generator = SplitMix64(seed: 1)
        for _ in 0..<20_000 {
            let number = Double(bitPattern: generator.next())
            guard number.isFinite else { continue }
            #expect(Double(JSONValue.number(number).compact)?.bitPattern == number.bitPattern)
        }
    }

    @Test(arguments: [
        ("plain", "\"plain\""), ("é 转 🍟", "\"é 转 🍟\""), ("a\"b\\c/", "\"a\\\"b\\\\c/\""),
        ("\n\r\t\u{0}\u{1f}\u{7f}", "\"\\n\\r\\t\\u0000\\u001f\u{7f}\""),
    ])
    func stringsAreEscapedWhereTheyMustBe(string: String, text: String) {
        #expect(JSONValue.string(string).compact == text)
    }

    @Test func compactTextHasNoWhiteSpace() {
        let value: JSONValue = ["a": [1, 2.5, nil, true], "b": [:], "c": [], "d": ["e": "f"]]
        #expect(value.compact == #"{"a":[1,2.5,null,true],"b":{},"c":[],"d":{"e":"f"}}"#)
    }

    @Test func prettyTextBreaksByStructure() {
        let value: JSONValue = [
            "size": [390, 844],
            "empty": [:],
            "items": [["fill": "#FFFFFFFF", "rect": [0, 0, 1, 1]], []],
            "long": [1, 2, 3, 4, 5, 6, 7, 8, 9],
        ]
        #expect(
            value.pretty == """
                {
                  "size": [390, 844],
                  "empty": {},
                  "items": [
                    {"fill": "#FFFFFFFF", "rect": [0, 0, 1, 1]},
                    []
                  ],
                  "long": [
                    1,
                    2,
                    3,
                    4,
                    5,
                    6,
                    7,
                    8,
                    9
                  ]
                }

                """)
    }

    @Test func longerValuesDoNotMoveOtherLines() {
        func list(_ number: Double, _ name: String) -> [Substring] {
            let value: JSONValue = ["items": [["rect": [0, 0, 1, .number(number)], "name": .string(name)], ["a": 1]]]
            return value.pretty.split(separator: "\n", omittingEmptySubsequences: false)
        }
        let short = list(1, "a")
        let long = list(1.2345678901234567, String(repeating: "a long name ", count: 40))
        #expect(short.count == long.count)
        #expect(zip(short, long).count { $0 != $1 } == 1)
    }

    @Test func quotedTextForMessagesIsShortAndOnOneLine() {
        #expect(JSONValue.quoted("a\u{1b}[31m\n") == "\"a\\u001b[31m\\n\"")
        #expect(JSONValue.quoted(String(repeating: "x", count: 60)).count == 62)
        #expect(JSONValue.quoted(String(repeating: "x", count: 61)) == "\"" + String(repeating: "x", count: 60) + "…\"")
    }
}
