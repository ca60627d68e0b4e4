// The files of a target in folders that Xcode synchronizes with the disk.
extension TargetReader {
    /// Reads synchronized folders. A folder belongs to the targets that list it, apart from their exceptions. For other
    /// targets, the exceptions are the files that belong to them.
    ///
    /// A subfolder with a `Package.swift` is a package, and the target compiles none of its files.
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
