internal import FrameProjects

/// The modules that an application needs, found in its project and nearby.
struct Adoption {
    struct Module {
        let target: ProjectTarget
        let survey: SourceSurvey
        /// Sorted names of the package's modules that it imports.
        let imports: [String]

        /// Name of the package's target that builds it.
        var name: String { FramereelModules.target(of: target.module) }
    }

    /// An imported module that cannot be built.
    struct MissingModule: Equatable {
        let name: String
        /// Whether the module is Apple's, so that its imports are removed.
        let isSystem: Bool
        /// Paths of the sources that import the module.
        let files: [String]
    }

    let project: ProjectFile
    /// All modules, ordered so that each follows the modules it imports; the application is last.
    private(set) var modules: [Module] = []
    /// Test targets of the application and its modules, if they are adopted.
    private(set) var tests: [Module] = []
    /// Missing modules, in the order of their first import.
    private(set) var missing: [MissingModule] = []
    /// Names of modules that have no contents.
    let stubs: [String]
    /// Missing sources that are written without contents.
    private(set) var sourceStubs: [MissingSource] = []
    /// Other missing sources.
    private(set) var missingSources: [MissingSource] = []
    /// Whether the sources are examined as a whole.
    private let isCheck: Bool
    private var finder: ModuleFinder

    var application: Module { modules[modules.count - 1] }

    /// Reads the sources of a target. `libraries` are the sources of modules that it imports; without them, only the
    /// imports matter.
    typealias Survey = (_ target: ProjectTarget, _ libraries: [String]?) throws -> SourceSurvey

    /// Modules that exist here, or whose imports are replaced by modules that do.
    private static let present: Set<String> = [
        "UIKit", "QuartzCore", "CoreGraphics", "Foundation", "FoundationNetworking", "FoundationEssentials",
        "CoreFoundation", "Dispatch", "Darwin", "Glibc", "ObjectiveC", "os", "Swift", "Observation", "RegexBuilder",
        "Synchronization", "_Concurrency", "Distributed",
    ]

    /// - Parameters:
    ///   - stubs: Names of modules, and of sources that do not exist, such as `Secrets.swift`.
    ///   - packages: Folders of fetched packages, pods or frameworks.
    ///   - withTests: Whether to adopt the test targets as well.
    /// - Throws: ``Failure`` and ``ProjectError``.
    init(
        _ project: ProjectFile, target name: String?, stubs: [String], packages: [String] = [], withTests: Bool = false,
        isCheck: Bool = false, survey: Survey
    ) throws {
        self.project = project
        self.isCheck = isCheck
        self.stubs = stubs.filter(StubName.isModule)
        finder = try ModuleFinder(project, packages: packages)
        let main = try Self.main(of: project, named: name)
        guard !main.sources.isEmpty else {
            if let missing = main.missingSources.first { throw missing.problem }
            throw Failure(
                .badScene,
                "\(main.file): the target “\(main.name)” has no Swift sources"
                    + (main.foreignSources.isEmpty ? "" : ", but \(main.foreignSources.count) in other languages"))
        }
        try add(main, path: [], survey)
        if withTests { try addTests(survey) }
        missing = Self.missing(of: modules + tests, stubs: stubs)
        for source in modules.flatMap(\.target.missingSources) {
            if stubs.contains(source.name) { sourceStubs.append(source) } else { missingSources.append(source) }
        }
    }

    /// Remarks about the project and about the modules that were found near it.
    var notes: [ProjectNote] { project.notes + finder.notes }
    /// Packages, pods and frameworks that the project expects to be fetched and were not found.
    var unfetched: [RemotePackage] { finder.unfetched }

    /// Returns the target to adopt.
    ///
    /// - Parameter name: Name of a target or module; `nil` for the only application or library.
    /// - Throws: ``Failure`` if there is none, or more than one.
    static func main(of project: ProjectFile, named name: String?) throws(Failure) -> ProjectTarget {
        let own = project.targets.prefix(project.ownCount)
        if let name {
            let named = project.targets.filter { $0.name == name || $0.module == name }
            guard let target = named.first(where: \.isOfPhone) else {
                if let foreign = named.first {
                    throw Failure(
                        .badScene,
                        "\(project.path): the target “\(name)” is for \(foreign.platform ?? "another system"); "
                            + "only targets for iOS can be adopted")
                }
                throw .unknown("target", name, among: own.map(\.name))
            }
            return target
        }
        let applications = own.filter(\.isApplication)
        let candidates = applications.isEmpty ? own.filter { $0.isOfPhone && $0.isImportable } : applications
        if candidates.count == 1 { return candidates[0] }
        if let first = candidates.first {
            throw .usage(
                "\(project.path) has \(candidates.count) targets to adopt; give --target with one of "
                    + candidates.map { "“\($0.name)”" }.joined(separator: ", ")
                    + (first.isApplication ? "" : ", of which none is an application"))
        }
        let others = own.map { "“\($0.name)” for \($0.platform ?? "no system")" }
        throw Failure(
            .badScene,
            "\(project.path): no target is an application or library for iOS; found "
                + (others.isEmpty ? "no targets" : others.joined(separator: ", ")))
    }

