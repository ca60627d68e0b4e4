import FrameGeometry
import FramePages
import Testing

@testable import FrameFigures

@Suite struct SVGTextTests {
    @Test(
        arguments: [
            (0, "0"), (-0.0, "0"), (1, "1"), (-2.5, "-2.5"), (0.125, "0.125"), (0.0004, "0"), (-0.0004, "0"),
            (0.05, "0.05"), (10.9999, "11"), (1_234.5678, "1234.568"), (.nan, "0"), (.infinity, "0"), (1e300, "0"),
        ]) func numbersAreShortDecimals(value: Double, text: String)
    {
        #expect(SVGText.number(value) == text)
    }

    @Test func numbersHaveTheRequestedDigits() {
        #expect(SVGText.number(1.0 / 3, digits: 0) == "0")
        #expect(SVGText.number(2.0 / 3, digits: 7) == "0.6666667")
    }

    @Test func charactersInvalidInXMLAreReplaced() {
        #expect(SVGText.escaped("a<b>&\"c\"\n\u{0}\u{FFFF}é") == "a&lt;b&gt;&amp;&quot;c&quot;&#10;\u{FFFD}\u{FFFD}é")
    }

    /// RFC 4648, section 10.
    @Test(arguments: [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")])
    func base64MatchesTheRFC(text: String, expected: String) {
        #expect(Markup.base64(Array(text.utf8)) == expected)
        #expect(Markup.base64([0xFB, 0xFF]) == "+/8=")
    }
}
