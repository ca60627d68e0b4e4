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

    public var screen: UIScreen { stage.applicationState.mainScreen }

    /// Creates a window that fills the screen.
    public convenience init() {
        self.init(frame: UIScreen.main.bounds)
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
        let application = stage.applicationState.application
        application.keyWindow?.isKeyWindow = false
        application.keyWindow = self
        isKeyWindow = true
        isHidden = false
    }

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

    /// Changes the window's size and rotates it on the screen by `angle` radians, clockwise, about its centre.
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
        screen.isLandscape = abs(abs(angle) - .pi / 2) < 0.001
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
            application.windows.append(self)
            stage.committer.screen.addSublayer(layer)
            showRoot()
        }
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
