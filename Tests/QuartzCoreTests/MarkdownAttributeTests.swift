import FrameMarkdown
import Testing

@testable import QuartzCore

/// Attributes of texts that are made of Markdown.
@MainActor @Suite("Markdown attributes", .enabled(if: MarkdownText.isSupported, "cmark-gfm is not installed"))
struct MarkdownAttributeTests {
    @Test func marksAreIntents() throws {
        try Stage().perform {
            let text = try AttributedString(markdown: "a **b** `c` ~~d~~ [e](f)", baseURL: URL(string: "https://g.h/"))
            let intents = text.runs.map { $0.inlinePresentationIntent }
            #expect(intents == [nil, .stronglyEmphasized, nil, .code, nil, .strikethrough, nil, nil])
            #expect(text.runs.compactMap { $0.link?.absoluteString } == ["https://g.h/f"])
            #expect(String(text.characters) == "a b c d e")
        }
    }

    @Test func blocksAreIntents() throws {
        try Stage().perform {
            let text = try AttributedString(markdown: "# a\n\n1. b\n\n| c |\n|--:|\n| d |")
            let intents = text.runs.compactMap { $0.presentationIntent }
            #expect(
                intents.map(\.description) == [
                    "header 1 (id 1)", "paragraph (id 4), listItem 1 (id 3), orderedList (id 2)",
                    "tableCell 0 (id 7), tableHeaderRow (id 6), table [right] (id 5)",
                    "tableCell 0 (id 9), tableRow 1 (id 8), table [right] (id 5)",
                ])
            #expect(intents.map(\.indentationLevel) == [0, 1, 0, 0])
            #expect(
                intents[1].isEquivalent(
                    to: PresentationIntent(
                        .paragraph, identity: 9,
                        parent: PresentationIntent(
                            .listItem(ordinal: 1), identity: 8, parent: PresentationIntent(.orderedList, identity: 7))))
            )
        }
    }

    @Test func optionsSelectTheSyntax() throws {
        try Stage().perform {
            let options = AttributedString.MarkdownParsingOptions(
                interpretedSyntax: .inlineOnlyPreservingWhitespace, languageCode: "de")
            let text = try AttributedString(markdown: "# a\n  **b**", options: options)
            #expect(String(text.characters) == "# a\n  b")
            #expect(text.runs.allSatisfy { $0.presentationIntent == nil && $0.languageIdentifier == "de" })
            #expect(
                try AttributedString(markdown: Data("*a*".utf8)).runs.first?.inlinePresentationIntent == .emphasized)
            #expect(throws: CocoaError.self) { try AttributedString(markdown: Data([0xFF])) }
        }
    }

    @Test func extendedAttributesAreReported() throws {
        let run = try Run()
        run.at(0) {
            let options = AttributedString.MarkdownParsingOptions(allowsExtendedAttributes: true)
            let text = try? AttributedString(markdown: "^[a](b: 1)", options: options)
            #expect(text.map { String($0.characters).contains("^") } == true)
        }
        try run.play()
        #expect(run.stage.diagnostics.unsupported.entries.count == 1)
    }
}
