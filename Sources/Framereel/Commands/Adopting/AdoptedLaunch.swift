internal import FrameProjects

/// The way an adopted application is launched: its delegates, and its `Info.plist` among the resources of its bundle.
struct AdoptedLaunch {
    private let target: ProjectTarget
    private let delegate: String
    private let sceneDelegate: String?
    /// Entries of the `Info.plist`, as Xcode would write it.
    private let information: [String: InformationValue]

    /// Fails for a library, and for an application without a delegate that can be created without arguments.
    init?(_ application: Adoption.Module) {
        guard let delegate = application.survey.delegate, application.target.product == .application else { return nil }
        self.delegate = delegate
        target = application.target
        information = target.settings.information
        let named = Self.sceneDelegate(of: information)
        let scenes = application.survey.sceneDelegates ?? []
        sceneDelegate = named.flatMap { scenes.contains($0) ? $0 : nil } ?? scenes.first
    }

    /// The class without its module.
    private static func sceneDelegate(of information: [String: InformationValue]) -> String? {
        let configurations = information["UIApplicationSceneManifest"]?["UISceneConfigurations"]
        let windows = configurations?["UIWindowSceneSessionRoleApplication"]?.elements ?? []
        let name = windows.first?["UISceneDelegateClassName"]?.text
        return name?.split(separator: ".").last.map(String.init)
    }

    /// Arguments of the scene that launches the application, as source text.
    var arguments: String { "launching: \(delegates)" }

    /// The delegates as arguments, as source text.
    var delegates: String { "\(delegate)()" + (sceneDelegate.map { ", sceneDelegate: \($0)()" } ?? "") }

    /// The file `Shop-Info.plist`, because SwiftPM refuses a resource named `Info.plist`. `nil` if it would be empty.
    var file: AdoptedPackage.File? {
        guard !information.isEmpty else { return nil }
        let name = FramereelModules.target(of: target.module)
        return AdoptedPackage.File(
            path: "Sources/\(name)/Resources/\(name)-Info.plist",
            content: .text(InformationValue.table(information).xml))
    }
}
