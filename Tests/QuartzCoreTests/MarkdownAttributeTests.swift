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
            let text = try? AttributedString(markdown: "^[a](b: 1) ^[2 c](inflect: true)", options: options)
            #expect(text.map { String($0.characters) } == "a 2 c")
            #expect(text?.runs.map { $0.inflect != nil } == [false, true])
            #expect(text.map { String($0.inflected().characters) } == "a 2 cs")
            let plain = try? AttributedString(markdown: "^[a](b: 1)")
            #expect(plain.map { String($0.characters) } == "^[a](b: 1)")
        }
        try run.play()
        #expect(run.stage.diagnostics.unsupported.entries.map(\.api) == ["the extended attribute b: 1 of Markdown"])
    }

    /// Columns: a source, and its runs with the link, the mark of inflection and code.
    @Test(arguments: [
        ("[^[2 file](inflect: true)](u)", ["2 file|u|inflect"]),
        ("^[see [a](u)](inflect: true)", ["see |inflect", "a|u|inflect"]),
        ("^[a ^[b](inflect: false)](inflect: true) ![c](u)", ["a |inflect", "b ", "c"]),
        ("^[`]` b](inflect: true)", ["]|inflect|code", " b|inflect"]),
        ("^[a] ^[b] (c)", ["^[a] ^[b] (c)"]),
        ("^[a](inflect: true", ["^[a](inflect: true"]),
        ("\\^[a](u)", ["^", "a|u"]),
        ("~~~\n![a ^[b [c]](inflect: true)\n~~~", ["![a ^[b [c]](inflect: true)\n"]),
        ("    ^[a ^[b](c: '[')](d: 2)", ["^[a ^[b](c: '[')](d: 2)\n"]),
        ("a ` b\n\n^[c](inflect: true) ` d", ["a ` b", "c|inflect", " ` d"]),
        ("^[a\n\nb](inflect: true)", ["^[a", "b](inflect: true)"]),
        ("- ^[a\n- b](inflect: true)", ["^[a", "b](inflect: true)"]),
        ("^[see [a](x]y)](inflect: true)", ["see |inflect", "a|x%5Dy|inflect"]),
        ("^[<b c=\"]\">d](inflect: true)", ["<b c=\"]\">|inflect", "d|inflect"]),
        ("a `^[b](c: 1)`", ["a ", "^[b](c: 1)|code"]),
        ("a <i t='^[b](c: 1)'>", ["a ", "<i t='^[b](c: 1)'>"]),
    ]) func extendedAttributesMayStandAnywhere(_ source: String, _ expected: [String]) throws {
        try Stage().perform {
            let options = AttributedString.MarkdownParsingOptions(allowsExtendedAttributes: true)
            let text = try AttributedString(markdown: source, options: options)
            let runs = text.runs.map { run in
                var parts = [String(text.characters[run.range])]
                if let link = run.link { parts.append(link.absoluteString) }
                if run.inflect != nil { parts.append("inflect") }
                if run.inlinePresentationIntent == .code { parts.append("code") }
                return parts.joined(separator: "|")
            }
            #expect(runs == expected)
        }
    }

    /// Columns: a phrase, and what it reads.
    @Test(arguments: [
        ("1 file", "1 file"), ("2 file", "2 files"), ("0 file", "0 files"), ("1 files", "1 file"),
        ("2 files", "2 files"),
        ("1,000 file", "1,000 files"), ("1.5 mile", "1.5 miles"), ("2 small salad", "2 small salads"),
        ("3 box", "3 boxes"), ("2 class", "2 classes"), ("1 classes", "1 class"), ("1 boxes", "1 box"),
        ("2 city", "2 cities"), ("1 cities", "1 city"), ("2 day", "2 days"), ("2 person", "2 people"),
        ("1 people", "1 person"), ("2 Child", "2 Children"), ("2 FILE", "2 FILES"), ("4 sheep", "4 sheep"),
        ("2 cup of tea", "2 cups of tea"), ("one match", "one match"), ("three match", "three matches"),
        ("2 photo is new", "2 photos are new"), ("1 photos are new", "1 photo is new"), ("file", "file"),
        ("2", "2"), ("2 file!", "2 files!"), ("Only 2 bus", "Only 2 buses"), ("2 status", "2 statuses"), ("", ""),
        ("-5 degree", "-5 degrees"), ("1 calories", "1 calorie"), ("1 statuses", "1 status"),
        ("1 houses", "1 house"), ("1 sizes", "1 size"), ("this 2 file", "these 2 files"), ("2 📁 file", "2 📁 files"),
    ]) func englishAgrees(_ phrase: String, _ expected: String) {
        Stage().perform {
            var text = AttributedString("About ") + AttributedString(phrase) + AttributedString(".")
            let start = text.index(text.startIndex, offsetByCharacters: 6)
            text[start..<text.index(start, offsetByCharacters: phrase.count)].inflect = .automatic
            let inflected = text.inflected()
            #expect(String(inflected.characters) == "About \(expected).")
            #expect(inflected.runs.allSatisfy { $0.inflect == nil })
        }
    }

    @Test func inflectedWordsKeepTheirAttributes() throws {
        try Stage().perform {
            let options = AttributedString.MarkdownParsingOptions(allowsExtendedAttributes: true)
            let text = try AttributedString(markdown: "^[2 **file**](inflect: true)", options: options).inflected()
            #expect(text.runs.map { String(text.characters[$0.range]) } == ["2 ", "files"])
            #expect(text.runs.map(\.inlinePresentationIntent) == [nil, .stronglyEmphasized])
        }
    }

    @Test func otherLanguagesAreReported() throws {
        let run = try Run()
        run.at(0) {
            var text = AttributedString("2 Datei")
            text.inflect = .automatic
            text.languageIdentifier = "de"
            #expect(String(text.inflected().characters) == "2 Datei")
        }
        try run.play()
        #expect(run.stage.diagnostics.unsupported.entries.count == 1)
    }
}
