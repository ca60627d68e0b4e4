internal import Foundation
internal import FrameFiles
internal import FrameJSON
internal import FrameProjects
internal import FrameStoryboards

/// A package that builds an application's own sources, with a target for each module and a command that offers its
/// screens.
///
/// Sources stay in place and are ported from there. Resources are copied, because SwiftPM copies links as links.
struct AdoptedPackage {
    enum Content: Equatable {
        case text(String)
        /// The contents of the file at the path.
        case copy(of: String)
    }

    struct File: Equatable {
        /// Path relative to the package's folder.
        let path: String
        let content: Content
    }

    let adoption: Adoption
    let origin: FramereelOrigin
    /// Absolute path of the folder.
    let folder: String
    /// Remarks about resources and storyboards that are left out.
    private(set) var notes: [String] = []
    /// All files, in the order in which they are written.
    private(set) var files: [File] = []

    /// Name of the command.
    var reel: String { adoption.application.target.module + "Reel" }

    /// - Parameter repository: Folder of the repository that the project and the package are in; `nil` if there is
    ///   none.
    /// - Throws: ``Failure``.
    init(_ adoption: Adoption, in folder: URL, origin: FramereelOrigin, repository: URL?) throws {
        self.adoption = adoption
        self.origin = origin
        self.folder = folder.standardizedFileURL.path
        // A module in C cannot be built under another name.
        let taken = adoption.modules.map(\.target).filter { target in
            (target.isOfC ? FramereelModules.all : FramereelModules.imported).contains(target.module)
        }
        for module in taken.map(\.module) + adoption.stubs.filter(FramereelModules.imported.contains) {
            throw Failure(
                .badScene,
                "the module \(module) has the name of one of Framereel's; give its target another PRODUCT_MODULE_NAME")
        }
        var sources: [File] = []
        var resources: [String: ModuleResources] = [:]
        for module in adoption.modules {
            sources += self.sources(of: module)
            if let symbols = AssetSymbols(module.target) {
                sources.append(
                    File(path: "Sources/\(module.name)/AssetSymbols.swift", content: .text(symbols.source)))
            }
            if let classes = DataModelClasses(module.target) {
                sources.append(
                    File(path: "Sources/\(module.name)/DataModelClasses.swift", content: .text(classes.source))
                )
            }
            let isApplication = module.target.module == adoption.application.target.module
            let own = try ModuleResources(
                module.target, and: isApplication ? AdoptedLaunch(module).flatMap(\.file) : nil)
            sources += own.files
            notes += own.notes
            resources[module.target.module] = own
        }
        for test in adoption.tests {
            let own = try ModuleResources(test.target, and: nil, in: "Tests")
            notes += own.notes
            resources[test.target.module] = own
        }
        sources += hostedTests(resources)
        for stub in adoption.stubs {
            sources.append(
                File(
                    path: "Sources/\(FramereelModules.target(of: stub))/\(stub).swift", content: .text(Self.stub(stub)))
            )
        }
        for module in adoption.modules {
            sources += module.target.missingSources.filter(adoption.sourceStubs.contains).map { source in
                File(
                    path: "Sources/\(module.name)/Stubs/\(source.name)",
                    content: .text(Self.stub(ofSource: source.name)))
            }
        }
        let screens = ReelScreens(adoption)
        notes += screens.notes
        sources += [
            File(path: "Sources/\(reel)/\(reel).swift", content: .text(screens.command(named: reel))),
            File(path: "Sources/\(reel)/Screens.swift", content: .text(screens.list)),
        ]
        files =
            [
                File(path: "Package.swift", content: .text(manifest(resources))),
                File(path: ".gitignore", content: .text(Self.ignored)),
                File(path: ".gitattributes", content: .text(StarterPackage.attributes)),
                readme(hasWorkflow: repository != nil),
            ] + (try origin.files().map { File(path: $0.path, content: .text($0.text)) }) + sources + tests
        if let repository { files.append(workflow(in: repository)) }
    }

