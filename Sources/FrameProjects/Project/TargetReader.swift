internal import Foundation

/// Reads one target of a project file.
struct TargetReader {
    let objects: ProjectObjects
    let tree: FileTree
    let project: ProjectObject
    /// Path of the project's folder.
    let path: String
    /// Value of `SRCROOT`.
    let folder: String
    let budget: ReadingBudget
    private(set) var notes: [ProjectNote] = []
    /// Folders of packages in the synchronized folders of the target.
    var packages: [String] = []
    /// Paths of sources and names of resources that the target has.
    var known: Set<String> = []

    init(
        _ objects: ProjectObjects, _ tree: FileTree, project: ProjectObject, path: String, folder: String,
        _ budget: ReadingBudget
    ) {
        self.objects = objects
        self.tree = tree
        self.project = project
        self.path = path
        self.folder = folder
        self.budget = budget
    }

    mutating func read(_ object: ProjectObject) throws(ProjectError) -> ProjectTarget {
        guard let name = try object.text("name"), !name.isEmpty else {
            throw object.error("expected the name of a target", "name")
        }
        let settings = try settings(of: object, name: name)
        var target = ProjectTarget(
            name: name, module: ModuleName.of(try settings.value("PRODUCT_MODULE_NAME") ?? name),
            product: Self.product(try object.text("productType") ?? ""), platform: try Self.platform(settings),
            file: objects.file.path, folder: folder)
        target.settings = try targetSettings(settings, of: name, target.product)
        try readPhases(of: object, into: &target)
        try readSynchronizedFolders(of: object, into: &target)
        for dependency in try objects.objects("dependencies", of: object) {
            if let other = try objects.object("target", of: dependency) {
                target.dependencies.append(try other.text("name") ?? "")
            } else if let proxy = try objects.object("targetProxy", of: dependency) {
                target.dependencies.append(try proxy.text("remoteInfo") ?? "")
            }
        }
        for product in try objects.objects("packageProductDependencies", of: object) {
            if let name = try product.text("productName") { target.packageProducts.append(name) }
        }
        return target
    }

    private static func product(_ type: String) -> ProjectTarget.Product {
        let prefix = "com.apple.product-type."
        switch type.hasPrefix(prefix) ? String(type.dropFirst(prefix.count)) : type {
        case "application", "application.on-demand-install-capable": return .application
        case "framework", "framework.static": return .framework
        case "library.static", "library.dynamic": return .library
        case "bundle.unit-test": return .tests
        case "bundle.ui-testing": return .interfaceTests
        case "tool": return .tool
        case let kind where kind.hasPrefix("app-extension"): return .appExtension
        default: return .other(type)
        }
    }

    private static func platform(_ settings: BuildSettings) throws(ProjectError) -> String? {
        let platforms = try settings.elements("SUPPORTED_PLATFORMS")
        if platforms.contains("iphoneos") || platforms.contains("iphonesimulator") { return "iOS" }
        let names = [
            ("iphone", "iOS"), ("macosx", "macOS"), ("watch", "watchOS"), ("appletv", "tvOS"), ("xr", "visionOS"),
        ]
        let sdk = try settings.value("SDKROOT") ?? platforms.first ?? ""
        return names.first { sdk.hasPrefix($0.0) }?.1
    }

    private mutating func targetSettings(
        _ settings: BuildSettings, of target: String, _ product: ProjectTarget.Product
    ) throws(ProjectError) -> TargetSettings {
        var result = TargetSettings()
        // Projects have specified it since Swift 2.3.
        let version = try settings.value("SWIFT_VERSION") ?? ""
        result.swiftVersion = version.isEmpty ? "2" : version
        for name in try settings.elements("SWIFT_ACTIVE_COMPILATION_CONDITIONS") where !result.conditions.contains(name)
        {
            result.conditions.append(name)
        }
        // Older projects have conditions among the compiler's other flags: -D NAME, -DNAME.
        let flags = try settings.elements("OTHER_SWIFT_FLAGS")
        for (index, flag) in flags.enumerated() where flag.hasPrefix("-D") {
            let name = flag == "-D" ? (index + 1 < flags.count ? flags[index + 1] : "") : String(flag.dropFirst(2))
            if !name.isEmpty, !result.conditions.contains(name) { result.conditions.append(name) }
        }
        result.hasAssetSymbols = try settings.value("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOLS") != "NO"
        result.isMainActorByDefault = try settings.value("SWIFT_DEFAULT_ACTOR_ISOLATION") == "MainActor"
        if let header = try settings.value("SWIFT_OBJC_BRIDGING_HEADER"), !header.isEmpty {
            var spelling = StoredSpelling()
            let path = spelling.path(AbsolutePath.of(header, in: folder))
            result.bridgingHeader = path
            result.headerImports = BridgingHeader.modules(importedBy: path)
        }
        try readInformation(settings, of: target, product, into: &result)
        return result
    }

