package import QuartzCore

/// The running application, limited to the state that transitions need.
@MainActor @preconcurrency open class UIApplication: UIResponder {
    // Entry point: UIApplication.shared has no object to ask for its stage.
    open class var shared: UIApplication { Stage.current.applicationState.application }

    open weak var delegate: (any UIApplicationDelegate)?
    /// The visible windows from back to front: by level, then in the order in which they were shown. A window that
    /// nothing else refers to leaves the screen.
    open var windows: [UIWindow] { shownWindows.compactMap(\.window) }
    private var shownWindows: [WeakWindow] = []
    open internal(set) weak var keyWindow: UIWindow?
    fileprivate unowned var state: ApplicationState!

    /// The connected scene. There is only one, because a frame shows one screen, and none before a launch connects it.
    open var connectedScenes: Set<UIScene> { state.scene.session.scene.map { [$0] } ?? [] }
    open var openSessions: Set<UISceneSession> { [state.scene.session] }
    open var supportsMultipleScenes: Bool { false }
    open var applicationState: State { state.lifeCycle.state }
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        state.mainScreen.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    open var preferredContentSizeCategory: UIContentSizeCategory {
        state.mainScreen.traitCollection.preferredContentSizeCategory
    }
    /// Differs from UIKit: stored without effect, since no screen turns off.
    open var isIdleTimerDisabled = false
    /// Differs from UIKit: stored without effect, since status bars show no network activity.
    open var isNetworkActivityIndicatorVisible = false
    /// Differs from UIKit: stored without effect, since there is no home screen.
    open var applicationIconBadgeNumber = 0
    /// Differs from UIKit: stored without effect, since there is no home screen.
    open var shortcutItems: [UIApplicationShortcutItem]?

    // MARK: Windows

    /// Adds a visible window in front of the other windows of its level, which it leaves first.
    ///
    /// - Returns: The window directly in front of it; `nil` if it is the frontmost one.
    func show(_ window: UIWindow) -> UIWindow? {
        hide(window)
        let next = windows.first { $0.windowLevel > window.windowLevel }
        let index = shownWindows.firstIndex { $0.window === next } ?? shownWindows.count
        shownWindows.insert(WeakWindow(window: window), at: index)
        return next
    }

    func hide(_ window: UIWindow) { shownWindows.removeAll { $0.window == nil || $0.window === window } }

    // MARK: Touches

    private var ignoringCount = 0
    open var isIgnoringInteractionEvents: Bool { ignoringCount > 0 }

    /// Ignores touches that begin from now on, until ``endIgnoringInteractionEvents()`` has been called as many times
    /// as this method.
    open func beginIgnoringInteractionEvents() { ignoringCount += 1 }
    open func endIgnoringInteractionEvents() { ignoringCount = max(0, ignoringCount - 1) }

    /// Passes an event to its windows. An override that does not call `super` withholds the event from them.
    open dynamic func sendEvent(_ event: UIEvent) {
        var notified: Set<ObjectIdentifier> = []
        for window in event.windows where notified.insert(ObjectIdentifier(window)).inserted { window.sendEvent(event) }
        if event.windows.isEmpty { state.touchScreen.deliver(event) }
    }

    // MARK: Remote control

    /// Has no effect, because there is no remote control.
    open func beginReceivingRemoteControlEvents() {}
    open func endReceivingRemoteControlEvents() {}

    // MARK: The status bar

    open var statusBarFrame: CGRect { state.statusBar.statusBarFrame }
    /// The status bar style of the controller on screen. Setting it has no effect, as in applications with
    /// controller-based status bars.
    open var statusBarStyle: UIStatusBarStyle {
        get { state.statusBar.statusBarStyle }
        set {}
    }
    open var isStatusBarHidden: Bool {
        get { state.statusBar.isStatusBarHidden }
        set {}
    }
    open var statusBarOrientation: UIInterfaceOrientation {
        get { state.scene.interfaceOrientation }
        set {}
    }
    open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}
    open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}

    /// The orientations that the application's `Info.plist` lists, otherwise all on iPad, and all but upside down on
    /// iPhone.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        if let listed = state.entries.orientations { return listed }
        return state.mainScreen.uprightBounds.size.isOfPad ? .all : .allButUpsideDown
    }

    // MARK: Other applications

    /// Always `false`, because there are no other applications.
    open func canOpenURL(_ url: URL) -> Bool { false }

    /// Notes the request in the trace without opening anything.
    ///
    /// - Parameter completion: Called with `false` on the next turn.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        Stage.current.diagnostics.trace("\(type(of: self))", request: .open, ["_": .name(url.absoluteString)])
        guard let completion else { return }
        Stage.current.loop.scheduleNow { completion(false) }
    }

    /// The form of iOS 2 to 9 of ``open(_:options:completionHandler:)``.
    ///
    /// - Returns: `false`, because there are no other applications.
    @discardableResult open func openURL(_ url: URL) -> Bool {
        open(url)
        return false
    }

    // MARK: Actions

    /// Calls the method on `target`. Without a target, calls it on the first responder, or on the next object in the
    /// responder chain that handles the action. If there is no first responder, the search begins at the sender.
    ///
    /// - Returns: Whether an object handles the action.
    @discardableResult open func sendAction(
        _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool {
        send(action, to: target, from: sender, event, at: sender as? UIResponder)
    }

    /// - Parameter origin: The object at which the search begins if there is no first responder.
    @discardableResult func send(
        _ action: Selector, to target: Any?, from sender: Any?, _ event: UIEvent?, at origin: UIResponder?
    ) -> Bool {
        guard let stage = (origin as? UIView)?.stage ?? (keyWindow ?? windows.last)?.stage else { return false }
        let start = stage.applicationState.keyboard.firstResponder ?? origin
        guard let receiver = target ?? start?.target(forAction: action, withSender: sender) else {
            stage.diagnostics.reportUnsupported(
                "the action “\(action)” without a target",
                instead:
                    "nothing is called; no responder from \(start.map { "\(type(of: $0))" } ?? "nowhere") on has it")
            return false
        }
        action.perform(on: receiver as AnyObject, sender, event, reportingTo: stage.diagnostics)
        return true
    }
}

