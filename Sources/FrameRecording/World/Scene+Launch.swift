public import UIKit

extension Scene {
    /// Creates a scene that launches an application at virtual time 0, in UIKit's order of calls. The world's window is
    /// the one made by the application's delegates or by the storyboard that its `Info.plist` names. Launch screens are
    /// not shown: the first frame belongs to the application.
    ///
    ///     Scene("shop", device: .iPhone15, launching: AppDelegate(), sceneDelegate: SceneDelegate()) { world in
    ///         world.tap("Umbrella")
    ///     }
    ///
    /// The run throws a ``LaunchError`` if the application cannot be launched.
    ///
    /// - Parameters:
    ///   - delegate: Creates the application delegate for each run.
    ///   - sceneDelegate: Creates the scene delegate; `nil` for an application without one.
    ///   - resources: Folder used as the main bundle, with storyboards, nibs, catalogs, images, fonts and texts. `nil`
    ///     selects the resource bundle of the delegate's module next to the program.
    ///   - infoPlist: Path of the property list with the main storyboard or the scene manifest. `nil` selects
    ///     `Info.plist` or `Module-Info.plist` in the main bundle, if present.
    ///   - responses: A folder of recorded responses, as for ``World/answerRequests(from:after:)``.
    ///   - steps: Runs after the launch, to add a flow and other events.
    public init(
        _ name: String, title: String? = nil, device: Device,
        launching delegate: @autoclosure @escaping @MainActor @Sendable () -> any UIApplicationDelegate,
        sceneDelegate: @autoclosure @escaping @MainActor @Sendable () -> (any UISceneDelegate)? = nil,
        resources: String? = nil, infoPlist: String? = nil, responses: String? = nil,
        layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
        userInterfaceStyle: UIUserInterfaceStyle = .light, contentSize: UIContentSizeCategory = .large,
        system: SystemVersion = .iOS18,
        showsStatusBar: Bool = false, isLandscape: Bool = false, smoothsEdges: Bool = false,
        filePath: String = #filePath, line: Int = #line,
        steps: @escaping @MainActor @Sendable (World) throws -> Void = { _ in }
    ) {
        self.init(
            name, title: title, device: device, layoutDirection: layoutDirection,
            userInterfaceStyle: userInterfaceStyle,
            contentSize: contentSize, system: system, showsStatusBar: showsStatusBar,
            isLandscape: isLandscape, smoothsEdges: smoothsEdges, filePath: filePath, line: line
        ) { world in
            // Delegates may read resources when they are created.
            try world.use(folder: resources, infoPlist)
            if let responses { try world.answerRequests(from: responses) }
            let delegate = delegate()
            if resources == nil { ApplicationResources.use(delegate, information: infoPlist) }
            try world.launch(delegate, sceneDelegate: sceneDelegate())
            try steps(world)
        }
    }
}

/// The reason why an application could not be launched.
public enum LaunchError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The property list cannot be read.
    case info(path: String, reason: String)
    /// The folder of resources does not exist.
    case resources(path: String)
    /// The folder of recorded responses does not exist.
    case responses(path: String)
    /// The property list names a scene delegate other than the one given at launch, or none was given.
    case sceneDelegate(named: String, instead: String?)
    /// No window is visible after the launch.
    case noWindow

    public var description: String {
        switch self {
        case .info(let path, let reason): "\(path): \(reason); pass the Info.plist of the application"
        case .resources(let path): "there is no folder \(path); pass the folder of the application's resources"
        case .responses(let path): "there is no folder \(path); pass the folder of recorded responses"
        case .sceneDelegate(let name, let own?):
            "the Info.plist names the scene delegate \(name), and the launch has a \(own); pass sceneDelegate: \(name)()"
        case .sceneDelegate(let name, nil):
            "the Info.plist names the scene delegate \(name); pass sceneDelegate: \(name)()"
        case .noWindow:
            "the application shows no window; let a delegate call makeKeyAndVisible(), or pass an Info.plist that names a storyboard"
        }
    }
}

extension World {
    /// Puts an application around a scene that shows one of its screens without launching it, so that the screen finds the
    /// application's delegates, fonts, resources and entries of its `Info.plist`. The world's window is that of the delegates,
    /// none of whose methods is called.
    ///
    ///     Scene("cart", device: .iPhone15) { world in
    ///         try world.setApplication(AppDelegate())
    ///         world.window.rootViewController = CartViewController()
    ///     }
    ///
    /// - Parameters:
    ///   - resources: Folder used as the main bundle; `nil` selects the resource bundle of the delegate's module next to the
    ///     program.
    ///   - infoPlist: Path of the property list; `nil` selects the one in the main bundle, if present.
    /// - Throws: ``LaunchError`` if the folder does not exist, or the `Info.plist` cannot be read or names another scene
    ///   delegate.
    public func setApplication(
        _ delegate: any UIApplicationDelegate, sceneDelegate: (any UISceneDelegate)? = nil,
        resources: String? = nil, infoPlist: String? = nil
    ) throws(LaunchError) {
        try use(folder: resources, infoPlist)
        if resources == nil { ApplicationResources.use(delegate, information: infoPlist) }
        try application(delegate, sceneDelegate).surround(window)
    }

    fileprivate func launch(
        _ delegate: any UIApplicationDelegate, sceneDelegate: (any UISceneDelegate)?
    ) throws(LaunchError) {
        let launch = try application(delegate, sceneDelegate)
        window.isHidden = true
        guard let shown = launch.begin() else { throw .noWindow }
        window = shown
    }

    fileprivate func use(folder resources: String?, _ infoPlist: String?) throws(LaunchError) {
        if let resources, Bundle(path: resources) == nil { throw .resources(path: resources) }
        ApplicationResources.use(folder: resources, information: infoPlist)
    }

    private func application(
        _ delegate: any UIApplicationDelegate, _ sceneDelegate: (any UISceneDelegate)?
    ) throws(LaunchError) -> ApplicationLaunch {
        var info = ApplicationInfo()
        if let path = ApplicationResources.current.information {
            do throws(ApplicationInfo.Fault) {
                info = try ApplicationInfo(contentsOf: path, isPad: UIDevice.current.userInterfaceIdiom == .pad)
            } catch {
                throw .info(path: error.path, reason: error.reason)
            }
        }
        let own = sceneDelegate.map { "\(Swift.type(of: $0))" }
        if let name = info.sceneDelegate, name != own { throw .sceneDelegate(named: name, instead: own) }
        return ApplicationLaunch(delegate, sceneDelegate: sceneDelegate, info: info, on: stage)
    }
}
