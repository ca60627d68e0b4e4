import Foundation
import TestSupport
import Testing

@testable import Framereel

/// `init`: a package that tests transitions. `scripts/proofs/starter` checks that it builds, records and passes.
@MainActor @Suite struct InitTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private static var files: [String] {
        get throws { try StarterPackage(in: "a", framereel: nil).files.map(\.path).sorted() }
    }

    @Test func thePackageIsWritten() throws {
        let run = CommandRun("init", folder("demo"), "--framereel", Repository.root.path)
        #expect(run.status == 0)
        #expect(try run.output.split(separator: "\n").sorted() == Self.files.map { folder("demo/\($0)")[...] })
        #expect(try folder.names == Self.files.map { "demo/\($0)" })
        #expect(
            run.errors == """
                demo: record its goldens, look at the sheets in Tests/DrawerTests/__Transitions__, then run the tests
                  cd \(folder("demo"))
                  FRAMEREEL_RECORD=missing swift test
                  swift test

                """)
        for (name, bytes) in folder.contents {
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"), "\(name)")
            #expect(!text.split(separator: "\n").contains { $0.hasSuffix(" ") }, "\(name)")
        }
        #expect(try #require(folder.text("demo/.gitignore")).contains("__Transitions__") == false)
        #expect(try #require(folder.text("demo/Package.swift")).contains("name: \"demo\""))
    }

    /// The lines can be copied into a shell.
    @Test func theFolderIsQuotedForTheShell() {
        #expect(CommandRun("init", folder("a b")).errors.contains("\n  cd '\(folder("a b"))'\n"))
    }

    /// The manifest and the workflow contain any URL or path as a complete literal.
    @Test(arguments: [
        "https://example.com/a\"b.git", "https://example.com/\\(name).git", "https://example.com/\u{1B}[2J.git",
        "https://example.com/" + String(repeating: "long", count: 20) + ".git",
    ])
    func aURLIsALiteral(url: String) throws {
        let manifest = try #require(
            try StarterPackage(in: "demo", framereel: url).files.first { $0.path == "Package.swift" }
        ).text
        #expect(manifest.contains(".package(url: \(url.debugDescription), branch: \"main\")"))
        let end = url.dropFirst("https://example.com/".count).dropLast(4)
        #expect(manifest.components(separatedBy: "package: \(String(end).debugDescription)").count == 7)
        #expect(!manifest.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
        let path = String(repeating: "long/", count: 20) + "clone"
        let files = try StarterPackage(in: "/a/demo", framereel: "/a/" + path).files.map(\.text)
        #expect(files.contains { $0.contains("path: \"../\(path)\"") } && !files.contains { $0.contains("…\"") })
    }

    @Test func nothingIsReplaced() throws {
        for name in try Self.files {
            let folder = try TestFolder()
            try folder.write("mine", to: name)
            let run = CommandRun("init", folder.path)
            #expect(run.status == 73 && run.output.isEmpty)
            #expect(run.errors == "error: \(folder(name)) exists; init replaces nothing: name a new folder\n")
            #expect(folder.contents == [name: Array("mine".utf8)])
        }
        try folder.write("mine", to: "README.md")
        try folder.write("mine", to: "Package.swift")
        let run = CommandRun("init", folder.path)
        #expect(
            run.errors.contains("\(folder("Package.swift")) exists, and so does 1 more of its files; init replaces"))
        #expect(folder.names == ["Package.swift", "README.md"])
    }

    /// The page of a run shows the differences, using options that `verify` has.
    @Test func theWorkflowSummarizesTheDifferences() throws {
        let workflow = try #require(try StarterPackage(in: "demo", framereel: nil).files.last).text
        let step = try #require(workflow.components(separatedBy: "name: Summarize what differs").last)
            .components(separatedBy: "- name:")[0]
        #expect(step.contains("if: failure()") && step.contains("--markdown \"$GITHUB_STEP_SUMMARY\" --no-pictures"))
        let options = step.split(whereSeparator: \.isWhitespace).filter { $0.hasPrefix("--") }.map(String.init)
        #expect(
            options.count == 5 && options.allSatisfy { name in VerifyCommand.options.contains { $0.longName == name } })
    }

    /// The workflow is written last, and its folder cannot be created.
    @Test func aPackageThatCannotBeWrittenLeavesNoFiles() throws {
        try FileManager.default.createSymbolicLink(atPath: folder(".github"), withDestinationPath: "/nowhere/at/all")
        let run = CommandRun("init", folder.path)
        #expect(run.status == 73 && run.output.isEmpty)
        #expect(run.errors.contains(".github/workflows"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [".github"])
    }

    @Test func aMissingCloneIsReported() throws {
        let run = CommandRun("init", folder("demo"))
        #expect(run.status == 0)
        #expect(
            run.errors.hasPrefix("warning: Framereel is not at \(folder("demo/../framereel")) yet; put a clone there\n")
        )
    }

    /// The manifest gives the location of the clone, and the workflow checks out both so that this path is valid there.
    @Test(
        arguments: [
            ("/home/a/demo", nil, "../framereel", "demo", "framereel"),
            ("/home/a/demo", "/home/a/framereel", "../framereel", "demo", "framereel"),
            ("/home/a/demo", "/home/b/reel/", "../../b/reel", "a/demo", "b/reel"),
            ("/home/a/demo/", "/home/a/demo/vendor/framereel", "vendor/framereel", nil, nil),
        ] as [(String, String?, String, String?, String?)])
    func theCloneIsFound(folder: String, place: String?, path: String, package: String?, clone: String?) throws {
        let starter = try StarterPackage(in: folder, framereel: place)
        let files = Dictionary(uniqueKeysWithValues: starter.files.map { ($0.path, $0.text) })
        #expect(starter.name == "demo")
        #expect(try #require(files["Package.swift"]).contains(".package(name: \"framereel\", path: \"\(path)\")"))
        let workflow = try #require(files[".github/workflows/transitions.yml"])
        #expect(workflow.contains("          FRAMEREEL: \"\(path)\"\n"))
        #expect(workflow.contains("          path: \"\(package.map { $0 + "/" } ?? "").build\"\n"))
        #expect(workflow.contains("          key: framereel-${{ steps.framereel.outputs.revision }}\n"))
        let checkouts = workflow.components(separatedBy: "actions/checkout@v4").count - 1
        guard let package, let clone else {
            #expect(checkouts == 1 && workflow.contains("submodules: recursive"))
            #expect(!workflow.contains("working-directory"))
            return
        }
        #expect(checkouts == 2)
        #expect(workflow.contains("working-directory: \"\(package)\"\n"))
        #expect(workflow.contains("path: \"\(package)\"\n") && workflow.contains("path: \"\(clone)\"\n"))
        #expect(workflow.contains("path: \"\(package)/transitions-report\"\n"))
        let seen = URL(filePath: "/w/\(package)/\(path)").standardizedFileURL.path
        #expect(seen == "/w/\(clone)")
    }

    /// The package belongs to the repository of the clone, which the workflow checks out as a whole.
    @Test func aPackageInsideTheCloneUsesIt() throws {
        let starter = try StarterPackage(in: Repository.root.appending(path: "build/demo").path, framereel: nil)
        #expect(starter.origin == .clone(path: "../.."))
        let workflow = try #require(starter.files.last).text
        #expect(workflow.components(separatedBy: "actions/checkout@v4").count == 2)
        #expect(workflow.contains("working-directory: \"build/demo\"\n") && workflow.contains("FRAMEREEL: \"../..\""))
    }

    /// In a repository of an application, the workflow runs in the package's folder, and says where it has to be.
    @Test func aPackageInARepositoryIsTestedThere() throws {
        let top = URL(filePath: "/home/a/app", directoryHint: .isDirectory)
        func files(in folder: String) throws -> [String: String] {
            let starter = try StarterPackage(in: folder, framereel: "https://example.com/reel.git", repository: top)
            return Dictionary(uniqueKeysWithValues: starter.files.map { ($0.path, $0.text) })
        }
        let below = try files(in: "/home/a/app/tools/motion")
        let workflow = try #require(below[".github/workflows/transitions.yml"])
        #expect(workflow.hasPrefix("# GitHub reads workflows at the top of a repository"))
        #expect(workflow.contains("working-directory: \"tools/motion\"\n"))
        #expect(workflow.contains("path: \"tools/motion/transitions-report\"\n"))
        #expect(try #require(below["README.md"]).contains("once it is at the top of the repository"))
        let own = try files(in: "/home/a/app")
        #expect(try #require(own[".github/workflows/transitions.yml"]).hasPrefix("# Compares"))
        #expect(try #require(own["README.md"]).contains("where this folder is a repository of its own"))
    }

    /// The workflow fixes the version, the compiler and the fonts.
    @Test func theWorkflowHasFixedVersions() throws {
        let workflow = try #require(try StarterPackage(in: "/home/a/demo", framereel: nil).files.last).text
        #expect(workflow.contains("          ref: v\(Reel.version)\n"))
        #expect(workflow.contains("    container: swift:6.3.1-bookworm\n"))
    }

    @Test(arguments: [
        ("https://example.com/a/framereel.git", "framereel"), ("https://example.com/a/reel", "reel"),
        ("git@example.com:reel.git", "reel"),
    ])
    func aRepositoryIsFetched(url: String, identity: String) throws {
        let files = try StarterPackage(in: "demo", framereel: url).files
        let manifest = try #require(files.first { $0.path == "Package.swift" }).text
        #expect(manifest.contains(".package(url: \"\(url)\", branch: \"main\")"))
        #expect(manifest.components(separatedBy: "package: \"\(identity)\")").count == 7)
        let workflow = try #require(files.first { $0.path.hasSuffix(".yml") }).text
        #expect(workflow.components(separatedBy: "actions/checkout@v4").count == 2)
        #expect(!workflow.contains("working-directory"))
        #expect(workflow.contains("          key: framereel-${{ hashFiles('Package.resolved') }}\n"))
    }

    /// The step before the cache, run by a shell: a revision has one key, and its files always have the same date.
    @Test func theCacheBelongsToARevision() throws {
        let workflow = try #require(try StarterPackage(in: "demo", framereel: nil).files.last).text
        let lines = workflow.split(separator: "\n", omittingEmptySubsequences: false)
            .drop { !$0.contains("id: framereel") }.dropFirst(2).prefix { !$0.hasSuffix("env:") }
        let step = lines.joined(separator: "\n")
        func run(_ script: String) throws -> String {
            let (shell, output) = (Process(), Pipe())
            shell.executableURL = URL(filePath: "/bin/bash")
            shell.arguments = ["-ec", script]
            shell.environment = [
                "PATH": "/usr/bin:/bin", "FRAMEREEL": folder("clone"), "GITHUB_OUTPUT": "/dev/stdout",
                "HOME": folder.path,
            ]
            shell.standardOutput = output
            try shell.run()
            let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            shell.waitUntilExit()
            try #require(shell.terminationStatus == 0, "\(script)")
            return text
        }
        let commit = "git add -A && git -c user.name=a -c user.email=a@b commit -qm a"
        try folder.write("one", to: "clone/Sources/a.swift")
        _ = try run("cd \"$FRAMEREEL\" && git init -q && \(commit)")
        let first = try run(step)
        #expect(first.hasPrefix("revision=") && first.count > 45)
        let date = "stat -c %Y \"$FRAMEREEL/Sources/a.swift\""
        let cached = try run(date)
        #expect(try run("touch \"$FRAMEREEL/Sources/a.swift\" && \(date)") != cached)
        #expect(try run(step) == first && run(date) == cached)
        _ = try run("cd \"$FRAMEREEL\" && echo two > Sources/a.swift && \(commit)")
        #expect(try run(step) != first)
    }

    /// The packages are the ones that `scripts/setup` installs.
    @Test func theWorkflowInstallsItsDependencies() throws {
        let setup = try String(contentsOf: Repository.root.appending(path: "scripts/setup"), encoding: .utf8)
        let table = try #require(setup.components(separatedBy: "needed=(\n").last?.components(separatedBy: "\n)").first)
        let needed = table.split(separator: "\n").compactMap { $0.split { " \"".contains($0) }.first.map(String.init) }
        #expect(needed.count == 9)
        let workflow = try #require(try StarterPackage(in: "demo", framereel: nil).files.last).text
        let line = try #require(workflow.components(separatedBy: "--no-install-recommends ").last)
        let installed = line.prefix { $0 != "\n" }.split(separator: " ")
        #expect(installed.map { $0.prefix { $0 != "=" } } == needed.map { $0[...] })
        // Those of the fonts decide pixels.
        #expect(installed.filter { $0.hasPrefix("fonts-") }.allSatisfy { $0.contains("=") })
    }

    @Test func emptyPathsAreRefused() {
        #expect(CommandRun("init", "").status == 64)
        #expect(CommandRun("init", folder("demo"), "--framereel=").status == 64)
        #expect(folder.names.isEmpty)
    }
}