    private static let ignored = """
        /.build/
        /.swiftpm/
        /frames/
        /gallery/
        /gallery.html
        /transitions-report/

        """

    // MARK: Sources

    /// Returns the source list for the plugin, and the source file that SwiftPM requires in every target.
    ///
    /// - Parameters:
    ///   - place: The folder of targets.
    ///   - members: Members of the list besides the usual ones, as text.
    func sources(
        of module: Adoption.Module, in place: String = "Sources", members others: [String] = []
    ) -> [File] {
        guard !module.target.isOfC else { return Self.copies(of: module.target) }
        let name = module.name
        let compiled = module.target.sources.filter { path in
            !path.hasSuffix("/main.swift")
        }
        let root = Self.commonFolder(of: compiled)
        let list = compiled.map { String($0.dropFirst(root == "/" ? 1 : root.count + 1)) }
        let back = RelativePath.folder(root, seenFrom: "\(folder)/\(place)/\(name)/PortUIKit.json")
        let version = module.target.settings.swiftVersion.prefix { $0 != "." }
        let system = Set(module.survey.files.flatMap(\.system)).intersection(adoption.stubs)
        let lists = [("modules", system.sorted()), ("header", module.target.settings.headerImports)]
        let members = lists.filter { !$0.1.isEmpty }
            .map { ",\n  \"\($0.0)\": [\($0.1.map(Self.json).joined(separator: ", "))]" }.joined()
        let text = """
            {
              "sources": \(Self.json(back.isEmpty ? "." : String(back.dropLast()))),
              "files": [
            \(list.map { "    " + Self.json($0) }.joined(separator: ",\n"))
              ],
              "swift": "\(max(Int(version) ?? 5, 3))"\(members)\(others.joined())
            }

            """
        return [
            File(path: "\(place)/\(name)/PortUIKit.json", content: .text(text)),
            File(
                path: "\(place)/\(name)/Ported.swift",
                content: .text(
                    "// The sources of this target are those that PortUIKit.json lists. SwiftPM requires one of its own.\n"
                )),
        ]
    }

    /// Returns the sources and headers of a target in C, which SwiftPM compiles as they are.
    private static func copies(of target: ProjectTarget) -> [File] {
        (target.foreignSources + target.headers).map { path in
            File(path: "Sources/\(target.module)\(path.dropFirst(target.folder.count))", content: .copy(of: path))
        }
    }

    private static func commonFolder(of paths: [String]) -> String {
        guard var common = paths.first?.split(separator: "/").dropLast() else { return "/" }
        for path in paths.dropFirst() {
            let steps = path.split(separator: "/").dropLast()
            common = common.prefix(zip(common, steps).prefix { $0 == $1 }.count)
        }
        return "/" + common.joined(separator: "/")
    }

    private static func json(_ text: String) -> String { JSONValue.string(text).compact }

    private static func stub(_ module: String) -> String {
        """
        import UIKit

        // A stub of the module \(module), which the project does not contain. Declare what its importers use.

        """
    }

    private static func stub(ofSource name: String) -> String {
        """
        import UIKit

        // A stub of \(name), which the project compiles but does not contain. Declare what other sources use.

        """
    }

    // MARK: Manifest

    private func manifest(_ resources: [String: ModuleResources]) -> String {
        let package = origin.identity.debugDescription
        let stubs = adoption.stubs.map { name in
            "        .target(name: \(FramereelModules.target(of: name).debugDescription), dependencies: [.product(name: \"UIKit\", package: \(package))]),"
        }
        let modules = adoption.modules.map { self.target($0, resources[$0.target.module], package) }
        let tests =
            [testTarget(package)]
            + adoption.tests.map { hostedTestTarget($0, resources[$0.target.module], package) }
        let application = adoption.application
        let hasLanguages = resources.values.contains(where: \.hasLanguages)
        let settings = [".swiftLanguageMode(.v5)"] + FramereelModules.aliases(of: [application.target.module])
        return """
            // swift-tools-version: 6.2
            import PackageDescription

            // Written by framereel adopt. Running it again follows the project; a file that you edit is yours, and is left alone.
            let package = Package(
                name: \(application.target.module.debugDescription),
            \(hasLanguages ? "    defaultLocalization: \"en\",\n" : "")    dependencies: [
                    \(origin.dependency)
                ],
                targets: [
            \((stubs + modules).joined(separator: "\n"))
                    .executableTarget(
                        name: \(reel.debugDescription),
                        dependencies: [
                            \(application.name.debugDescription),
                            .product(name: "Framereel", package: \(package)),
                            .product(name: "UIKit", package: \(package)),
                        ],
                        swiftSettings: \(Self.list(settings))),
            \(tests.joined(separator: "\n"))
                ])

            """
    }

