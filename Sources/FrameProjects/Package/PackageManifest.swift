internal import FrameFiles
internal import FrameJSON

/// The targets of a `Package.swift` that are known without running it.
struct PackageManifest {
    /// Path of the manifest.
    let path: String
    let name: String
    /// Swift targets in manifest order.
    private(set) var targets: [ProjectTarget] = []
    /// Absolute paths of packages that it depends on.
    private(set) var localPackages: [String] = []
    private(set) var remotePackages: [RemotePackage] = []
    private(set) var notes: [ProjectNote] = []

    private static let limit = 4 << 20
    private static let kinds = ["target", "executableTarget", "testTarget"]

    private let budget: ReadingBudget

    /// - Parameters:
    ///   - path: Path of the manifest.
    ///   - isStrict: Whether a target that cannot be read is an error. Otherwise, as for packages of others, it is a
    ///     note.
    /// - Throws: ``ProjectError``, also for targets that are known only by running the manifest.
    init(contentsOf path: String, isStrict: Bool = true, _ budget: ReadingBudget = ReadingBudget()) throws(ProjectError)
    {
        self.path = path
        self.budget = budget
        let bytes: [UInt8]
        do throws(InputBytes.Refusal) {
            bytes = try InputBytes.read(path, limit: Self.limit)
        } catch {
            throw ProjectError(file: path, error.message, isMissing: error == .missing)
        }
        guard String(validating: bytes, as: UTF8.self) != nil else {
            throw ProjectError(file: path, "not UTF-8; save the file as UTF-8")
        }
        func error(_ message: String, _ offset: Int) -> ProjectError {
            ProjectError(file: path, position: TextPosition(offset: offset, in: bytes[...]), message)
        }
        let package: ManifestCall
        do throws(ManifestScanner.Problem) {
            var scanner = ManifestScanner(bytes)
            package = try scanner.package()
        } catch {
            throw ProjectError(
                file: path, position: TextPosition(offset: error.offset, in: bytes[...]), error.message)
        }
        let folder = AbsolutePath.of("..", in: AbsolutePath.ofArgument(path))
        name = package["name"]?.text ?? folder.split(separator: "/").last.map(String.init) ?? "package"
        for dependency in package["dependencies"]?.list ?? [] {
            guard let call = dependency.call else { continue }
            if let path = call["path"]?.text { localPackages.append(AbsolutePath.of(path, in: folder)) }
            if let address = call["url"]?.text {
                remotePackages.append(RemotePackage(address, version: Self.requirement(of: call)))
            }
        }
        guard let list = package["targets"]?.list else {
            throw error(
                "the targets are known only by running the manifest, which is not done; write them as "
                    + "targets: [.target(name: \"…\")]", package.offset)
        }
        for element in list {
            do throws(ProjectError) {
                try add(element, in: folder, error)
            } catch {
                guard !isStrict else { throw error }
                notes.append(ProjectNote(file: path, "a target is left out: \(error.message)"))
            }
        }
    }

    /// - Parameter error: Makes an error at an offset in the manifest.
    private mutating func add(
        _ element: ManifestValue, in folder: String, _ error: (String, Int) -> ProjectError
    ) throws(ProjectError) {
        guard let call = element.call else {
            return notes.append(ProjectNote(file: path, "a target that is not written as a call is left out"))
        }
        guard Self.kinds.contains(call.name) else {
            return notes.append(
                ProjectNote(file: path, "the \(call.name) “\(call["name"]?.text ?? "")” is left out"))
        }
        guard let name = call["name"]?.text else {
            throw error(
                "the name of a target is known only by running the manifest, which is not done; write it as a literal",
                call.offset)
        }
        if let target = try target(name, call, in: folder) { targets.append(target) }
    }

