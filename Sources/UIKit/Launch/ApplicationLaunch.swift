package import QuartzCore

/// The launch of an application: creates the windows for the storyboards that its `Info.plist` names, and calls its
/// delegates in UIKit's order (facts/launch-order).
@MainActor package struct ApplicationLaunch {
    private let delegate: any UIApplicationDelegate
    private let sceneDelegate: (any UISceneDelegate)?
    private let info: ApplicationInfo
    private let stage: Stage

    private var state: ApplicationState { stage.applicationState }
    private var application: UIApplication { state.application }
    private var scene: UIWindowScene { state.scene }
    private var hasScenes: Bool { sceneDelegate != nil || info.hasScenes }

    package init(
        _ delegate: any UIApplicationDelegate, sceneDelegate: (any UISceneDelegate)?, info: ApplicationInfo,
        on stage: Stage
    ) {
        self.delegate = delegate
        self.sceneDelegate = sceneDelegate
        self.info = info
        self.stage = stage
    }

    /// Launches the application. It becomes active after the first commit, before its controllers have appeared.
    ///
    /// - Returns: The window on screen; `nil` if there is none.
    package func begin() -> UIWindow? {
        register()
        state.lifeCycle.beginLaunch(hasScenes: hasScenes)
        stage.committer.afterNextCommit { [lifeCycle = state.lifeCycle] in lifeCycle.becomeActive() }
        let window = hasScenes ? nil : mainWindow
        finishLaunching()
        window?.makeKeyAndVisible()
        if hasScenes { connect() }
        return application.keyWindow ?? application.windows.last
    }

    /// Makes the application that of a window, which shows one of its screens, without launching it: none of the delegates'
    /// methods is called.
    package func surround(_ window: UIWindow) {
        register()
        if hasScenes {
            scene.session.scene = scene
            scene.delegate = sceneDelegate
            (sceneDelegate as? any UIWindowSceneDelegate)?.window = window
        } else {
            delegate.window = window
        }
    }

    private func register() {
        ApplicationResources.add(fonts: info.fonts)
        state.entries = info.entries
        state.delegates = [delegate] + (sceneDelegate.map { [$0] } ?? [])
        application.delegate = delegate
    }

    private func finishLaunching() {
        trace(delegate, .application, ["_": .omitted, "willFinishLaunchingWithOptions": .missing])
        _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
        trace(delegate, .application, ["_": .omitted, "didFinishLaunchingWithOptions": .missing])
        _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
        delegate.applicationDidFinishLaunching(application)
        post(UIApplication.didFinishLaunchingNotification, application)
    }

    /// The window for the main storyboard. The delegate may provide it.
    private var mainWindow: UIWindow? {
        guard let name = info.mainStoryboard else { return nil }
        let window = delegate.window ?? UIWindow()
        window.rootViewController = UIStoryboard(name: name, bundle: nil).instantiateInitialViewController()
        delegate.window = window
        if delegate.window !== window { state.delegates.append(window) }
        return window
    }

    // MARK: Scenes

    private func connect() {
        let configuration = configuration
        let session = scene.session
        session.configuration = configuration
        session.scene = scene
        scene.delegate = sceneDelegate
        let window = window(of: configuration)
        if let sceneDelegate {
            trace(sceneDelegate, .scene, ["_": .omitted, "willConnectTo": .omitted, "options": .omitted])
            sceneDelegate.scene(scene, willConnectTo: session, options: UIScene.ConnectionOptions())
        }
        post(UIScene.willConnectNotification, scene)
        state.lifeCycle.didConnect()
        window?.makeKeyAndVisible()
        state.lifeCycle.becomeVisible()
    }

    private var configuration: UISceneConfiguration {
        let session = scene.session
        session.configuration = UISceneConfiguration(
            name: info.configurationName ?? session.configuration.name, sessionRole: session.role)
        trace(delegate, .application, ["_": .omitted, "configurationForConnecting": .omitted, "options": .omitted])
        let configuration = delegate.application(
            application, configurationForConnecting: session, options: UIScene.ConnectionOptions())
        if let named = configuration.delegateClass, sceneDelegate.map({ type(of: $0) != named }) ?? true {
            let own = sceneDelegate.map { "a \(type(of: $0))" } ?? "none"
            stage.diagnostics.misuse(
                "The configuration of the scene names the delegate \(named), and the launch has \(own); pass sceneDelegate: \(named)()."
            )
        }
        return configuration
    }

    /// The window for the configuration's storyboard. The delegate may provide it.
    private func window(of configuration: UISceneConfiguration) -> UIWindow? {
        let storyboard = configuration.storyboard ?? info.sceneStoryboard.map { UIStoryboard(name: $0, bundle: nil) }
        guard let storyboard else { return nil }
        let delegate = sceneDelegate as? any UIWindowSceneDelegate
        let window = delegate?.window ?? UIWindow(windowScene: scene)
        window.rootViewController = storyboard.instantiateInitialViewController()
        delegate?.window = window
        if delegate?.window !== window { state.delegates.append(window) }
        return window
    }

    // MARK: Calls

    private func trace(_ receiver: AnyObject, _ name: TraceCall.Name, _ arguments: TraceCall.Arguments) {
        stage.diagnostics.trace("\(type(of: receiver))", callback: name, arguments)
    }

    private func post(_ name: Notification.Name, _ object: AnyObject) {
        NotificationCenter.default.post(name: name, object: object)
    }
}
