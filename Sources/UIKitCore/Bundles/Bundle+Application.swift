internal import FrameFiles
internal import QuartzCore

// The bundles of an application. The names replace those of Foundation in sources that import UIKit: a module's own
// names come before those that it re-exports. If a source also imports Foundation, both are visible, and Foundation's
// take precedence; except for localized texts, whose look-up by Foundation ends the process at plural forms: there the
// one with fewer parameters is taken, and calls with all parameters are ambiguous.
extension Bundle {
    /// Differs from Foundation: the resources with which the application was launched. Without a launch, it is the only
    /// resource bundle beside the program or, if there are several, the program's folder.
    @_disfavoredOverload
    public static var main: Bundle {
        if let own = ApplicationResources.current.folder.flatMap(Bundle.init(path:)) { return own }
        let bundles = ResourceBundles.besideProgram
        return bundles.count == 1 ? bundles[0] : Stage.programBundle
    }

    /// Differs from Foundation: the resource bundle beside the program that belongs to the class's module, or the main
    /// bundle if the module has no resources. Modules are not frameworks here.
    @_disfavoredOverload
    public convenience init(for aClass: AnyClass) {
        let module = String(reflecting: aClass).split(separator: ".").first.map(String.init) ?? ""
        let folder = ResourceBundles.folder(of: module) ?? Self.main.bundlePath
        // The folder was found, or belongs to a bundle.
        // swift-format-ignore: NeverForceUnwrap
        self.init(path: folder)!
    }

    /// Differs from Foundation: the main bundle's dictionary is the `Info.plist` file of the launch. Entries
    /// for the scene's device replace those without a suffix, and localized ones are not looked up.
    @_disfavoredOverload
    public var infoDictionary: [String: Any]? {
        let path =
            bundlePath == Bundle.main.bundlePath
            ? ApplicationResources.current.information ?? "\(bundlePath)/Info.plist" : "\(bundlePath)/Info.plist"
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        guard PropertyListShape.refusal(of: [UInt8](data)) == nil,
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return nil }
        return DeviceModifier.entries(list, isPad: UITraitCollection.current.userInterfaceIdiom == .pad)
    }

    @_disfavoredOverload
    public var bundleIdentifier: String? { infoDictionary?["CFBundleIdentifier"] as? String }

    @_disfavoredOverload
    public func object(forInfoDictionaryKey key: String) -> Any? { infoDictionary?[key] }

    /// The text from a table in the scene's language, or in the development language if there is none. If no table has
    /// the key, returns `value` or the key itself.
    ///
    /// Differs from Foundation: tables are read as Xcode stores them (`.strings`, `.stringsdict`, and `.xcstrings`),
    /// without compiling them. For a text with plural forms, the general form is returned, and `String(format:_:)`
    /// replaces it by the form for the number. In a source that also imports Foundation the call is ambiguous; import
    /// UIKit alone.
    public func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
        let table = tableName.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        let fallback = value.flatMap { $0.isEmpty ? nil : $0 } ?? key
        return LocalizedTexts.text(key, table: table, in: ResourceBundles.searched(self)) ?? fallback
    }
}

/// The localized text for a key, as returned by `Bundle.localizedString(forKey:value:table:)`.
///
/// In a source that also imports Foundation, calls with all parameters are ambiguous; import UIKit alone.
public func NSLocalizedString(
    _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
) -> String {
    bundle.localizedString(forKey: key, value: value, table: tableName)
}

/// The localized text for a key, in a source that also imports Foundation as well.
public func NSLocalizedString(_ key: String, comment: String) -> String {
    NSLocalizedString(key, tableName: nil, bundle: .main, value: "", comment: comment)
}

/// The localized text for a key of a bundle.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
    NSLocalizedString(key, tableName: nil, bundle: bundle, value: "", comment: comment)
}

/// The localized text for a key of a table.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    NSLocalizedString(key, tableName: tableName, bundle: .main, value: "", comment: comment)
}

/// The localized text for a key of a table of a bundle.
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
    NSLocalizedString(key, tableName: tableName, bundle: bundle, value: "", comment: comment)
}
