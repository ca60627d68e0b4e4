import Foundation
import TestSupport
import Testing

@testable import CoreGraphics

/// Attributed text, compared with a list of its units and the attribute of each.
@Suite("Contents of attributed strings") struct AttributedContentTests {
    private static let key = CoreGraphics.NSAttributedString.Key("value")
    private static let texts = ["", "a", "bc", "é", "שלום", "👩‍👧", "𝄞", "\r\n", "long text of words "]

    fileprivate struct Model {
        var units: [(unit: UInt16, value: Int)] = []
        var text: String { String(decoding: units.map(\.unit), as: UTF16.self) }

        /// Replaces halves of characters, which a text cannot contain.
        mutating func replaceHalves() {
            for (index, unit) in text.utf16.enumerated() { units[index].unit = unit }
        }
    }

    private func value(_ content: AttributedContent, at location: Int) -> Int {
        content.run(at: location).run.attributes[Self.key] as? Int ?? -1
    }

    private func expectEqual(_ content: AttributedContent, _ model: Model) {
        #expect(content.length == model.units.count && content.text == model.text)
        for (location, unit) in model.units.enumerated() { #expect(value(content, at: location) == unit.value) }
        // Neighboring runs differ, and cover the text.
        #expect(content.runs.first?.start ?? 0 == 0)
        for (run, next) in zip(content.runs, content.runs.dropFirst()) {
            #expect(run.start < next.start)
            #expect(run.attributes[Self.key] as? Int != next.attributes[Self.key] as? Int)
        }
        #expect(content.runs.isEmpty == model.units.isEmpty)
    }

    /// Law: after any sequence of changes, including those inside surrogate pairs, the content equals the list.
    @Test(arguments: 0..<30) func changesMatchAnArrayOfUnits(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        var (content, model) = (AttributedContent("", [:]), Model())
        for _ in 0..<40 {
            let ends = [0, 1].map { _ in Int.random(in: 0...model.units.count, using: &random) }.sorted()
            let range = NSRange(location: ends[0], length: ends[1] - ends[0])
            let number = Int.random(in: 0..<3, using: &random)
            switch Int.random(in: 0..<3, using: &random) {
            case 0:
                content.change(range) { $0[Self.key] = number }
                for index in ends[0]..<ends[1] { model.units[index].value = number }
            case 1:
                let part = content.part(range)
                var expected = Model(units: Array(model.units[ends[0]..<ends[1]]))
                expected.replaceHalves()
                expectEqual(part, expected)
            default:
                let text = Self.texts[Int.random(in: 0..<Self.texts.count, using: &random)]
                content.replace(range, with: AttributedContent(text, [Self.key: number]))
                model.units.replaceSubrange(ends[0]..<ends[1], with: text.utf16.map { ($0, number) })
                model.replaceHalves()
            }
            expectEqual(content, model)
        }
    }

    /// Law: a text divided anywhere contains all its characters, each once.
    @Test(arguments: texts + ["a𝄞𝄞b", "\u{FFFD}𝄞"]) func charactersBelongToTheRangeOfTheirStart(text: String) {
        let content = AttributedContent(text, [:])
        for start in 0...content.length {
            for end in start...content.length {
                let parts = [0..<start, start..<end, end..<content.length].map {
                    content.characters(beginningIn: NSRange($0))
                }
                #expect(parts.joined().utf16.elementsEqual(text.utf16))
                #expect(parts.allSatisfy { $0.contains("\u{FFFD}") ? text.contains("\u{FFFD}") : true })
            }
        }
    }

    /// Foundation compares unit by unit, as do the ranges of runs.
    @Test func aComposedCharacterDiffersFromItsParts() {
        let (composed, parts) = (AttributedContent("\u{E9}", [:]), AttributedContent("e\u{301}", [:]))
        #expect(composed != parts && parts != composed && composed == composed)
    }

    /// Text typed in one style remains one run; typing in another style inside it makes three, and deleting that makes
    /// one again.
    @Test func equalRunsAreJoined() {
        var content = AttributedContent("", [:])
        for _ in 0..<1_000 {
            content.replace(NSRange(location: content.length, length: 0), with: AttributedContent("é", [Self.key: 1]))
        }
        #expect(content.runs.count == 1 && content.length == 1_000)
        content.replace(NSRange(location: 500, length: 0), with: AttributedContent("b", [Self.key: 2]))
        #expect(content.runs.map(\.start) == [0, 500, 501])
        content.replace(NSRange(location: 500, length: 1), with: AttributedContent("", [:]))
        #expect(content.runs.count == 1)
        content.change(NSRange(location: 10, length: 5)) { $0[Self.key] = 3 }
        content.change(NSRange(location: 0, length: 1_000)) { $0[Self.key] = 4 }
        #expect(content.runs.count == 1)
    }
}
