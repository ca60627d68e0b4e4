import Foundation
import TestSupport
import Testing

/// One word per concept: the words that `Glossary.md` replaces stay out of names and prose.
@Suite("Vocabulary") struct VocabularyTests {
    /// Words that no name of a type, function or file has. Names are compared word by word: `SoftPicture` is `soft` and
    /// `picture`.
    static let retiredWords: Set<String> = [
        "bitmap", "bitmaps", "course", "film", "films", "finger", "fingers", "letters", "movement", "movements",
        "mover", "movers", "nap", "naps", "past", "picture", "pictures", "share", "shares", "soft", "softened",
        "stories", "story", "talk", "talks", "transcript", "transcripts", "words",
    ]

    /// Apple's names.
    static let applesNames: Set<String> = [
        "CGBitmapInfo", "beginInteractiveMovementForItem", "cancelInteractiveMovement", "endInteractiveMovement",
        "takePicture",
        "invalidationContextForEndingInteractiveMovementOfItems", "updateInteractiveMovementTargetPosition",
    ]

    /// Phrases that no comment, message, help text or page has, in lower case.
    static let retiredPhrases = [
        "a person would", "another than", "as a person does", "gave up", "gives up", "given up", "give up",
        "half of the way", "is told to", "lies beside", "nobody", "none of ours", "no one", "otherwise than",
        "out of its mind", "share of the way", "shares of the way", "somebody", "someone who", "talks to",
        "the course of its", "the same as a person", "the story of", "the view that comes", "the view that goes",
        "the view that leaves", "transcript", "views that come", "views that go", "what becomes of",
        "what people call", "who is told", "whoever", "words of a person",
    ]

    let sources: [SourceFile]

    init() throws {
        sources = try SourceFile.ofSources.get()
    }

    /// The words of an identifier in lower case: `URLOfPicture2` is `url`, `of`, `picture`.
    static func words(of name: some StringProtocol) -> [String] {
        var words: [String] = []
        var current = ""
        let characters = Array(name)
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
    ])
    func namesAreSplitIntoWords(name: String, words: [String]) {
        #expect(Self.words(of: name) == words)
    }

    @Test func noNameHasARetiredWord() {
        var names: [String: String] = [:]
        for file in sources {
            for word in file.words where word.isTypeName || word.isFunctionName { names[word.text] = file.path }
            for part in file.path.split(separator: "/") { names[String(part)] = file.path }
        }
        #expect(names.count > 1000)
        for (name, path) in names.sorted(by: { $0.key < $1.key }) {
            guard !Self.applesNames.contains(name) else { continue }
            let retired = Self.words(of: name).filter(Self.retiredWords.contains)
            #expect(retired.isEmpty, "\(path): \(name); see Glossary.md")
        }
    }

    /// The words of a text in lower case. Marks of comments are no words, so phrases are found across line breaks.
    static func prose(_ text: String) -> [String] {
        text.utf8.split { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "'"),
                UInt8(ascii: "-"), 0x80...0xFF:
                false
            default: true
            }
        }.map { String(decoding: $0, as: UTF8.self).lowercased() }
    }

    /// The retired phrases in a text.
    static func retiredPhrases(in text: String) -> [String] {
        let words = prose(text)
        return phrasesByFirstWord.isEmpty
            ? []
            : words.indices.flatMap { index in
                (phrasesByFirstWord[words[index]] ?? []).filter { words[index...].starts(with: $0) }
                    .map { $0.joined(separator: " ") }
            }
    }

    private static let phrasesByFirstWord = Dictionary(grouping: retiredPhrases.map(prose)) { $0.first ?? "" }

    @Test func phrasesAreFoundAcrossLines() {
        #expect(Self.retiredPhrases(in: "/// Is given\n    /// up. Whoever") == ["given up", "whoever"])
    }

    @Test func noTextHasARetiredPhrase() throws {
        let help = try FileManager.default.contentsOfDirectory(
            atPath: Repository.root.appending(path: "Fixtures/help").path
        ).sorted().map { try Page("Fixtures/help/\($0)") }
        let pages = try Page.all.get().filter { $0.name != "Glossary" }
        let schemas = try ["scene", "display-list"].map { try Page("Schemas/\($0).schema.json") }
        #expect(help.count > 15)
        let texts = sources.map { ($0.path, $0.text) } + (pages + help + schemas).map { ($0.path, $0.text) }
        for (path, text) in texts {
            for phrase in Set(Self.retiredPhrases(in: text)).sorted() {
                Issue.record("\(path): “\(phrase)”; see Glossary.md")
            }
        }
    }
}
