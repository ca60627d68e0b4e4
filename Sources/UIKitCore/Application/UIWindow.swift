internal import FramePainting
public import FrameProperties
internal import QuartzCore

/// The root of a view hierarchy, which displays its root view controller's view on the screen.
@MainActor @preconcurrency open class UIWindow: UIView {
    open var rootViewController: UIViewController? {
        get { storedRootViewController }
        set {
            let old = storedRootViewController
            storedRootViewController = newValue
            replaceRoot(old)
        }
    }
    private var storedRootViewController: UIViewController?

    open private(set) var isKeyWindow = false

    // Posted after the window has changed.
    nonisolated public static let didBecomeVisibleNotification = Notification.Name(
        "UIWindowDidBecomeVisibleNotification")
    nonisolated public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
    nonisolated public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    nonisolated public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

    /// Whether ``makeKey()`` has an effect.
    open var canBecomeKey: Bool { true }

    /// The only screen. Setting it has no effect.
    open var screen: UIScreen {
        get { stage.applicationState.mainScreen }
        set {}
    }

    /// The only scene. A window whose scene is set to `nil` leaves the screen until it has one again.
    open var windowScene: UIWindowScene? {
        get { hasScene ? stage.applicationState.scene : nil }
        set {
            guard hasScene != (newValue != nil) else { return }
            hasScene = newValue != nil
            if !isHidden { visibilityDidChange() }
        }
    }
    private var hasScene = true
    private lazy var ownUndoManager = UndoManager()

    /// The level of the window. Windows are in front of all windows of lower levels.
    @Observed open var windowLevel = Level.normal {
        didSet { if _windowLevel.wrappedValue != oldValue, isOnScreen { comeForward() } }
    }

    /// Creates a window that fills the screen.
    public convenience init() {
        // Entry point: UIWindow.init() is given no screen.
        self.init(frame: UIScreen.main.bounds)
    }

