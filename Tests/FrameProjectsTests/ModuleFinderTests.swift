import Foundation
import Testing

@testable import FrameProjects

/// Modules of fetched packages, pods and frameworks, and of packages near a project.
@Suite struct ModuleFinderTests {
    private static let revision = String(repeating: "a", count: 40)
    private static let resolved = """
        {"pins": [
            {"identity": "confetti", "location": "https://example.com/confetti.git",
             "state": {"revision": "\(revision)", "version": "1.2.0"}},
            {"identity": "sparks", "location": "https://example.com/sparks", "state": {"branch": "main", "revision": "b"}}
        ], "version": 2}
        """

    private func project(_ files: [String: String]) throws -> (ProjectFile, ProjectFolder) {
        var files = files
        files["App/A.swift"] = ""
        files["App.xcodeproj/project.pbxproj"] = ProjectFolder.project(
            """
            F1 = {isa = PBXFileReference; path = App/A.swift; }; B1 = {isa = PBXBuildFile; fileRef = F1; };
            S1 = {isa = PBXSourcesBuildPhase; files = (B1); };
            K1 = {isa = XCRemoteSwiftPackageReference; repositoryURL = "https://example.com/confetti.git";
                requirement = {kind = upToNextMajorVersion; minimumVersion = 1.0.0; }; };
            """, members: "buildPhases = (S1);", children: "F1")
        let folder = try ProjectFolder(files)
        return (try ProjectFile(contentsOf: folder.path + "/App.xcodeproj"), folder)
    }

    private static func package(_ name: String, _ rest: String = "") -> String {
        "let package = Package(name: \"\(name)\", targets: [.target(name: \"\(name)\")\(rest)])"
    }

    /// The rows are a file beside the project and the module that it contains.
    @Test(arguments: [
        (
            ["fetched/confetti/Package.swift": package("Confetti"), "fetched/confetti/Sources/Confetti/C.swift": ""],
            "Confetti"
        ),
        // A target that cannot be read does not take the others with it.
        (
            ["fetched/a/Package.swift": package("A", ", .target(name: \"Gone\")"), "fetched/a/Sources/A/a.swift": ""],
            "A"
        ),
        // Of a manifest that computes its targets, the folders tell them.
        (["fetched/a/Package.swift": "let package = Package(targets: all)", "fetched/a/Sources/B/b.swift": ""], "B"),
        (["fetched/Pod-Kit/Classes/k.swift": "", "fetched/Pod-Kit/Tests/t.swift": ""], "Pod_Kit"),
        (["fetched/pod/P.podspec": "s.source_files = 'C/*'", "fetched/pod/C/k.swift": ""], "P"),
        (["Pods/Pod/Classes/k.swift": ""], "Pod"),
        (["Modules/Things/Package.swift": package("Things"), "Modules/Things/Sources/Things/T.swift": ""], "Things"),
        (["glow-kit.podspec": "s.source_files = 'Glow/*'", "Glow/G.swift": ""], "glow_kit"),
    ])
    func modulesAreFound(files: [String: String], module: String) throws {
        let (project, folder) = try project(files)
        let fetched = folder.path + "/fetched"
        let folders = FileManager.default.fileExists(atPath: fetched) ? [fetched] : []
        var finder = try ModuleFinder(project, packages: folders)
        let target = try #require(try finder.target(module, for: project.targets[0]))
        #expect(target.module == module && target.sources.count == 1 && target.isImportable)
        #expect(try finder.target("Nowhere", for: project.targets[0]) == nil)
        #expect(finder.notes.isEmpty)
    }

