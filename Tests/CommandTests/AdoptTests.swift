import Foundation
import TestSupport
import Testing

@testable import Framereel

/// The command, with a test double for the program that reads sources.
@MainActor @Suite struct AdoptTests {
    private static let projects = Repository.root.appending(path: "Fixtures/projects").path
    private let folder: TestFolder

    init() throws {
        folder = try TestFolder()
        try folder.write(
            program: #"echo "$@" >> "$(dirname "$0")/words"; echo '{"files": [], "controllers": []}'"#,
            to: "bin/framereel-port")
    }

    private func run(_ words: String...) -> CommandRun {
        CommandRun(["adopt"] + words, environment: ["PATH": folder("bin") + ":/usr/bin:/bin"])
    }

    /// The columns are the path in `Fixtures/projects/broken`, the exit status, and the message with paths relative to
    /// that folder.
    @Test func brokenProjectsAreOneErrorEach() throws {
        let broken = Self.projects + "/broken"
        let table = try String(contentsOfFile: broken + "/expected.txt", encoding: .utf8)
        var rows: Set<String> = []
        for line in table.split(separator: "\n") where !line.hasPrefix("#") {
            let cells = line.split(separator: "\t").map(String.init)
            try #require(cells.count == 3, "\(line)")
            for words in [["--check"], ["-o", folder("made")]] {
                let run = CommandRun(
                    ["adopt", broken + "/" + cells[0]] + words,
                    environment: ["PATH": folder("bin") + ":/usr/bin:/bin"])
                let message = run.errors.replacing(broken + "/", with: "").split(separator: "\n").first ?? ""
                #expect(message == "error: " + cells[2], "\(cells[0])")
                #expect(run.status == Int32(cells[1]), "\(cells[0])")
                #expect(run.outputBytes.isEmpty && !FileManager.default.fileExists(atPath: folder("made")))
            }
            rows.insert(String(cells[0].prefix { $0 != "/" }))
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: broken)
        #expect(
            rows
                == Set(names.filter { !$0.hasSuffix(".swift") && !$0.hasSuffix(".txt") && $0 != "module-name" }).union([
                    "nowhere.xcodeproj"
                ]))
    }

    /// This is the only such name that a check accepts.
    @Test func moduleNamesMustNotClashWithFramereel() {
        let run = run(Self.projects + "/broken/module-name/App.xcodeproj", "-o", folder("made"))
        #expect(run.status == 65 && run.errors.contains("the module UIKit has the name of one of Framereel's"))
        #expect(!FileManager.default.fileExists(atPath: folder("made")))
    }

    @Test func aPackageIsWrittenAndFollowed() throws {
        let project = Self.projects + "/classic/Shop.xcodeproj"
        let before = try FileManager.default.subpathsOfDirectory(atPath: Self.projects).sorted()
        let first = run(project, "-o", folder("reel"), "--framereel", Repository.root.path)
        #expect(first.status == 0)
        #expect(first.output.split(separator: "\n").contains { $0 == folder("reel/Package.swift")[...] })
        #expect(first.errors.contains("\n  framereel gallery \(folder("reel"))\n"))
        #expect(first.errors.contains("\n  swift run ShopReel list\n"))
        #expect(folder.text("reel/Sources/Shop/Resources/Base.lproj/Main.storyboard") != nil)
        #expect(folder.text("reel/Tests/ShopReelTests/ShopReelTests.swift")?.contains("Screens.all") == true)
        #expect(folder.text("reel/README.md")?.contains("classic/Shop.xcodeproj -o .\n") == true)
        #expect(folder.text("reel/adopted.json")?.contains("\"application\": \"Shop\"") == true)
        #expect(folder.text("reel/Sources/Shop/Folders/Help/pages/cards.html") == "<p>Cards</p>\n")
        #expect(folder.text("bin/words")?.contains("--swift 5 \(Self.projects)/classic/Shop/AppDelegate.swift") == true)
        let second = run(project, "-o", folder("reel"), "--framereel", Repository.root.path)
        #expect(second.status == 0 && second.outputBytes.isEmpty)
        try folder.write("// mine\n", to: "reel/Sources/ShopReel/ShopReel.swift")
        let third = run(project, "-o", folder("reel"), "--stub", "Lottie", "--framereel", Repository.root.path)
        #expect(third.errors.contains("ShopReel.swift was edited, and is left alone"))
        #expect(third.output.contains("Sources/Lottie/Lottie.swift") && third.output.contains("Package.swift"))
        // A stub is kept without naming it again.
        let fourth = run(project, "-o", folder("reel"), "--framereel", Repository.root.path)
        #expect(fourth.outputBytes.isEmpty && folder.text("reel/Sources/Lottie/Lottie.swift") != nil)
        #expect(try FileManager.default.subpathsOfDirectory(atPath: Self.projects).sorted() == before)
    }

    /// In the clone of Framereel, for example in its `build`, the path leads to it.
    @Test func insideTheCloneThePathLeadsToIt() throws {
        let root = Repository.root
        #expect(try FramereelOrigin(nil, seenFrom: root.appending(path: "build/Shop-reel")) == .clone(path: "../.."))
        #expect(try FramereelOrigin(nil, seenFrom: root.appending(path: "Shop-reel")) == .clone(path: ".."))
        #expect(try FramereelOrigin(nil, seenFrom: URL(filePath: folder.path)) == .clone(path: "../framereel"))
        try folder.write("let package = Package(name: \"framereel\")\n", to: "other/Package.swift")
        #expect(try FramereelOrigin(nil, seenFrom: URL(filePath: folder("other/a"))) == .clone(path: "../framereel"))
    }

    /// What is printed can be run where it is printed.
    @Test func theNextCommandIsThatOfThisProgram() throws {
        try folder.write(program: "", to: "bin/framereel")
        let working = FileManager.default.currentDirectoryPath
        let table: [(String, String?)] = [
            (folder("bin/framereel"), "framereel"), ("/opt/clone/.build/program/release/framereel", nil),
            (working + "/.build/x86_64/debug/framereel", "swift run framereel"),
            (working + "/.build/program/x86_64/release/framereel", nil),
        ]
        for (program, word) in table {
            let run = CommandRun(
                ["adopt", Self.projects + "/scene-delegate/Weather.xcodeproj", "-o", folder("out")],
                environment: ["PATH": folder("bin")], program: program)
            #expect(
                run.status == 0 && run.errors.contains("\n  \(word ?? program) gallery \(folder("out"))\n"),
                "\(run.errors)")
        }
    }

    @Test func aCheckWritesNothing() throws {
        let run = run(Self.projects + "/scene-delegate/Weather.xcodeproj", "--check", "-o", folder("reel"))
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("Weather: an application in Swift 5.0, 4 sources, 0 resources\n"))
        #expect(!FileManager.default.fileExists(atPath: folder("reel")))
        #expect(folder.text("bin/words")?.contains("--survey --swift 5 --check ") == true)
        #expect(self.run(Self.projects + "/classic/Shop.xcodeproj", "--check").status == 1)
    }

    /// A module in plain C is compiled as it is.
    @Test func aModuleInCIsCopied() throws {
        try folder.write(
            program: """
                case "$*" in *n.swift*) imports='"Shims"';; *) imports= ;; esac
                printf '{"files": [{"path": "n.swift", "imports": [%s], "conditional": [], "system": [], "missing": []}], \
                "controllers": []}' "$imports"
                """, to: "bin/framereel-port")
        try folder.write(
            "let package = Package(name: \"Numbers\", targets: [.target(name: \"Numbers\"), .target(name: \"Shims\")])",
            to: "numbers/Package.swift")
        try folder.write("import Shims\n", to: "numbers/Sources/Numbers/n.swift")
        try folder.write("int one(void) { return 1; }\n", to: "numbers/Sources/Shims/one.c")
        try folder.write("int one(void);\n", to: "numbers/Sources/Shims/include/Shims.h")
        let run = run(folder("numbers/Package.swift"), "--target", "Numbers", "-o", folder("reel"))
        #expect(run.status == 0, "\(run.errors)")
        #expect(folder.text("reel/Sources/Shims/one.c") == "int one(void) { return 1; }\n")
        #expect(folder.text("reel/Sources/Shims/include/Shims.h") == "int one(void);\n")
        let manifest = try #require(folder.text("reel/Package.swift"))
        #expect(manifest.contains("        .target(name: \"Shims\"),\n"))
        #expect(manifest.contains("dependencies: [\"Shims\", .product(name: \"UIKit\""))
    }

    @Test func targetsAreNamed() {
        let path = Self.projects + "/classic/Shop.xcodeproj"
        #expect(run(path, "--target", "Kit", "--check").output.hasPrefix("Kit: a library in Swift 4.2"))
        #expect(run(path, "--target", "Kut", "--check").errors.contains("unknown target \"Kut\"; did you mean Kit?"))
        #expect(
            run(path, "--stub", "a b").errors.contains("--stub \"a b\": expected the name of a module, or of a source"))
        #expect(run("").status == 64 && run(path, "-o", "").status == 64)
    }

    /// A project may compile sources that one of its scripts writes, such as keys.
    @Test func aSourceThatDoesNotExistIsAWarning() throws {
        try FileManager.default.copyItem(atPath: Self.projects + "/classic", toPath: folder("shop"))
        try folder.remove("shop/Shop/Cards/DetailViewController.swift")
        let check = run(folder("shop/Shop.xcodeproj"), "--check")
        #expect(
            check.status == 1 && check.output.contains("  DetailViewController.swift: \(folder("shop/Shop/Cards"))"))
        let first = run(folder("shop/Shop.xcodeproj"), "-o", folder("reel"))
        #expect(first.status == 0 && first.errors.contains("--stub DetailViewController.swift writes an empty source"))
        let second = run(
            folder("shop/Shop.xcodeproj"), "-o", folder("reel"), "--stub", "DetailViewController.swift")
        #expect(second.output == folder("reel/Sources/Shop/Stubs/DetailViewController.swift\n"))
        #expect(!second.errors.contains("--stub"))
        #expect(run(folder("shop/Shop.xcodeproj"), "-o", folder("reel")).outputBytes.isEmpty)
    }

    /// The folder is kept for later runs, by its path from the package.
    @Test func fetchedPackagesAreBuilt() throws {
        try folder.write(
            program:
                #"case "$*" in *Shop*) i=Confetti;; esac; echo '{"files": [{"path": "'$i'", "imports": ["'$i'"], "conditional": [], "system": [], "missing": []}], "controllers": []}'"#,
            to: "bin/framereel-port")
        try folder.write(
            "let package = Package(name: \"Confetti\", targets: [.target(name: \"Confetti\")])\n",
            to: "fetched/confetti/Package.swift")
        try folder.write("import UIKit\n", to: "fetched/confetti/Sources/Confetti/C.swift")
        let project = Self.projects + "/classic/Shop.xcodeproj"
        let before = run(project, "-o", folder("reel"), "--framereel", Repository.root.path)
        #expect(before.errors.contains("not in the project: Confetti"))
        let first = run(
            project, "-o", folder("reel"), "--packages", folder("fetched"), "--framereel", Repository.root.path)
        #expect(first.output.contains("Sources/Confetti/PortUIKit.json"), "\(first.errors)")
        #expect(folder.text("reel/adopted.json")?.contains("\"../fetched") == true)
        let second = run(project, "-o", folder("reel"), "--framereel", Repository.root.path)
        #expect(second.outputBytes.isEmpty && second.status == 0, "\(second.output)")
        #expect(run(project, "-o", folder("reel"), "--packages", folder("gone")).status == 66)
    }

    @Test func theProgramThatReadsSourcesMayFail() throws {
        try folder.write(
            program: "echo 'error: A.swift: byte 3 is not valid UTF-8' >&2; exit 65", to: "bin/framereel-port")
        let path = Self.projects + "/scene-delegate/Weather.xcodeproj"
        let failed = run(path, "--check")
        #expect(failed.status == 65 && failed.errors == "error: A.swift: byte 3 is not valid UTF-8\n")
        try folder.write(program: "echo nonsense", to: "bin/framereel-port")
        #expect(run(path, "--check").errors.contains("framereel-port is of another version"))
        try folder.remove("bin/framereel-port")
        #expect(run(path, "--check").errors.contains("swift build --product framereel-port"))
    }
}
