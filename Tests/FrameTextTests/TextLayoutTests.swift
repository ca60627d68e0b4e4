import FrameGeometry
import FrameGlyphs
import TestSupport
import Testing

@testable import FrameText

@Suite("Layout of text") struct TextLayoutTests {
    private static let widths = [0, 1, 40, 100, 250, Double.infinity]

    /// At 10 points, "ab cd" is 5.6 + 5.6 + 2.8 + 5.6 + 5.6 points wide according to the table of blocks.
    @Test func blocksHaveTheWidthsOfTheTable() {
        let layout = TextLayout(Samples.text("ab cd"))
        #expect(abs(layout.size.width - 25.2) < 1e-9)
        #expect(layout.size.height == 12)
        #expect(layout.inks.isEmpty)
        #expect(layout.above.map(\.rect.minX) == [0, 14])
    }

    /// For every text and size, the layout terminates without a trap, is finite, and is the same each time.
    @Test(arguments: Samples.texts) func anyTextCanBeLaidOutInAnySize(_ string: String) throws {
        for font in [Samples.blocks, try Samples.system(17)] {
            for width in Self.widths {
                for truncation in [nil, TextFrame.Truncation.head, .middle, .tail] {
                    for limit in [0, 1, 2] {
                        let frame = TextFrame(width: width, lineLimit: limit, truncation: truncation, scale: 3)
                        let layout = TextLayout(Samples.text(string, font), in: frame)
                        #expect(layout == TextLayout(Samples.text(string, font), in: frame))
                        #expect(layout.size.width.isFinite && layout.size.height.isFinite)
                        #expect(limit == 0 || layout.lines.count <= limit)
                        let height = layout.lines.reduce(0) { $0 + $1.height }
                        #expect(abs(layout.size.height - height) < 1e-9)
                    }
                }
            }
        }
    }

    /// A line with an ellipsis is never wider than the available width, provided that the ellipsis itself fits.
    @Test(arguments: Samples.texts) func truncatedLinesFit(_ string: String) throws {
        for width in stride(from: 20.0, through: 200, by: 12.5) {
            for truncation in [TextFrame.Truncation.head, .middle, .tail] {
                let layout = TextLayout(
                    Samples.text(string, try Samples.system(17)),
                    in: TextFrame(width: width, lineLimit: 1, truncation: truncation))
                #expect(layout.size.width <= width + 0.01, "\(width) \(truncation)")
            }
        }
    }

    /// The layout reports text that is cut off. Text fits into its measured size.
    @Test(arguments: Samples.texts) func measuredTextFits(_ string: String) throws {
        let text = Samples.text(string, try Samples.system(17))
        for width in [60.0, 120, .infinity] {
            let free = TextLayout(text, in: TextFrame(width: width))
            #expect(free.isTruncated == free.lines.contains { $0.width > width })
            let again = TextLayout(
                text, in: TextFrame(width: free.size.width, height: free.size.height, truncation: .tail))
            if free.size.width > 0, !free.isTruncated {
                #expect(again.lines.count == free.lines.count && !again.isTruncated)
            }
        }
    }

    @Test(
        .enabled(if: BuildTraits.hasText),
        arguments: [
            (ParagraphLayout.Alignment.left, "abc", 0.0), (.center, "abc", 0.5), (.right, "abc", 1),
            (.natural, "abc", 0),
            (.natural, "שלום", 1), (.left, "שלום", 0), (.justified, "abc", 0),
        ]) func linesAreAligned(_ alignment: ParagraphLayout.Alignment, _ string: String, _ fraction: Double) throws
    {
        let text = Samples.text(string, try Samples.system(17)) { $0.alignment = alignment }
        let line = TextLayout(text, in: TextFrame(width: 300)).lines[0]
        #expect(abs(line.x - (300 - line.width) * fraction) < 1e-9)
    }