    /// Creates a window that fills the scene.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        isHidden = true
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isHidden = true
        coder.finish(self, as: UIWindow.self)
    }

    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            let changes = newValue != isHidden
            super.isHidden = newValue
            if changes { visibilityDidChange() }
        }
    }

    open func makeKeyAndVisible() {
        makeKey()
        isHidden = false
    }

    open func makeKey() {
        let application = stage.applicationState.application
        guard application.keyWindow !== self, canBecomeKey else { return }
        application.keyWindow?.giveUpKey()
        application.keyWindow = self
        isKeyWindow = true
        becomeKey()
        NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
    }

    private func giveUpKey() {
        isKeyWindow = false
        stage.applicationState.application.keyWindow = nil
        resignKey()
        NotificationCenter.default.post(name: Self.didResignKeyNotification, object: self)
    }

    /// Called when the window becomes the key window. Does nothing unless overridden.
    open func becomeKey() {}
    /// Called when another window becomes the key window. Does nothing unless overridden.
    open func resignKey() {}

    /// Delivers the touches of an event to recognizers and views. An override that does not call `super` withholds
    /// them.
    open dynamic func sendEvent(_ event: UIEvent) { stage.applicationState.touchScreen.deliver(event) }

    open override var window: UIWindow? { self }
    /// The undo manager of the responders in the window that have none of their own.
    open override var undoManager: UndoManager? { ownUndoManager }

    open override func layoutSubviews() {
        super.layoutSubviews()
        stage.applicationState.keyboard.fit(to: self)
    }

    /// The safe area insets that the device's screen imposes on a window of this size.
    var screenInsets: UIEdgeInsets {
        stage.applicationState.screenInsets.insets(for: bounds.size, onPad: screen.isPad(for: bounds.size))
    }

    /// The longest possible side in points, equal to the maximum number of pixels of a frame.
    private static let largestSide = CGFloat(PixelSize.limit)

    /// Changes the window's size and rotates it in frames by `angle` radians, clockwise, about its center. Controllers
    /// are notified and their views follow in an animation. Waits for running transitions to end. Reports misuse and
    /// changes nothing if a side is outside 0…``largestSide``.
    ///
    /// - Parameters:
    ///   - angle: The rotation in radians; `nil` keeps the current one.
    ///   - shift: The distance, in points, of the window's center to the right of the screen's center.
    package func change(size: CGSize, angle: CGFloat? = nil, shift: CGFloat = 0) {
        let sides = 0...Self.largestSide
        guard sides.contains(size.width), sides.contains(size.height) else {
            return stage.diagnostics.misuse(
                "A window cannot be resized to \(size.width) × \(size.height) points; each side must be 0 to \(Int(Self.largestSide))."
            )
        }
        stage.applicationState.whenNoTransitionRuns { self.changeNow(size: size, angle: angle, shift: shift) }
    }

    /// - Parameter animated: If `false`, the window takes the size immediately, and controllers are not notified in
    ///   advance.
    func changeNow(size: CGSize, angle: CGFloat?, shift: CGFloat = 0, animated: Bool = true) {
        let angle = angle ?? turn
        let rotation = CGAffineTransform(rotationAngle: angle)
        let middle = CGPoint(x: screen.frameBounds.midX, y: screen.frameBounds.midY)
        let center = CGPoint(x: middle.x + shift * rotation.a, y: middle.y + shift * rotation.b)
        guard size != bounds.size || rotation != transform || isShifted != (shift != 0) else { return }
        (turn, isShifted) = (angle, shift != 0)
        let device = stage.applicationState.device
        let former = device.orientation
        let start: CGFloat = screen.settings.startsInLandscape ? .pi / 2 : 0
        screen.interfaceOrientation = UIInterfaceOrientation(angle: angle + start)
        if device.orientation != former { device.notifyOfOrientation() }
        guard animated, isOnScreen, let rootViewController else {
            bounds.size = size
            transform = rotation
            self.center = center
            return
        }
        SizeTransition(of: self, showing: rootViewController, to: size, angle: angle, center: center).begin()
        stage.applicationState.statusBar.update(animated: false)
    }

    /// The clockwise rotation in frames, in radians.
    private var turn: CGFloat = 0
    /// Whether the window's center is beside the screen's center.
    private var isShifted = false

    private var isOnScreen: Bool { layer.superlayer === stage.committer.screen }

    private func visibilityDidChange() {
        if isHidden || !hasScene {
            leaveScreen()
            NotificationCenter.default.post(name: Self.didBecomeHiddenNotification, object: self)
        } else {
            comeForward()
            NotificationCenter.default.post(name: Self.didBecomeVisibleNotification, object: self)
            showRoot()
        }
    }

    private func leaveScreen() {
        let application = stage.applicationState.application
        application.hide(self)
        layer.removeFromSuperlayer()
        guard isKeyWindow else { return }
        giveUpKey()
        application.windows.last(where: \.canBecomeKey)?.makeKey()
    }

    isolated deinit {
        // The screen's layer retains those of windows.
        layer.removeFromSuperlayer()
        guard isKeyWindow else { return }
        stage.applicationState.application.windows.last(where: \.canBecomeKey)?.makeKey()
    }

    /// Moves the window in front of the other windows of its level.
    private func comeForward() {
        if let next = stage.applicationState.application.show(self) {
            stage.committer.screen.insertSublayer(layer, below: next.layer)
        } else {
            stage.committer.screen.addSublayer(layer)
        }
        stage.applicationState.statusBar.bringToFront(of: stage.committer.screen)
    }

    // MARK: Touches

    /// A point of the screen in the window's coordinates. Windows that are turned fill the screen, which is turned with
    /// them.
    package func point(fromScreen point: CGPoint) -> CGPoint {
        guard transform.isIdentity else { return point }
        return CGPoint(x: point.x - frame.minX + bounds.minX, y: point.y - frame.minY + bounds.minY)
    }

    package func rect(toScreen rect: CGRect) -> CGRect {
        let origin = point(fromScreen: .zero)
        return rect.offsetBy(dx: -origin.x, dy: -origin.y)
    }

    private func replaceRoot(_ old: UIViewController?) {
        guard old !== rootViewController else { return }
        if let old, let view = old.viewIfLoaded, view.window === self {
            old.beginAppearance(false, animated: false)
            view.removeFromSuperview()
            old.endAppearance()
        }
        if isOnScreen { showRoot() }
    }

    private func showRoot() {
        guard let root = rootViewController, root.viewIfLoaded?.superview !== self,
            root.presentation.placeOutsidePresentation == nil
        else { return }
        root.loadViewIfNeeded()
        stage.applicationState.rotation.showsRoot(of: self)
        root.view.frame = bounds
        root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.beginAppearance(true, animated: false)
        insertSubview(root.view, at: 0)
        stage.committer.afterNextCommit { root.endAppearance() }
    }
}

extension UIWindow {
    /// The z-order of windows. Raw values match the public header.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        public let rawValue: CGFloat

        public static let normal = Level(rawValue: 0)
        public static let statusBar = Level(rawValue: 1_000)
        public static let alert = Level(rawValue: 2_000)

        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
        public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }
        public static func - (left: Level, right: CGFloat) -> Level { Level(left.rawValue - right) }
    }
}