    // MARK: Settings

    /// Returns the levels of the debug configuration: the project's, followed by the target's.
    private mutating func settings(of target: ProjectObject, name: String) throws(ProjectError) -> BuildSettings {
        let ofProject = try configuration(of: project)
        let levels = try levels(ofProject) + (try levels(try configuration(of: target)))
        let projectName = AbsolutePath.ofArgument(path).split(separator: "/").last?.dropLast(".xcodeproj".count) ?? ""
        return try BuildSettings(
            levels,
            standard: [
                ("TARGET_NAME", name), ("TARGETNAME", name), ("PROJECT_NAME", String(projectName)),
                ("SRCROOT", folder), ("SOURCE_ROOT", folder), ("PROJECT_DIR", folder),
                ("CONFIGURATION", try ofProject?.text("name") ?? "Debug"), ("PLATFORM_NAME", "iphonesimulator"),
                ("EXECUTABLE_NAME", "$(PRODUCT_NAME)"), ("PRODUCT_BUNDLE_PACKAGE_TYPE", "APPL"),
                ("DEVELOPMENT_LANGUAGE", try project.text("developmentRegion") ?? "en"),
                ("PRODUCT_NAME", "$(TARGET_NAME)"), ("PRODUCT_MODULE_NAME", "$(PRODUCT_NAME:c99extidentifier)"),
            ],
            file: objects.file.path, budget)
    }

    /// Returns the configuration called Debug, or else the default or the first one.
    private func configuration(of object: ProjectObject) throws(ProjectError) -> ProjectObject? {
        guard let list = try objects.object("buildConfigurationList", of: object) else { return nil }
        let all = try objects.objects("buildConfigurations", of: list)
        let standard = try list.text("defaultConfigurationName")
        for name in ["Debug", standard] {
            for configuration in all where try configuration.text("name") == name { return configuration }
        }
        return all.first
    }

    private mutating func levels(_ configuration: ProjectObject?) throws(ProjectError) -> [SettingsLevel] {
        guard let configuration else { return [] }
        var levels: [SettingsLevel] = []
        if let path = try configurationFile(of: configuration) {
            if FolderListing.exists(path) {
                let file = try ConfigurationFile(contentsOf: path, budget)
                levels.append(file.level)
                notes += file.notes
            } else {
                notes.append(
                    ProjectNote(
                        file: objects.file.path,
                        "the configuration file \(path) does not exist; its settings are missing"))
            }
        }
        var level = SettingsLevel()
        let table = try configuration.table("buildSettings")
        for key in table.keys {
            switch table[key]?.value {
            case .text(let text): level.assign(text, to: key)
            case .list(let elements):
                let texts = elements.compactMap { if case .text(let text) = $0.value { text } else { nil } }
                level.assign(texts.joined(separator: " "), to: key)
            case .table, .other, nil: break
            }
        }
        return levels + [level]
    }

    private func configurationFile(of configuration: ProjectObject) throws(ProjectError) -> String? {
        if let reference = try configuration.text("baseConfigurationReference") { return tree.paths[reference] }
        // The file is in a synchronized folder.
        guard let anchor = try configuration.text("baseConfigurationReferenceAnchor"), let folder = tree.paths[anchor],
            let path = try configuration.text("baseConfigurationReferenceRelativePath")
        else { return nil }
        return AbsolutePath.of(path, in: folder)
    }

    mutating func note(_ message: String) { notes.append(ProjectNote(file: objects.file.path, message)) }
}
