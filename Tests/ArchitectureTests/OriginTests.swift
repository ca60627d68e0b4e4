import Foundation
import TestSupport
import Testing

/// Comments cite facts about UIKit and Core Animation as `facts/` and an identifier, which is a heading of an article
/// whose name ends in `Facts`.
@Suite("Origins") struct OriginTests {
    /// The section of one fact.
    private struct Fact {
        let identifier: String
        /// The first paragraph below the heading.
        let origin: String
        let page: String
    }

    private static let certainties = ["Documented", "Measured", "Reported", "Likely"]

    private let pages: [Page]
    private let facts: [Fact]

    init() throws {
        pages = try Page.all.get()
        facts = pages.filter { $0.name.hasSuffix("Facts") }.flatMap { page in
            page.text.split(separator: "\n### ").dropFirst().map { section in
                let parts = section.split(separator: "\n\n", maxSplits: 2)
                return Fact(
                    identifier: String(parts[0]), origin: parts.count > 1 ? String(parts[1]) : "", page: page.path)
            }
        }
    }

    /// Returns every identifier after `facts/` in a text.
    private static func citations(in text: String) -> [String] {
        text.matches(of: /(?:^|[^a-zA-Z-])facts\/([a-z0-9-]+)/).map { String($0.output.1) }
    }

    private static func sources() throws -> [SourceFile] {
        try SourceFile.ofEverything.get().filter { !$0.path.contains("ArchitectureTests") }
    }

    @Test func everyCitationResolves() throws {
        let known = Set(facts.map(\.identifier))
        var count = 0
        for file in try Self.sources() where file.text.contains("facts/") {
            for citation in Self.citations(in: file.text) {
                count += 1
                #expect(known.contains(citation), "\(file.path): facts/\(citation)")
            }
        }
        #expect(count > 40)
        for page in pages {
            for citation in Self.citations(in: page.text) {
                #expect(known.contains(citation), "\(page.path): facts/\(citation)")
            }
        }
    }

    /// Documents outside the repository cannot be looked up.
    @Test func nothingCitesMissingFiles() throws {
        let absent = ["uikit-facts", "cceptance 1", "cceptance 2", "cceptance 3", "cceptance 4", "architecture.md"]
        let texts = try Self.sources().map { ($0.path, $0.text) } + pages.map { ($0.path, $0.text) }
        for (path, text) in texts {
            for name in absent where text.contains(name) { Issue.record("\(path): \(name)") }
        }
    }

    /// Every fact starts with its certainty and then names its source. Its identifier is unique.
    @Test func everyFactHasAnOrigin() {
        #expect(facts.count > 40)
        #expect(Set(facts.map(\.identifier)).count == facts.count)
        for fact in facts {
            #expect(fact.identifier.wholeMatch(of: /[a-z0-9]+(-[a-z0-9]+)*/) != nil, "\(fact.page): \(fact.identifier)")
            #expect(
                Self.certainties.contains { fact.origin.hasPrefix("**\($0)") },
                "\(fact.page): \(fact.identifier) does not say how certain it is")
            #expect(fact.origin.contains("Source: "), "\(fact.page): \(fact.identifier) has no source")
        }
    }
}
