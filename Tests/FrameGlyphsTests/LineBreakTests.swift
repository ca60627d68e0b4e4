import Testing

@testable import FrameGlyphs

@Suite("Line breaks") struct LineBreakTests {
    /// `|` where a line may end. By the rules of UAX #14, or as the type says where it differs.
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

    /// Every line fits, takes all it can, and nothing is lost.
    @Test(arguments: [20.0, 60, 100, 150, 399.5, .infinity]) func linesAreFullAndFit(width: Double) {
        var paragraph = Paragraph.paragraphs(of: Samples.text(Samples.sentence))[0]
        let clusters = paragraph.shape()
        let breaker = LineBreaker(clusters: clusters, wrapping: .words)
        var start = 0
        while start < clusters.count {
            let end = breaker.end(of: start, width: width)
            #expect(end > start)
            let isOneWord = !clusters[start..<end].contains { $0.isSpace }
            #expect(LineBreaker.width(of: clusters[start..<end]) <= width + LineBreaker.tolerance || isOneWord)
            if end < clusters.count {
                let next = clusters[end...].dropFirst().firstIndex { $0.mayBeginLine } ?? clusters.count
                #expect(!LineBreaker.fits(clusters[start..<next], width: width), "the next word would have fitted")
            }
            start = end
        }
        #expect(start == Samples.sentence.count)
    }
}
