import DeviceCases
import Testing

/// The article "Compared with UIKit" lists every drawn case, with a result and a reason for each difference.
/// `scripts/proofs/device` checks the results.
@MainActor @Suite("Comparison with UIKit") struct ComparisonPageTests {
    private let page: Page

    init() throws { page = try Page.article("ComparedWithUIKit") }

    private func rows(_ titles: [String]) throws -> [[String]] {
        try #require(MarkdownTable(titled: titles, in: page.text)).rows
    }

    @Test func itListsTheCasesThatAreDrawn() throws {
        let rows = try rows(["screenshot", "result", "shows", "difference, and its reason"])
        #expect(rows.map { $0[0] } == DeviceCase.all.map { "`\($0.name)`" }.sorted())
        for row in rows {
            #expect(["agrees", "differs"].contains(row[1]), "\(row[0])")
            #expect(row[3].isEmpty == (row[1] == "agrees"), "\(row[0]): a difference has a reason")
        }
        #expect(page.text.contains(" \(rows.count) of them"))
    }

    /// Every case begins with the key of its repository.
    @Test func everyCaseHasAnOrigin() throws {
        let rows = try rows(["screenshots", "repository", "commit", "license", "iOS"])
        let keys = Set(rows.map { $0[0].dropFirst().prefix(2) })
        #expect(rows.allSatisfy { !$0.contains("") })
        #expect(DeviceCase.all.allSatisfy { keys.contains($0.name.prefix(2)) })
    }
}
