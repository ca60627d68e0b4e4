import Testing

/// Small files that would take gigabytes or minutes to draw are rejected with a line that states the place, the limit
/// and the amount.
@MainActor @Suite struct DrawLimitTests {
    private static func error(_ items: String, size: String = "[64, 64]") -> String {
        let run = CommandRun(
            "draw", "-", "-o", "-", "-q", input: Array("{\"size\": \(size), \"items\": [\(items)]}".utf8))
        #expect(run.outputBytes.isEmpty)
        #expect(run.status == 65)
        return run.errors
    }

    /// Returns `letters` copies of an outline of a thousand lines.
    private static func glyphs(_ letters: Int) -> String {
        let lines = (0..<1_000).map { "[\"L\", \($0), \($0 * 7 % 60)]" }.joined(separator: ",")
        let places = (0..<letters).map { "[0, \($0 % 50), \($0 % 40)]" }.joined(separator: ",")
        return "{\"outlines\": [[\(lines)]], \"places\": [\(places)]}"
    }

    @Test(arguments: [
        ("\"fill\": \"#FF0000\", \"stroke\": {\"width\": 3}", "with a stroke"),
        (
            "\"fill\": {\"linear\": [0, 0, 60, 60], \"stops\": [[0, \"#FF0000\"], [1, \"#00FF00\"]]}",
            "filled with a gradient"
        ),
    ]) func textAsAPath(item: String, use: String) {
        let error = Self.error("{\(item), \"glyphs\": \(Self.glyphs(300))}")
        #expect(error.hasPrefix("error: standard input:1:"))
        #expect(error.contains("items[0].glyphs: 300 places of 1 outlines make 300000 lines and curves"))
        #expect(error.contains("text \(use) may have 262144: use simpler outlines, or divide the text"))
    }

    @Test func textThatClips() {
        let error = Self.error(
            "{\"group\": [{\"fill\": \"#FF0000\", \"rect\": [0, 0, 60, 60]}], \"clip\": {\"glyphs\": \(Self.glyphs(300))}}"
        )
        #expect(error.contains("items[0].clip.glyphs: 300 places") && error.contains("text that clips may have 262144"))
    }

    @Test func textInOneColor() {
        let error = Self.error("{\"fill\": \"#FF0000\", \"glyphs\": \(Self.glyphs(4_200))}")
        #expect(error.contains("the copies of its outlines may have 4194304"))
    }

    @Test func aStrokeFarWiderThanTheCanvas() {
        let error = Self.error(
            "{\"fill\": \"#00FF00\", \"rect\": [0, 0, 1, 1]}, {\"group\": [{\"fill\": \"#9BDA4855\", \"rect\": [48, 33.1, 10.5, 49], "
                + "\"radii\": [11, 27, 2, 18], \"stroke\": {\"width\": 8388608}}]}", size: "[1, 16384]")
        #expect(error.contains("items[1]: the picture has paths with too many edges"))
        #expect(error.contains("8388608 rows of pixels") && error.contains("thinner strokes"))
    }
}
