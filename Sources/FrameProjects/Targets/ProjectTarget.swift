/// The files that a target of a project or package builds from.
public struct ProjectTarget: Equatable, Sendable {
    public enum Product: Equatable, Sendable {
        case application, framework, library, appExtension, tests, interfaceTests, tool
        /// Another product type, such as `com.apple.product-type.bundle`.
        case other(String)
    }

    public let name: String
    /// Name by which other modules import it.
    public let module: String
    public let product: Product
    /// Platform: `iOS`, `macOS`, `watchOS`, `tvOS` or `visionOS`; `nil` if the settings do not specify one.
    public let platform: String?
    /// The project file or manifest that declares the target.
    public let file: String
    /// Folder that its sources are relative to.
    public let folder: String

    /// Absolute paths of Swift sources without duplicates, in the order of the build phases.
    public internal(set) var sources: [String] = []
    /// Swift sources that do not exist, such as those that a build phase writes.
    public internal(set) var missingSources: [MissingSource] = []
    /// Absolute paths of sources in other languages.
    public internal(set) var foreignSources: [String] = []
    /// Absolute paths of the headers of a package's target.
    public internal(set) var headers: [String] = []
    /// The folder of the headers that importers see, relative to ``folder``.
    public internal(set) var publicHeaders = "include"
    public internal(set) var resources: [ProjectResource] = []
    /// Names of targets that are built first, including targets of other projects.
    public internal(set) var dependencies: [String] = []
    /// Names of package products.
    public internal(set) var packageProducts: [String] = []
    /// Paths of frameworks and libraries in binary form.
    public internal(set) var binaries: [String] = []
    /// Names of shell scripts and build rules, which are not run.
    public internal(set) var scripts: [String] = []
    public internal(set) var settings = TargetSettings()

    /// Returns the target with the Swift version of a target that imports it if its own settings state none.
    public func inVersion(of importer: ProjectTarget) -> ProjectTarget {
        guard settings.swiftVersion.isEmpty else { return self }
        var target = self
        target.settings.swiftVersion = importer.settings.swiftVersion
        return target
    }

    /// Whether it is an application for iOS, or one without a platform in its settings.
    public var isApplication: Bool { product == .application && isOfPhone }
    /// Whether it may be built for iPhones.
    public var isOfPhone: Bool { platform == nil || platform == "iOS" }
    /// Whether other targets can import it.
    public var isImportable: Bool { product == .framework || product == .library }

    /// Whether it is a target of a package in plain C, which importers see through its headers.
    public var isOfC: Bool {
        sources.isEmpty && !foreignSources.isEmpty && foreignSources.allSatisfy { $0.hasSuffix(".c") }
            && headers.contains { $0.hasPrefix(AbsolutePath.of(publicHeaders, in: folder) + "/") }
    }
    /// Whether a module can be built from it.
    public var isBuildable: Bool { !sources.isEmpty || isOfC }

    public init(
        name: String, module: String, product: Product, platform: String?, file: String, folder: String
    ) {
        self.name = name
        self.module = module
        self.product = product
        self.platform = platform
        self.file = file
        self.folder = folder
    }
}

/// A Swift source that a target compiles and that does not exist.
public struct MissingSource: Equatable, Sendable {
    /// Absolute path.
    public let path: String
    /// The problem, positioned where the project names the source.
    public let problem: ProjectError

    /// Name of the file, such as `Secrets.swift`.
    public var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}

/// A file or folder that is copied into a product.
public struct ProjectResource: Equatable, Sendable {
    /// Absolute path.
    public let path: String
    /// Path in the product, such as `Base.lproj/Main.storyboard` or `Assets.xcassets`.
    public let name: String

    public init(path: String, name: String) {
        self.path = path
        self.name = name
    }
}

/// The build settings of a target that its sources depend on.
public struct TargetSettings: Equatable, Sendable {
    /// Swift version, such as `5.0`. It is empty for a pod that states none, which is compiled in the version of its importer.
    public var swiftVersion = "5"
    /// Value of `SWIFT_ACTIVE_COMPILATION_CONDITIONS` in the debug configuration.
    public var conditions: [String] = []
    /// Whether types are isolated to the main actor by default.
    public var isMainActorByDefault = false
    /// Absolute path of the bridging header.
    public var bridgingHeader: String?
    /// Modules that the bridging header imports.
    public var headerImports: [String] = []
    /// Whether Xcode generates Swift names for the colors and images in asset catalogs.
    public var hasAssetSymbols = true
    /// The entries of the product's `Info.plist`, with the values of build settings such as `$(PRODUCT_NAME)`: those of
    /// the target's file, and those that Xcode generates.
    public var information: [String: InformationValue] = [:]
    /// The absolute path of `Info.plist`.
    public var informationFile: String?

    public init() {}
}
