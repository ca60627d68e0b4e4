/// What a target of a project or package builds.
public struct ProjectTarget: Equatable, Sendable {
    public enum Product: Equatable, Sendable {
        case application, framework, library, appExtension, tests, tool
        /// Such as `com.apple.product-type.bundle`.
        case other(String)
    }

    public let name: String
    /// The name by which other modules import it.
    public let module: String
    public let product: Product
    /// `iOS`, `macOS`, `watchOS`, `tvOS`, `visionOS`; `nil` where the settings do not name one.
    public let platform: String?
    /// The project file or manifest that declares it.
    public let file: String
    /// The folder that its sources are relative to.
    public let folder: String

    /// Absolute paths of Swift sources, each once, in the order of the build phases.
    public internal(set) var sources: [String] = []
    /// Swift sources that do not exist, of which the first makes the target useless.
    public internal(set) var missingSources: [ProjectError] = []
    /// Absolute paths of sources in other languages.
    public internal(set) var foreignSources: [String] = []
    public internal(set) var resources: [ProjectResource] = []
    /// Names of targets that are built before, also of other projects.
    public internal(set) var dependencies: [String] = []
    /// Names of products of packages.
    public internal(set) var packageProducts: [String] = []
    /// Paths of frameworks and libraries in binary form.
    public internal(set) var binaries: [String] = []
    /// Names of shell scripts and build rules, which are not run.
    public internal(set) var scripts: [String] = []
    public internal(set) var settings = TargetSettings()

    /// Whether it is an application for iOS, or one without a platform in its settings.
    public var isApplication: Bool { product == .application && isOfPhone }
    /// Whether it may be built for iPhones.
    public var isOfPhone: Bool { platform == nil || platform == "iOS" }
    /// Whether other targets can import it.
    public var isImportable: Bool { product == .framework || product == .library }

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

/// A file or folder that is copied into a product.
public struct ProjectResource: Equatable, Sendable {
    /// Absolute.
    public let path: String
    /// The path in the product: `Base.lproj/Main.storyboard`, `Assets.xcassets`.
    public let name: String

    public init(path: String, name: String) {
        self.path = path
        self.name = name
    }
}

/// The build settings of a target that its sources depend on.
public struct TargetSettings: Equatable, Sendable {
    /// Such as `5.0`.
    public var swiftVersion = "5"
    /// Of `SWIFT_ACTIVE_COMPILATION_CONDITIONS` in the debug configuration.
    public var conditions: [String] = []
    /// Whether types without isolation belong to the main actor.
    public var isMainActorByDefault = false
    /// Absolute.
    public var bridgingHeader: String?
    /// The entries of the product's `Info.plist`, with the values of build settings such as `$(PRODUCT_NAME)`: those of the
    /// target's file, and those that Xcode generates.
    public var information: [String: InformationValue] = [:]
    /// The absolute path of `Info.plist`.
    public var informationFile: String?

    public init() {}
}
