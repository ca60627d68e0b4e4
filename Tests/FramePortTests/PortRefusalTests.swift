import Foundation
import FramePort
import TestSupport
import Testing

/// Constructs that cannot be ported, in `Fixtures/ports/refused`, and the article Porting, which lists all constructs.
@Suite struct PortRefusalTests {
    private static let folder = Repository.root.appending(path: "Fixtures/ports/refused")
    private static let all = (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?.sorted() ?? []

    /// The messages follow arrows at the end of the source.
    ///
    /// Accept a change with `FRAMEREEL_RECORD=failed swift test --filter PortRefusalTests`, then read the difference.
    @Test(arguments: all) func messageMatchesTheRecording(of name: String) throws {
        let file = Self.folder.appending(path: name)
        let text = try String(contentsOf: file, encoding: .utf8)
        let messages = Porting([PortSource(path: name, text: text)]).messages
            .map { "// → " + String($0.description.dropFirst(name.count + 1)) }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        #expect(lines.filter { $0.hasPrefix("// → ") } == messages)
        #expect(!messages.isEmpty)
        if ProcessInfo.processInfo.environment["FRAMEREEL_RECORD"] != nil {
            let source = lines.filter { !$0.hasPrefix("// → ") }.dropLast()
            try ((source + messages).joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
        }
    }

    /// Each row of the article's tables has an example, and each example has a row.
    @Test(arguments: [("Rewritten constructs", false), ("Constructs that cannot be ported", true)])
    func eachConstructHasAnExample(section: String, isRefused: Bool) throws {
        let article = try String(
            contentsOf: Repository.root.appending(path: "Sources/Framereel/Framereel.docc/Porting.md"), encoding: .utf8)
        let parts = article.components(separatedBy: "\n## ")
        let rows = try #require(parts.first { $0.hasPrefix(section) }).split(separator: "\n")
            .filter { $0.hasPrefix("| ") }.dropFirst()
        #expect(rows.count >= 15)
        let examples = isRefused ? Self.all.map { String($0.dropLast(6)) } : PortCase.all.map(\.name)
        var named: Set<String> = []
        // A dash: the option for tests is not among those of the examples, and has a suite of its own.
        for row in rows where !row.hasSuffix(" | – |") {
            let last = try #require(row.dropLast(2).components(separatedBy: " | ").last)
            for name in last.components(separatedBy: ", ").map({ $0.filter { $0 != "`" && $0 != " " } }) {
                let found = examples.filter { $0 == name || $0.hasPrefix(name + "-") }
                #expect(!found.isEmpty, "“\(name)” of the row \(row)")
                named.formUnion(found)
            }
        }
        #expect(Set(examples).subtracting(named).isEmpty)
    }
}
