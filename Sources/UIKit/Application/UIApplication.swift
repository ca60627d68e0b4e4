package import QuartzCore

/// The running application, limited to the state that transitions need.
@MainActor @preconcurrency open class UIApplication: UIResponder {
    open class var shared: UIApplication { Stage.current.applicationState.application }

    open weak var delegate: (any UIApplicationDelegate)?
    /// Back to front: by level, and in the order in which they were shown.
    open internal(set) var windows: [UIWindow] = []
    open internal(set) weak var keyWindow: UIWindow?
    fileprivate unowned var state: ApplicationState!

    /// The one scene, since a frame shows one screen; none before it is connected in a launch.
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
    /// Without effect, like the next two: there is no screen to keep awake, no network and no home screen.
    open var isIdleTimerDisabled = false
    open var isNetworkActivityIndicatorVisible = false
    open var applicationIconBadgeNumber = 0

    /// Differs from UIKit: a class has no properties by name but this one, which extensions ask for: `sharedApplication`.
    open class func value(forKeyPath keyPath: String) -> Any? { keyPath == "sharedApplication" ? shared : nil }

    // MARK: Touches

    private var ignoringCount = 0
    open var isIgnoringInteractionEvents: Bool { ignoringCount > 0 }

    /// Touches that begin from now on reach nothing, until ``endIgnoringInteractionEvents()`` was called as often as this.
    open func beginIgnoringInteractionEvents() { ignoringCount += 1 }
    open func endIgnoringInteractionEvents() { ignoringCount = max(0, ignoringCount - 1) }

    /// Passes an event on to the windows it belongs to. An override that does not call `super` keeps it from them.
    open func sendEvent(_ event: UIEvent) {
        var notified: Set<ObjectIdentifier> = []
        for window in event.windows where notified.insert(ObjectIdentifier(window)).inserted { window.sendEvent(event) }
        if event.windows.isEmpty { state.touchScreen.deliver(event) }
    }

    // MARK: The status bar

    open var statusBarFrame: CGRect { state.statusBar.statusBarFrame }
    /// Those of the controller on screen; setting them has no effect, as in applications whose controllers decide.
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

    /// All on pads, all but upside down on phones.
    open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        state.mainScreen.uprightBounds.size.isOfPad ? .all : .allButUpsideDown
    }

    // MARK: Other applications

    /// There are none.
    open func canOpenURL(_ url: URL) -> Bool { false }

    /// Opens nothing, which the trace shows.
    ///
    /// - Parameter completion: called with `false` on the next turn.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        Stage.current.diagnostics.trace("\(type(of: self))", request: .open, ["_": .name(url.absoluteString)])
        guard let completion else { return }
        Stage.current.loop.scheduleNow { completion(false) }
    }

    // MARK: Actions

    /// Calls the method on `target`; without one, on the first responder or the nearest after it that handles the action. Where
    /// nothing takes keys, the search begins at the sender.
    ///
    /// - Returns: whether there is something to call.
    @discardableResult open func sendAction(
        _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool {
        send(action, to: target, from: sender, event, at: sender as? UIResponder)
    }

    /// - Parameter origin: where the search begins if nothing takes keys.
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

/// The state that UIKit keeps per application. Each stage owns one, so every world is independent.
@MainActor package final class ApplicationState {
    package let application = UIApplication()
    let mainScreen: UIScreen
    private(set) lazy var device = UIDevice(with: mainScreen, rotation)
    private(set) lazy var scene = UIWindowScene(of: self)
    private(set) lazy var statusBar = UIStatusBarManager(of: self)
    package private(set) lazy var rotation = InterfaceRotation(of: self)
    package private(set) lazy var lifeCycle = ApplicationLifeCycle(of: self, reportingTo: diagnostics)
    private(set) lazy var homeIndicator = HomeIndicator(of: self)
    package let touchScreen: TouchScreen
    let animationScope = AnimationScope()
    let storedProperties = StoredProperties()
    package private(set) lazy var keyboard = Keyboard(of: self)
    private(set) lazy var pasteboard = UIPasteboard(.general)
    let barProxies = BarProxies()
    let menuController = UIMenuController()
    /// The objects of an application that was launched: its delegates, which nothing else retains.
    var delegates: [AnyObject] = []
    let assets: AssetLibrary
    let symbols = SymbolCache()
    /// The appearance calls made so far.
    package let appearances = AppearanceInspection()
    /// The receiver of the outermost `show` call in progress.
    var showing: UIViewController?
    /// The latest request to present or dismiss if it had no effect.
    package var refused: RefusedRequest?
    /// The transitions that have begun and not ended.
    var runningTransitions: [PresentationTransition] = []
    /// The change of the window's size in progress.
    var sizeTransition: SizeTransition?
    /// Called when it has ended.
    private var afterSizeTransition: [@MainActor () -> Void] = []
    /// The adaptations that have begun with the change of size in progress.
    var adaptations: [Adaptation] = []
    let traitUpdates: TraitUpdates
    /// Whether tints change because a presentation begins or ends to dim them.
    var fadesTint = false
    /// Whether dynamic colours may differ between parts of the screen.
    var variesInColor = false
    /// The parts of the screen covered by the status bar, the camera and the home indicator.
    package var screenInsets = ScreenInsets.none

    private let diagnostics: Diagnostics
    private var anonymousActionCount = 0
    private var activationCount = 0
    private var afterTransitions: [@MainActor () -> Void] = []

    /// A number greater than those before it.
    func nextActivation() -> Int {
        activationCount += 1
        return activationCount
    }

    /// Runs `body` as soon as no transition is running: immediately if there is none.
    func whenNoTransitionRuns(_ body: @escaping @MainActor () -> Void) {
        if runningTransitions.isEmpty { body() } else { afterTransitions.append(body) }
    }

    /// Runs `body` now, or when the change of the window's size in progress has ended.
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

    fileprivate init(stage: Stage) {
        diagnostics = stage.diagnostics
        traitUpdates = TraitUpdates(on: stage)
        assets = AssetLibrary(on: stage)
        touchScreen = TouchScreen(of: application, on: stage.loop)
        mainScreen = UIScreen(bounds: stage.committer.screen.bounds, scale: stage.committer.scale)
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
