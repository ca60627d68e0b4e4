internal import FrameProjects

/// How an adopted application is launched: its delegates, and its `Info.plist` among the resources of its bundle.
struct AdoptedLaunch {
    private let target: ProjectTarget
    private let delegate: String
    private let sceneDelegate: String?
    /// The entries of the `Info.plist`, as Xcode would write it.
    private let information: [String: InformationValue]

    /// `nil` for a library, and for an application without a delegate that can be made without arguments.
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

    /// The arguments of the scene.
    var arguments: String {
        "launching: \(delegate)()" + (sceneDelegate.map { ", sceneDelegate: \($0)()" } ?? "")
    }

    /// `Shop-Info.plist`: SwiftPM refuses a resource with the name `Info.plist`. `nil` if there is nothing in it.
    var file: AdoptedPackage.File? {
        guard !information.isEmpty else { return nil }
        return AdoptedPackage.File(
            path: "Sources/\(target.module)/Resources/\(target.module)-Info.plist",
            content: .text(InformationValue.table(information).xml))
    }
}
