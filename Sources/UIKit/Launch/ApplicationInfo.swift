internal import FrameFiles

/// The entries of an application's `Info.plist` that determine its launch.
package struct ApplicationInfo: Equatable, Sendable {
    /// The value of `UIMainStoryboardFile`.
    package var mainStoryboard: String?
    /// Whether there is a `UIApplicationSceneManifest`.
    package var hasScenes = false
    /// The value of `UISceneConfigurationName` in the first configuration of the window role, which also supplies the
    /// next two values.
    package var configurationName: String?
    /// The value of `UISceneDelegateClassName` without its module.
    package var sceneDelegate: String?
    /// The value of `UISceneStoryboardFile`.
    package var sceneStoryboard: String?
    /// The file names listed in `UIAppFonts`.
    package var fonts: [String] = []
    /// The value of `UIUserInterfaceStyle`: `Light`, `Dark` or `Automatic`.
    package var userInterfaceStyle: String?
    /// The value of `NSAccentColorName`.
    package var accentColor: String?
    /// Whether the status bar is hidden and controllers do not determine its appearance.
    package var hidesStatusBar = false
    /// The value of `UISupportedInterfaceOrientations`; `nil` if there is none.
    package var orientations: [String]?

    package init() {}

    private static let sizeLimit = 1 << 20

    /// Reads a property list in XML, binary, or OpenStep format.
    ///
    /// - Parameter isPad: Whether entries for iPads, such as `UIMainStoryboardFile~ipad`, replace those without a suffix;
    ///   otherwise those for iPhones do.
    /// - Throws: ``Fault`` for a file that cannot be read, is larger than 1 MiB, or is not a dictionary.
    package init(contentsOf path: String, isPad: Bool = false) throws(Fault) {
        let bytes: [UInt8]
        do throws(InputBytes.Refusal) {
            bytes = try InputBytes.read(path, limit: Self.sizeLimit)
        } catch {
            throw Fault(path: path, reason: error.message)
        }
        if let refusal = PropertyListShape.refusal(of: bytes) { throw Fault(path: path, reason: refusal) }
        let entries = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
        guard let entries = entries as? [String: Any] else {
            throw Fault(path: path, reason: "expected a property list with a dictionary")
        }
        let list = DeviceModifier.entries(entries, isPad: isPad)
        mainStoryboard = list["UIMainStoryboardFile"] as? String
        fonts = list["UIAppFonts"] as? [String] ?? []
        userInterfaceStyle = list["UIUserInterfaceStyle"] as? String
        accentColor = list["NSAccentColorName"] as? String
        hidesStatusBar =
            list["UIStatusBarHidden"] as? Bool == true
            && list["UIViewControllerBasedStatusBarAppearance"] as? Bool == false
        orientations = list["UISupportedInterfaceOrientations"] as? [String]
        guard let manifest = list["UIApplicationSceneManifest"] as? [String: Any] else { return }
        hasScenes = true
        let configurations = manifest["UISceneConfigurations"] as? [String: Any]
        let windows = configurations?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
        configurationName = windows?.first?["UISceneConfigurationName"] as? String
        let delegate = windows?.first?["UISceneDelegateClassName"] as? String
        sceneDelegate = delegate?.split(separator: ".").last.map(String.init)
        sceneStoryboard = windows?.first?["UISceneStoryboardFile"] as? String
    }

    package struct Fault: Error, Equatable {
        package let path: String
        package let reason: String
    }
}
