import FrameGeometry
import FrameGlyphs
import TestSupport
import Testing

@testable import FrameText

@Suite("Selections") struct SelectionTests {
    /// The rectangles of a range cover its characters without overlaps.
    @Test(arguments: Samples.texts) func rectsMatchTheCharacters(_ string: String) throws {
        var random = SplitMix64(seed: 29)
        for frame in Samples.frames {
            let layout = TextLayout(Samples.text(string, try Samples.system(17)), in: frame)
            for _ in 0..<3 {
                let ends = [0, 1].map { _ in Int.random(in: 0...layout.length, using: &random) }
                let range = min(ends[0], ends[1])..<max(ends[0], ends[1])
                let rects = layout.rects(of: range)
                let parts = Set(range.flatMap { layout.rects(of: $0..<$0 + 1) }).map { $0 }
                #expect(abs(Self.area(rects) - Self.area(parts)) < 1e-6)
                for part in parts { #expect(rects.contains { Self.contains($0, part) }) }
                for (index, rect) in rects.enumerated() {
                    for other in rects.dropFirst(index + 1) { #expect(rect.intersection(other).size.width < 1e-9) }
                }
            }
        }
    }

    private static func area(_ rects: [Rect]) -> Double { rects.reduce(0) { $0 + $1.size.width * $1.size.height } }

    private static func contains(_ rect: Rect, _ part: Rect) -> Bool {
        rect.minX <= part.minX + 1e-9 && part.maxX <= rect.maxX + 1e-9 && rect.minY == part.minY
            && rect.maxY == part.maxY
    }

    /// The rectangle of a complete line covers the line and the spaces that hang over its end.
    @Test func wholeLinesAreCovered() {
        let layout = TextLayout(Samples.text("aaaa bb\ncc"), in: TextFrame(width: 24))
        let rects = layout.rects(of: 0..<layout.length)
        #expect(rects.map(\.minY) == [0, 12, 24])
        #expect(rects.map { ($0.size.width * 10).rounded() / 10 } == [24, 11.2, 11.2])
    }

    @Test func emptyRangesAndLineBreaksHaveNoRects() {
        let layout = TextLayout(Samples.text("a\nb"))
        #expect(layout.rects(of: 1..<1).isEmpty)
        #expect(layout.rects(of: 1..<2).isEmpty)
        #expect(layout.rects(of: -5..<99).count == 2)
    }

    /// A selection in text with two directions has several rectangles.
    @Test(.enabled(if: BuildTraits.hasText)) func directionsDivideSelections() {
        let layout = TextLayout(Samples.text("ab של cd"))
        let rects = layout.rects(of: 1..<4)
        #expect(rects.map { ($0.minX * 10).rounded() / 10 } == [5.6, 19.6])
        #expect(rects.map { ($0.maxX * 10).rounded() / 10 } == [14, 25.2])
    }
}
