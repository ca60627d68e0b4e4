import FrameGeometry
import FrameGlyphs
import TestSupport
import Testing

@testable import FrameText

@Suite("Carets") struct CaretTests {
    /// Returns the offsets between characters and at both ends.
    private static func offsets(of string: String) -> [Int] {
        string.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.utf16.count) }
    }

    /// Returns the middle of a caret.
    private static func middle(_ caret: Rect) -> Point { Point(x: caret.minX, y: (caret.minY + caret.maxY) / 2) }

    /// The position nearest to a caret is its own, or one with the same caret beside a zero-width character.
    @Test(arguments: Samples.texts) func positionsMatchTheirCarets(_ string: String) throws {
        for font in [Samples.blocks, try Samples.system(17)] {
            for width in [0, 40, 100, 250, Double.infinity] {
                let layout = TextLayout(Samples.text(string, font), in: TextFrame(width: width))
                for offset in Self.offsets(of: string) {
                    for affinity in [CaretPosition.Affinity.upstream, .downstream] {
                        let caret = layout.caret(at: .init(offset, affinity))
                        let found = layout.position(nearest: Self.middle(caret))
                        #expect(
                            found.offset == offset || layout.caret(at: found) == caret, "\(offset), \(width): \(found)")
                    }
                }
            }
        }
    }

    /// In texts where every character has a width, each offset has its own caret.
    @Test(arguments: [
        Samples.sentence, "", "a", "a\nb\r\nc\u{2029}d\n", "مرحبا بالعالم 123 abc", "שלום (abc) 1-2", "abc שלום def",
        "日本語テキスト、中文。「引用」", "e\u{301}\u{301}\u{301}x", "👩‍👩‍👧 🎉", "ffi fl ﷺ", "\n\n",
    ]) func eachOffsetHasItsOwnCaret(_ string: String) throws {
        for font in [Samples.blocks, try Samples.system(17)] {
            let layout = TextLayout(Samples.text(string, font))
            for offset in Self.offsets(of: string) {
                #expect(layout.position(nearest: Self.middle(layout.caret(at: .init(offset)))) == .init(offset))
            }
        }
    }

    /// Blocks at 10 points have widths of 5.6 for a letter, 3.6 for “f” and 2.8 for a space.
    @Test func caretsStandBetweenCharacters() {
        let layout = TextLayout(Samples.text("ab cd\ne\u{301}f\n"))
        let expected: [(Int, Double, Double)] = [
            (0, 0, 0), (1, 5.6, 0), (2, 11.2, 0), (3, 14, 0), (4, 19.6, 0), (5, 25.2, 0),
            (6, 0, 12), (7, 0, 12), (8, 5.6, 12), (9, 9.2, 12), (10, 0, 24), (99, 0, 24), (-1, 0, 0),
        ]
        for (offset, x, y) in expected {
            let caret = layout.caret(at: .init(offset))
            #expect(abs(caret.minX - x) < 1e-9 && caret.minY == y, "\(offset): \(caret)")
            #expect(caret.size == Size(width: 0, height: 12))
        }
        #expect(layout.size.height == 24)
    }

    /// The end of a line and the start of the next one share an offset but have different carets.
    @Test func affinityChoosesTheLineWhereTextWraps() {
        let layout = TextLayout(Samples.text("aaaa bb"), in: TextFrame(width: 30))
        #expect(layout.lines.map(\.range) == [0..<5, 5..<7])
        #expect(layout.caret(at: .init(5, .downstream)).minY == 12)
        #expect(layout.caret(at: .init(5, .downstream)).minX == 0)
        #expect(layout.caret(at: .init(5, .upstream)).minY == 0)
        #expect(abs(layout.caret(at: .init(5, .upstream)).minX - 25.2) < 1e-9)
        #expect(layout.position(nearest: Point(x: 99, y: 5)) == .init(5, .upstream))
        #expect(layout.position(nearest: Point(x: 0, y: 15)) == .init(5))
        // A line break belongs to its line.
        let broken = TextLayout(Samples.text("a\nb"))
        #expect(broken.caret(at: .init(2, .upstream)).minY == 12)
        #expect(broken.position(nearest: Point(x: 99, y: 0)) == .init(1))
    }

    @Test func pointsOutsideUseTheNearestLine() {
        let layout = TextLayout(Samples.text("ab\ncd") { $0.lineSpacing = 10 })
        #expect(layout.position(nearest: Point(x: -5, y: -50)) == .init(0))
        #expect(layout.position(nearest: Point(x: 2.9, y: -50)) == .init(1))
        #expect(layout.position(nearest: Point(x: 50, y: 16)) == .init(2))
        #expect(layout.position(nearest: Point(x: 50, y: 18)) == .init(5))
        #expect(layout.position(nearest: Point(x: 50, y: 500)) == .init(5))
        #expect(TextLayout(StyledText()).position(nearest: .zero) == .init(0))
        #expect(TextLayout(StyledText()).caret(at: .init(3)) == .zero)
    }

    @Test func charactersAreFoundInTheirBoxesOnly() {
        let layout = TextLayout(
            Samples.text("aa aaaa\u{301}aa"), in: TextFrame(width: 34, lineLimit: 1, truncation: .tail))
        func found(_ x: Double, _ y: Double = 5) -> Range<Int>? { layout.character(at: Point(x: x, y: y)) }
        #expect(layout.hidden == [5..<10])
        #expect(found(5.5) == 0..<1)
        #expect(found(5.7) == 1..<2)
        #expect(found(12) == 2..<3)
        #expect(found(-0.1) == nil && found(5, -0.1) == nil && found(5, 12) == nil && found(40) == nil)
        #expect(found(26) == nil, "the ellipsis")
    }

    /// Hebrew letters are 5.6 points wide. Where directions meet, the caret is beside the outer text.
    @Test(.enabled(if: BuildTraits.hasText)) func caretsFollowTheDirectionOfTheText() {
        func carets(_ string: String, _ direction: ParagraphLayout.Direction = .natural) -> [Double] {
            let layout = TextLayout(Samples.text(string) { $0.direction = direction }, in: TextFrame(width: 100))
            return Self.offsets(of: string).map { (layout.caret(at: .init($0)).minX * 10).rounded() / 10 }
        }
        #expect(carets("שלום") == [100, 94.4, 88.8, 83.2, 77.6])
        #expect(carets("ab של cd") == [0, 5.6, 11.2, 14, 19.6, 25.2, 28, 33.6, 39.2])
        // Digits of 6.2 points run from left to right.
        #expect(carets("של 12 ם") == [100, 94.4, 88.8, 86, 79.8, 73.6, 70.8, 65.2])
        #expect(carets("שלום", .leftToRight) == [0, 16.8, 11.2, 5.6, 22.4])
    }

    /// Carets divide the width of a ligature evenly between its parts.
    @Test(.enabled(if: BuildTraits.hasText)) func caretsDivideLigatures() throws {
        let layout = TextLayout(Samples.text("لا", try Samples.system(20)), in: TextFrame(width: 100))
        let x = (0...2).map { layout.caret(at: .init($0)).minX }
        #expect(layout.inks.flatMap(\.glyphs).count == 1)
        #expect(x[0] == 100 && abs((x[0] + x[2]) / 2 - x[1]) < 1e-9 && x[2] < 99)
    }

    /// An attachment is a character with a box on the baseline.
    @Test func attachmentsTakeUpSpace() {
        var style = TextStyle(font: Samples.blocks, color: .black)
        style.attachment = TextAttachment(size: Size(width: 20, height: 30), baselineOffset: -5)
        let text = StyledText([
            .init("a", TextStyle(font: Samples.blocks, color: .black)), .init("\u{FFFC}\u{FFFC}x", style),
        ])
        let layout = TextLayout(text)
        #expect(layout.lines[0].height == 30 && layout.lines[0].baseline == 25)
        #expect(layout.attachments.map(\.offset) == [1, 2])
        #expect(layout.attachments[0].rect == Rect(x: 5.6, y: 0, width: 20, height: 30))
        #expect(abs(layout.caret(at: .init(3)).minX - 45.6) < 1e-9)
        #expect(layout.missing.isEmpty && layout.inks.isEmpty)
        let wrapped = TextLayout(text, in: TextFrame(width: 30))
        #expect(wrapped.lines.map(\.range) == [0..<2, 2..<4])
        #expect(wrapped.attachments[1].rect.minY == 30)
    }
}
