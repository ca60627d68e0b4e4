internal import Foundation

/// The targets of a project, workspace or package, and of the projects and local packages that it refers to.
public struct ProjectFile: Sendable {
    /// Path as named by the caller.
    public let path: String
    /// Targets, starting with the ones in the file itself.
    public private(set) var targets: [ProjectTarget] = []
    public private(set) var remotePackages: [String] = []
    public private(set) var notes: [ProjectNote] = []

    /// Number of ``targets`` that belong to the file itself, or to the projects that a workspace lists.
    public private(set) var ownCount = 0

    private var visited: Set<String> = []
    private static let mostFiles = 500

    /// - Parameter path: Path of an `.xcodeproj`, an `.xcworkspace` or a `Package.swift`.
    /// - Throws: ``ProjectError``.
    public init(contentsOf path: String) throws(ProjectError) {
        let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        self.path = path
        guard FolderListing.exists(path) else {
            throw ProjectError(file: path, "no such file or folder", isMissing: true)
        }
        var waiting: [String]
        if path.hasSuffix(".xcworkspace") {
            let workspace = try WorkspaceFile(contentsOf: path)
            notes += workspace.notes
            waiting = workspace.projects + workspace.packages.map { $0 + "/Package.swift" }
        } else if path.hasSuffix(".xcodeproj") || path.split(separator: "/").last == "Package.swift" {
            waiting = [path]
        } else {
            throw ProjectError(
                file: path, "expected an .xcodeproj, an .xcworkspace or a Package.swift" + Self.hint(in: path))
        }
        var next: [String] = []
        for file in waiting { next += try read(file) }
        ownCount = targets.count
        while let file = next.popLast() {
            // A file that others refer to may be missing or broken. Its modules are then missing.
            do throws(ProjectError) {
                next += try read(file)
            } catch {
                notes.append(ProjectNote(file: error.file, String("\(error)".dropFirst(error.file.count + 2))))
            }
            guard visited.count <= Self.mostFiles else {
                throw ProjectError(file: path, "refers to more than \(Self.mostFiles) projects and packages")
            }
        }
        try requireNoCycles()
    }

    /// Returns a hint about the projects in a folder that was named instead of one of them.
    private static func hint(in folder: String) -> String {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let projects = names.filter {
            $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") || $0 == "Package.swift"
        }
        return projects.isEmpty ? "" : ", such as \(projects.sorted().joined(separator: ", ")) in it"
    }

    /// - Returns: The files that it refers to.
    private mutating func read(_ path: String) throws(ProjectError) -> [String] {
        guard visited.insert(AbsolutePath.ofArgument(path)).inserted else { return [] }
        if path.hasSuffix(".xcodeproj") {
            let project = try XcodeProject(contentsOf: path)
            targets += project.targets
            remotePackages += project.remotePackages
            notes += project.notes
            return project.projects + project.localPackages.map { $0 + "/Package.swift" }
        }
        let package = try PackageManifest(contentsOf: path)
        targets += package.targets
        remotePackages += package.remotePackages
        notes += package.notes
        return package.localPackages.map { $0 + "/Package.swift" }
    }

    /// Throws an error if targets wait for each other, which Xcode cannot build either.
    private func requireNoCycles() throws(ProjectError) {
        var finished: Set<String> = []
        for target in targets { try visit(target, [], &finished) }
    }

    private func visit(_ target: ProjectTarget, _ path: [String], _ finished: inout Set<String>) throws(ProjectError) {
        guard !finished.contains(target.name) else { return }
        guard !path.contains(target.name) else {
            let cycle = path.drop { $0 != target.name } + [target.name]
            throw ProjectError(
                file: target.file, key: target.name,
                "the target depends on itself: \(cycle.joined(separator: " → ")); remove one of the dependencies")
        }
        for name in target.dependencies {
            guard let other = targets.first(where: { $0.name == name }) else { continue }
            try visit(other, path + [target.name], &finished)
        }
        finished.insert(target.name)
    }
}
