internal import QuartzCore

/// An instance of the application's user interface. There is only one.
@MainActor @preconcurrency open class UIScene: UIResponder {
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    /// Information about how a scene is opened. Always empty.
    @MainActor @preconcurrency open class ConnectionOptions: NSObject {
        open var urlContexts: Set<UIOpenURLContext> { [] }
        open var userActivities: Set<NSUserActivity> { [] }
        open var shortcutItem: UIApplicationShortcutItem? { nil }
        open var sourceApplication: String? { nil }
        open var handoffUserActivityType: String? { nil }
    }

    nonisolated public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    nonisolated public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    nonisolated public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    nonisolated public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    nonisolated public static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")

    open weak var delegate: (any UISceneDelegate)?
    public let session = UISceneSession()

    public override init() {
        super.init()
        session.scene = self
    }

    open var activationState: ActivationState { .unattached }
    open var title: String! = ""
}

/// A scene with windows.
@MainActor @preconcurrency open class UIWindowScene: UIScene {
    /// The application's state. The reference is unowned to avoid a retain cycle.
    unowned let application: ApplicationState
    final var traitState: TraitState?

    init(of application: ApplicationState) {
        self.application = application
        super.init()
        session.scene = self
    }

    open override var activationState: ActivationState { application.lifeCycle.activation }
    open var windows: [UIWindow] { application.application.windows }
    open var keyWindow: UIWindow? { application.application.keyWindow }
    open var screen: UIScreen { application.mainScreen }
    open var statusBarManager: UIStatusBarManager? { application.statusBar }
    open var traitCollection: UITraitCollection { screen.traitCollection.overridden(by: overrides.values) }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var coordinateSpace: any UICoordinateSpace { screen }
    open var interfaceOrientation: UIInterfaceOrientation { screen.interfaceOrientation }
    /// Always `nil`: the window has the size of the screen.
    open var sizeRestrictions: UISceneSizeRestrictions? { nil }
}

/// The delegate of a scene. Its methods are called when a scene file launches the application, and when the scene's
/// state changes.
@MainActor @preconcurrency public protocol UISceneDelegate: NSObjectProtocol {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
}

@MainActor @preconcurrency public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}
