internal import QuartzCore

/// The resources that the application of the current stage was launched with.
package struct ApplicationResources: Sendable {
    /// The path of the main bundle; `nil` for the bundles beside the program.
    package var folder: String?
    /// The path of the `Info.plist`.
    package var information: String?
    /// Those that `UIAppFonts` lists, by the names that `UIFont(name:size:)` takes.
    var fonts: [String: ApplicationFont] = [:]

    package init() {}

    /// Thread-safe, as bundles, texts and fonts are.
    package static var current: ApplicationResources {
        get { Stage.currentResources as? ApplicationResources ?? ApplicationResources() }
        set { Stage.currentResources = newValue }
    }

    /// Uses a folder of resources and an `Info.plist` from now on.
    ///
    /// - Parameter information: the path; `nil` for the one in the folder that is named after the module, such as `Shop-Info.plist`, otherwise `Info.plist`,
    ///   which SwiftPM writes into bundles with languages.
    @MainActor package static func use(folder: String?, information: String?, module: String? = nil) {
        var resources = ApplicationResources()
        resources.folder = folder
        let names = (module.map { ["\($0)-Info.plist"] } ?? []) + ["Info.plist"]
        let own = folder.flatMap { folder in
            names.map { "\(folder)/\($0)" }.first(where: FileManager.default.fileExists(atPath:))
        }
        resources.information = information ?? own
        current = resources
    }

    /// Adds the fonts of the main bundle's files. One that cannot be used is reported.
    @MainActor package static func add(fonts names: [String]) {
        let stage = Stage.current
        for name in names {
            do throws(ApplicationFont.Fault) {
                let font = try ApplicationFont(file: name, in: ResourceBundles.searched(nil))
                for name in [font.name, font.fullName, font.family] where current.fonts[name] == nil {
                    current.fonts[name] = font
                }
            } catch {
                stage.diagnostics.reportUnsupported(
                    "UIAppFonts “\(name)”", instead: "the system font replaces it; \(error.reason)")
            }
        }
    }
}

extension ApplicationResources {
    /// Uses the resource bundle of the delegate's module beside the program, if there is one.
    @MainActor package static func use(_ delegate: AnyObject, information: String?) {
        let module = String(reflecting: type(of: delegate)).split(separator: ".").first.map(String.init) ?? ""
        use(folder: ResourceBundles.folder(of: module), information: information, module: module)
    }
}