    private func target(_ module: Adoption.Module, _ resources: ModuleResources?, _ package: String) -> String {
        let target = module.target
        guard !target.isOfC else {
            let headers =
                target.publicHeaders == "include" ? "" : ", publicHeadersPath: \(target.publicHeaders.debugDescription)"
            return "        .target(name: \(target.module.debugDescription)\(headers)),"
        }
        let isApplication = target.module == adoption.application.target.module
        var settings = Self.settings(of: target) + FramereelModules.aliases(of: module.imports + [target.module])
        // Release builds, too, must give the command access to internal declarations.
        if isApplication { settings.append(".unsafeFlags([\"-enable-testing\"], .when(configuration: .release))") }
        settings += chaining
        let dependencies =
            module.imports.map { FramereelModules.target(of: $0).debugDescription }
            + [".product(name: \"UIKit\", package: \(package))"]
        let rules = resources?.rules ?? []
        return """
                    .target(
                        name: \(module.name.debugDescription),
                        dependencies: \(Self.list(dependencies)),
            \(rules.isEmpty ? "" : "            resources: \(Self.list(rules)),\n")            swiftSettings: \(Self.list(settings)),
                        plugins: [.plugin(name: "PortUIKit", package: \(package))]),
            """
    }

    /// The setting that chains the replacements which several modules make of one member, such as the lists of actions that
    /// two modules add to `UIView`. By default the last one replaces the others.
    var chaining: [String] {
        adoption.modules.count { !$0.target.isOfC } + adoption.tests.count > 1
            ? [".unsafeFlags([\"-Xfrontend\", \"-enable-dynamic-replacement-chaining\"])"] : []
    }

    /// Upcoming features that are part of Swift 6, apart from its checks of concurrency.
    private static let testFeatures = [
        "BareSlashRegexLiterals", "ConciseMagicFile", "DisableOutwardActorInference", "ForwardTrailingClosures",
        "GlobalActorIsolatedTypesUsability", "ImplicitOpenExistentials", "InferSendableFromCaptures",
        "IsolatedDefaultValues",
    ]

    /// Returns the compiler settings of a target, as elements of its manifest.
    static func settings(of target: ProjectTarget, areTests: Bool = false) -> [String] {
        var settings = target.settings.conditions.filter { $0 != "DEBUG" && ModuleName.of($0) == $0 }
            .map { ".define(\($0.debugDescription))" }
        settings += language(Int(target.settings.swiftVersion.prefix { $0 != "." }) ?? 5, areTests: areTests)
        if target.settings.isMainActorByDefault { settings.append(".defaultIsolation(MainActor.self)") }
        return settings
    }

    /// Returns the settings for a version of Swift.
    ///
    /// Apple's compiler lets asynchronous methods of XCTest, which are those of Objective-C, run where they are called; that of
    /// Linux reports tests that rely on it as races in Swift 6. Tests therefore have everything new but these checks.
    static func language(_ version: Int, areTests: Bool) -> [String] {
        guard version >= 6 else { return [".swiftLanguageMode(.v5)"] }
        guard areTests else { return [".swiftLanguageMode(.v6)"] }
        return [".swiftLanguageMode(.v5)"] + testFeatures.map { ".enableUpcomingFeature(\($0.debugDescription))" }
    }

