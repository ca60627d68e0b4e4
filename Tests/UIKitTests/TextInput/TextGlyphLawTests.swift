import QuartzCore
import TestSupport
import Testing
import UIKit

@testable import UIKitCore

/// In random bidirectional texts, carets and selections are where the glyphs are drawn.
///
/// Each character has a color of its own, by which its glyphs are found in the drawing.
@MainActor @Suite("Glyphs and rectangles of text", .enabled(if: BuildTraits.hasText)) struct TextGlyphLawTests {
    nonisolated private static let leftToRight: [Character] = Array("abcdWig") + ["e\u{301}"]
    nonisolated private static let rightToLeft: [Character] = Array("שלוםאבסדרن")
    private static let others: [Character] = Array("  0123.,-()!\n")
    /// The tolerance: glyphs are positioned at quarters of a pixel.
    private static let tolerance: CGFloat = 0.25 / 3 + 0.001

    private let pad: TextPad<UITextView>

    init() throws {
        pad = try TextPad(CGSize(width: 150, height: 400), drawsBlocks: false) { UITextView() }
    }

    /// A character of the displayed text.
    private struct Cell {
        let character: Character
        let start: Int
        let end: Int
        /// The rectangle; `nil` for a line break, and for spaces that hang over the end of a line.
        let rect: CGRect?
        /// The left ends of the character's glyphs on their baselines.
        let glyphs: [CGPoint]

        /// The direction; `nil` for characters that take the direction of others.
        var isRightToLeft: Bool? {
            leftToRight.contains(character) ? false : rightToLeft.contains(character) ? true : nil
        }
        var leading: [CGFloat] { edges(isRightToLeft) }
        var trailing: [CGFloat] { edges(isRightToLeft.map { !$0 }) }

        private func edges(_ isRight: Bool?) -> [CGFloat] {
            guard let rect else { return [] }
            return isRight.map { [$0 ? rect.maxX : rect.minX] } ?? [rect.minX, rect.maxX]
        }
    }

    private func text(_ random: inout SplitMix64) -> [Character] {
        let alphabets = [Self.leftToRight, Self.rightToLeft, Self.leftToRight + Self.rightToLeft]
        let alphabet = alphabets[Int.random(in: 0..<3, using: &random)] + Self.others
        return (0..<Int.random(in: 1...40, using: &random)).map { _ in
            alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
        }
    }

    private func show(_ characters: [Character]) throws -> [Cell] {
        let text = NSMutableAttributedString()
        for (index, character) in characters.enumerated() {
            text.append(
                NSAttributedString(
                    string: String(character),
                    attributes: [
                        .font: UIFont.systemFont(ofSize: 17),
                        .foregroundColor: UIColor(red: CGFloat(index) / 255, green: 0, blue: 0, alpha: 1),
                    ]))
        }
        pad.input.attributedText = text
        pad.input.layoutIfNeeded()
        var glyphs: [Int: [CGPoint]] = [:]
        let origin = pad.input.textOrigin
        for part in pad.input.column.parts {
            for ink in part.layout.inks {
                let points = ink.glyphs.map {
                    CGPoint(x: origin.x + $0.origin.x, y: origin.y + part.top + $0.origin.y)
                }
                glyphs[Int((ink.color.red * 255).rounded()), default: []] += points
            }
        }
        var start = 0
        return try characters.enumerated().map { index, character in
            defer { start += character.utf16.count }
            let end = start + character.utf16.count
            let rects = pad.input.selectionRects(for: try pad.range(start, end)).map(\.rect).filter { $0.width > 0 }
            #expect(rects.count <= 1)
            return Cell(
                character: character, start: start, end: end, rect: rects.first, glyphs: glyphs[index] ?? [])
        }
    }

    /// Law: a character's glyph begins at the left edge of its rectangle, and its baseline is inside it.
    @Test(arguments: 0..<12) func glyphsBeginAtTheirRectangles(seed: Int) throws {
        var (random, count) = (SplitMix64(seed: UInt64(seed)), 0)
        for _ in 0..<12 {
            let characters = text(&random)
            for cell in try pad.app.stage.perform({ try show(characters) }) {
                guard let left = cell.glyphs.map(\.x).min(), let rect = cell.rect else { continue }
                count += 1
                #expect(abs(left - rect.minX) < Self.tolerance, "\(String(characters)): \(cell)")
                for glyph in cell.glyphs {
                    #expect(rect.minY < glyph.y && glyph.y < rect.maxY && glyph.x <= rect.maxX, "\(cell)")
                }
            }
        }
        #expect(count > 100)
    }

    /// Law: the rectangles of a line adjoin each other and cover the line once.
    @Test(arguments: 0..<12) func rectanglesTileTheirLines(seed: Int) throws {
        var random = SplitMix64(seed: UInt64(100 + seed))
        for _ in 0..<12 {
            let characters = text(&random)
            let rects = try pad.app.stage.perform { try show(characters) }.compactMap(\.rect)
            for line in Dictionary(grouping: rects, by: \.minY).values {
                let ordered = line.sorted { $0.minX < $1.minX }
                for (left, right) in zip(ordered, ordered.dropFirst()) {
                    #expect(abs(left.maxX - right.minX) < 0.001, "\(String(characters))")
                }
            }
        }
    }

    /// Law: a caret is where the preceding character ends or the following one begins, each in its direction; at both
    /// ends of a line, it is at an end of the drawn line.
    @Test(arguments: 0..<12) func caretsAreAtTheEndsOfGlyphs(seed: Int) throws {
        var (random, count) = (SplitMix64(seed: UInt64(200 + seed)), 0)
        for _ in 0..<12 {
            let characters = text(&random)
            try pad.app.stage.perform {
                let cells = try show(characters)
                for (before, after) in zip(cells, cells.dropFirst()) {
                    guard let right = after.rect else { continue }
                    let caret = pad.caret(after.start)
                    #expect(caret.minY == right.minY && caret.height == right.height)
                    let line = cells.compactMap(\.rect).filter { $0.minY == right.minY }
                    let isFirst = before.rect?.minY != right.minY
                    let ends = [line.map(\.minX).min() ?? 0, line.map(\.maxX).max() ?? 0]
                    let expected = isFirst ? ends : before.trailing + after.leading
                    count += 1
                    #expect(
                        expected.contains { abs($0 - caret.midX) < 0.001 },
                        "\(String(characters)): \(after.start) at \(caret.midX), not \(expected)")
                }
            }
        }
        #expect(count > 100)
    }

    // MARK: - Cost

    /// Law: the work of typing grows with the text, each paragraph of which is shaped once. Scrolling through it
    /// neither shapes nor lays out anything, and only the visible part has views.
    @Test(arguments: ["word of text ", "מילה word "]) func workIsLinear(word: String) throws {
        let line = String(repeating: word, count: 110 / word.count) + "\n"
        var costs: [(characters: Int, shapings: Int, layouts: Int)] = []
        for count in [500, 1_000] {
            pad.perform {
                pad.input.font = .systemFont(ofSize: 17)
                pad.input.text = ""
                pad.input.becomeFirstResponder()
                pad.input.layoutIfNeeded()
                @MainActor func work() -> [Int] { [pad.app.stage.text.shapings, pad.input.layoutManager.layouts] }
                let start = work()
                for number in 0..<count {
                    // No two paragraphs are equal, or they would be shaped together.
                    let text = "\(number) " + line
                    // Every tenth line is typed key by key.
                    if number % 10 == 0 { pad.keyboard.type(text) } else { pad.input.insertText(text) }
                    pad.input.layoutIfNeeded()
                }
                let typed = work()
                costs.append((pad.input.editor.length, typed[0] - start[0], typed[1] - start[1]))
                let height = pad.input.contentSize.height
                for y in stride(from: 0, to: height, by: pad.input.bounds.height) {
                    pad.input.contentOffset.y = y
                    pad.input.layoutIfNeeded()
                    #expect(pad.input.canvas.subviews.count < 40)
                }
                #expect(work() == typed)
                // Text typed in one style is one run of attributes.
                var run = NSRange()
                _ = pad.input.textStorage.attributes(at: 0, effectiveRange: &run)
                #expect(run.length == pad.input.editor.length)
            }
        }
        try #require(costs.count == 2 && costs[1].characters > 100_000)
        for cost in costs { #expect(cost.shapings <= cost.characters / 45 && cost.layouts <= cost.characters / 45) }
        #expect(costs[1].shapings <= 2 * costs[0].shapings + 2 && costs[1].layouts <= 2 * costs[0].layouts + 2)
    }
}
