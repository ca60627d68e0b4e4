internal import Foundation

// The files of a target in folders that Xcode synchronizes with the disk.
extension TargetReader {
    /// Reads synchronized folders. They belong to the targets that list them, with exceptions. For other targets, the
    /// exceptions are the files that belong to them.
    ///
    /// A folder in them that has a `Package.swift` is a package, none of whose files the target compiles.
    mutating func readSynchronizedFolders(of object: ProjectObject, into target: inout ProjectTarget)
        throws(ProjectError)
    {
        let own = Set(try object.list("fileSystemSynchronizedGroups"))
        for group in objects.all("PBXFileSystemSynchronizedRootGroup") {
            guard let folder = tree.paths[group.identifier], !folder.isEmpty else { continue }
            let exceptions = try exceptions(of: group, for: object)
            guard own.contains(group.identifier) else {
                for name in exceptions.names(in: folder) {
                    add(AbsolutePath.of(name, in: folder), group, to: &target)
                }
                continue
            }
            guard FolderListing.isFolder(folder) else {
                throw group.error(
                    "the folder \(folder) does not exist; restore it, or remove it from the project", "path")
            }
            let folders = try group.list("explicitFolders")
            for name in folders where !exceptions.contains(name) {
                add(AbsolutePath.of(name, in: folder), group, to: &target)
            }
            let names = try FolderListing.files(in: folder, budget)
            let nested = names.filter { $0 == "Package.swift" || $0.hasSuffix("/Package.swift") }
                .map { String($0.dropLast("/Package.swift".count)) }
            packages += nested.map { AbsolutePath.of($0, in: folder) }
            let left = FolderExceptions(paths: Set(folders + nested))
            for name in names where !exceptions.contains(name) && !left.contains(name) {
                add(AbsolutePath.of(name, in: folder), group, to: &target)
            }
        }
    }

    private func exceptions(
        of group: ProjectObject, for target: ProjectObject
    ) throws(ProjectError) -> FolderExceptions {
        var exceptions = FolderExceptions()
        for set in try objects.objects("exceptions", of: group)
        where try set.text("target") == target.identifier {
            for name in try set.list("membershipExceptions") { exceptions.insert(name) }
            let filters = try set.table("platformFiltersByRelativePath")
            for name in filters.keys {
                guard case .list(let platforms)? = filters[name]?.value else { continue }
                let texts = platforms.compactMap { if case .text(let text) = $0.value { text } else { nil } }
                if !Self.isForPhone(texts) { exceptions.insert(name) }
            }
        }
        return exceptions
    }
}

/// The files of a synchronized folder that a target treats otherwise than the rest.
struct FolderExceptions {
    /// Paths relative to the folder, of files or of folders with all that is in them.
    private(set) var paths: Set<String> = []
    /// Paths of localized files without their language folders: `Pages/Main.strings` stands for
    /// `Pages/de.lproj/Main.strings`.
    private(set) var localized: Set<String> = []

    private static let prefix = "/Localized: "

    init(paths: Set<String> = []) {
        self.paths = paths
    }

    /// - Parameter name: A path as Xcode writes it, such as `Pages/Info.plist` or `/Localized: Pages/Main.strings`.
    mutating func insert(_ name: String) {
        if name.hasPrefix(Self.prefix) {
            localized.insert(String(name.dropFirst(Self.prefix.count)))
        } else {
            paths.insert(name)
        }
    }

    /// Whether the path, or a folder above it, is an exception.
    func contains(_ path: String) -> Bool {
        if paths.contains("") { return true }
        let steps = path.split(separator: "/")
        var above = ""
        for step in steps where !paths.isEmpty {
            above += above.isEmpty ? step : "/" + step
            if paths.contains(above) { return true }
        }
        guard !localized.isEmpty, steps.count > 1, steps[steps.count - 2].hasSuffix(".lproj") else { return false }
        return localized.contains((steps.dropLast(2) + steps.suffix(1)).joined(separator: "/"))
    }

    /// Sorted paths of the exceptions, with those of localized files in all of their languages.
    func names(in folder: String) -> [String] {
        let files = localized.flatMap { path in
            let steps = path.split(separator: "/")
            let above = steps.dropLast().joined(separator: "/")
            let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(above)")) ?? []
            return names.filter { $0.hasSuffix(".lproj") }.map { language in
                (above.isEmpty ? "" : above + "/") + "\(language)/\(steps.last ?? "")"
            }.filter { FolderListing.exists("\(folder)/\($0)") }
        }
        return (Array(paths) + files).sorted()
    }
}