private struct WeakWindow {
    weak var window: UIWindow?
}

/// The state that UIKit keeps for each application. Every stage owns its own, so worlds are independent of each other.
@MainActor package final class ApplicationState {
    package let application = UIApplication()
    package let mainScreen: UIScreen
    private(set) lazy var device = UIDevice(with: mainScreen, rotation)
    package private(set) lazy var scene = UIWindowScene(of: self)
    private(set) lazy var statusBar = UIStatusBarManager(of: self)
    package private(set) lazy var rotation = InterfaceRotation(of: self)
    package private(set) lazy var lifeCycle = ApplicationLifeCycle(of: self, reportingTo: diagnostics)
    private(set) lazy var homeIndicator = HomeIndicator(of: self)
    package let touchScreen: TouchScreen
    let animationScope = AnimationScope()
    let storedProperties = StoredProperties()
    package private(set) lazy var keyboard = Keyboard(of: self)
    let pasteboards = Pasteboards()
    private(set) lazy var pasteboard = UIPasteboard(.general, pasteboards.general)
    let appearanceProxies = AppearanceProxies()
    let menuController = UIMenuController()
    /// The entries of the launched application's `Info.plist`.
    package var entries = ApplicationEntries() {
        didSet {
            mainScreen.fixedStyle = entries.userInterfaceStyle
            mainScreen.windowTraits = nil
            CurrentTraits.ofScreen = mainScreen.traitCollection
            if mainScreen.settingsAffectColors { variesInColor = true }
        }
    }
    /// The delegates of a launched application, which no other object retains.
    package var delegates: [AnyObject] = []
    let assets: AssetLibrary
    let symbols = SymbolCache()
    /// The appearance calls made so far.
    package let appearances = AppearanceInspection()
    /// The receiver of the outermost `show` call in progress.
    var showing: UIViewController?
    /// The latest request to present or dismiss, if it had no effect.
    package var refused: RefusedRequest?
    /// The transitions that have begun and not ended.
    package var runningTransitions: [PresentationTransition] = []
    /// The size change of the window in progress.
    package var sizeTransition: SizeTransition?
    /// Closures to call when the size change in progress has ended.
    private var afterSizeTransition: [@MainActor () -> Void] = []
    /// The adaptations that began with the size change in progress.
    var adaptations: [Adaptation] = []
    let traitUpdates: TraitUpdates
    /// Whether tint colors are changing because a presentation is beginning or ending to dim them.
    var fadesTint = false
    /// Whether dynamic colors may differ between parts of the screen.
    var variesInColor = false
    /// The parts of the screen covered by the status bar, the camera and the home indicator.
    package var screenInsets = ScreenInsets.none

    private let diagnostics: Diagnostics
    private var anonymousActionCount = 0
    private var activationCount = 0
    private var afterTransitions: [@MainActor () -> Void] = []

    /// Returns a number greater than all previous ones.
    func nextActivation() -> Int {
        activationCount += 1
        return activationCount
    }

    /// Runs `body` when no transition is running: immediately if there is none.
    func whenNoTransitionRuns(_ body: @escaping @MainActor () -> Void) {
        if runningTransitions.isEmpty { body() } else { afterTransitions.append(body) }
    }

    /// Runs `body` when no size change of the window is in progress: immediately if there is none.
    func whenSizeHasSettled(_ body: @escaping @MainActor () -> Void) {
        if sizeTransition == nil { body() } else { afterSizeTransition.append(body) }
    }

    func didEnd(_ transition: SizeTransition) {
        guard sizeTransition === transition else { return }
        sizeTransition = nil
        let waiting = afterSizeTransition
        afterSizeTransition = []
        waiting.forEach { $0() }
    }

    func didEnd(_ transition: PresentationTransition) {
        runningTransitions.removeAll { $0 === transition }
        if transition.mayChangeOrientation { rotation.supportedOrientationsDidChange() }
        guard runningTransitions.isEmpty, !afterTransitions.isEmpty else { return }
        let waiting = afterTransitions
        afterTransitions = []
        for body in waiting { whenNoTransitionRuns(body) }
    }

    /// Completes the adaptations in progress.
    func endAdaptations() {
        let ending = adaptations
        adaptations = []
        ending.forEach { $0.end() }
    }

    /// Returns the next number, from 1, for an action created without an identifier.
    func nextActionNumber() -> Int {
        anonymousActionCount += 1
        return anonymousActionCount
    }

    /// The bounds of the screen where nothing is recorded, such as in unit tests: those of an iPhone 15.
    private static let boundsOutsideRuns = CGRect(x: 0, y: 0, width: 393, height: 852)

    fileprivate init(stage: Stage) {
        diagnostics = stage.diagnostics
        traitUpdates = TraitUpdates(on: stage)
        assets = AssetLibrary(on: stage)
        touchScreen = TouchScreen(of: application, on: stage.loop)
        let bounds = stage.committer.screen.bounds
        mainScreen = UIScreen(
            bounds: bounds.isEmpty ? Self.boundsOutsideRuns : bounds, scale: stage.committer.scale)
        application.state = self
    }
}

extension Stage {
    /// The state of the application on this stage, created on first use.
    package var applicationState: ApplicationState {
        if let state = application as? ApplicationState { return state }
        let state = ApplicationState(stage: self)
        application = state
        return state
    }
}
