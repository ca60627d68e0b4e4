internal import QuartzCore

// The bundles of an application. The names replace those of Foundation in sources that import UIKit: a module's own names come before those
// that it re-exports. Where a source imports Foundation too, both are visible, and Foundation's are preferred to an ambiguity.
extension Bundle {
    /// Differs from Foundation: the resources that the application was launched with. Without a launch, the only resource bundle beside the program, or
    /// where there are several, the folder of the program.
    @_disfavoredOverload
    public static var main: Bundle {
        if let own = ApplicationResources.current.folder.flatMap(Bundle.init(path:)) { return own }
        let bundles = ResourceBundles.besideProgram
        return bundles.count == 1 ? bundles[0] : Stage.programBundle
    }

    /// Differs from Foundation: the resource bundle of the class's module beside the program, and the main one for a module without resources. Modules are
    /// not frameworks here.
    @_disfavoredOverload
    public convenience init(for aClass: AnyClass) {
        let module = String(reflecting: aClass).split(separator: ".").first.map(String.init) ?? ""
        let folder = ResourceBundles.folder(of: module) ?? Self.main.bundlePath
        // The folder was found, or is that of a bundle.
        // swift-format-ignore: NeverForceUnwrap
        self.init(path: folder)!
    }

    /// Differs from Foundation: that of the main bundle is the `Info.plist` of the launch. Entries in several languages are not looked up.
    @_disfavoredOverload
    public var infoDictionary: [String: Any]? {
        let path =
            bundlePath == Bundle.main.bundlePath
            ? ApplicationResources.current.information ?? "\(bundlePath)/Info.plist" : "\(bundlePath)/Info.plist"
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
    }

    @_disfavoredOverload
    public var bundleIdentifier: String? { infoDictionary?["CFBundleIdentifier"] as? String }

    @_disfavoredOverload
    public func object(forInfoDictionaryKey key: String) -> Any? { infoDictionary?[key] }

    /// The text of a table in the language of the scene, else that of the development language; `value` or the key where there is none.
    ///
    /// Differs from Foundation: tables are read as Xcode stores them, `.strings`, `.stringsdict` and `.xcstrings`, and not compiled. Of plural forms, the general one is
    /// returned, and the one of the number when `String(format:_:)` formats it.
    @_disfavoredOverload
    public func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
        let table = tableName.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        let fallback = value.flatMap { $0.isEmpty ? nil : $0 } ?? key
        return LocalizedTexts.text(key, table: table, in: ResourceBundles.searched(self)) ?? fallback
    }
}

/// As ``Foundation/Bundle/localizedString(forKey:value:table:)``.
@_disfavoredOverload
public func NSLocalizedString(
    _ key: String, tableName: String? = nil, bundle: Bundle = .main, value: String = "", comment: String
) -> String {
    bundle.localizedString(forKey: key, value: value, table: tableName)
}
