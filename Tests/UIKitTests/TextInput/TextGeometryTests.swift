import QuartzCore
import TestSupport
import Testing
import UIKit

@testable import UIKitCore

/// Carets and selections agree with the drawn glyphs in left-to-right, right-to-left, and mixed text.
@MainActor @Suite("Geometry of text") struct TextGeometryTests {
    nonisolated static let texts = [
        "abc def", "a  b", "שלום עולם", "abc שלום def", "שלום abc עולם",
        "one two three four five six seven eight nine ten",
        "line\nשורה\n\nlast", "e\u{301}👩‍👩‍👧x",
    ]

    private func pad(_ text: String, drawsBlocks: Bool = true) throws -> TextPad<UITextView> {
        try TextPad(CGSize(width: 140, height: 300), drawsBlocks: drawsBlocks) {
            let view = UITextView()
            view.font = .systemFont(ofSize: 17)
            view.text = text
            return view
        }
    }

    /// The offsets between whole characters.
    private func offsets(_ text: String) -> [Int] {
        text.indices.map { $0.utf16Offset(in: text) } + [text.utf16.count]
    }

    /// Law: a character is found at the center of its own rectangle and nowhere else.
    @Test(arguments: texts) func charactersHaveTheirRectangles(_ text: String) throws {
        let pad = try pad(text)
        try pad.app.stage.perform {
            let offsets = offsets(text)
            for (start, end) in zip(offsets, offsets.dropFirst()) {
                let rects = pad.input.selectionRects(for: try pad.range(start, end)).map(\.rect)
                for rect in rects where rect.width > 0 {
                    let found = pad.input.characterRange(at: CGPoint(x: rect.midX, y: rect.midY))
                    #expect(found.flatMap { pad.offset($0.start) } == start, "\(text): \(start)")
                }
            }
        }
    }

    /// Law: in a line with a single direction, the carets at the ends of a character are the edges of its rectangle.
    @Test(arguments: texts.filter { !$0.contains("abc") || !$0.contains("ש") })
    func caretsAreTheEdgesOfCharacters(_ text: String) throws {
        let pad = try pad(text)
        try pad.app.stage.perform {
            let offsets = offsets(text)
            for (start, end) in zip(offsets, offsets.dropFirst()) {
                guard let rect = pad.input.selectionRects(for: try pad.range(start, end)).first?.rect, rect.width > 0
                else { continue }
                let (before, after) = (pad.caret(start), pad.caret(end))
                // The caret after the last character of a wrapped line is on the next one.
                guard before.minY == after.minY else { continue }
                let edges = [before.midX, after.midX].sorted()
                #expect(abs(edges[0] - rect.minX) < 0.01 && abs(edges[1] - rect.maxX) < 0.01, "\(text): \(start)")
                #expect(before.minY == rect.minY && before.height == rect.height)
            }
        }
    }

    /// Law: a selection covers exactly its characters, regardless of their directions.
    @Test(arguments: texts) func selectionRectanglesCoverTheirCharacters(_ text: String) throws {
        let pad = try pad(text)
        try pad.app.stage.perform {
            let offsets = offsets(text)
            @MainActor func width(_ from: Int, _ to: Int) throws -> CGFloat {
                pad.input.selectionRects(for: try pad.range(from, to)).reduce(0) { $0 + $1.rect.width }
            }
            for (index, start) in offsets.enumerated() {
                for (last, end) in offsets.enumerated() where last > index {
                    let parts = try (index..<last).reduce(CGFloat(0)) { try $0 + width(offsets[$1], offsets[$1 + 1]) }
                    #expect(abs(try width(start, end) - parts) < 0.01, "\(text): \(start)..<\(end)")
                }
            }
        }
    }

    /// Law: text is drawn inside its rectangles. Apart from hanging spaces, the ink of the lines begins and ends with
    /// them.
    @Test(.enabled(if: BuildTraits.hasText), arguments: ["abcdef", "nnnn nnnn"])
    func glyphsLieInTheirRectangles(_ text: String) throws {
        let pad = try pad(text, drawsBlocks: false)
        try pad.app.stage.perform {
            let part = try #require(pad.input.layoutManager.column.parts.first)
            let rects = pad.input.selectionRects(for: try pad.range(0, text.utf16.count)).map(\.rect)
            let glyphs = part.layout.inks.flatMap(\.glyphs).map(\.origin.x)
            let origin = pad.input.textOrigin.x
            for glyph in glyphs {
                #expect(rects.contains { $0.minX - 0.5 <= glyph + origin && glyph + origin <= $0.maxX }, "\(glyph)")
            }
            #expect(glyphs.count >= 6)
        }
    }

    /// Law: the position nearest to a caret is the caret's own.
    @Test(arguments: texts) func positionsAreAtTheirCarets(_ text: String) throws {
        let pad = try pad(text)
        pad.perform {
            for offset in offsets(text) {
                let caret = pad.caret(offset)
                let found = pad.offset(pad.input.closestPosition(to: CGPoint(x: caret.midX, y: caret.midY))) ?? -1
                let other = pad.caret(found)
                #expect(abs(other.midX - caret.midX) < 0.01 || found == offset, "\(text): \(offset) gives \(found)")
            }
        }
    }

    /// A selection of several lines extends to the ends of the lines that it passes.
    @Test func selectionsExtendToTheEndOfLines() throws {
        let pad = try pad("one\ntwo\n\nfour")
        pad.perform {
            let rects = pad.input.editor.shownRects(NSRange(location: 1, length: 9), edges: 5...135)
            #expect(rects.count == 4)
            #expect(rects.prefix(3).allSatisfy { $0.maxX == 135 } && rects[3].maxX < 60)
            #expect(rects[0].minX == pad.caret(1).midX && rects[1].minX == 5)
        }
    }

    @Test func layoutDirectionsMovePositions() throws {
        let pad = try pad("ab שלום\nsecond line")
        pad.perform {
            let input = pad.input
            @MainActor func moved(_ offset: Int, _ direction: UITextLayoutDirection, _ count: Int = 1) -> Int? {
                input.position(from: input.beginningOfDocument, offset: offset).flatMap {
                    pad.offset(input.position(from: $0, in: direction, offset: count))
                }
            }
            #expect(moved(0, .right) == 1 && moved(1, .left) == 0 && moved(0, .left) == nil)
            #expect(moved(0, .down) == 8 && moved(8, .up) == 0 && moved(0, .up) == nil)
            #expect(input.position(from: input.beginningOfDocument, offset: -1) == nil)
            #expect(input.position(from: input.endOfDocument, offset: 1) == nil)
        }
    }
}
