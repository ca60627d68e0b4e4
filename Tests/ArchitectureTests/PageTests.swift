import Foundation
import TestSupport
import Testing

@testable import Framereel

/// README and the documentation agree with the code.
@Suite("Pages") struct PageTests {
    let pages: [Page]
    let readme: Page
    let reference: Page

    init() throws {
        pages = try Page.all.get()
        readme = try Page.readme.get()
        reference = try Page.article("Reference")
    }

    private func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: Repository.root.appending(path: path).path)
    }

    @Test func readmeIsShort() {
        #expect(readme.text.split(separator: "\n", omittingEmptySubsequences: false).count <= 151)
        #expect(pages.count > 30)
    }

    /// Every command line parses: the command exists, its options exist, and their values are valid.
    @Test func commandsParse() throws {
        let programs = ["framereel", "GuideReel"]
        var seen: Set<CommandName> = []
        for page in pages {
            for words in page.commands {
                guard let program = words.firstIndex(where: programs.contains), words[0] != "export" else { continue }
                let rest = Array(words[(program + 1)...])
                let name = try #require(rest.first.flatMap(CommandName.init), "\(page.path): \(words)")
                let command = name.command
                let arguments = try ArgumentScanner.scan(
                    Array(rest.dropFirst()), operand: command.operand, options: command.allOptions)
                _ = try command.init(arguments)
                for operand in arguments.operands where operand.hasPrefix("Fixtures/") {
                    #expect(exists(operand), "\(page.path): \(operand)")
                }
                seen.insert(name)
            }
        }
        #expect(seen == Set(CommandName.allCases))
    }

    @Test func scriptsCanBeRun() throws {
        let inBlocks = readme.commands.compactMap(\.first).filter { $0.hasPrefix("scripts/") }
        #expect(inBlocks.contains("scripts/render"))
        let named = pages.flatMap(\.codes).compactMap { $0.split(separator: " ").first.map(String.init) }
            .filter { $0.hasPrefix("scripts/") || $0 == ".ci/run" }
        #expect(Set(named).count > 15)
        for script in Set(inBlocks + named) {
            let path = Repository.root.appending(path: script).path
            #expect(FileManager.default.isExecutableFile(atPath: path), "\(script)")
        }
    }

    /// An option after the name of another program or of a script is that program's, also where the page names it
    /// alone.
    @Test func optionsInTheTextExist() {
        // The program's own option, which no command has.
        let own = Set(CommandName.allCases.flatMap { $0.command.allOptions.flatMap(\.names) }).union(["--version"])
        var count = 0
        for page in pages {
            let codes = page.codes.map { $0.split(separator: " ").map(String.init) }
            let foreign = codes.filter { words in words.contains { $0 == "swift" || $0.hasPrefix("scripts/") } }
            let known = own.union(foreign.joined())
            for option in codes.joined() {
                guard option.wholeMatch(of: /--[a-z][a-z-]*/) != nil else { continue }
                count += 1
                #expect(known.contains(option), "\(page.path): \(option)")
            }
        }
        #expect(count > 20)
    }

    @Test func theTableOfCommandsIsComplete() throws {
        let table = try #require(MarkdownTable(titled: ["command", "result"], in: reference.text))
        #expect(table.rows.map { $0[0] } == CommandName.allCases.map { "`\($0.rawValue)`" })
    }

    @Test func theTableOfExitStatusesMatchesTheCommandLine() throws {
        let table = try #require(MarkdownTable(titled: ["status", "meaning"], in: reference.text))
        #expect(table.rows == ExitCode.allCases.map { ["\($0.rawValue)", $0.meaning] })
    }

    @Test func theTableOfRulesMatchesLint() throws {
        let table = try #require(MarkdownTable(titled: ["rule", "finds"], in: reference.text))
        #expect(table.rows.map { $0[0] } == Lint.rules.map { "`\($0)`" })
    }

    /// A variable is in the table if and only if a source reads it.
    @Test func theTableOfVariablesMatchesTheSources() throws {
        let table = try #require(MarkdownTable(titled: ["variable", "read by", "meaning"], in: reference.text))
        let listed = Set(table.rows.flatMap { MarkdownTable.codes(in: $0[0]) })
        // Xcode's build settings are spelled like variables.
        let sources = try SourceFile.ofSources.get().filter { $0.module != "FrameProjects" }
        let files = try sources + SourceFile.all(under: "Tests/TestSupport")
        let text = files.flatMap(\.lines).joined(separator: "\n")
        let read = text.matches(of: /"(FRAMEREEL_[A-Z_]+|NO_COLOR|CI|TERM|[A-Z]+_[A-Z_]+)"/).map { String($0.1) }
        #expect(listed == Set(read))
    }

    /// The top-level keys of a scene file match the schema.
    @Test func theTableOfSceneKeysMatchesTheSchema() throws {
        let page = try Page.article("SceneFiles")
        let table = try #require(MarkdownTable(titled: ["key", "value"], in: page.text))
        let schema = try Data(contentsOf: Repository.root.appending(path: "Schemas/scene.schema.json"))
        let keys = try JSONDecoder().decode(SchemaKeys.self, from: schema).properties.keys
        #expect(Set(table.rows.flatMap { MarkdownTable.codes(in: $0[0]) }) == Set(keys).subtracting(["$schema"]))
    }

    private struct SchemaKeys: Decodable {
        struct Value: Decodable {}
        let properties: [String: Value]
    }

    /// Every relative link and picture of a page leads to a file, seen from where the page lies, so that it works on sites that
    /// show a repository. `scripts/docs` translates them for DocC, which has no form for links out of a catalog.
    @Test func linksAndPicturesExist() {
        #expect(readme.targets.count > 10)
        for page in pages {
            #expect(!page.text.contains("<doc:"), "\(page.path): link to the file")
            for target in page.targets { #expect(exists(target), "\(page.path): \(target)") }
        }
    }

    @Test func pathsExist() throws {
        let roots = ["Sources/", "Tests/", "Fixtures/", "Schemas/", "scripts/", ".ci/"]
        for page in pages {
            for code in page.codes where roots.contains(where: code.hasPrefix) && !code.contains("<") {
                let path = code.split(separator: " ").first.map(String.init) ?? code
                let isRelative = page.path.hasPrefix("Fixtures/") && exists("Fixtures/example/\(path)")
                #expect(exists(path) || isRelative, "\(page.path): \(path)")
            }
        }
    }

    @Test func testsOfPromisesExist() throws {
        let page = try Page.article("Promises")
        let table = try #require(MarkdownTable(titled: ["promise", "guarded by"], in: page.text))
        let sources = try SourceFile.all(under: "Tests").map(\.name)
        let proofs = Set(try Proofs().all.map { "scripts/proofs/\($0)" })
        #expect(table.rows.count > 5)
        for row in table.rows {
            let suites = MarkdownTable.codes(in: row[1])
            #expect(!suites.isEmpty, "\(row)")
            for suite in suites { #expect(sources.contains("\(suite).swift") || proofs.contains(suite), "\(suite)") }
        }
    }

    /// The lists of `scripts/prove`.
    private struct Proofs {
        let quick: [String]
        let long: [String]
        var all: [String] { quick + long }

        init() throws {
            let script = try String(contentsOf: Repository.root.appending(path: "scripts/prove"), encoding: .utf8)
            func list(_ name: String) throws -> [String] {
                let prefix = "\(name)=("
                let line = try #require(script.split(separator: "\n").first { $0.hasPrefix(prefix) })
                return line.dropFirst(prefix.count).prefix { $0 != ")" }.split(separator: " ").map(String.init)
            }
            quick = try list("quick")
            long = try list("long") + list("with_data")
        }
    }

    /// A folder of test data is explained in one line.
    @Test func theTableOfFixturesIsComplete() throws {
        let table = try #require(MarkdownTable(titled: ["folder", "contents"], in: Page("Fixtures/README.md").text))
        let folders = try FileManager.default.contentsOfDirectory(
            atPath: Repository.root.appending(path: "Fixtures").path
        ).filter { $0 != "README.md" }
        #expect(table.rows.map { $0[0] } == folders.sorted().map { "`\($0)`" })
    }

    /// Every proof is run, is named on the page, and is listed either as quick or with the property that only it
    /// guards.
    @Test func proofsMatchTheScript() throws {
        let page = try Page.article("Promises")
        let proofs = try Proofs()
        let scripts = try FileManager.default.contentsOfDirectory(
            atPath: Repository.root.appending(path: "scripts/proofs").path)
        #expect(Set(scripts).subtracting(["lib"]) == Set(proofs.all))
        #expect(proofs.quick.count > 3 && proofs.all.count == Set(proofs.all).count)
        let paths = page.codes.compactMap { $0.split(separator: " ").first }
        for proof in proofs.all { #expect(paths.contains("scripts/proofs/\(proof)"), "\(proof)") }
        let line = try #require(page.text.split(separator: "\n").first { $0.contains("scripts/prove --quick") })
        #expect(MarkdownTable.codes(in: String(line)).dropFirst() == proofs.quick[...])
        let table = try #require(MarkdownTable(titled: ["script", "promise"], in: page.text))
        #expect(
            table.rows.flatMap { MarkdownTable.codes(in: $0[0]) } == proofs.long.map { "scripts/proofs/\($0)" }.sorted()
        )
    }

    /// Source files and types named in the recipes exist.
    @Test func recipesNameExistingThings() throws {
        let page = try Page.article("Architecture")
        let table = try #require(MarkdownTable(titled: ["to add", "write", "register"], in: page.text))
        let sources = try SourceFile.ofSources.get()
        let names = Set(sources.map(\.name))
        let declared = Set(sources.flatMap { $0.words.filter(\.isTypeName).map(\.text) })
        #expect(table.rows.count > 5 && declared.contains("CommandName"))
        for code in table.rows.flatMap({ MarkdownTable.codes(in: $0[1] + $0[2]) }) where !code.contains("/") {
            if code.hasSuffix(".swift") {
                #expect(names.contains(code), "\(code)")
            } else if let first = code.split(separator: ".").first, first.first?.isUppercase == true {
                #expect(declared.contains(String(first)), "\(code)")
            }
        }
    }

    /// `bench --table` writes it.
    @Test func theTableOfSpeedsIsComplete() throws {
        let titles = ["medians of 25, whole process", "A", "B", "C", "D"]
        let table = try #require(MarkdownTable(titled: titles, in: Page.article("Performance").text))
        #expect(table.rows.count == 5 && table.rows.allSatisfy { $0.count == 5 })
    }

    @Test func theProgramMatchesTheFixture() throws {
        let program = try #require(readme.blocks(in: "swift").first { $0.contains { $0.hasPrefix("@main") } })
        let path = "Fixtures/apps/GuideReel/GuideReel.swift"
        let source = try String(contentsOf: Repository.root.appending(path: path), encoding: .utf8)
        #expect(program.joined(separator: "\n") + "\n" == source)
    }

    @Test @MainActor func theExcerptMatchesTheOutputOfTrace() throws {
        let scene = "Fixtures/scenes/guide/diagonal/scene.json"
        let trace = try Recording(of: Scene(contentsOfFile: Repository.root.appending(path: scene).path)).trace.text
        var rest = trace.split(separator: "\n")[...]
        let page = try Page.article("QuickStartTest")
        let excerpt = try #require(page.blocks(in: "text").first { $0.contains { $0.contains("→") } })
        #expect(excerpt.count > 8)
        for line in excerpt where line != "…" {
            let place = try #require(rest.firstIndex(of: line), "trace does not print, or not in that order: \(line)")
            rest = rest[(place + 1)...]
        }
    }
}
