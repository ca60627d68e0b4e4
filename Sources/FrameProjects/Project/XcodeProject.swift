internal import Foundation

/// An `.xcodeproj` with the targets that compile code and the files they refer to.
public struct XcodeProject: Sendable {
    /// Path of the project's folder, as named by the caller.
    public let path: String
    /// Native targets in Xcode's order.
    public private(set) var targets: [ProjectTarget] = []
    /// Absolute paths of local packages that it refers to.
    public private(set) var localPackages: [String] = []
    /// Packages that Xcode would fetch, with the versions that the project requests.
    public private(set) var remotePackages: [RemotePackage] = []
    /// Absolute paths of projects inside this one.
    public private(set) var projects: [String] = []
    public private(set) var notes: [ProjectNote] = []

    /// - Throws: ``ProjectError``.
    public init(contentsOf path: String) throws(ProjectError) {
        try self.init(contentsOf: path, ReadingBudget())
    }

    init(contentsOf path: String, _ budget: ReadingBudget) throws(ProjectError) {
        self.path = path
        let objects = try ProjectObjects(try PropertyFile(contentsOf: path + "/project.pbxproj"))
        let root = objects.file.root.text("rootObject")
        guard let project = root.flatMap({ objects.object($0) }), project.kind == "PBXProject" else {
            throw objects.file.error(
                "expected the identifier of the project's object; restore the file",
                at: objects.file.root["rootObject"],
                key: "rootObject")
        }
        guard let mainGroup = try objects.object("mainGroup", of: project) else {
            throw project.error("expected the identifier of a group; restore the file", "mainGroup")
        }
        let folder = AbsolutePath.of(
            try project.text("projectDirPath") ?? "", in: AbsolutePath.of("..", in: AbsolutePath.ofArgument(path)))
        let tree = try FileTree(objects, mainGroup: mainGroup, root: folder)
        try readPackages(objects, project, tree, folder)
        var known: Set<String> = []
        for target in try objects.objects("targets", of: project) where target.kind == "PBXNativeTarget" {
            var reader = TargetReader(objects, tree, project: project, path: path, folder: folder, budget)
            targets.append(try reader.read(target))
            notes += reader.notes.filter { known.insert("\($0)").inserted }
            localPackages += reader.packages.filter { !localPackages.contains($0) }
        }
    }

    private mutating func readPackages(
        _ objects: ProjectObjects, _ project: ProjectObject, _ tree: FileTree, _ folder: String
    ) throws(ProjectError) {
        for package in objects.all("XCRemoteSwiftPackageReference") {
            if let address = try package.text("repositoryURL") {
                remotePackages.append(RemotePackage(address, version: try Self.requirement(of: package)))
            }
        }
        for package in objects.all("XCLocalSwiftPackageReference") {
            if let path = try package.text("relativePath") { localPackages.append(AbsolutePath.of(path, in: folder)) }
        }
        var known = Set(localPackages)
        for identifier in tree.files {
            guard let path = tree.paths[identifier], !path.isEmpty else { continue }
            if path.hasSuffix(".xcodeproj") { projects.append(path) }
            // Before Xcode 15, a local package was a folder without its own reference.
            let isPackage = FolderListing.exists(path + "/Package.swift")
            if isPackage, known.insert(path).inserted { localPackages.append(path) }
        }
    }

    /// Returns the version, branch or revision that a reference to a package requests.
    private static func requirement(of package: ProjectObject) throws(ProjectError) -> String? {
        let requirement = try package.table("requirement")
        return requirement.text("version") ?? requirement.text("branch") ?? requirement.text("revision")
            ?? requirement.text("minimumVersion").map { "\($0) or later" }
    }
}
