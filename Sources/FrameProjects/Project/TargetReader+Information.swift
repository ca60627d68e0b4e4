internal import Foundation

/// The `Info.plist` of a target, as Xcode writes it into the product.
extension TargetReader {
    mutating func readInformation(
        _ settings: BuildSettings, of target: String, _ product: ProjectTarget.Product,
        into result: inout TargetSettings
    ) throws(ProjectError) {
        let file = try settings.value("INFOPLIST_FILE") ?? ""
        if !file.isEmpty {
            var spelling = StoredSpelling()
            let path = spelling.path(AbsolutePath.of(file, in: folder))
            result.informationFile = path
            if FolderListing.exists(path) {
                result.information = try entries(of: path, settings, target)
            } else {
                note("the Info.plist of the target “\(target)”, \(path), does not exist; its entries are missing")
            }
        }
        guard try settings.isOn("GENERATE_INFOPLIST_FILE") else { return }
        // swift-build: a generated value replaces that of the file, lists are appended, and dictionaries are merged.
        result.information.merge(try generatedInformation(settings, product)) { $0.merging($1) }
    }

    private mutating func entries(
        of path: String, _ settings: BuildSettings, _ target: String
    ) throws(ProjectError) -> [String: InformationValue] {
        let list = try PropertyFile(contentsOf: path)
        var replaced: [String: String] = [:]
        for text in list.texts where text.contains("$") && replaced[text] == nil {
            if let value = try settings.replaced(in: text) {
                replaced[text] = value
            } else {
                note(
                    "\(path) of the target “\(target)” has “\(text)”, of which a build setting has no value here; it stays"
                )
            }
        }
        var entries = try list.information()
        for (key, value) in entries {
            if value == .other { note("\(path) of the target “\(target)” has a date at \(key), which is left out") }
            entries[key] = value.replacing(replaced)
        }
        return entries
    }

    /// The entries that Xcode generates from build settings.
    private func generatedInformation(
        _ settings: BuildSettings, _ product: ProjectTarget.Product
    ) throws(ProjectError) -> [String: InformationValue] {
        var entries: [String: InformationValue] = [:]
        for (key, setting) in Self.namesOfProduct {
            if let value = try settings.value(setting), !value.isEmpty { entries[key] = .text(value) }
        }
        if product == .application { entries["CFBundlePackageType"] = .text("APPL") }
        let prefix = "INFOPLIST_KEY_"
        for setting in settings.names where setting.hasPrefix(prefix) {
            let name = String(setting.dropFirst(prefix.count))
            let (key, idiom) = Self.idiom(of: name)
            if name.hasSuffix("_Generation") {
                guard try settings.isOn(setting), let (key, value) = Self.generations[name] else { continue }
                entries[key] = value
            } else if Self.lists.contains(key) {
                entries[key + idiom] = .list(try settings.elements(setting).map { .text($0) })
            } else if let value = try settings.value(setting) {
                let isFlag = Self.isFlag(key) && ["YES", "NO"].contains(value)
                entries[key + idiom] = isFlag ? .flag(value == "YES") : .text(value)
            }
        }
        return entries
    }

    /// The entries that name a product, with their settings (swift-build, `defaultInfoPlistContent`).
    private static let namesOfProduct = [
        "CFBundleName": "PRODUCT_NAME", "CFBundleExecutable": "PRODUCT_NAME",
        "CFBundleIdentifier": "PRODUCT_BUNDLE_IDENTIFIER", "CFBundleShortVersionString": "MARKETING_VERSION",
        "CFBundleVersion": "CURRENT_PROJECT_VERSION",
        "NSAccentColorName": "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME",
    ]

    /// The entries of settings that end in `_Generation` (Xcode's build settings reference).
    private static let generations: [String: (String, InformationValue)] = [
        "UILaunchScreen_Generation": ("UILaunchScreen", .table(["UILaunchScreen": .table([:])])),
        "UIApplicationSceneManifest_Generation": (
            "UIApplicationSceneManifest",
            .table(["UIApplicationSupportsMultipleScenes": .flag(true), "UISceneConfigurations": .table([:])])
        ),
    ]

    /// The keys whose setting is a list of words (Xcode's build settings reference).
    private static let lists: Set<String> = [
        "UISupportedInterfaceOrientations", "UIRequiredDeviceCapabilities", "UIBackgroundModes",
    ]

    /// Whether `YES` and `NO` stand for Booleans. No entry of UIKit or Launch Services contains these words as text.
    private static func isFlag(_ key: String) -> Bool { key.hasPrefix("UI") || key.hasPrefix("LS") }

    /// The key of a setting's entry and its suffix for an idiom: `INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad`
    /// sets the entry `UISupportedInterfaceOrientations~ipad`.
    private static func idiom(of name: String) -> (key: String, suffix: String) {
        for (ending, suffix) in [("_iPad", "~ipad"), ("_iPhone", "~iphone")] where name.hasSuffix(ending) {
            return (String(name.dropLast(ending.count)), suffix)
        }
        return (name, "")
    }
}
