internal import FramePainting
public import FrameProperties
internal import QuartzCore

/// The root of a view hierarchy, which shows its root view controller's view on the screen.
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

    /// The only one; setting it has no effect.
    open var screen: UIScreen {
        get { stage.applicationState.mainScreen }
        set {}
    }

    /// The only one; setting it has no effect.
    open var windowScene: UIWindowScene? {
        get { stage.applicationState.scene }
        set {}
    }

    /// Windows of a higher level lie in front of all of a lower one.
    @Observed open var windowLevel = Level.normal {
        didSet { if _windowLevel.wrappedValue != oldValue, isOnScreen { comeForward() } }
    }

    /// Creates a window that fills the screen.
    public convenience init() {
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

    /// Called when the window takes keys; does nothing unless overridden.
    open func becomeKey() {}
    /// Called when another window takes keys; does nothing unless overridden.
    open func resignKey() {}

    /// Delivers the touches of an event. An override that does not call `super` keeps them from recognizers and views.
    open func sendEvent(_ event: UIEvent) { event.deliver() }

    open override var window: UIWindow? { self }

    open override func layoutSubviews() {
        super.layoutSubviews()
        stage.applicationState.keyboard.fit(to: self)
    }

    /// The safe-area insets of a window of this size on the device.
    var screenInsets: UIEdgeInsets {
        stage.applicationState.screenInsets.insets(for: bounds.size, onPad: screen.isPad(for: bounds.size))
    }

    /// Points: as many as a frame can have pixels.
    private static let largestSide = CGFloat(PixelSize.limit)

    /// Changes the window's size and rotates it in frames by `angle` radians, clockwise, about its centre.
    /// Controllers are notified and their views follow in an animation. Waits for running transitions to end.
    /// A side that is not 0…``largestSide`` is reported as misuse and changes nothing.
    ///
    /// - Parameters:
    ///   - angle: `nil` for the present one.
    ///   - shift: points by which the window's centre is to the right of the screen's.
    package func change(size: CGSize, angle: CGFloat? = nil, shift: CGFloat = 0) {
        let sides = 0...Self.largestSide
        guard sides.contains(size.width), sides.contains(size.height) else {
            return stage.diagnostics.misuse(
                "A window cannot be resized to \(size.width) × \(size.height) points; each side must be 0 to \(Int(Self.largestSide))."
            )
        }
        stage.applicationState.whenNoTransitionRuns { self.changeNow(size: size, angle: angle, shift: shift) }
    }

    /// - Parameter animated: otherwise the window has its size at once, and controllers are not notified in advance.
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

    /// The rotation in frames, in radians, clockwise.
    private var turn: CGFloat = 0
    /// Whether the window is beside the middle of the screen.
    private var isShifted = false

    private var isOnScreen: Bool { layer.superlayer === stage.committer.screen }

    private func visibilityDidChange() {
        let application = stage.applicationState.application
        if isHidden {
            application.windows.removeAll { $0 === self }
            layer.removeFromSuperlayer()
            if isKeyWindow {
                giveUpKey()
                application.windows.last(where: \.canBecomeKey)?.makeKey()
            }
            NotificationCenter.default.post(name: Self.didBecomeHiddenNotification, object: self)
        } else {
            comeForward()
            NotificationCenter.default.post(name: Self.didBecomeVisibleNotification, object: self)
            showRoot()
        }
    }

    /// To the front of the windows of the same level.
    private func comeForward() {
        let application = stage.applicationState.application
        application.windows.removeAll { $0 === self }
        let index = application.windows.firstIndex { $0.windowLevel > windowLevel }
        if let index {
            stage.committer.screen.insertSublayer(layer, below: application.windows[index].layer)
            application.windows.insert(self, at: index)
        } else {
            stage.committer.screen.addSublayer(layer)
            application.windows.append(self)
        }
        stage.applicationState.statusBar.bringToFront(of: stage.committer.screen)
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
    /// How far in front a window is. Raw values match the public header.
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
