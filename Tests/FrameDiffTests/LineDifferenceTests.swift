import FrameDiff
import Testing

@Suite struct LineDifferenceTests {
    static let text = (1...20).map { "line \($0)" }.joined(separator: "\n") + "\n"

    @Test func oneChangedLineIsShownWithItsSurroundings() {
        let actual = Self.text.replacing("line 9\n", with: "LINE 9\n")
        let difference = LineDifference(expected: Self.text, actual: actual)
        #expect(
            difference.text(upTo: 99) == """
                @ line 7
                  line 7
                  line 8
                - line 9
                + LINE 9
                  line 10
                  line 11

                """)
        #expect(difference.summary.hasPrefix("2 lines changed\n@ line 7\n"))
    }

    @Test func distantChangesHaveTheirOwnBlocks() {
        let actual = Self.text.replacing("line 2\n", with: "").replacing("line 19\n", with: "line 19\nnew\n")
        #expect(
            LineDifference(expected: Self.text, actual: actual).text(upTo: 99) == """
                @ line 1
                  line 1
                - line 2
                  line 3
                  line 4
                @ line 17
                  line 18
                  line 19
                + new
                  line 20
                \("  ")

                """)
    }

    @Test func nearbyChangesShareABlock() {
        let actual = Self.text.replacing("line 5\n", with: "a\n").replacing("line 8\n", with: "b\n")
        let shown = LineDifference(expected: Self.text, actual: actual).text(upTo: 99)
        #expect(
            shown.split(separator: "\n").map(String.init) == [
                "@ line 3", "  line 3", "  line 4", "- line 5", "+ a", "  line 6", "  line 7", "- line 8", "+ b",
                "  line 9", "  line 10",
            ])
    }

    @Test func aMissingLastNewlineIsADifference() {
        #expect(LineDifference(expected: "a\n", actual: "a").changedLines == 1)
    }

    @Test func longDifferencesAreCut() {
        let shown = LineDifference(expected: Self.text, actual: "").text(upTo: 3)
        #expect(shown.contains("- line 3\n") && !shown.contains("- line 4") && shown.hasSuffix("and 17 more\n"))
    }

    @Test func equalTextsShowNothing() {
        #expect(LineDifference(expected: Self.text, actual: Self.text).text(upTo: 99).isEmpty)
    }
}