    /// Returns the version that a dependency requests, such as `5.0.0 or later`.
    private static func requirement(of call: ManifestCall) -> String? {
        for label in ["exact", "branch", "revision"] {
            if let text = call[label]?.text { return text }
        }
        let nested = call.arguments.compactMap(\.value.call).first
        if let nested, ["exact", "branch", "revision"].contains(nested.name), let text = nested.first?.text {
            return text
        }
        return (call["from"]?.text ?? nested?["from"]?.text).map { "\($0) or later" }
    }

    private mutating func target(
        _ name: String, _ call: ManifestCall, in folder: String
    ) throws(ProjectError) -> ProjectTarget? {
        let isTest = call.name == "testTarget"
        let standard = (isTest ? ["Tests"] : ["Sources", "Source", "src", "srcs"]).map { "\($0)/\(name)" }
        let path = call["path"]?.text ?? standard.first { FolderListing.isFolder(AbsolutePath.of($0, in: folder)) }
        let root = AbsolutePath.of(path ?? standard[0], in: folder)
        guard FolderListing.isFolder(root) else {
            if isTest { return nil }
            throw ProjectError(
                file: self.path, key: name, "the folder \(root) of the target does not exist; correct its path",
                isMissing: true)
        }
        var target = ProjectTarget(
            name: name, module: ModuleName.of(name),
            product: isTest ? .tests : call.name == "executableTarget" ? .tool : .library, platform: nil,
            file: self.path,
            folder: root)
        target.dependencies = (call["dependencies"]?.list ?? []).compactMap { $0.text ?? $0.call?["name"]?.text }
            // A product of another package may have the name of the target.
            .filter { $0 != name }
        let excluded = texts(call["exclude"])
        let included = texts(call["sources"])
        let resources = (call["resources"]?.list ?? []).compactMap(\.call)
        let files = try FolderListing.files(in: root, budget)
        try budget.spend(files.count * (excluded.count + included.count + resources.count), on: self.path, key: name)
        // SwiftPM, too, leaves out the list of tests that Linux once needed.
        for file in files where !Self.contains(file, excluded) && file != "LinuxMain.swift" {
            if let rule = resources.first(where: { Self.contains(file, [$0.first?.text].compactMap(\.self)) }) {
                target.resources.append(Self.resource(file, rule, in: root))
                continue
            }
            // The sources of a target are limited, and not its headers.
            if FileKind.isHeader(file) {
                target.headers.append(AbsolutePath.of(file, in: root))
                continue
            }
            guard included.isEmpty || Self.contains(file, included) else { continue }
            switch FileKind(of: file) {
            case .swift: target.sources.append(AbsolutePath.of(file, in: root))
            case .foreign: target.foreignSources.append(AbsolutePath.of(file, in: root))
            case .resource, .none: break
            }
        }
        if let path = call["publicHeadersPath"]?.text { target.publicHeaders = path }
        return target
    }

    /// Whether the file is one of the paths, or inside one of them.
    private static func contains(_ file: String, _ paths: [String]) -> Bool {
        paths.contains { path in
            let path = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
            let folder = path.hasSuffix("/") ? path : path + "/"
            return file == path || file.hasPrefix(folder) || path == "." || path == ""
        }
    }

    /// Returns the resource for a file. SwiftPM keeps the folders of copied resources, but only language folders of
    /// processed ones.
    private static func resource(_ file: String, _ rule: ManifestCall, in root: String) -> ProjectResource {
        let path = AbsolutePath.of(file, in: root)
        let steps = file.split(separator: "/")
        guard rule.name == "copy", let copied = rule.first?.text else {
            let language = steps.dropLast().last { $0.hasSuffix(".lproj") }
            return ProjectResource(path: path, name: (language.map { "\($0)/" } ?? "") + (steps.last ?? ""))
        }
        let above = copied.split(separator: "/").filter { $0 != "." }.dropLast().count
        return ProjectResource(path: path, name: steps.dropFirst(above).joined(separator: "/"))
    }

    private func texts(_ value: ManifestValue?) -> [String] { (value?.list ?? []).compactMap(\.text) }
}
