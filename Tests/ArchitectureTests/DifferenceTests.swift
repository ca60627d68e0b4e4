import Testing

/// Where an API does not behave like Apple's, a comment says so, and the module's table of differences has a row.
@Suite("Differences") struct DifferenceTests {
    private static let markers = [
        "Differs from ", "Stored but unused", "Stored only", "Stored without effect", "Accepted without effect",
        "unsupported",
    ]

    /// A row is about the symbols that its first cell has in code font, before a colon; some rows are about none.
    @Test(arguments: [
        ("UIKit", "Differences", ["UIKit"]),
        ("QuartzCore", "Differences", ["Core Animation", "Foundation, Dispatch and Swift"]),
        ("CoreGraphics", "CoreGraphics", ["Core Graphics"]),
    ])
    func rowsAreThoseOfTheComments(module: String, page: String, originals: [String]) throws {
        let page = try Page("Sources/\(module)/\(module).docc/\(page).md")
        let rows = originals.flatMap { original in
            MarkdownTable.all(titled: [original, "Framereel", "Why"], in: page.text).flatMap(\.rows)
        }
        #expect(rows.allSatisfy { $0.count == 3 && !$0.contains("") }, "\(page.path): a cell is missing")
        let listed = Set(rows.compactMap(\.first).filter { $0.hasPrefix("`") }.flatMap(Self.symbols))
        let comments = try SourceFile.ofSources.get()
            .filter { file in
                (module == "UIKit" ? file.isOfUIKit : file.module == module)
                    && Self.markers.contains(where: file.text.contains)
            }
            .flatMap(DocumentedSymbol.all)
            .filter { symbol in Self.markers.contains(where: symbol.comment.contains) }
        #expect(comments.count > 5)
        for comment in comments {
            #expect(listed.contains(comment.name), "\(comment.place): \(page.path) has no row for \(comment.name)")
        }
        for symbol in listed.subtracting(comments.map(\.name)).sorted() {
            Issue.record("\(page.path): no comment at \(symbol) says what differs")
        }
    }

    private static func symbols(in cell: String) -> [String] {
        let end = cell.ranges(of: "`: ").first?.upperBound ?? cell.ranges(of: "`, and ").first?.upperBound
        return MarkdownTable.codes(in: String(end.map { cell[..<$0] } ?? cell[...]))
    }

    @Test func symbolsAreNamedAsInTheDocumentation() {
        let source = SourceFile(
            path: "Sources/UIKit/A.swift",
            text: """
                extension A {
                    /// First
                    /// part.
                    @MainActor open class B: C {
                        /// Second.
                        public class var isSo = true
                        let inner = 1
                        // Third.
                        public static nonisolated(nonsending) func run<D: E>(
                            _ body: @escaping (Int, Int) -> Void, for seconds: [Int: Int] = [:]
                        ) {}
                        /// Fourth.
                        @available(*, deprecated)
                        public required init?(coder: F) {}
                        /// Not public.
                        func stop() {}
                    }
                }
                """)
        #expect(
            DocumentedSymbol.all(in: source).map { "\($0.name): \($0.comment)" } == [
                "A.B: First part.", "A.B.isSo: Second.", "A.B.run(_:for:): Third.", "A.B.init(coder:): Fourth.",
            ])
    }
}
