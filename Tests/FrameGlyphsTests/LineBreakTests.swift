import Testing

@testable import FrameGlyphs

@Suite("Line breaks") struct LineBreakTests {
    /// `|` marks where a line may end, according to UAX #14 or the differences that the type documents.
    @Test(arguments: [
        "one |two", "one  |two", "no-|one", "x |-1", "2-1", "9:41", "a, |b", "(a) |b", "a\u{A0}b", "a\u{2060}b",
        "a\u{200B}|b",
        "left|—|right", "and/|or", "1/2", "10–20", "日|本|語", "日|本。|語", "「|日|本」|語".replacing("「|", with: "「"),
        "カ|タ|ッー|ト".replacing("タ|ッ", with: "タッ"),
        "日|abc|本", "a\u{AD}|b", "don't", "3.14",
    ]) func whereLinesMayEnd(_ marked: String) {
        let characters = Array(marked.filter { $0 != "|" })
        var found = String(characters.prefix(1))
        for (left, right) in zip(characters, characters.dropFirst()) {
            if LineBreaks.allows(between: left, and: right) { found.append("|") }
            found.append(right)
        }
        #expect(found == marked)
    }
}
