import Foundation
import Testing

@testable import FrameProjects

/// Small projects that could take much time or memory to read result in an answer or one error within seconds.
@Suite(.timeLimit(.minutes(20))) struct ReadingLimitTests {
    private func settings(_ assignments: [(String, String)]) throws -> BuildSettings {
        var level = SettingsLevel()
        for (name, value) in assignments { level.assign(value, to: name) }
        return try BuildSettings([level], standard: [], file: "p")
    }

    /// The length counts while references are replaced, not afterwards.
    @Test func aSettingThatRefersOftenToALargeOne() throws {
        let settings = try settings([
            ("B", String(repeating: "x", count: 1_000_000)), ("A", String(repeating: "$(B)", count: 3_000)),
        ])
        #expect(throws: ProjectError(file: "p", key: "A", "the build setting has more than 1 MiB")) {
            try settings.value("A")
        }
    }

    @Test func bracketsWithoutEnd() throws {
        let text = String(repeating: "$(", count: 100_000)
        #expect(try settings([("A", text)]).value("A") == text)
    }

    @Test func referencesInsideReferences() throws {
        let text = String(repeating: "$(", count: 100_000) + String(repeating: ")", count: 100_000)
        let error = #expect(throws: ProjectError.self) { try settings([("A", text)]).value("A") }
        #expect(error?.message.hasPrefix("more than 100 references inside each other") == true)
    }

    /// A limit of one text would allow as many references again in the next one.
    @Test func manyTextsOfManyReferences() throws {
        let settings = try settings([("X", String(repeating: "$(Y)", count: 50_000)), ("Y", "z")])
        for _ in 0..<200 { #expect(try settings.replaced(in: "$(X)")?.utf8.count == 50_000) }
        let large = try self.settings([("X", String(repeating: "x", count: 1_000_000))])
        let error = #expect(throws: ProjectError.self) {
            for _ in 0..<1_000 { _ = try large.replaced(in: "$(X)") }
        }
        #expect(error?.message.hasPrefix("takes more steps to read") == true)
    }

    @Test func aFileThatIsIncludedOften() throws {
        let folder = try ProjectFolder([
            "a.xcconfig": String(repeating: "#include \"b.xcconfig\"\n", count: 900),
            "b.xcconfig": String(repeating: "A=1\n", count: 200_000),
        ])
        let error = #expect(throws: ProjectError.self) {
            try ConfigurationFile(contentsOf: folder.path + "/a.xcconfig")
        }
        #expect(error?.message.hasPrefix("takes more steps to read") == true)
    }

    @Test func aPodspecWithManyBlanks() throws {
        let blanks = String(repeating: " ", count: 1_000_000)
        let folder = try ProjectFolder(["Kit.podspec": "s.source_files =\(blanks)x", "Kit/a.swift": ""])
        #expect(try Podspec(contentsOf: folder.path + "/Kit.podspec") == nil)
    }

    @Test func aPodspecWithManyPatterns() throws {
        let pattern = "'Kit/{" + (0..<100).map { "\($0)**a" }.joined(separator: ",") + "}/*.png'"
        var files = ["Kit/a.swift": ""]
        for number in 0..<300 { files["Kit/folder/deep/\(number).png"] = "" }
        files["Kit.podspec"] =
            "s.source_files = 'Kit/*'\ns.resources = ["
            + [String](repeating: pattern, count: 1_000).joined(separator: ",")
            + "]"
        let folder = try ProjectFolder(files)
        let error = #expect(throws: ProjectError.self) { try Podspec(contentsOf: folder.path + "/Kit.podspec") }
        #expect(error?.message.hasPrefix("takes more steps to read") == true)
    }

    @Test func aChainOfTargets() throws {
        let count = 20_000
        let objects = (0..<count).map { number in
            let next = number + 1 < count ? "E\(number)" : ""
            return """
                N\(number) = {isa = PBXNativeTarget; buildConfigurationList = L1; dependencies = (\(next)); name = N\(number); };
                E\(number) = {isa = PBXTargetDependency; target = N\(number + 1); };
                """
        }
        let targets = (0..<count).map { "N\($0)" }.joined(separator: ",")
        let folder = try ProjectFolder([
            "App.xcodeproj/project.pbxproj": ProjectFolder.project(objects.joined(), targets: targets)
        ])
        #expect(try ProjectFile(contentsOf: folder.path + "/App.xcodeproj").targets.count == count)
    }

    @Test func manySources() throws {
        let count = 20_000
        let objects = (0..<count).map {
            "B\($0) = {isa = PBXBuildFile; fileRef = F\($0); }; F\($0) = {isa = PBXFileReference; path = \($0).swift; };\n"
        }
        let folder = try ProjectFolder([
            "App.xcodeproj/project.pbxproj": ProjectFolder.project(
                objects.joined() + "S1 = {isa = PBXSourcesBuildPhase; files = ("
                    + (0..<count).map { "B\($0)," }.joined() + "); };",
                members: "buildPhases = (S1);", children: (0..<count).map { "F\($0)," }.joined())
        ])
        let target = try #require(try ProjectFile(contentsOf: folder.path + "/App.xcodeproj").targets.first)
        #expect(target.missingSources.count == count && target.sources.isEmpty)
    }

    /// Targets that share a folder of many files must not list it without end.
    @Test func manyTargetsOfOneFolder() throws {
        var files: [String: String] = [:]
        for number in 0..<2_000 { files["Sources/\(number).swift"] = "" }
        files["Package.swift"] =
            "Package(targets: [" + (0..<2_000).map { ".target(name: \"T\($0)\", path: \"Sources\")," }.joined() + "])"
        let folder = try ProjectFolder(files)
        let error = #expect(throws: ProjectError.self) {
            try ProjectFile(contentsOf: folder.path + "/Package.swift")
        }
        #expect(error?.message.hasPrefix("takes more steps to read") == true)
    }
}
