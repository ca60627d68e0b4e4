internal import FramePainting
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
    open var windowLevel: Level {
        get { storedWindowLevel }
        set { storedWindowLevel = newValue }
    }
    private var storedWindowLevel = Level.normal {
        didSet { if storedWindowLevel != oldValue, isOnScreen { comeForward() } }
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
        guard application.keyWindow !== self else { return }
        if let old = application.keyWindow {
            old.isKeyWindow = false
            old.resignKey()
        }
        application.keyWindow = self
        isKeyWindow = true
        becomeKey()
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
    package func change(size: CGSize, angle: CGFloat) {
        let sides = 0...Self.largestSide
        guard sides.contains(size.width), sides.contains(size.height) else {
            return stage.diagnostics.misuse(
                "A window cannot be resized to \(size.width) × \(size.height) points; each side must be 0 to \(Int(Self.largestSide))."
            )
        }
        stage.applicationState.whenNoTransitionRuns { self.changeNow(size: size, angle: angle) }
    }

    private func changeNow(size: CGSize, angle: CGFloat) {
        guard size != bounds.size || CGAffineTransform(rotationAngle: angle) != transform else { return }
        let wasLandscape = screen.isLandscape
        let isTurned = abs(abs(angle) - .pi / 2) < 0.001
        screen.isLandscape = isTurned != screen.settings.startsInLandscape
        if screen.isLandscape != wasLandscape { stage.applicationState.device.notifyOfOrientation() }
        guard isOnScreen, let rootViewController else {
            bounds.size = size
            transform = CGAffineTransform(rotationAngle: angle)
            return
        }
        SizeTransition(of: self, showing: rootViewController, to: size, angle: angle).begin()
    }

    private var isOnScreen: Bool { layer.superlayer === stage.committer.screen }

    private func visibilityDidChange() {
        let application = stage.applicationState.application
        if isHidden {
            application.windows.removeAll { $0 === self }
            layer.removeFromSuperlayer()
        } else {
            comeForward()
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
