// The files of a target, from its build phases.
extension TargetReader {
    mutating func readPhases(of object: ProjectObject, into target: inout ProjectTarget) throws(ProjectError) {
        for phase in try objects.objects("buildPhases", of: object) {
            switch phase.kind {
            case "PBXSourcesBuildPhase", "PBXResourcesBuildPhase":
                for file in try objects.objects("files", of: phase) where try isForPhone(file) {
                    guard let reference = try objects.object("fileRef", of: file) else { continue }
                    try addBundle(reference, to: &target)
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
        Self.isForPhone(try file.list("platformFilters") + [try file.text("platformFilter")].compactMap { $0 })
    }

    /// - Parameter filters: Platforms for which the file is compiled; empty for all platforms.
    static func isForPhone(_ filters: [String]) -> Bool { filters.isEmpty || filters.contains("ios") }

    /// Adds the resources of a bundle that another target of the project makes, as CocoaPods has it for those of pods.
    private mutating func addBundle(_ reference: ProjectObject, to target: inout ProjectTarget) throws(ProjectError) {
        guard reference.kind == "PBXFileReference", tree.paths[reference.identifier]?.isEmpty != false,
            let name = try reference.text("path")?.split(separator: "/").last, name.hasSuffix(".bundle")
        else { return }
        for maker in objects.all("PBXNativeTarget") where try maker.text("productReference") == reference.identifier {
            // Names in the bundle are its own.
            let outside = known
            known = []
            var bundle = ProjectTarget(
                name: target.name, module: target.module, product: target.product, platform: nil, file: target.file,
                folder: target.folder)
            for phase in try objects.objects("buildPhases", of: maker) where phase.kind == "PBXResourcesBuildPhase" {
                for file in try objects.objects("files", of: phase) where try isForPhone(file) {
                    if let inner = try objects.object("fileRef", of: file) { try add(inner, to: &bundle) }
                }
            }
            known = outside
            for resource in bundle.resources {
                add(ProjectResource(path: resource.path, name: "\(name)/\(resource.name)"), to: &target)
            }
        }
    }

    private mutating func add(_ reference: ProjectObject, to target: inout ProjectTarget) throws(ProjectError) {
        guard reference.kind == "PBXVariantGroup" else {
            guard let path = tree.paths[reference.identifier], !path.isEmpty else { return }
            return add(path, reference, to: &target)
        }
        for child in try objects.objects("children", of: reference) {
            if let path = tree.paths[child.identifier], !path.isEmpty { add(path, child, to: &target) }
        }
    }

    mutating func add(_ path: String, _ reference: ProjectObject, to target: inout ProjectTarget) {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        guard FolderListing.exists(path) else {
            switch FileKind(of: name) {
            case .swift:
                guard known.insert(path).inserted else { return }
                let message =
                    "the target “\(target.name)” compiles \(path), which does not exist; restore the file, or remove it "
                    + "from the target in Xcode"
                // Only the first one is ever reported with its position.
                let problem =
                    target.missingSources.isEmpty
                    ? reference.error(message) : reference.errorWithoutPosition(message)
                return target.missingSources.append(MissingSource(path: path, problem: problem))
            case .foreign, .resource, .none:
                return note("the target “\(target.name)” contains \(path), which does not exist")
            }
        }
        switch FileKind(of: name) {
        case .swift: if known.insert(path).inserted { target.sources.append(path) }
        case .foreign: target.foreignSources.append(path)
        case .resource: add(ProjectResource(path: path, name: Self.resourceName(path)), to: &target)
        case .none:
            // A folder has no extension.
            if FolderListing.isFolder(path) { add(ProjectResource(path: path, name: name), to: &target) }
        }
    }

    /// Names of resources are not absolute paths, so they cannot be equal to paths of sources.
    private mutating func add(_ resource: ProjectResource, to target: inout ProjectTarget) {
        guard resource.path != target.settings.informationFile, known.insert(resource.name).inserted else { return }
        target.resources.append(resource)
    }

    /// Returns the name of a resource. Within a product, only language folders are kept.
    private static func resourceName(_ path: String) -> String {
        let steps = path.split(separator: "/")
        let name = steps.last.map(String.init) ?? path
        return steps.dropLast().last.map { $0.hasSuffix(".lproj") ? "\($0)/\(name)" : name } ?? name
    }
}
