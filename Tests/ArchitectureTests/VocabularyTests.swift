import Foundation
import TestSupport
import Testing

/// One word per concept: the terms in the last column of `Glossary.md` are in no name, and those in code font in no
/// comment, message or page either. One spelling for all of them: the American one, as in Apple's names.
@Suite("Vocabulary") struct VocabularyTests {
    let sources: [SourceFile]
    /// Terms as their words in lower case.
    let retiredInNames: [[String]]
    let retiredInTexts: [[String]]

    init() throws {
        sources = try SourceFile.ofSources.get()
        let page = try Page.article("Glossary")
        let table = try #require(MarkdownTable(titled: ["word", "meaning", "not"], in: page.text))
        retiredInNames = table.rows.flatMap { $0[2].split(separator: ", ") }.map(Self.words)
        retiredInTexts = table.rows.flatMap { MarkdownTable.codes(in: $0[2]) }.map(Self.words)
        #expect(table.rows.count > 30 && retiredInTexts.contains(["transcript"]))
        #expect(retiredInNames.contains(["film"]) && retiredInNames.contains(["transcript"]))
    }

    /// The words of an identifier or a text in lower case: `URLOfPicture2` is `url`, `of`, `picture`.
    static func words(of text: some StringProtocol) -> [String] {
        var words: [String] = []
        var current = ""
        let characters = Array(text)
        for (index, character) in characters.enumerated() {
            let isBoundary =
                character.isUppercase
                && (index > 0 && characters[index - 1].isLowercase
                    || index + 1 < characters.count && characters[index + 1].isLowercase)
            if !character.isLetter || isBoundary {
                if !current.isEmpty { words.append(current) }
                current = ""
            }
            if character.isLetter { current += character.lowercased() }
        }
        return current.isEmpty ? words : words + [current]
    }

    @Test(arguments: [
        ("SoftPicture", ["soft", "picture"]), ("URLOfPicture2", ["url", "of", "picture"]),
        ("CALayer+Words.swift", ["ca", "layer", "words", "swift"]), ("bitmap", ["bitmap"]),
        ("the view that comes", ["the", "view", "that", "comes"]),
    ])
    func namesAreSplitIntoWords(name: String, words: [String]) {
        #expect(Self.words(of: name) == words)
    }

    /// The terms that are among words, also in the plural.
    private func find(_ terms: [[String]], in words: [String]) -> [String] {
        let forms = terms.flatMap { [$0, $0.dropLast() + [($0.last ?? "") + "s"]] }
        let first = Set(forms.compactMap(\.first))
        return words.indices.filter { first.contains(words[$0]) }.flatMap { index in
            forms.filter { words[index...].starts(with: $0) }.map { $0.joined(separator: " ") }
        }
    }

    @Test func termsAreFoundInPlurals() {
        #expect(find(retiredInTexts, in: ["two", "transcripts"]) == ["transcripts"])
        #expect(find(retiredInNames, in: ["filmstrip"]).isEmpty)
    }

    /// Names with Apple's prefixes, such as `CGBitmapInfo`, are Apple's.
    @Test func noNameHasARetiredTerm() {
        var names: [String: String] = [:]
        for file in sources {
            for word in file.words where word.isTypeName || word.isFunctionName { names[word.text] = file.path }
            for part in file.path.split(separator: "/") { names[String(part)] = file.path }
        }
        #expect(names.count > 1000)
        for (name, path) in names.sorted(by: { $0.key < $1.key })
        where !["CA", "CG", "NS", "UI"].contains(where: name.hasPrefix) {
            let retired = find(retiredInNames, in: Self.words(of: name))
            #expect(retired.isEmpty, "\(path): \(name); see Glossary.md")
        }
    }

    @Test func proseIsFoundInCommentsAndTexts() {
        let source = "/// Which\n    /// is `said`.\nlet told = \"A \\(told) B\" // End"
        let prose = Prose(SourceFile(path: "A.swift", text: source))
        #expect(prose.text == " which is said. \"a \\( b\" end")
    }

    /// The words of every source, page, help text and schema in lower case, by path.
    ///
    /// - Parameter withCode: Whether code in the lines of pages counts, such as names of files.
    private func texts(withCode: Bool = true) throws -> [(path: String, words: [String])] {
        let help = try FileManager.default.contentsOfDirectory(
            atPath: Repository.root.appending(path: "Fixtures/help").path
        ).sorted().map { try Page("Fixtures/help/\($0)") }
        let pages = try Page.all.get().filter { $0.name != "Glossary" }
        let schemas = try ["scene", "display-list"].map { try Page("Schemas/\($0).schema.json") }
        #expect(help.count > 15)
        let texts =
            sources.map { ($0.path, Prose($0)) }
            + (pages + help + schemas).map { page in
                (page.path, Prose(page: withCode ? page.text : page.text.replacing(/`[^`\n]*`/, with: "")))
            }
        return texts.map { path, prose in
            let words = prose.text.utf8.split { !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
            return (path, words.map { String(decoding: $0, as: UTF8.self) })
        }
    }

    @Test func noTextHasARetiredTerm() throws {
        for (path, words) in try texts() {
            for term in find(retiredInTexts, in: words) { Issue.record("\(path): “\(term)”; see Glossary.md") }
        }
    }

    /// Beginnings of words in British spelling.
    private static let british = [
        "analogue", "analyse", "artefact", "behaviour", "centre", "centring", "colour", "customis", "defence",
        "dialogue", "equalis", "favour", "finalis", "generalis", "grey", "honour", "initialis", "judgement", "labelle",
        "labelli",
        "licence", "localis", "memoris", "minimis", "misspelt", "modell", "mould", "neighbour", "normalis", "optimisa",
        "optimise", "optimisi",
        "organis", "prioritis", "rasteris", "recognis", "serialis", "signall", "specialise", "stabilis", "standardis",
        "summaris", "synchronis", "tokenis", "travell", "utilis", "visualis", "whilst",
    ]

    @Test func wordsAreSpelledAsInApplesNames() throws {
        func isBritish(_ word: String) -> Bool { Self.british.contains(where: word.hasPrefix) }
        #expect(isBritish("greyed") && isBritish("centred") && !isBritish("centered") && !isBritish("label"))
        for (path, words) in try texts(withCode: false) {
            for word in words where isBritish(word) { Issue.record("\(path): “\(word)” is in British spelling") }
        }
        for file in sources {
            for word in file.words where word.isTypeName || word.isFunctionName {
                let isAmerican = !Self.words(of: word.text).contains(where: isBritish)
                #expect(isAmerican, "\(file.path): \(word.text) is in British spelling")
            }
        }
    }
}
