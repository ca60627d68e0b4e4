internal import QuartzCore

/// The colours of the status bar, which is not drawn here. Raw values match the public header.
public enum UIStatusBarStyle: Int, Sendable {
    case `default`, lightContent
    case darkContent = 3
}

public enum UIStatusBarAnimation: Int, Sendable {
    case none, fade, slide
}

/// The frame of the status bar, and the style that the controller on screen requests.
@MainActor @preconcurrency open class UIStatusBarManager: NSObject {
    private unowned let application: ApplicationState

    init(of application: ApplicationState) {
        self.application = application
        super.init()
    }

    /// In the screen's coordinates; `.zero` while it is hidden. As high as the top inset of the screen, but 54 points on phones
    /// whose inset is 59 or more.
    open var statusBarFrame: CGRect {
        let (screen, insets) = (application.mainScreen, application.screenInsets)
        let top = insets.insets(for: screen.bounds.size, onPad: screen.uprightBounds.size.isOfPad).top
        guard top > 0, !isStatusBarHidden else { return .zero }
        return CGRect(x: 0, y: 0, width: screen.bounds.width, height: top >= 59 ? 54 : top)
    }

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
