internal import FrameFiles
internal import FrameJSON

/// The sources and resources of a pod, if its specification names them in literals: `s.source_files =
/// 'Kit/Classes/**/*'`.
struct Podspec {
    private(set) var target: ProjectTarget
    /// Paths of the sources and names of the resources that the target has.
    private var known: Set<String> = []

    private static let limit = 1 << 20

    /// Fails if the sources are not written as literals, or there are none.
    ///
    /// - Throws: ``ProjectError``, also for a bundle whose name is a path.
    init?(contentsOf path: String, _ budget: ReadingBudget = ReadingBudget()) throws(ProjectError) {
        let bytes: [UInt8]
        do throws(InputBytes.Refusal) {
            bytes = try InputBytes.read(path, limit: Self.limit)
        } catch {
            throw ProjectError(file: path, error.message, isMissing: error == .missing)
        }
        let assignments = PodspecScanner.assignments(in: bytes).filter { !$0.isForOtherSystem }
        func literals(_ names: String...) -> [PodspecLiteral] {
            names.flatMap { name in assignments.filter { $0.name == name }.flatMap(\.literals) }
        }
        let home = AbsolutePath.of("..", in: AbsolutePath.ofArgument(path))
        let module = Self.module(of: path, named: literals("module_name").first?.text)
        target = ProjectTarget(
            name: module, module: module, product: .library, platform: nil, file: path, folder: home)
        target.settings.swiftVersion = Self.latest(of: literals("swift_version", "swift_versions").map(\.text))
        var files = PodFiles(in: home, of: path, budget)
        for literal in literals("source_files") {
            for file in try files.matching(literal.text, isOfSources: true) { add(file, in: home) }
        }
        guard !target.sources.isEmpty || !target.foreignSources.isEmpty else { return nil }
        for literal in literals("resources", "resource", "resource_bundles", "resource_bundle") {
            if let key = literal.key, !Self.isName(key) {
                throw ProjectError(
                    file: path, position: TextPosition(offset: literal.offset, in: bytes[...]),
                    "expected the name of a bundle, found \(JSONValue.quoted(key)); a name has no slashes")
            }
            for file in try files.matching(literal.text, isOfSources: false) {
                add(file, bundle: literal.key, in: home)
            }
        }
    }

    /// Returns the module of a specification. CocoaPods replaces characters that an identifier cannot contain with
    /// underscores.
    ///
    /// - Parameter name: Value of `module_name`.
    static func module(of path: String, named name: String? = nil) -> String {
        let file = path.split(separator: "/").last.map(String.init) ?? path
        return ModuleName.of(name ?? String(file.dropLast(".podspec".count)))
    }

    /// Returns the latest version, as CocoaPods selects it, or an empty text if there is none.
    private static func latest(of versions: [String]) -> String {
        versions.max { left, right in
            let numbers = [left, right].map { $0.split(separator: ".").map { Int($0) ?? 0 } }
            return numbers[0].lexicographicallyPrecedes(numbers[1])
        } ?? ""
    }

    /// Whether a text names a bundle, and not a path that may lead elsewhere.
    private static func isName(_ text: String) -> Bool {
        !text.isEmpty && !text.hasPrefix(".") && text.unicodeScalars.allSatisfy { $0 != "/" && $0.value >= 0x20 }
    }

    private mutating func add(_ file: String, in home: String) {
        let path = AbsolutePath.of(file, in: home)
        switch FileKind(of: file) {
        case .swift: if known.insert(path).inserted { target.sources.append(path) }
        case .foreign: target.foreignSources.append(path)
        case .resource, .none: break
        }
    }

    private mutating func add(_ file: String, bundle: String?, in home: String) {
        let steps = file.split(separator: "/").map(String.init)
        // Files keep their language folders.
        let count = steps.count > 1 && steps[steps.count - 2].hasSuffix(".lproj") ? 2 : 1
        let own = steps.suffix(count).joined(separator: "/")
        let name = bundle.map { "\($0).bundle/\(own)" } ?? own
        if known.insert(name).inserted { target.resources.append(ProjectResource(path: home + "/" + file, name: name)) }
    }
}

/// The files in the folder of a pod, some of which patterns select.
private struct PodFiles {
    private let home: String
    private let specification: String
    private let budget: ReadingBudget
    /// Paths relative to the pod's folder, keyed by the folder in which they were listed.
    private var lists: [String: [String]] = [:]

    init(in home: String, of specification: String, _ budget: ReadingBudget) {
        self.home = home
        self.specification = specification
        self.budget = budget
    }

    /// Returns the files that match a pattern. A pattern that leads out of the folder matches none.
    ///
    /// - Parameter isOfSources: Whether a pattern that names a folder matches the files in it.
    mutating func matching(_ text: String, isOfSources: Bool) throws(ProjectError) -> [String] {
        let steps = text.split(separator: "/").map(String.init).filter { $0 != "." }
        guard !steps.contains("..") else { return [] }
        let fixed = steps.dropLast().prefix { step in !step.contains { "*?{[".contains($0) } }
        let whole = steps.joined(separator: "/")
        let isFolder = isOfSources && FolderListing.isFolder("\(home)/\(whole)")
        let pattern = PathPattern(isFolder ? whole + "/*" : whole)
        let files = try list(isFolder ? whole : fixed.joined(separator: "/"))
        var found: [String] = []
        for file in files {
            try budget.spend(pattern.steps * file.utf8.count, on: specification, key: text)
            if pattern.matches(file) { found.append(file) }
        }
        return found
    }

    private mutating func list(_ folder: String) throws(ProjectError) -> [String] {
        if let list = lists[folder] { return list }
        guard FolderListing.isFolder(folder.isEmpty ? home : "\(home)/\(folder)") else { return [] }
        let names = try FolderListing.files(in: folder.isEmpty ? home : "\(home)/\(folder)", budget)
        let list = folder.isEmpty ? names : names.map { "\(folder)/\($0)" }
        lists[folder] = list
        return list
    }
}
