import FrameJSON
import Testing

@Suite struct ControlEscapesTests {
    @Test(arguments: [
        ("plain é 转 🍟", "plain é 转 🍟"), ("\u{1B}]0;x\u{7}", "\\u001b]0;x\\u0007"),
        ("\u{9B}31m\u{7F}", "\\u009b31m\\u007f"),
        ("a\u{202E}b\u{2066}c\u{200F}\u{61C}", "a\\u202eb\\u2066c\\u200f\\u061c"),
        ("a\r\nb\u{2028}\tc", "a\\r\\nb\\u2028\\tc"),
    ])
    func controlsAreShown(text: String, escaped: String) {
        #expect(ControlEscapes.line(text) == escaped)
    }

    @Test func lineBreaksAndTabsStayOnRequest() {
        #expect(ControlEscapes.lines("a\r\nb\tc\u{1B}") == "a\\r\nb\tc\\u001b")
    }

    /// JSON is escaped as a whole and keeps its meaning.
    @Test func jsonKeepsItsMeaning() throws {
        let value: JSONValue = ["a\u{9B}": ["\u{202E}b\n\u{1B}", 1, "\u{7F}"]]
        for text in [value.pretty, value.compact] {
            #expect(try JSONDocument(Array(ControlEscapes.lines(text).utf8), file: "").value == value)
        }
    }
}