    /// The sources in C of a package are a module if their headers can be imported.
    @Test func modulesInCAreFound() throws {
        let manifest = """
            let package = Package(name: "Numbers", targets: [
                .target(name: "Shims"), .target(name: "Hidden"), .target(name: "Other", publicHeadersPath: "./api/"),
                .target(name: "Split", sources: ["src"]), .target(name: "Flat", publicHeadersPath: ".")])
            """
        let (project, folder) = try project([
            "fetched/n/Package.swift": manifest, "fetched/n/Sources/Shims/s.c": "",
            "fetched/n/Sources/Shims/include/s.h": "", "fetched/n/Sources/Shims/inner.h": "",
            "fetched/n/Sources/Hidden/h.c": "", "fetched/n/Sources/Hidden/h.h": "", "fetched/n/Sources/Other/o.c": "",
            "fetched/n/Sources/Other/api/o.h": "", "fetched/n/Sources/Split/src/s.c": "",
            "fetched/n/Sources/Split/include/s.h": "", "fetched/n/Sources/Flat/f.c": "",
            "fetched/n/Sources/Flat/f.h": "",
        ])
        var finder = try ModuleFinder(project, packages: [folder.path + "/fetched"])
        let shims = try #require(try finder.target("Shims", for: project.targets[0]))
        #expect(shims.isOfC && shims.headers.count == 2 && shims.publicHeaders == "include")
        for name in ["Other", "Split", "Flat"] {
            #expect(try finder.target(name, for: project.targets[0])?.isOfC == true, "\(name)")
        }
        #expect(try finder.target("Hidden", for: project.targets[0]) == nil)
    }

