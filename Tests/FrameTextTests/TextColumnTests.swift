import FrameGeometry
import FrameGlyphs
import Testing

@testable import FrameText

/// Texts whose paragraphs are laid out separately.
@Suite("Text columns") struct TextColumnTests {
    private static let frame = TextFrame(width: 90, scale: 2)

    private static func paragraphs(_ string: String) -> [StyledText] {
        var (result, current) = ([String](), "")
        for character in string {
            current.append(character)
            if character.isNewline {
                result.append(current)
                current = ""
            }
        }
        if !current.isEmpty || result.isEmpty { result.append(current) }
        return result.map { Samples.text($0) { $0.paragraphSpacing = 6 } }
    }

    private static func column(_ string: String) -> TextColumn {
        var column = TextColumn()
        column.replace(0..<0, with: paragraphs(string)) { TextLayout($0, in: frame) }
        return column
    }

    /// Carets, characters and selections equal those in the layout of the whole text.
    @Test(
        arguments: Samples.texts.filter { !$0.contains("\r\n") } + [
            "one two three four\nfive six seven\n\nlast line of it\n"
        ])
    func columnsEqualWholeLayouts(_ string: String) {
        let whole = TextLayout(Samples.text(string) { $0.paragraphSpacing = 6 }, in: Self.frame)
        let column = Self.column(string)
        #expect(column.length == whole.length)
        #expect(abs(column.size.width - whole.size.width) < 1e-9)
        for offset in 0...whole.length {
            let (left, right) = (column.caret(at: CaretPosition(offset)), whole.caret(at: CaretPosition(offset)))
            #expect(abs(left.minX - right.minX) < 1e-9 && abs(left.minY - right.minY) < 1e-9, "\(string): \(offset)")
        }
        if whole.length > 0 {
            let all = 0..<whole.length
            let (left, right) = (column.rects(of: all), whole.rects(of: all))
            #expect(left.count == right.count)
            for (one, other) in zip(left, right) {
                #expect(abs(one.minX - other.minX) < 1e-9 && abs(one.minY - other.minY) < 1e-9)
                #expect(abs(one.maxX - other.maxX) < 1e-9 && abs(one.maxY - other.maxY) < 1e-9)
            }
        }
    }

    /// After replacements, a column equals the column of the changed text, and only replaced parts are new.
    @Test func replacementsKeepTheRest() {
        var paragraphs = ["one\n", "two two two two two two\n", "three\n", "four"]
        var column = Self.column(paragraphs.joined())
        var seed: UInt64 = 7
        func random(_ count: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1
            return Int(seed >> 33) % count
        }
        for _ in 0..<60 {
            let from = random(paragraphs.count)
            let to = from + random(paragraphs.count - from + 1)
            let new = (0..<random(4)).map { "new \($0) \(random(100))\n" }
            guard from < to || !new.isEmpty, paragraphs.count - (to - from) + new.count > 0 else { continue }
            let kept = column.parts.prefix(from).map(\.id) + column.parts.dropFirst(to).map(\.id)
            // Only the last paragraph may have no line break.
            let texts = to == paragraphs.count && from == to ? [] : new
            guard !texts.isEmpty || from < to else { continue }
            paragraphs.replaceSubrange(from..<to, with: texts)
            guard !paragraphs.isEmpty else { break }
            column.replace(from..<to, with: texts.flatMap(Self.paragraphs)) { TextLayout($0, in: Self.frame) }
            let fresh = Self.column(paragraphs.joined())
            #expect(column.parts.map(\.start) == fresh.parts.map(\.start))
            #expect(column.parts.map(\.top) == fresh.parts.map(\.top))
            #expect(Set(kept).isSubset(of: column.parts.map(\.id)))
            #expect(Set(column.parts.map(\.id)).count == column.parts.count)
        }
    }

    @Test func visiblePartsAreFound() {
        let column = Self.column((1...50).map { "line \($0)\n" }.joined())
        let visible = column.indices(from: 100, to: 150)
        #expect(visible.count >= 2 && visible.count < 6)
        for index in visible {
            #expect(column.parts[index].bottom + 6 >= 100 && column.parts[index].top <= 150)
        }
        #expect(column.indices(from: 10, to: 10).isEmpty && TextColumn().indices(from: 0, to: 9).isEmpty)
    }
}
