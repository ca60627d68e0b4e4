internal import QuartzCore

/// The resources with which the current stage's application was launched.
package struct ApplicationResources: Sendable {
    /// The path of the main bundle; `nil` to use the bundles beside the program.
    package var folder: String?
    /// The path of the `Info.plist` file.
    package var information: String?
    /// The fonts listed in `UIAppFonts`, keyed by the names that `UIFont(name:size:)` accepts.
    var fonts: [String: ApplicationFont] = [:]

    package init() {}

    /// The resources of the current application. Thread-safe, because bundles, texts, and fonts are.
    package static var current: ApplicationResources {
        get { Stage.currentResources as? ApplicationResources ?? ApplicationResources() }
        set { Stage.currentResources = newValue }
    }

    /// Uses a resource folder and an `Info.plist` file from now on.
    ///
    /// - Parameter information: The path of the file. `nil` selects the file in the folder named after the module, such
    ///   as `Shop-Info.plist`, otherwise `Info.plist`, which SwiftPM writes into localized bundles.
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

    /// Adds font files of the main bundle. Reports files that cannot be used.
    @MainActor package static func add(fonts names: [String]) {
        // Entry point: The fonts are registered for the application that is being launched.
        let stage = Stage.current
        for name in names {
            do throws(ApplicationFont.Fault) {
                add(try ApplicationFont(file: name, in: ResourceBundles.searched(nil)))
            } catch {
                stage.diagnostics.reportUnsupported(
                    "UIAppFonts “\(name)”", instead: "the system font replaces it; \(error.reason)")
            }
        }
    }

    /// Adds a font under those of its names that no other font has.
    static func add(_ font: ApplicationFont) {
        for name in font.names where current.fonts[name] == nil { current.fonts[name] = font }
    }

    static func remove(_ font: ApplicationFont) {
        for (name, other) in current.fonts where other.name == font.name { current.fonts[name] = nil }
    }
}

extension ApplicationResources {
    /// Uses the resource bundle of the delegate's module beside the program, if there is one.
    @MainActor package static func use(_ delegate: AnyObject, information: String?) {
        let module = String(reflecting: type(of: delegate)).split(separator: ".").first.map(String.init) ?? ""
        use(folder: ResourceBundles.folder(of: module), information: information, module: module)
    }
}
