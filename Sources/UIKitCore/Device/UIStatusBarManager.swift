internal import QuartzCore

/// The colors of the status bar. Raw values match the public header.
public enum UIStatusBarStyle: Int, Sendable {
    case `default`, lightContent
    case darkContent = 3
}

public enum UIStatusBarAnimation: Int, Sendable {
    case none, fade, slide
}

/// The frame of the status bar and the style that the controller on screen requests.
///
/// The bar itself is drawn only in scenes that enable it.
@MainActor @preconcurrency open class UIStatusBarManager: NSObject {
    private unowned let application: ApplicationState
    /// The drawn status bar, in front of all windows; `nil` in scenes that do not show it.
    private var bar: StatusBarView?
    /// The duration, in seconds, of a change of style or visibility during a transition. Chosen to match a push.
    private static let duration: TimeInterval = 0.35

    init(of application: ApplicationState) {
        self.application = application
        super.init()
    }

    /// The frame in screen coordinates; `.zero` while the bar is hidden. Its height is the top inset of the screen, but
    /// 54 points on iPhones whose inset is 59 or more.
    open var statusBarFrame: CGRect {
        let frame = shownFrame
        return frame.height > 0 && !isStatusBarHidden ? frame : .zero
    }

    // MARK: Drawing

    /// Brings the bar in front of all windows. Called when a window is shown.
    func bringToFront(of screen: CALayer) {
        application.homeIndicator.bringToFront(of: screen)
        guard application.mainScreen.settings.showsStatusBar else { return }
        let view = bar ?? StatusBarView()
        bar = view
        screen.addSublayer(view.layer)
        UIView.performWithoutAnimation(update)
    }

    /// Updates the bar after a change of controllers or of their requests.
    ///
    /// - Parameter animated: Whether the change fades or slides, as the controller on screen requests.
    func update(animated: Bool) {
        application.homeIndicator.update(animated: animated)
        guard bar != nil else { return }
        guard animated else { return update() }
        UIView.animate(withDuration: Self.duration, delay: 0, options: .beginFromCurrentState, animations: update)
    }

    private func update() {
        guard let bar else { return }
        let hides = isStatusBarHidden
        let frame = hides ? shownFrame : statusBarFrame
        let animation = deciding(\.childForStatusBarHidden)?.preferredStatusBarUpdateAnimation ?? .fade
        if bar.bounds.size != frame.size { UIView.performWithoutAnimation { bar.frame = frame } }
        bar.transform = hides && animation == .slide ? CGAffineTransform(translationX: 0, y: -frame.height) : .identity
        bar.alpha = hides && animation != .slide ? 0 : 1
        bar.show(isLight: isLight)
    }

    /// Whether the content is white.
    private var isLight: Bool {
        switch statusBarStyle {
        case .lightContent: true
        case .darkContent: false
        case .default:
            (application.application.keyWindow?.traitCollection ?? application.mainScreen.traitCollection)
                .userInterfaceStyle == .dark
        }
    }

    /// The frame that the bar has when it is not hidden.
    private var shownFrame: CGRect {
        let (screen, insets) = (application.mainScreen, application.screenInsets)
        let top = insets.insets(for: screen.bounds.size, onPad: screen.uprightBounds.size.isOfPad).top
        return CGRect(x: 0, y: 0, width: screen.bounds.width, height: top >= 59 ? 54 : top)
    }

    // MARK: Requests of controllers

    /// Whether the bar is hidden: in applications whose `Info.plist` hides it, on iPhones in landscape, and whenever the
    /// controller on screen requests it.
    open var isStatusBarHidden: Bool {
        if application.entries.hidesStatusBar { return true }
        if application.mainScreen.isLandscape, !application.mainScreen.uprightBounds.size.isOfPad { return true }
        return deciding(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false
    }

    /// The style that the controller on screen requests; light on the black behind a sheet that moves it back
    /// (facts/status-bar-style).
    open var statusBarStyle: UIStatusBarStyle {
        guard let controller = deciding(\.childForStatusBarStyle) else { return .default }
        return controller.isBehindSheet ? .lightContent : controller.preferredStatusBarStyle
    }

    /// The controller that determines the appearance: the topmost one that covers the screen, or the child that it
    /// designates.
    private func deciding(_ child: KeyPath<UIViewController, UIViewController?>) -> UIViewController? {
        var controller = (application.application.keyWindow ?? application.application.windows.last)?.rootViewController
        while let next = controller?.statusBarSuccessor(child) { controller = next }
        return controller
    }
}

extension UIViewController {
    fileprivate func statusBarSuccessor(
        _ child: KeyPath<UIViewController, UIViewController?>
    ) -> UIViewController? {
        if let presented = presentation.presented, presented.decidesOnStatusBar { return presented }
        return self[keyPath: child]
    }

    /// Whether a sheet moves the controller, or one that contains it, back onto black.
    fileprivate var isBehindSheet: Bool {
        sequence(first: self, next: \.parent).contains { controller in
            guard let presented = controller.presentation.presented, !presented.isBeingDismissed,
                let sheet = presented.presentation.active as? UISheetPresentationController
            else { return false }
            return sheet.restingPush > 0.5
        }
    }

    private var decidesOnStatusBar: Bool {
        presentation.active?.style == .fullScreen || modalPresentationCapturesStatusBarAppearance
    }
}
