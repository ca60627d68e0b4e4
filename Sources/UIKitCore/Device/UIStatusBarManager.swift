internal import QuartzCore

/// The colours of the status bar. Raw values match the public header.
public enum UIStatusBarStyle: Int, Sendable {
    case `default`, lightContent
    case darkContent = 3
}

public enum UIStatusBarAnimation: Int, Sendable {
    case none, fade, slide
}

/// The frame of the status bar, and the style that the controller on screen requests.
///
/// The bar itself is drawn in scenes that ask for it.
@MainActor @preconcurrency open class UIStatusBarManager: NSObject {
    private unowned let application: ApplicationState
    /// In front of all windows; `nil` in scenes that do not show it.
    private var bar: StatusBarView?
    /// Seconds of a change of style or of hiding that takes place with a transition. Chosen: as long as a push.
    private static let duration: TimeInterval = 0.35

    init(of application: ApplicationState) {
        self.application = application
        super.init()
    }

    /// In the screen's coordinates; `.zero` while it is hidden. As high as the top inset of the screen, but 54 points on phones
    /// whose inset is 59 or more.
    open var statusBarFrame: CGRect {
        let frame = shownFrame
        return frame.height > 0 && !isStatusBarHidden ? frame : .zero
    }

    // MARK: Drawing

    /// A window was shown: the bar stays in front of it.
    func bringToFront(of screen: CALayer) {
        application.homeIndicator.bringToFront(of: screen)
        guard application.mainScreen.settings.showsStatusBar else { return }
        let view = bar ?? StatusBarView()
        bar = view
        screen.addSublayer(view.layer)
        UIView.performWithoutAnimation(update)
    }

    /// Controllers have changed, or what they request.
    ///
    /// - Parameter animated: whether a change fades or slides, as the controller on screen requests.
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

    /// Where the bar is unless it is hidden.
    private var shownFrame: CGRect {
        let (screen, insets) = (application.mainScreen, application.screenInsets)
        let top = insets.insets(for: screen.bounds.size, onPad: screen.uprightBounds.size.isOfPad).top
        return CGRect(x: 0, y: 0, width: screen.bounds.width, height: top >= 59 ? 54 : top)
    }

    // MARK: What controllers decide

    /// In landscape on phones, and where the controller on screen wants it.
    open var isStatusBarHidden: Bool {
        if application.mainScreen.isLandscape, !application.mainScreen.uprightBounds.size.isOfPad { return true }
        return deciding(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false
    }

    open var statusBarStyle: UIStatusBarStyle {
        deciding(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
    }

    /// The controller that decides: the topmost that covers the screen, or the child it names.
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

    private var decidesOnStatusBar: Bool {
        presentation.active?.style == .fullScreen || modalPresentationCapturesStatusBarAppearance
    }
}