    @Test func versionsAreThoseThatWereResolved() throws {
        let shared = "App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved"
        #expect(
            try project([:]).0.remotePackages.map(\.description)
                == ["https://example.com/confetti.git at 1.0.0 or later"])
        let files = [
            shared: Self.resolved,
            "Podfile.lock":
                "PODS:\n  - \"Snap/Core (5.6.0)\":\n    - Other\n  - Snap (5.6.0)\n\nDEPENDENCIES:\n  - Snap (~> 5)\n",
            "Cartfile.resolved": "github \"a/Cart\" \"2.0\"\nbinary \"x\" \"1\"\n",
        ]
        #expect(
            try project(files).0.remotePackages.map(\.description) == [
                "https://example.com/confetti.git at 1.2.0", "https://example.com/sparks at main", "Snap at 5.6.0",
                "https://github.com/a/Cart at 2.0",
            ])
        let first = Self.resolved.replacing("\"pins\"", with: "\"object\": {\"pins\"")
            .replacing("], \"version\"", with: "]}, \"version\"").replacing("location", with: "repositoryURL")
        #expect(try project([shared: first]).0.remotePackages.map(\.version) == ["1.2.0", "main"])
        #expect(try project([shared: "{", "Podfile.lock": "PODS:\n  -\n  - (\n"]).0.remotePackages.count == 1)
    }

    @Test func anotherVersionIsNoted() throws {
        let files = [
            "Package.resolved": Self.resolved, "fetched/confetti/Package.swift": Self.package("Confetti"),
            "fetched/confetti/Sources/Confetti/C.swift": "",
            "fetched/confetti/.git/HEAD": "ref: refs/heads/main\n",
        ]
        for (revision, isSame) in [(Self.revision, true), (String(repeating: "c", count: 40), false)] {
            let (project, folder) = try project(
                files.merging(["fetched/confetti/.git/refs/heads/main": revision + "\n"]) { $1 })
            var finder = try ModuleFinder(project, packages: [folder.path + "/fetched"])
            _ = try finder.target("Confetti", for: project.targets[0])
            let text = "is at revision cccccccccc, but the project resolves it to aaaaaaaaaa (1.2.0)"
            #expect(finder.notes.map(\.message) == (isSame ? [] : [text]))
            #expect(finder.unfetched.map(\.name) == ["sparks"])
        }
    }

    /// A clone has its references in one file, until they change.
    @Test func theRevisionOfAPackedReferenceIsKnown() throws {
        let other = String(repeating: "c", count: 40)
        let packed =
            "# pack-refs with: peeled\n\(Self.revision) refs/heads/main2\n\(other) refs/heads/main\n^\(Self.revision)\n"
        let files = [
            "fetched/confetti/Package.swift": Self.package("Confetti"), "fetched/confetti/Sources/Confetti/C.swift": "",
            "fetched/confetti/.git/HEAD": "ref: refs/heads/main\n", "fetched/confetti/.git/packed-refs": packed,
        ]
        for (loose, revision) in [(nil, other), (Self.revision, Self.revision), ("damaged", other)] {
            var files = files
            files["fetched/confetti/.git/refs/heads/main"] = loose
            let folder = try ProjectFolder(files)
            let checkouts = try Checkout.all(in: folder.path + "/fetched", ReadingBudget())
            #expect(checkouts.map(\.revision) == [revision])
        }
        let empty = files.merging(["fetched/confetti/.git/packed-refs": "refs/heads/main\n \n"]) { $1 }
        let folder = try ProjectFolder(empty)
        #expect(try Checkout.all(in: folder.path + "/fetched", ReadingBudget()).map(\.revision) == [nil])
    }

    @Test func theFirstOfTwoModulesIsUsed() throws {
        var files: [String: String] = [:]
        for name in ["a", "b"] {
            files["fetched/\(name)/Package.swift"] = Self.package("Kit")
            files["fetched/\(name)/Sources/Kit/K.swift"] = ""
        }
        let (project, folder) = try project(files)
        var finder = try ModuleFinder(project, packages: [folder.path + "/fetched"])
        let found = try finder.target("Kit", for: project.targets[0])
        #expect(found?.file == folder.path + "/fetched/a/Package.swift")
        #expect(
            finder.notes.map(\.description) == [
                "\(folder.path)/fetched/b: also has the module Kit; that of \(folder.path)/fetched/a is used"
            ])
        // A module of a package is preferred by its other modules.
        let own = try finder.target("Kit", for: try #require(found))
        #expect(own == found)
    }

    @Test func foldersMustExistAndContainSomething() throws {
        let (project, folder) = try project(["empty/README.md": ""])
        let missing = #expect(throws: ProjectError.self) {
            try ModuleFinder(project, packages: [folder.path + "/gone"])
        }
        #expect(missing?.isMissing == true)
        let empty = #expect(throws: ProjectError.self) {
            try ModuleFinder(project, packages: [folder.path + "/empty"])
        }
        #expect(empty?.message.hasPrefix("contains no packages") == true)
    }

    /// Package cycles end, because each manifest is read once.
    @Test func packagesThatNeedEachOther() throws {
        let folder = try ProjectFolder([
            "a/Package.swift":
                "let p = Package(name: \"A\", dependencies: [.package(path: \"../b\")], targets: [.target(name: \"A\", dependencies: [\"B\"])])",
            "b/Package.swift":
                "let p = Package(name: \"B\", dependencies: [.package(path: \"../a\")], targets: [.target(name: \"B\", dependencies: [\"A\"])])",
            "a/Sources/A/a.swift": "", "b/Sources/B/b.swift": "",
        ])
        let error = #expect(throws: ProjectError.self) {
            try ProjectFile(contentsOf: folder.path + "/a/Package.swift")
        }
        #expect(error?.message == "the target depends on itself: A → B → A; remove one of the dependencies")
    }

    @Test(arguments: [
        ("@import UIKit;\n#import \"Legacy.h\"\n", ["UIKit"]), ("#import <UIKit/UIKit.h>\n", ["UIKit"]),
        ("  #include <CoreGraphics/CGBase.h>\n@import Foundation.NSString;", ["CoreGraphics", "Foundation"]),
        ("// nothing\n#import \"UIKit/UIKit.h\"\n", []), ("#import <\n@import\n", []),
    ])
    func modulesOfBridgingHeaders(text: String, expected: [String]) throws {
        let folder = try ProjectFolder(["a.h": text])
        #expect(BridgingHeader.modules(importedBy: folder.path + "/a.h") == expected)
        #expect(BridgingHeader.modules(importedBy: folder.path + "/gone.h").isEmpty)
    }
}
