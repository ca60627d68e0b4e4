internal import Foundation

/// Finds the modules that a project imports but does not declare: in fetched packages, pods and frameworks, then near
/// the project, because demo applications often use the library in the enclosing folder.
public struct ModuleFinder {
    /// Problems with the modules found: revisions that differ from the resolved ones, and modules that exist twice.
    public private(set) var notes: [ProjectNote] = []
    /// The packages that the project expects to be fetched and that are in none of the folders.
    public var unfetched: [RemotePackage] {
        let names = Set((named + (usual ?? [])).map { $0.name.lowercased() })
        return project.remotePackages.filter { !names.contains($0.name.lowercased()) }
    }

    private let project: ProjectFile
    /// Folder of the project.
    private let home: String
    /// The checkouts in the folders that the user named.
    private let named: [Checkout]
    /// The checkouts in the usual folders; `nil` until a module is looked for there.
    private var usual: [Checkout]?
    private let budget: ReadingBudget
    private var neighbors: [String: [ProjectTarget]] = [:]
    private var inner: [ProjectTarget]?

    private static let mostFolders = 4
    /// Folders beside a project into which Xcode, SwiftPM, CocoaPods and Carthage fetch.
    private static let usualFolders = ["SourcePackages/checkouts", ".build/checkouts", "Pods", "Carthage/Checkouts"]

    /// - Parameter folders: Folders of fetched packages, pods or frameworks, or of a single one.
    /// - Throws: ``ProjectError`` for a folder that does not exist or contains none of these.
    public init(_ project: ProjectFile, packages folders: [String] = []) throws(ProjectError) {
        self.project = project
        budget = ReadingBudget()
        home = AbsolutePath.of("..", in: AbsolutePath.ofArgument(project.path))
        var checkouts: [Checkout] = []
        for folder in folders {
            guard FolderListing.isFolder(folder) else {
                throw ProjectError(
                    file: folder, "no such folder; expected one of packages, pods or frameworks", isMissing: true)
            }
            let found = try Checkout.all(in: AbsolutePath.ofArgument(folder), budget)
            guard !found.isEmpty else {
                throw ProjectError(
                    file: folder,
                    "contains no packages, pods or frameworks; name a folder such as SourcePackages/checkouts, Pods or "
                        + "Carthage/Checkouts")
            }
            checkouts += found
        }
        named = checkouts
    }

    private mutating func checkouts() -> [Checkout] {
        let folders = Self.usualFolders.map { home + "/" + $0 }.filter(FolderListing.isFolder)
        let found = usual ?? folders.flatMap { (try? Checkout.all(in: $0, budget)) ?? [] }
        usual = found
        return named + found
    }

    /// Returns the target that builds the module. It is looked for in the importer's own package, then in fetched
    /// packages, then in projects, packages and pods in the importer's folder and the three enclosing folders, and
    /// finally in packages below the project.
    ///
    /// - Throws: ``ProjectError`` for an invalid specification of the module.
    public mutating func target(_ module: String, for importer: ProjectTarget) throws(ProjectError) -> ProjectTarget? {
        func builds(_ target: ProjectTarget) -> Bool { target.module == module && target.isBuildable }
        let checkouts = checkouts()
        let own = checkouts.first { $0.targets.contains(importer) }
        if let target = own?.targets.first(where: builds) { return target }
        let fetched = checkouts.filter { $0.targets.contains(where: builds) }
        if let checkout = fetched.first, let target = checkout.targets.first(where: builds) {
            note(checkout, butNot: fetched.dropFirst(), module)
            return target
        }
        var folder = AbsolutePath.ofArgument(importer.folder)
        for _ in 0..<Self.mostFolders where folder != "/" {
            if let target = try targets(in: folder, module).first(where: builds) { return target }
            folder = AbsolutePath.of("..", in: folder)
        }
        return packagesBelow().first(where: builds)
    }

    private mutating func note(_ checkout: Checkout, butNot others: ArraySlice<Checkout>, _ module: String) {
        var found: [ProjectNote] = []
        if let other = others.first {
            found.append(
                ProjectNote(file: other.path, "also has the module \(module); that of \(checkout.path) is used"))
        }
        let resolved = project.remotePackages.first { $0.name.lowercased() == checkout.name.lowercased() }
        if let resolved, let wanted = resolved.revision, let revision = checkout.revision, wanted != revision {
            let version = resolved.version.flatMap { $0 == wanted ? nil : " (\($0))" } ?? ""
            found.append(
                ProjectNote(
                    file: checkout.path,
                    "is at revision \(revision.prefix(10)), but the project resolves it to \(wanted.prefix(10))\(version)"
                ))
        }
        notes += found.filter { !notes.contains($0) }
    }

    /// Returns the targets in a folder. Except for a specification of the module, files that cannot be read are skipped
    /// because they do not belong to the user's project.
    private mutating func targets(in folder: String, _ module: String) throws(ProjectError) -> [ProjectTarget] {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        if neighbors[folder] == nil {
            neighbors[folder] = Checkout.projects(in: folder, names, budget)
        }
        var targets = neighbors[folder] ?? []
        for name in names where name.hasSuffix(".podspec") && Podspec.module(of: name) == module {
            if let pod = try Podspec(contentsOf: folder + "/" + name, budget) { targets.append(pod.target) }
        }
        return targets
    }

    /// Returns the libraries of packages in folders of the project, which Xcode shows without a reference to them.
    private mutating func packagesBelow() -> [ProjectTarget] {
        if let inner { return inner }
        let found = Checkout.packages(below: home, budget)
        inner = found
        return found
    }
}
