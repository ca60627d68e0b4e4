internal import QuartzCore

/// Whether the application is in front, and how it is notified when that changes (facts/application-states).
///
/// Each step calls the scene's delegate, posts the scene's notification, calls the application's delegate unless the scene has one,
/// and posts the application's notification.
@MainActor package final class ApplicationLifeCycle {
    private unowned let application: ApplicationState
    private(set) var state = UIApplication.State.active

    init(of application: ApplicationState) {
        self.application = application
    }

    // MARK: What the system does

    /// Something covers the application, such as a call.
    package func resignActive() {
        guard state == .active else { return }
        step(
            UIScene.willDeactivateNotification, { $0.sceneWillResignActive($1) },
            UIApplication.willResignActiveNotification, { $0.applicationWillResignActive($1) })
        state = .inactive
    }

    /// The home screen or another application is shown.
    package func enterBackground() {
        resignActive()
        guard state == .inactive else { return }
        state = .background
        step(
            UIScene.didEnterBackgroundNotification, { $0.sceneDidEnterBackground($1) },
            UIApplication.didEnterBackgroundNotification, { $0.applicationDidEnterBackground($1) })
    }

    /// The application is shown again, and becomes active.
    package func enterForeground() {
        if state == .background {
            step(
                UIScene.willEnterForegroundNotification, { $0.sceneWillEnterForeground($1) },
                UIApplication.willEnterForegroundNotification, { $0.applicationWillEnterForeground($1) })
            state = .inactive
        }
        becomeActive()
    }

    /// What covered the application has gone.
    package func becomeActive() {
        guard state == .inactive else { return }
        state = .active
        step(
            UIScene.didActivateNotification, { $0.sceneDidBecomeActive($1) },
            UIApplication.didBecomeActiveNotification, { $0.applicationDidBecomeActive($1) })
    }

    /// The system is short of memory: the delegate, observers and all controllers of windows are notified.
    package func receiveMemoryWarning() {
        let shared = application.application
        shared.delegate?.applicationDidReceiveMemoryWarning(shared)
        NotificationCenter.default.post(name: UIApplication.didReceiveMemoryWarningNotification, object: shared)
        for window in shared.windows { window.rootViewController?.receiveMemoryWarning() }
    }

    private func step(
        _ sceneName: Notification.Name, _ callScene: (any UISceneDelegate, UIScene) -> Void,
        _ name: Notification.Name, _ call: (any UIApplicationDelegate, UIApplication) -> Void
    ) {
        let (shared, scene) = (application.application, application.scene)
        if let delegate = scene.delegate { callScene(delegate, scene) }
        NotificationCenter.default.post(name: sceneName, object: scene)
        if scene.delegate == nil, let delegate = shared.delegate { call(delegate, shared) }
        NotificationCenter.default.post(name: name, object: shared)
    }
}

extension UIApplication.State {
    var activation: UIScene.ActivationState {
        switch self {
        case .active: .foregroundActive
        case .inactive: .foregroundInactive
        case .background: .background
        }
    }
}

extension UIViewController {
    fileprivate func receiveMemoryWarning() {
        didReceiveMemoryWarning()
        children.forEach { $0.receiveMemoryWarning() }
        presentation.presented?.receiveMemoryWarning()
    }
}
