internal import QuartzCore

/// The application's state, and the notifications of its changes (facts/application-states).
///
/// Each step calls the scene's delegate, posts the scene's notification, calls the application's delegate unless the
/// scene has a delegate, and posts the application's notification.
@MainActor package final class ApplicationLifeCycle {
    private unowned let application: ApplicationState
    private let diagnostics: Diagnostics
    private(set) var state = UIApplication.State.active
    /// Whether the scene is connected.
    private var isConnected = true

    var activation: UIScene.ActivationState {
        guard isConnected else { return .unattached }
        return switch state {
        case .active: .foregroundActive
        case .inactive: .foregroundInactive
        case .background: .background
        }
    }

    init(of application: ApplicationState, reportingTo diagnostics: Diagnostics) {
        self.application = application
        self.diagnostics = diagnostics
    }

    // MARK: The launch

    /// Begins a launch. With scenes, the application is in the background until ``becomeVisible()``; without them, it
    /// is inactive.
    package func beginLaunch(hasScenes: Bool) {
        state = hasScenes ? .background : .inactive
        isConnected = !hasScenes
        if hasScenes { application.scene.session.scene = nil }
    }

    package func didConnect() { isConnected = true }

    /// Makes the application visible but not yet active: the first half of ``enterForeground()``.
    package func becomeVisible() {
        guard state == .background else { return }
        step(
            UIScene.willEnterForegroundNotification, .sceneWillEnterForeground, { $0.sceneWillEnterForeground($1) },
            UIApplication.willEnterForegroundNotification, .applicationWillEnterForeground,
            { $0.applicationWillEnterForeground($1) })
        state = .inactive
    }

    // MARK: System events

    /// Makes the application inactive because something covers it, such as a call.
    package func resignActive() {
        guard state == .active else { return }
        step(
            UIScene.willDeactivateNotification, .sceneWillResignActive, { $0.sceneWillResignActive($1) },
            UIApplication.willResignActiveNotification, .applicationWillResignActive,
            { $0.applicationWillResignActive($1) })
        state = .inactive
    }

    /// Moves the application to the background because the home screen or another application is shown.
    package func enterBackground() {
        resignActive()
        guard state == .inactive else { return }
        state = .background
        step(
            UIScene.didEnterBackgroundNotification, .sceneDidEnterBackground, { $0.sceneDidEnterBackground($1) },
            UIApplication.didEnterBackgroundNotification, .applicationDidEnterBackground,
            { $0.applicationDidEnterBackground($1) })
    }

    /// Shows the application again and makes it active.
    package func enterForeground() {
        becomeVisible()
        becomeActive()
    }

    /// Makes the application active because it is no longer covered.
    package func becomeActive() {
        guard state == .inactive else { return }
        state = .active
        step(
            UIScene.didActivateNotification, .sceneDidBecomeActive, { $0.sceneDidBecomeActive($1) },
            UIApplication.didBecomeActiveNotification, .applicationDidBecomeActive,
            { $0.applicationDidBecomeActive($1) })
    }

    /// Notifies the delegate, observers, and all controllers of windows that the system is short of memory.
    package func receiveMemoryWarning() {
        let shared = application.application
        shared.delegate?.applicationDidReceiveMemoryWarning(shared)
        NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: shared)
        for window in shared.windows { window.rootViewController?.receiveMemoryWarning() }
    }

    private func step(
        _ sceneName: Notification.Name, _ sceneCall: TraceCall.Name,
        _ callScene: (any UISceneDelegate, UIScene) -> Void,
        _ name: Notification.Name, _ call: TraceCall.Name,
        _ callApplication: (any UIApplicationDelegate, UIApplication) -> Void
    ) {
        let (shared, scene) = (application.application, application.scene)
        if let delegate = scene.delegate {
            trace(delegate, sceneCall)
            callScene(delegate, scene)
        }
        NotificationCenter.default.post(name: sceneName, object: scene)
        if scene.delegate == nil, let delegate = shared.delegate {
            trace(delegate, call)
            callApplication(delegate, shared)
        }
        NotificationCenter.default.post(name: name, object: shared)
    }

    private func trace(_ delegate: AnyObject, _ name: TraceCall.Name) {
        diagnostics.trace("\(type(of: delegate))", callback: name, ["_": .omitted])
    }
}

extension UIViewController {
    fileprivate func receiveMemoryWarning() {
        didReceiveMemoryWarning()
        children.forEach { $0.receiveMemoryWarning() }
        presentation.presented?.receiveMemoryWarning()
    }
}