    /// Returns an array argument of a target, on one line or with one line per element.
    static func list(_ elements: [String]) -> String {
        let line = elements.joined(separator: ", ")
        guard line.count > 80 else { return "[\(line)]" }
        return "[\n" + elements.map { "                \($0),\n" }.joined() + "            ]"
    }
}

/// The resources of a module, laid out so that SwiftPM makes the same bundle as Xcode.
struct ModuleResources {
    private(set) var files: [AdoptedPackage.File] = []
    /// Entries of the package manifest.
    private(set) var rules: [String] = []
    private(set) var notes: [String] = []
    private(set) var hasLanguages = false

    private static let mostFiles = 20_000

    /// - Parameters:
    ///   - information: The application's `Info.plist`.
    ///   - place: The folder of targets.
    /// - Throws: ``Failure``.
    init(
        _ target: ProjectTarget, and information: AdoptedPackage.File?, in place: String = "Sources"
    ) throws(Failure) {
        files = information.map { [$0] } ?? []
        let base = "\(place)/\(FramereelModules.target(of: target.module))"
        // SwiftPM refuses an `Info.plist`, which Xcode leaves out as well.
        for resource in target.resources where resource.name != "Info.plist" {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: resource.path, isDirectory: &isFolder) else {
                notes.append("the resource \(resource.path) does not exist, and is left out")
                continue
            }
            if resource.name.contains(".lproj/") { hasLanguages = true }
            let steps = resource.name.split(separator: "/")
            let isInFolder = steps.count > 1 && !steps[0].hasSuffix(".lproj")
            guard isFolder.boolValue else {
                let target = isInFolder ? "Folders" : "Resources"
                files.append(.init(path: "\(base)/\(target)/\(resource.name)", content: .copy(of: resource.path)))
                if isInFolder { addCopy("Folders/\(steps[0])") }
                continue
            }
            if !isInFolder, DataModelClasses.isModel(resource.path) {
                add(model: resource, to: base)
                continue
            }
            // SwiftPM processes catalogs as a whole; inside other folders they would be lost.
            let isCatalog = resource.name.hasSuffix(".xcassets")
            let target = isCatalog ? "Resources/\(resource.name)" : "Folders/\(resource.name)"
            let inside = try Self.files(in: resource.path)
            files += inside.map { .init(path: "\(base)/\(target)/\($0)", content: .copy(of: "\(resource.path)/\($0)")) }
            if !isCatalog, !inside.isEmpty { addCopy(isInFolder ? "Folders/\(steps[0])" : target) }
        }
        if files.contains(where: { $0.path.hasPrefix("\(base)/Resources/") }) {
            rules.insert(".process(\"Resources\")", at: 0)
        }
    }

    /// Adds the current version of a data model, under the name that Xcode gives to a compiled model.
    private mutating func add(model: ProjectResource, to base: String) {
        do throws(InterfaceError) {
            let contents = try DataModel.contents(of: model.path)
            _ = try DataModel(contentsOf: model.path)
            let name = "Folders/\(model.name.split(separator: ".").dropLast().joined(separator: ".")).momd"
            files.append(.init(path: "\(base)/\(name)/contents", content: .copy(of: contents)))
            addCopy(name)
        } catch {
            notes.append("\(error.description); the data model is left out")
        }
    }

    private mutating func addCopy(_ path: String) {
        let rule = ".copy(\(path.debugDescription))"
        if !rules.contains(rule) { rules.append(rule) }
    }

    private static func files(in folder: String) throws(Failure) -> [String] {
        let all = FileManager.default.enumerator(atPath: folder)
        var names: [String] = []
        while let name = all?.nextObject() as? String {
            if name.split(separator: "/").last?.hasPrefix(".") == true {
                all?.skipDescendants()
            } else if (try? InputBytes.check("\(folder)/\(name)")) != nil {
                names.append(name)
            }
            guard names.count <= mostFiles else {
                throw Failure(
                    .badScene, "\(folder) has more than \(mostFiles) files; remove it from the target's resources")
            }
        }
        return names.sorted()
    }
}
