import Foundation
import TestSupport
import Testing

/// Calqued sentences and vague names are counted in each module, and their numbers only fall.
///
/// `FRAMEREEL_RECORD=failed swift test --filter VocabularyBudgetTests` lowers the budgets to today's numbers; it raises none.
@Suite("Vocabulary budgets") struct VocabularyBudgetTests {
    /// A construction to avoid.
    struct Construction {
        let name: String
        let pattern: NSRegularExpression
        let example: String
        let instead: String

        /// What was found in a text, with a few words around it.
        func matches(in text: String) -> [String] {
            let all = NSRange(text.startIndex..., in: text)
            return pattern.matches(in: text, range: all).map { match in
                let start = max(0, match.range.location - 40)
                let around = NSRange(location: start, length: min(all.length - start, match.range.length + 80))
                return (text as NSString).substring(with: around)
            }
        }
    }

    /// A module, and the construction or word that is counted in it.
    struct Row: Hashable, Comparable {
        let module: String
        let name: String

        static func < (left: Row, right: Row) -> Bool { (left.module, left.name) < (right.module, right.name) }
    }

    private static let path = "Fixtures/vocabulary/budgets.txt"

    /// The rows of a table whose columns end at tabs.
    private static func table(_ path: String) throws -> [[String]] {
        let text = try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
    }

    private static func constructions() throws -> [Construction] {
        try table("Fixtures/vocabulary/constructions.txt").map { cells in
            try #require(cells.count == 4, "\(cells)")
            return Construction(
                name: cells[0], pattern: try NSRegularExpression(pattern: cells[1]), example: cells[2],
                instead: cells[3])
        }
    }

    private static func budgets() throws -> [Row: Int] {
        let rows = try table(path).map { cells in
            try #require(cells.count == 3, "\(cells)")
            return (Row(module: cells[0], name: cells[1]), try #require(Int(cells[2]), "\(cells)"))
        }
        return Dictionary(rows) { first, _ in first }
    }

    /// The texts that people read, each with its path and the module it is counted in: sources, pages, help, schemas, and comments of
    /// scripts.
    private static func texts() throws -> [(path: String, module: String, prose: Prose)] {
        let sources = try SourceFile.ofSources.get().map { ($0.path, $0.module, Prose(swift: $0.text)) }
        let pages = try Page.all.get().filter { $0.name != "Glossary" }.map { page in
            let parts = page.path.split(separator: "/")
            return (page.path, String(parts[parts.first == "Sources" ? 1 : 0]), Prose(page: page.text))
        }
        let others = try ["Fixtures/help", "Schemas"].flatMap { folder in
            try files(in: folder).map { ($0, folder, Prose(page: try Page($0).text)) }
        }
        let scripts = try (files(in: "scripts") + files(in: "scripts/lib") + files(in: "scripts/proofs"))
            .map { ($0, "scripts", Prose(script: try Page($0).text)) }
        return sources + pages + others + scripts
    }

    private static func files(in folder: String) throws -> [String] {
        let url = Repository.root.appending(path: folder, directoryHint: .isDirectory)
        return try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: [.isDirectoryKey])
            .filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == false }
            .map { "\(folder)/\($0.lastPathComponent)" }.sorted()
    }

    /// By row, where each occurrence is.
    private static func constructionsFound() throws -> [Row: [String]] {
        let constructions = try constructions()
        var found: [Row: [String]] = [:]
        for (path, module, prose) in try texts() {
            for construction in constructions {
                found[Row(module: module, name: construction.name), default: []] += construction.matches(in: prose.text)
                    .map { "\(path): …\($0)…; write for example: \(construction.instead)" }
            }
        }
        return found
    }

    /// By row, the names with the word, once in each source.
    private static func namesFound() throws -> [Row: [String]] {
        let words = Dictionary(
            uniqueKeysWithValues: try table("Fixtures/vocabulary/names.txt").map { ($0[0], $0.last ?? "") })
        var found: [Row: [String]] = [:]
        for file in try SourceFile.ofSources.get() {
            let names = Dictionary(file.words.filter(\.isDeclared).map { ($0.text, $0) }) { first, _ in first }
            for (name, word) in names.sorted(by: { $0.key < $1.key }) {
                let parts = VocabularyTests.words(of: name)[...]
                for part in Set(word.isFunctionName && parts.first == "place" ? parts.dropFirst() : parts) {
                    guard let instead = words[part] else { continue }
                    found[Row(module: file.module, name: "name: \(part)"), default: []]
                        .append("\(file.path):\(word.line): \(name); write for example: \(instead)")
                }
            }
        }
        return found
    }

    @Test func patternsFindTheirExamples() throws {
        let constructions = try Self.constructions()
        #expect(constructions.count > 15)
        for construction in constructions {
            #expect(construction.matches(in: Prose(page: construction.example).text).count == 1, "\(construction.name)")
            #expect(construction.matches(in: Prose(page: construction.instead).text).isEmpty, "\(construction.name)")
        }
    }

    @Test func proseIsFoundInCommentsAndTexts() {
        let prose = Prose(swift: "/// Which\n    /// is `said`.\nlet told = \"A \\(told) B\" // End")
        #expect(prose.text == " which is said. \"a \\( b\" end")
    }

    @Test func numbersStayWithinTheirBudgets() throws {
        let found = try Self.constructionsFound().merging(Self.namesFound()) { $0 + $1 }
        let budgets = try Self.budgets()
        for (row, occurrences) in found.sorted(by: { $0.key < $1.key }) {
            let budget = budgets[row] ?? 0
            guard occurrences.count > budget else { continue }
            Issue.record(
                """
                \(row.module): “\(row.name)” \(occurrences.count) times, at most \(budget)
                \(occurrences.joined(separator: "\n"))
                """)
        }
        guard ProcessInfo.processInfo.environment["FRAMEREEL_RECORD"] != nil else { return }
        let lowered = found.map { row, occurrences in (row, min(occurrences.count, budgets[row] ?? 0)) }
        let lines = lowered.filter { $0.1 > 0 }.sorted { $0.0 < $1.0 }.map { "\($0.0.module)\t\($0.0.name)\t\($0.1)\n" }
        let head =
            "# The most that a construction or a word occurs in a module: module, name, number. They only fall.\n"
        try Goldens(filter: "VocabularyBudgetTests").check(head + lines.joined(), at: Self.path)
    }
}
