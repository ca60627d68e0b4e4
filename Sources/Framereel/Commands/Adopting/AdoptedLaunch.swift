internal import Foundation
internal import FrameProjects

/// The way an adopted application is launched: its delegates, and its `Info.plist` among the resources of its bundle.
struct AdoptedLaunch {
    private let target: ProjectTarget
    private let delegate: String
    private let sceneDelegate: String?
    /// Entries of the `Info.plist`, as Xcode would write it.
    private let information: [String: Any]

    /// Fails for a library, and for an application without a delegate that can be created without arguments.
    init?(_ application: Adoption.Module) {
        guard let delegate = application.survey.delegate, application.target.product == .application else { return nil }
        self.delegate = delegate
        target = application.target
        information = Self.information(of: target.settings)
        let named = Self.sceneDelegate(of: information)
        let scenes = application.survey.sceneDelegates ?? []
        sceneDelegate = named.flatMap { scenes.contains($0) ? $0 : nil } ?? scenes.first
    }

    private static func information(of settings: TargetSettings) -> [String: Any] {
        let file = settings.informationFile.flatMap { FileManager.default.contents(atPath: $0) }
        let list = file.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
        let entries = (list as? [String: Any] ?? [:]).mapValues { replacing(settings.replacedTexts, in: $0) }
        return entries.merging(settings.information) { $1 }
    }

    private static func replacing(_ texts: [String: String], in value: Any) -> Any {
        switch value {
        case let text as String: texts[text] ?? text
        case let elements as [Any]: elements.map { replacing(texts, in: $0) }
        case let members as [String: Any]: members.mapValues { replacing(texts, in: $0) }
        default: value
        }
    }

    /// Returns the name of the class, without its module.
    private static func sceneDelegate(of information: [String: Any]) -> String? {
        let manifest = information["UIApplicationSceneManifest"] as? [String: Any]
        let configurations = manifest?["UISceneConfigurations"] as? [String: Any]
        let windows = configurations?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
        let name = windows?.first?["UISceneDelegateClassName"] as? String
        return name?.split(separator: ".").last.map(String.init)
    }

    /// Arguments of the scene, as source text.
    var arguments: String {
        "launching: \(delegate)()" + (sceneDelegate.map { ", sceneDelegate: \($0)()" } ?? "")
    }

    /// The file `Shop-Info.plist`, because SwiftPM refuses a resource named `Info.plist`. `nil` if it would be empty.
    var file: AdoptedPackage.File? {
        guard !information.isEmpty,
            let data = try? PropertyListSerialization.data(fromPropertyList: information, format: .xml, options: 0)
        else { return nil }
        return AdoptedPackage.File(
            path: "Sources/\(target.module)/Resources/\(target.module)-Info.plist",
            content: .text(String(decoding: data, as: UTF8.self)))
    }
}
