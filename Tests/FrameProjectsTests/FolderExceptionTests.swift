import Testing

@testable import FrameProjects

/// Files of synchronized folders that a target excludes, or that another target includes.
@Suite struct FolderExceptionTests {
    private static let files = [
        "App/A.swift", "App/Old/B.swift", "App/de.lproj/Main.strings", "App/en.lproj/Main.strings",
        "App/en.lproj/Other.strings", "App/Pages/de.lproj/Page.strings", "App/Mac.swift", "App/Phone.swift",
        "App/Kit/Package.swift", "App/Kit/Sources/Kit/K.swift", "App/Kit/Tests/KitTests/T.swift",
    ]

    private func project(_ exceptions: String, owns: Bool = true) throws -> (ProjectFile, ProjectFolder) {
        var files = Dictionary(uniqueKeysWithValues: Self.files.map { ($0, "") })
        files["App/Kit/Package.swift"] = "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])"
        let members = owns ? "fileSystemSynchronizedGroups = (Y1);" : ""
        files["App.xcodeproj/project.pbxproj"] = ProjectFolder.project(
            """
            Y1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1); path = App; };
            E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T1; \(exceptions) };
            """, members: members, children: "Y1")
        let folder = try ProjectFolder(files)
        return (try ProjectFile(contentsOf: folder.path + "/App.xcodeproj"), folder)
    }

    @Test(arguments: [
        ("", "A Mac B Phone | Page de/Main en/Main Other"),
        ("membershipExceptions = (A.swift, Old);", "Mac Phone | Page de/Main en/Main Other"),
        ("membershipExceptions = (\"/Localized: Main.strings\");", "A Mac B Phone | Page Other"),
        ("membershipExceptions = (\"/Localized: Pages/Page.strings\");", "A Mac B Phone | de/Main en/Main Other"),
        (
            "platformFiltersByRelativePath = {Mac.swift = (macos, ); Phone.swift = (ios, macos, ); };",
            "A B Phone | Page de/Main en/Main Other"
        ),
    ])
    func exceptions(text: String, expected: String) throws {
        let (project, folder) = try project(text)
        let target = project.targets[0]
        let sources = target.sources.map { $0.split(separator: "/").last?.dropLast(".swift".count) ?? "" }
        let resources = target.resources.map { resource in
            // The two files of one name are told apart by their languages.
            let name = resource.name.replacing(".strings", with: "").replacing(".lproj", with: "")
            return name.hasSuffix("Main") ? name : String(name.split(separator: "/").last ?? "")
        }
        #expect("\(sources.joined(separator: " ")) | \(resources.joined(separator: " "))" == expected)
        #expect(target.sources.allSatisfy { $0.hasPrefix(folder.path) })
    }

    /// The files of a package in the folder are its own.
    @Test func aPackageInTheFolderIsAPackage() throws {
        let (project, folder) = try project("")
        let kit = try #require(project.targets.first { $0.module == "Kit" })
        #expect(kit.product == .library && kit.sources == [folder.path + "/App/Kit/Sources/Kit/K.swift"])
    }

    @Test func otherTargetsTakeTheExceptions() throws {
        let (project, _) = try project("membershipExceptions = (A.swift, \"/Localized: Main.strings\");", owns: false)
        #expect(project.targets[0].sources.map { $0.hasSuffix("/App/A.swift") } == [true])
        #expect(project.targets[0].resources.map(\.name) == ["de.lproj/Main.strings", "en.lproj/Main.strings"])
    }
}
