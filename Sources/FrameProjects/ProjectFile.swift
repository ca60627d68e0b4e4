internal import Foundation

/// The targets of a project, workspace or package, and of the projects and local packages that it refers to.
public struct ProjectFile: Sendable {
    /// Path as named by the caller.
    public let path: String
    /// Targets, starting with the ones in the file itself.
    public private(set) var targets: [ProjectTarget] = []
    /// Packages, pods and frameworks that are expected to be fetched, with their resolved versions.
    public private(set) var remotePackages: [RemotePackage] = []
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
        let budget = ReadingBudget()
        var next: [String] = []
        for file in waiting { next += try read(file, isOwn: true, budget) }
        ownCount = targets.count
        while let file = next.popLast() {
            // A file that others refer to may be missing or broken. Its modules are then missing.
            do throws(ProjectError) {
                next += try read(file, isOwn: false, budget)
            } catch {
                notes.append(ProjectNote(file: error.file, String("\(error)".dropFirst(error.file.count + 2))))
            }
            guard visited.count <= Self.mostFiles else {
                throw ProjectError(file: path, "refers to more than \(Self.mostFiles) projects and packages")
            }
        }
        try requireNoCycles()
        resolvePackages()
    }

    /// Returns a hint about the projects in a folder that was named instead of one of them.
    private static func hint(in folder: String) -> String {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let projects = names.filter {
            $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") || $0 == "Package.swift"
        }
        return projects.isEmpty ? "" : ", such as \(projects.sorted().joined(separator: ", ")) in it"
    }

    /// - Parameter isOwn: Whether the user named the file, or a workspace lists it.
    /// - Returns: The files that it refers to.
    private mutating func read(
        _ path: String, isOwn: Bool, _ budget: ReadingBudget
    ) throws(ProjectError) -> [String] {
        guard visited.insert(AbsolutePath.ofArgument(path)).inserted else { return [] }
        if path.hasSuffix(".xcodeproj") {
            let project = try XcodeProject(contentsOf: path, budget)
            targets += project.targets
            remotePackages += project.remotePackages
            notes += project.notes
            return project.projects + project.localPackages.map { $0 + "/Package.swift" }
        }
        let package = try PackageManifest(contentsOf: path, isStrict: isOwn, budget)
        targets += package.targets
        remotePackages += package.remotePackages
        notes += package.notes
        return package.localPackages.map { $0 + "/Package.swift" }
    }

    /// Gives remote packages their resolved versions, and adds those that others depend on.
    private mutating func resolvePackages() {
        let files = [path] + visited.sorted().filter { $0 != AbsolutePath.ofArgument(path) }
        var places = Dictionary(remotePackages.enumerated().map { ($0.element.key, $0.offset) }) { first, _ in first }
        for resolved in files.flatMap({ ResolvedVersions(of: $0).packages }) {
            if let index = places[resolved.key] {
                remotePackages[index].version = resolved.version
                remotePackages[index].revision = resolved.revision
            } else {
                places[resolved.key] = remotePackages.count
                remotePackages.append(resolved)
            }
        }
    }

    /// Throws an error if targets wait for each other, which Xcode cannot build either.
    private func requireNoCycles() throws(ProjectError) {
        let named = Dictionary(targets.map { ($0.name, $0) }) { first, _ in first }
        var finished: Set<String> = []
        for target in targets where !finished.contains(target.name) {
            // Each target waits for the one behind it.
            var path: [(target: ProjectTarget, next: Int)] = [(target, 0)]
            var waiting: Set<String> = [target.name]
            while let (current, next) = path.last {
                guard next < current.dependencies.count else {
                    path.removeLast()
                    waiting.remove(current.name)
                    finished.insert(current.name)
                    continue
                }
                path[path.count - 1].next += 1
                guard let other = named[current.dependencies[next]], !finished.contains(other.name) else { continue }
                guard waiting.insert(other.name).inserted else {
                    let names = path.map(\.target.name)
                    let cycle = names.drop { $0 != other.name } + [other.name]
                    throw ProjectError(
                        file: other.file, key: other.name,
                        "the target depends on itself: \(Self.text(of: Array(cycle))); remove one of the dependencies")
                }
                path.append((other, 0))
            }
        }
    }

    /// Returns the names with arrows between them, without those in the middle of a long cycle.
    private static func text(of cycle: [String]) -> String {
        let names = cycle.count <= 12 ? cycle : Array(cycle.prefix(6) + ["…"] + cycle.suffix(5))
        return names.joined(separator: " → ")
    }
}
