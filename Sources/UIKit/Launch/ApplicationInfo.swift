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

    package init() {}

    private static let sizeLimit = 1 << 20

    /// Reads a property list in XML, binary, or OpenStep format.
    ///
    /// - Throws: ``Fault`` for a file that cannot be read, is larger than 1 MiB, or is not a dictionary.
    package init(contentsOf path: String) throws(Fault) {
        let bytes: [UInt8]
        do throws(InputBytes.Refusal) {
            bytes = try InputBytes.read(path, limit: Self.sizeLimit)
        } catch {
            throw Fault(path: path, reason: error.message)
        }
        let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
        guard let list = list as? [String: Any] else {
            throw Fault(path: path, reason: "expected a property list with a dictionary")
        }
        mainStoryboard = list["UIMainStoryboardFile"] as? String
        fonts = list["UIAppFonts"] as? [String] ?? []
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
