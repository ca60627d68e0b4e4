import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite("Units of text") struct TokenizerTests {
    @Test func wordsAreRunsOfLettersAndDigits() {
        func words(_ text: String) -> [String] {
            TextUnits(of: text).ranges(.word).map { range in
                String(decoding: Array(text.utf16)[range], as: UTF16.self)
            }
        }
        #expect(words("One, two  3rd!") == ["One", "two", "3rd"])
        #expect(words("don't 'quote' it") == ["don't", "quote", "it"])
        #expect(words("") == [] && words("…") == [])
        #expect(words("שלום 123") == ["שלום", "123"])
    }

    /// Law: characters, paragraphs and the document cover the text without gaps.
    @Test(
        arguments: ["", "a", "one two\nthree\r\n\nfour", "e\u{301}👩‍👩‍👧"],
        [UITextGranularity.character, .paragraph, .document])
    func unitsCoverTheText(_ text: String, _ granularity: UITextGranularity) {
        var end = 0
        for range in TextUnits(of: text).ranges(granularity) {
            #expect(range.lowerBound == end && range.upperBound > end)
            end = range.upperBound
        }
        #expect(end == text.utf16.count)
    }

    @Test func tokenizersMoveToBoundaries() throws {
        let pad = try TextPad<UITextField> {
            let field = UITextField()
            field.text = "one two. Three"
            return field
        }
        pad.perform {
            let field = pad.input
            @MainActor func boundary(_ from: Int, _ granularity: UITextGranularity, _ direction: UITextStorageDirection)
                -> Int?
            {
                guard let position = field.position(from: field.beginningOfDocument, offset: from) else { return nil }
                return pad.offset(
                    field.tokenizer.position(
                        from: position, toBoundary: granularity, inDirection: .storage(direction)))
            }
            #expect(boundary(1, .word, .forward) == 3 && boundary(6, .word, .backward) == 4)
            #expect(boundary(1, .document, .forward) == 14 && boundary(14, .document, .forward) == nil)
            let inside = field.position(from: field.beginningOfDocument, offset: 5)
            let word = inside.flatMap {
                field.tokenizer.rangeEnclosingPosition($0, with: .word, inDirection: .storage(.forward))
            }
            #expect(word.flatMap { field.text(in: $0) } == "two")
        }
    }
}
