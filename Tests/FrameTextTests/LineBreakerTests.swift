import FrameGlyphs
import Testing

@testable import FrameText

@Suite("Lines") struct LineBreakerTests {
    /// Every line fits and takes as much text as possible, and no text is lost.
    @Test(arguments: [20.0, 60, 100, 150, 399.5, .infinity]) func linesAreFullAndFit(width: Double) {
        let clusters = ShapedParagraph(SplitText(Samples.text(Samples.sentence)).paragraphs[0]).clusters
        var breaker = LineBreaker(clusters: clusters, wrapping: .words)
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
