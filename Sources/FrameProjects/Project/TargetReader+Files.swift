// The files of a target, from its build phases and from synchronized folders.
extension TargetReader {
    mutating func readPhases(of object: ProjectObject, into target: inout ProjectTarget) throws(ProjectError) {
        for phase in try objects.objects("buildPhases", of: object) {
            switch phase.kind {
            case "PBXSourcesBuildPhase", "PBXResourcesBuildPhase":
                for file in try objects.objects("files", of: phase) where try isForPhone(file) {
                    guard let reference = try objects.object("fileRef", of: file) else { continue }
                    try add(reference, to: &target)
                }
            case "PBXFrameworksBuildPhase":
                for file in try objects.objects("files", of: phase) where try isForPhone(file) {
                    if let product = try objects.object("productRef", of: file),
                        let name = try product.text("productName"),
                        !target.packageProducts.contains(name)
                    {
                        target.packageProducts.append(name)
                    }
                    guard let reference = try objects.object("fileRef", of: file), reference.kind == "PBXFileReference",
                        let path = tree.paths[reference.identifier], !path.isEmpty
                    else { continue }
                    target.binaries.append(path)
                }
            case "PBXShellScriptBuildPhase":
                target.scripts.append(try phase.text("name") ?? "Run Script")
            default: break
            }
        }
        for rule in try objects.objects("buildRules", of: object) {
            target.scripts.append(try rule.text("name") ?? "Build Rule")
        }
    }

    private func isForPhone(_ file: ProjectObject) throws(ProjectError) -> Bool {
        let filters = try file.list("platformFilters") + [try file.text("platformFilter")].compactMap { $0 }
        return filters.isEmpty || filters.contains("ios")
    }

    private mutating func add(_ reference: ProjectObject, to target: inout ProjectTarget) throws(ProjectError) {
        guard reference.kind == "PBXVariantGroup" else {
            guard let path = tree.paths[reference.identifier], !path.isEmpty else { return }
            return try add(path, reference, to: &target)
        }
        for child in try objects.objects("children", of: reference) {
            if let path = tree.paths[child.identifier], !path.isEmpty { try add(path, child, to: &target) }
        }
    }

    private mutating func add(
        _ path: String, _ reference: ProjectObject, to target: inout ProjectTarget
    ) throws(ProjectError) {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        guard FolderListing.exists(path) else {
            switch FileKind(of: name) {
            case .swift:
                return target.missingSources.append(
                    reference.error(
                        "the target “\(target.name)” compiles \(path), which does not exist; restore the file, or remove it "
                            + "from the target in Xcode"))
            case .foreign, .resource, .none:
                return note("the target “\(target.name)” contains \(path), which does not exist")
            }
        }
        switch FileKind(of: name) {
        case .swift: if !target.sources.contains(path) { target.sources.append(path) }
        case .foreign: target.foreignSources.append(path)
        case .resource: add(ProjectResource(path: path, name: Self.resourceName(path)), to: &target)
        case .none:
            // A folder has no extension.
            if FolderListing.isFolder(path) { add(ProjectResource(path: path, name: name), to: &target) }
        }
    }

    private func add(_ resource: ProjectResource, to target: inout ProjectTarget) {
        guard resource.path != target.settings.informationFile,
            !target.resources.contains(where: { $0.name == resource.name })
        else { return }
        target.resources.append(resource)
    }

    /// Returns the name of a resource. Within a product, only language folders are kept.
    private static func resourceName(_ path: String) -> String {
        let steps = path.split(separator: "/")
        let name = steps.last.map(String.init) ?? path
        return steps.dropLast().last.map { $0.hasSuffix(".lproj") ? "\($0)/\(name)" : name } ?? name
    }

    // MARK: Synchronized folders

    /// Reads synchronized folders. They belong to the targets that list them, with exceptions. For other targets, the
    /// exceptions are the files that belong to them.
    mutating func readSynchronizedFolders(of object: ProjectObject, into target: inout ProjectTarget)
        throws(ProjectError)
    {
        let own = try object.list("fileSystemSynchronizedGroups")
        for group in objects.all("PBXFileSystemSynchronizedRootGroup") {
            guard let folder = tree.paths[group.identifier], !folder.isEmpty else { continue }
            let exceptions = try exceptions(of: group, for: object)
            guard own.contains(group.identifier) else {
                for name in exceptions { try addSynchronized(name, in: folder, group, to: &target) }
                continue
            }
            guard FolderListing.isFolder(folder) else {
                throw group.error(
                    "the folder \(folder) does not exist; restore it, or remove it from the project", "path")
            }
            let folders = try group.list("explicitFolders")
            for name in folders where !exceptions.contains(name) {
                try addSynchronized(name, in: folder, group, to: &target)
            }
            for name in try FolderListing.files(in: folder) {
                let isException = (exceptions + folders).contains { name == $0 || name.hasPrefix($0 + "/") }
                if !isException { try addSynchronized(name, in: folder, group, to: &target) }
            }
        }
    }

    private func exceptions(of group: ProjectObject, for target: ProjectObject) throws(ProjectError) -> [String] {
        var names: [String] = []
        for set in try objects.objects("exceptions", of: group)
        where try set.text("target") == target.identifier {
            names += try set.list("membershipExceptions")
        }
        return names
    }

    private mutating func addSynchronized(
        _ name: String, in folder: String, _ group: ProjectObject, to target: inout ProjectTarget
    ) throws(ProjectError) {
        try add(AbsolutePath.of(name, in: folder), group, to: &target)
    }
}
