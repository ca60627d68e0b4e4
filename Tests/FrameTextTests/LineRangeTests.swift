import FrameGlyphs
import Testing

@testable import FrameText

@Suite("Ranges of lines") struct LineRangeTests {
    /// Lines partition the text up to the omitted part and end at line breaks.
    @Test(arguments: Samples.texts) func linesPartitionTheText(_ string: String) throws {
        for font in [Samples.blocks, try Samples.system(17)] {
            for frame in Samples.frames {
                let layout = TextLayout(Samples.text(string, font), in: frame)
                #expect(layout.length == string.utf16.count)
                var end = 0
                for line in layout.lines {
                    #expect(line.range.lowerBound == end)
                    #expect(line.contentEnd >= line.range.lowerBound && line.contentEnd <= line.range.upperBound)
                    end = line.range.upperBound
                }
                if layout.isTruncated {
                    #expect(end <= layout.length)
                } else {
                    #expect(end == layout.length && layout.hidden.isEmpty)
                }
                #expect(layout.lines.isEmpty == string.isEmpty)
            }
        }
    }

    /// Without a width, lines are the paragraphs of the text. The test counts their characters.
    @Test(arguments: Samples.texts) func lineBreaksEndLines(_ string: String) {
        var ranges: [Range<Int>] = []
        var (start, end) = (0, 0)
        for character in string {
            end += character.utf16.count
            guard character.isNewline else { continue }
            ranges.append(start..<end)
            start = end
        }
        if end > start { ranges.append(start..<end) }
        let layout = TextLayout(Samples.text(string))
        #expect(layout.lines.map(\.range) == ranges)
        for (line, range) in zip(layout.lines, ranges) {
            let units = Array(string.utf16)[range]
            let text = String(decoding: units, as: UTF16.self)
            #expect(line.contentEnd == range.lowerBound + text.filter { !$0.isNewline }.utf16.count)
        }
        #expect((layout.endingLine != nil) == (string.last?.isNewline ?? true))
    }

    /// Twenty letters and an ellipsis, each 5.6 points wide, in 40 points leave six letters.
    @Test(arguments: [(TextFrame.Truncation.tail, 6..<20), (.head, 0..<14), (.middle, 3..<17)])
    func theEllipsisReplacesOverflowingText(_ truncation: TextFrame.Truncation, _ hidden: Range<Int>) {
        let text = Samples.text(String(repeating: "a", count: 20))
        let layout = TextLayout(text, in: TextFrame(width: 40, lineLimit: 1, truncation: truncation))
        #expect(layout.hidden == [hidden])
        #expect(layout.lines.map(\.hidden) == [hidden])
        #expect(abs(layout.size.width - 7 * 5.6) < 1e-9)
        #expect(layout.caret(at: .init(hidden.lowerBound + 1)) == layout.caret(at: .init(hidden.lowerBound)))
    }

    /// Omitted lines are hidden, with and without an ellipsis.
    @Test func linesLeftOutAreHidden() {
        func hidden(_ string: String, _ frame: TextFrame) -> [Range<Int>] {
            TextLayout(Samples.text(string), in: frame).hidden
        }
        #expect(hidden("a\nb", TextFrame(lineLimit: 1, truncation: .tail)) == [1..<3])
        #expect(hidden("a\nb", TextFrame(lineLimit: 1)) == [2..<3])
        #expect(hidden("a\nb", TextFrame(lineLimit: 2, truncation: .tail)) == [])
        #expect(hidden("aa aa aa", TextFrame(width: 12, lineLimit: 2)) == [6..<8])
        // One letter and the ellipsis fit, at either end of the rest of the paragraph.
        #expect(hidden("aa aa aa\nb", TextFrame(width: 12, lineLimit: 2, truncation: .tail)) == [4..<10])
        #expect(hidden("aa aa aa\nb", TextFrame(width: 12, lineLimit: 2, truncation: .head)) == [3..<7, 9..<10])
    }

    /// Characters hidden by an ellipsis have no box of their own, and all others have one.
    @Test(arguments: Samples.texts) func visibleCharactersHaveBoxes(_ string: String) throws {
        for frame in Samples.frames {
            let layout = TextLayout(Samples.text(string, try Samples.system(17)), in: frame)
            for line in layout.lines {
                var offsets = Set(line.range.lowerBound..<line.contentEnd)
                for cell in line.cells { offsets.subtract(cell.range) }
                #expect(offsets.isEmpty)
            }
        }
    }
}