    /// - Parameter path: The chain of modules that import this one, each imported by the one before it.
    private mutating func add(_ target: ProjectTarget, path: [String], _ survey: Survey) throws {
        var found = try survey(target, nil)
        var imports: Set<String> = []
        for name in Set(found.files.flatMap { $0.imports + $0.conditional }).sorted() where name != target.module {
            guard !path.contains(name) else {
                throw Failure(
                    .badScene,
                    "\(target.file): the modules \(target.module) and \(name) import each other; remove one import")
            }
            if stubs.contains(name) {
                imports.insert(name)
            } else if modules.contains(where: { $0.target.module == name }) {
                imports.insert(name)
            } else if !Self.present.contains(name), let other = try self.target(name, for: target) {
                try add(other, path: path + [target.module], survey)
                imports.insert(name)
            }
        }
        let libraries = modules.filter { imports.contains($0.target.module) }.flatMap(\.target.sources)
        if isCheck || !libraries.isEmpty { found = try survey(target, libraries) }
        let symbols = AssetSymbols(target)?.members ?? []
        modules.append(Module(target: target, survey: found.declaring(symbols), imports: imports.sorted()))
    }

    /// Modules that exist for tests only.
    private static let presentInTests: Set<String> = [
        "XCTest", "Testing", "SnapshotTesting", "FBSnapshotTestCase", "Framereel", "FramereelTesting",
    ]

    /// Adds the test targets that import the application or one of its modules, and the modules that only tests import.
    private mutating func addTests(_ survey: Survey) throws {
        let application = modules.count - 1
        for target in project.targets.prefix(project.ownCount)
        where target.product == .tests && target.isOfPhone && !target.sources.isEmpty {
            var found = try survey(target, modules.flatMap(\.target.sources))
            let names = Set(found.files.flatMap { $0.imports + $0.conditional })
            guard modules.contains(where: { names.contains($0.target.module) }) else { continue }
            var imports: Set<String> = []
            for name in names.subtracting(Self.presentInTests).sorted() where name != target.module {
                if !modules.contains(where: { $0.target.module == name }), !stubs.contains(name),
                    !Self.present.contains(name)
                {
                    guard let other = try self.target(name, for: target) else { continue }
                    try add(other, path: [target.module], survey)
                }
                if stubs.contains(name) || modules.contains(where: { $0.target.module == name }) {
                    imports.insert(name)
                }
            }
            for index in found.files.indices { found.files[index].ignore(Self.presentInTests) }
            tests.append(Module(target: target, survey: found, imports: imports.sorted()))
        }
        modules.append(modules.remove(at: application))
    }

    /// Returns the target that builds a module. It may belong to the project, or to a project or package nearby.
    private mutating func target(_ module: String, for importer: ProjectTarget) throws(ProjectError) -> ProjectTarget? {
        let own = project.targets.first {
            $0.module == module && $0.isImportable && $0.isOfPhone && $0.isBuildable
        }
        if let own { return own }
        return try finder.target(module, for: importer)?.inVersion(of: importer)
    }

    private static func missing(of modules: [Module], stubs: [String]) -> [MissingModule] {
        var order: [String] = []
        var files: [String: [String]] = [:]
        var system: Set<String> = []
        for module in modules {
            for file in module.survey.files {
                system.formUnion(file.system)
                for name in file.imports
                where !present.contains(name) && !FramereelModules.besideUIKit.contains(name)
                    && !module.imports.contains(name) && name != module.target.module
                {
                    if files[name] == nil { order.append(name) }
                    files[name, default: []].append(file.path)
                }
            }
        }
        return order.map { MissingModule(name: $0, isSystem: system.contains($0), files: files[$0] ?? []) }
    }
}
