import Testing

@testable import FrameMarkdown

/// Markdown as runs. Expected values follow from the rules of CommonMark 0.31 and of GitHub's dialect.
@Suite("Markdown", .enabled(if: MarkdownText.isSupported, "cmark-gfm is not installed")) struct MarkdownTests {
    /// The runs as text, with the marks of each in brackets: `a{*}` is emphasized.
    private func runs(_ source: String, _ syntax: MarkdownSyntax = .inlineOnly) throws -> String {
        try MarkdownText(source, syntax: syntax).runs.map { $0.text + marks($0) }.joined(separator: "|")
    }

    private func marks(_ run: MarkdownRun) -> String {
        let marks: [(MarkdownRun.Marks, String)] = [
            (.emphasized, "*"), (.stronglyEmphasized, "**"), (.code, "`"), (.strikethrough, "~"), (.softBreak, "s"),
            (.lineBreak, "n"), (.inlineHTML, "<"), (.blockHTML, "<<"),
        ]
        let names = marks.filter { run.marks.contains($0.0) }.map(\.1)
        let parts = names + [run.link.map { "→\($0)" }, run.image.map { "▣\($0)" }].compactMap { $0 }
        return parts.isEmpty ? "" : "{\(parts.joined(separator: " "))}"
    }

    /// Columns: a source, and its runs.
    @Test(arguments: [
        ("plain", "plain"), ("a **b** c", "a |b{**}| c"), ("*a*", "a{*}"), ("_a_", "a{*}"), ("__a__", "a{**}"),
        ("***a***", "a{* **}"), ("**a *b* c**", "a {**}|b{* **}| c{**}"), ("snake_case_name", "snake_case_name"),
        ("2 * 3 * 4", "2 * 3 * 4"), ("**not closed", "**not closed"), ("\\*a\\*", "*a*"), ("`a*b*`", "a*b*{`}"),
        ("`` a`b ``", "a`b{`}"), ("~~a~~", "a{~}"), ("[a](https://b.c)", "a{→https://b.c}"),
        ("[**a** b](/c \"title\")", "a{** →/c}| b{→/c}"), ("<https://a.b>", "https://a.b{→https://a.b}"),
        ("see https://a.bc/d.", "see |https://a.bc/d{→https://a.bc/d}|."), ("a@b.cd", "a@b.cd{→mailto:a@b.cd}"),
        ("www.a.bc", "www.a.bc{→http://www.a.bc}"), ("![a *b*](c.png)", "a {▣c.png}|b{* ▣c.png}"),
        ("![](c.png)", "\u{FFFC}{▣c.png}"), ("a&amp;b &copy; &#35;", "a&b © #"), ("a <b>c</b>", "a |<b>{<}|c|</b>{<}"),
        ("", ""), ("[a]", "[a]"), ("[a](b", "[a](b"), ("日本**語**", "日本|語{**}"), ("👍🏽 *a*", "👍🏽 |a{*}"),
    ]) func marksAreRead(_ source: String, _ expected: String) throws {
        for syntax in [MarkdownSyntax.full, .inlineOnly, .inlineOnlyPreservingWhitespace] {
            #expect(try runs(source, syntax) == expected)
        }
    }

    /// Columns: a source, its runs as one paragraph, and those with all white space.
    @Test(arguments: [
        ("a\nb", "a| {s}|b", "a\nb"), ("a  \nb", "a|\n{n}|b", "a  \nb"), ("a\\\nb", "a|\n{n}|b", "a\\\nb"),
        ("  a  b  ", "a  b", "  a  b  "), ("# a", "# a", "# a"), ("- a\n- b", "- a| {s}|- b", "- a\n- b"),
        ("> a", "> a", "> a"), ("1. a", "1. a", "1. a"), ("a\n===", "a| {s}|===", "a\n==="),
        ("    a", "a", "    a"), ("---", "---", "---"), ("a\n\nb", "a| {s}|b", "a\n\nb"),
        ("**a**\nb", "a{**}| {s}|b", "a{**}|\nb"), ("(**a.**)\n*b*", "(|a.{**}|)| {s}|b{*}", "(|a.{**}|)\n|b{*}"),
        ("http://a.bc\nd", "http://a.bc{→http://a.bc}| {s}|d", "http://a.bc{→http://a.bc}|\nd"),
        ("`a\nb`", "a b{`}", "a\nb{`}"), ("\n", "", "\n"), ("a\r\nb", "a| {s}|b", "a\nb"),
    ]) func blocksStayCharacters(_ source: String, _ inline: String, _ preserving: String) throws {
        #expect(try runs(source) == inline)
        #expect(try runs(source, .inlineOnlyPreservingWhitespace) == preserving)
        #expect(try MarkdownText(source, syntax: .inlineOnly).runs.allSatisfy { $0.blocks.isEmpty })
    }

    /// Columns: a source, and its runs with the attributes of each.
    @Test(arguments: [
        ("a ^[2 b](inflect: true) c", "a |2 b(inflect=true)| c"),
        (
            "^[a **b**](x: 'y, z', n: {m: 1, \"o\": [2, 3]})",
            "a (x='y, z' n={m: 1, \"o\": [2, 3]})|b(x='y, z' n={m: 1, \"o\": [2, 3]})"
        ),
        ("^[[a]](b: (1))", "[a](b=(1))"), ("^[a\\]b](c:1)", "a]b(c=1)"), ("`^[a](b: 1)`", "^[a](b: 1)"),
        ("\\^[a](b: 1)", "^[a](b: 1)"), ("^[a]", "^[a]"), ("^[a](b", "^[a](b"), ("^[[a](b)](c: 1)", "a(c=1)"),
        ("^", "^"), ("^[", "^["), ("`", "`"), ("a ``b` ^[c](d: 1)", "a ``b` |c(d=1)"), ("^[a]()", "a"),
    ]) func extendedAttributesAreRead(_ source: String, _ expected: String) throws {
        for syntax in [MarkdownSyntax.full, .inlineOnly, .inlineOnlyPreservingWhitespace] {
            let runs = try MarkdownText(source, syntax: syntax, readsAttributes: true).runs.map { run in
                run.text + attributes(run)
            }
            #expect(runs.joined(separator: "|") == expected)
        }
        #expect(try MarkdownText(source).runs.allSatisfy(\.attributes.isEmpty))
    }

    /// Columns: a source, and its runs with the attributes and the link of each.
    @Test(arguments: [
        ("^[see http://a.bc/d_e.](x: 1)", "see (x=1)|http://a.bc/d_e(x=1){→http://a.bc/d_e}|.(x=1)"),
        ("^[www.a.bc](x: 1)", "www.a.bc(x=1){→http://www.a.bc}"),
        ("^[**a@b.cd**](x: 1)", "a@b.cd(x=1){** →mailto:a@b.cd}"),
        ("^[`http://a.bc`](x: 1)", "http://a.bc(x=1){`}"), ("^[\\*a\\* http:](x: 1)", "*a* http:(x=1)"),
        ("[^[http://a.bc](x: 1)](b)", "http://a.bc(x=1){→b}"),
    ]) func addressesInAttributesAreLinks(_ source: String, _ expected: String) throws {
        #expect(try attributed(source) == expected)
    }

    /// Columns: a source of paragraphs, and its runs with the attributes and the link of each.
    @Test(arguments: [
        ("^[a][1] b ^[c][Two  Words]\n\n^[1]: x: 'y'\n^[two words]: z: 2", "a(x='y')| b |c(z=2)"),
        ("^[1]: x: 1\n[2]: http://a.bc\nd ^[e][1] [f][2]", "d |e(x=1)| |f{→http://a.bc}"),
        ("^[1]: x: 1\n^[1]: x: 2\n\n^[a][1]", "a(x=1)"), ("^[a][2]\n\n^[1]: x: 1", "^[a][2]"),
        ("^[a]: x", ""), ("^[a]:\n\n^[b][a]", "^[a]:|^[b][a]"), ("b\n^[1]: x: 1", "b| {s}|^[1]: x: 1"),
        ("[a][1]\n\n^[1]: x: 1", "[a][1]"), ("^[a](y: 2)[1]\n\n^[1]: x: 1", "a(y=2)|[1]"),
        ("```\n^[a][1]\n\n^[1]: x: 1\n```", "^[a][1]\n\n^[1]: x: 1\n"),
        ("    ^[1]: x: 1\n\n^[a][1]", "^[1]: x: 1\n|^[a][1]"), ("`^[a][1]`\n\n^[1]: x: 1", "^[a][1]{`}"),
    ]) func attributesAreDefinedOnce(_ source: String, _ expected: String) throws {
        #expect(try attributed(source) == expected)
    }

    private func attributed(_ source: String) throws -> String {
        try MarkdownText(source, readsAttributes: true).runs.map { $0.text + attributes($0) + marks($0) }
            .joined(separator: "|")
    }

    private func attributes(_ run: MarkdownRun) -> String {
        let list = run.attributes.map { "\($0.name)=\($0.value)" }.joined(separator: " ")
        return list.isEmpty ? "" : "(\(list))"
    }

    private func blocks(_ source: String) throws -> [[MarkdownBlock.Kind]] {
        try MarkdownText(source).runs.map { $0.blocks.map(\.kind) }
    }

    @Test func blocksContainTheirText() throws {
        #expect(try runs("a\n\nb", .full) == "a|b")
        #expect(try blocks("a\n\n## b") == [[.paragraph], [.header(level: 2)]])
        #expect(
            try blocks("3. a\n4. b") == [
                [.orderedList, .listItem(ordinal: 3), .paragraph], [.orderedList, .listItem(ordinal: 4), .paragraph],
            ])
        #expect(
            try blocks("- a\n  - b") == [
                [.unorderedList, .listItem(ordinal: 1), .paragraph],
                [.unorderedList, .listItem(ordinal: 1), .unorderedList, .listItem(ordinal: 1), .paragraph],
            ])
        #expect(try blocks("> a") == [[.blockQuote, .paragraph]])
        #expect(try blocks("```swift x\nlet a\n```") == [[.codeBlock(language: "swift")]])
        #expect(try MarkdownText("    a\n    b").runs.map(\.text) == ["a\nb\n"])
        #expect(
            try MarkdownText("---").runs == [
                MarkdownRun("\u{2E3B}", blocks: [MarkdownBlock(.thematicBreak, number: 1)])
            ])
        let columns: [MarkdownBlock.Alignment] = [.left, .center, .right]
        #expect(
            try blocks("|a|b|c|\n|-|:-:|-:|\n|1|2|3|").map { $0.prefix(2) } == [
                [.table(columns), .tableHeaderRow], [.table(columns), .tableHeaderRow],
                [.table(columns), .tableHeaderRow],
                [.table(columns), .tableRow(1)], [.table(columns), .tableRow(1)], [.table(columns), .tableRow(1)],
            ])
        #expect(try blocks("|a|b|\n|-|-|").map(\.last) == [.tableCell(column: 0), .tableCell(column: 1)])
    }

    @Test func blocksAreNumberedInTheirOrder() throws {
        let runs = try MarkdownText("# a\n\n- b\n- c\n\nd").runs
        #expect(runs.map { $0.blocks.map(\.number) } == [[1], [2, 3, 4], [2, 5, 6], [7]])
    }

    @Test func deepAndLongTextsAreRead() throws {
        let deep = String(repeating: "> ", count: 2000) + "a"
        #expect(try MarkdownText(deep).runs.first?.text == "a")
        let long = String(repeating: "*a* ", count: 20_000)
        #expect(try MarkdownText(long, syntax: .inlineOnly).runs.count == 39_999)
        #expect(try MarkdownText(String(repeating: "[", count: 20_000)).runs.count == 1)
        let spaces = (0x2000...0x200A).compactMap(Unicode.Scalar.init).map(String.init).joined()
        #expect(
            try MarkdownText("a\u{1680}b\(spaces)c", syntax: .inlineOnly).runs.map(\.text) == ["a\u{1680}b\(spaces)c"])
    }
}

@Suite("Markdown without its library") struct MarkdownErrorTests {
    @Test func theErrorNamesThePackage() {
        #expect(MarkdownError.missingLibrary.message.contains("apt-get install cmark-gfm"))
    }
}