    @Test func justifiedLinesEndAtTheEdgeButForTheLast() {
        let text = Samples.text(Samples.sentence) { $0.alignment = .justified }
        let lines = TextLayout(text, in: TextFrame(width: 150)).lines
        #expect(lines.count > 2)
        for line in lines.dropLast() { #expect(abs(line.width - 150) < 1e-9) }
        #expect(lines[lines.count - 1].width < 140)
    }

    @Test func paragraphStylesSetLinesApart() {
        func tops(_ change: (inout ParagraphLayout) -> Void) -> [Double] {
            TextLayout(Samples.text("a\nb c", Samples.blocks, change), in: TextFrame(width: 8)).lines.map(\.top)
        }
        #expect(tops { _ in } == [0, 12, 24])
        #expect(tops { $0.lineSpacing = 3 } == [0, 15, 30])
        #expect(tops { $0.paragraphSpacing = 5 } == [0, 17, 29])
        #expect(tops { $0.paragraphSpacingBefore = 5 } == [0, 17, 29])
        #expect(tops { $0.minimumLineHeight = 20 } == [0, 20, 40])
        #expect(tops { $0.maximumLineHeight = 10 } == [0, 10, 20])
        #expect(tops { $0.lineHeightMultiple = 2 } == [0, 24, 48])
    }

    /// A font's leading is between lines, also of different paragraphs, but not below the last one.
    @Test func fontsSetLinesApart() {
        var font = Samples.blocks
        font.leading = 2
        let layout = TextLayout(Samples.text("a\nb c", font), in: TextFrame(width: 8))
        #expect(layout.lines.map(\.top) == [0, 14, 28] && layout.size.height == 40 && layout.leading == 2)
    }

    /// The thickness and the place of underlines in screenshots (facts/underlines), at 3 pixels per point.
    @Test(arguments: [(18.0, 4.0, 5.0), (32, 6, 12)])
    func underlinesAreMeasured(_ size: Double, _ thickness: Double, _ depth: Double) throws {
        var text = Samples.text("Text", try Samples.system(size))
        for index in text.pieces.indices { text.pieces[index].style.underline = TextRule(color: .black) }
        let layout = TextLayout(text, in: TextFrame(scale: 3))
        let (line, rule) = (try #require(layout.lines.first), try #require(layout.below.first?.rect))
        let baseline = (line.baseline * 3).rounded()
        #expect(abs(rule.size.height * 3 - thickness) < 1e-6 && abs(rule.minY * 3 - baseline - depth) < 1e-6)
    }

    /// Eight times the text takes about eight times the steps. Quadratic work would take 64 times the steps.
    @Test(arguments: ["words", "one word", "one line", "no room", "colors", "missing", "blocks", "paragraphs"])
    func workGrowsWithTheLengthOfTheText(_ kind: String) throws {
        func steps(_ count: Int) throws -> Int {
            let (text, frame) = try Self.longText(kind, count: count)
            var steps = 0
            let layout = TextLayout(SplitText(text), in: frame, counting: &steps) { ShapedParagraph($0) }
            #expect(layout == TextLayout(text, in: frame))
            return steps
        }
        let (short, long) = (try steps(2_000), try steps(16_000))
        #expect(short >= 2_000 && long < short * 9, "\(short), \(long)")
    }

    private static func longText(_ kind: String, count: Int) throws -> (StyledText, TextFrame) {
        let words = String(repeating: "word ", count: count / 5)
        let font = try Samples.system(17)
        let wide = TextFrame(width: 300)
        switch kind {
        case "one word": return (Samples.text(String(repeating: "word", count: count / 4), font), wide)
        case "one line": return (Samples.text(words, font) { $0.wrapping = .never }, wide)
        case "no room": return (Samples.text(words, font), TextFrame(width: 1, truncation: .tail))
        case "paragraphs": return (Samples.text(String(repeating: "a\n", count: count / 2), font), wide)
        case "blocks": return (Samples.text(words) { $0.wrapping = .never }, wide)
        case "missing":
            // Private-use characters, which no font has.
            let scalars = (0..<count).compactMap { Unicode.Scalar(0xF_0000 + UInt32($0)) }
            return (Samples.text(String(String.UnicodeScalarView(scalars)), font), wide)
        case "colors":
            let pieces = (0..<count / 4).map { index in
                var style = TextStyle(
                    font: font, color: Color(red: Double(index) / 65_536, green: 0, blue: 0, alpha: 1))
                style.background = style.color
                return StyledText.Piece("abc ", style)
            }
            return (StyledText(pieces), wide)
        default: return (Samples.text(words, font), wide)
        }
    }

    @Test(.enabled(if: BuildTraits.hasText)) func glyphsLieOnTheGrid() throws {
        // Above the baseline by no whole number of pixels.
        var style = TextStyle(font: try Samples.system(17.3), color: .black)
        style.baselineOffset = 0.37
        var paragraph = ParagraphLayout()
        paragraph.alignment = .center
        let text = StyledText([.init(Samples.sentence, style, paragraph)])
        for scale in [1.0, 2, 3] {
            let layout = TextLayout(text, in: TextFrame(width: 200.1, scale: scale))
            let glyphs = layout.inks.flatMap(\.glyphs)
            #expect(glyphs.count > 50)
            for glyph in glyphs {
                let (x, y) = (glyph.origin.x * scale * 4, glyph.origin.y * scale)
                #expect(abs(x - x.rounded()) < 1e-9 && abs(y - y.rounded()) < 1e-9)
            }
        }
    }
}
