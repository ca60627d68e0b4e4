import Foundation
import TestSupport
import Testing

@testable import Framereel

/// README tells what is there.
@Suite("README") struct ReadmeTests {
    let readme: Readme

    init() throws {
        readme = try Readme()
    }

    private func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: Repository.root.appending(path: path).path)
    }

    /// Every command line is one that the program takes: the command is there, its options are, and their values read.
    @Test func commandsAreTaken() throws {
        let runs = ["framereel", "GuideReel"]
        var seen: Set<CommandName> = []
        for words in readme.commands {
            guard let program = words.firstIndex(where: runs.contains), words[0] != "export" else { continue }
            let rest = Array(words[(program + 1)...])
            let name = try #require(rest.first.flatMap(CommandName.init), "\(words)")
            let command = name.command
            let arguments = try ArgumentScanner.scan(
                Array(rest.dropFirst()), operand: command.operand, options: command.allOptions)
            _ = try command.init(arguments)
            for operand in arguments.operands where operand.hasPrefix("Fixtures/") { #expect(exists(operand)) }
            seen.insert(name)
        }
        #expect(seen == Set(CommandName.allCases))
    }

    @Test func scriptsCanBeRun() {
        let scripts = readme.commands.compactMap(\.first).filter { $0.hasPrefix("scripts/") } + [".ci/run"]
        #expect(Set(scripts).count == 3)
        for script in scripts {
            #expect(
                FileManager.default.isExecutableFile(atPath: Repository.root.appending(path: script).path), "\(script)")
        }
    }

    @Test func optionsInTheTextAreKnown() {
        let known = Set(CommandName.allCases.flatMap { $0.command.allOptions.flatMap(\.names) })
        let named = readme.codes.flatMap { $0.split(separator: " ").map(String.init) }.filter { $0.hasPrefix("--") }
        #expect(named.count > 5)
        // The other two are options of `swift test` and `scripts/prove`.
        for option in named where !["--filter", "--quick"].contains(option) {
            #expect(known.contains(option), "\(option)")
        }
    }

    @Test func exitStatusIsThatOfTheCommandLine() throws {
        let table = try #require(MarkdownTable(titled: ["status", "meaning"], in: readme.text))
        #expect(table.rows == ExitCode.allCases.map { ["\($0.rawValue)", $0.meaning] })
    }

    @Test func rulesAreThoseOfLint() throws {
        let table = try #require(MarkdownTable(titled: ["rule", "finds"], in: readme.text))
        #expect(table.rows.map { $0[0] } == Lint.rules.map { "`\($0)`" })
    }

    /// A variable is in the table if and only if something of ours reads it.
    @Test func environmentIsThatOfTheSources() throws {
        let table = try #require(MarkdownTable(titled: ["variable", "read by", "meaning"], in: readme.text))
        let listed = Set(table.rows.flatMap { MarkdownTable.codes(in: $0[0]) })
        let files = try SourceFile.ofSources.get() + SourceFile.all(under: "Tests/TestSupport")
        let text = files.flatMap(\.lines).joined(separator: "\n")
        for variable in listed { #expect(text.contains("\"\(variable)\""), "\(variable)") }
        let read = text.matches(of: /"(FRAMEREEL_[A-Z_]+|NO_COLOR|CI|TERM|[A-Z]+_[A-Z_]+)"/).map { String($0.1) }
        #expect(listed == Set(read))
    }

    @Test func pathsExist() {
        let links = readme.links.filter { !$0.contains("://") }
        #expect(links.count > 4)
        for link in links { #expect(exists(link), "\(link)") }
        let roots = ["Sources/", "Tests/", "Fixtures/", "Schemas/", "scripts/", ".ci/"]
        for code in readme.codes where roots.contains(where: code.hasPrefix) && !code.contains("<") {
            let path = code.split(separator: " ").first.map(String.init) ?? code
            #expect(exists(path), "\(path)")
        }
    }

    @Test func testsOfPromisesExist() throws {
        let table = try #require(
            MarkdownTable(titled: ["promise", "what would fail if it were broken"], in: readme.text))
        let sources = try SourceFile.all(under: "Tests").map(\.name)
        #expect(table.rows.count > 5)
        for row in table.rows {
            let suites = MarkdownTable.codes(in: row[1])
            #expect(!suites.isEmpty, "\(row)")
            for suite in suites {
                #expect(sources.contains("\(suite).swift") || suite.hasPrefix("scripts/") && exists(suite), "\(suite)")
            }
        }
    }

    @Test func theProgramIsThatOfTheFixture() throws {
        let program = try #require(readme.blocks(in: "swift").first { $0.contains { $0.hasPrefix("@main") } })
        let path = "Fixtures/apps/GuideReel/GuideReel.swift"
        let source = try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
        #expect(program.joined(separator: "\n") + "\n" == source)
    }

    @Test @MainActor func theTraceIsWhatTheCommandPrints() throws {
        let scene = "Fixtures/scenes/guide/diagonal/scene.json"
        let trace = try Recording(of: Scene(contentsOfFile: Repository.root.appending(path: scene).path)).trace.text
        var rest = trace.split(separator: "\n")[...]
        let excerpt = try #require(readme.blocks(in: "text").first { $0.contains { $0.contains("→") } })
        #expect(excerpt.count > 8)
        for line in excerpt where line != "…" {
            let place = try #require(rest.firstIndex(of: line), "trace does not say, or not in that order: \(line)")
            rest = rest[(place + 1)...]
        }
    }
}
