internal import QuartzCore

/// The bar at the bottom of screens without a Home button, in scenes that show it.
@MainActor final class HomeIndicator {
    private unowned let application: ApplicationState
    /// A view in front of all windows that has their size and rotation.
    private var cover: UIView?
    private let bar = UIView()
    /// The duration of a fade in seconds. Chosen to match a change of the status bar.
    private static let duration: TimeInterval = 0.35

    init(of application: ApplicationState) {
        self.application = application
    }

    /// Brings the bar in front of all windows. Called when a window is shown.
    func bringToFront(of screen: CALayer) {
        guard application.mainScreen.settings.showsHomeIndicator, application.screenInsets.bottom > 0 else { return }
        let cover = cover ?? makeCover()
        self.cover = cover
        screen.addSublayer(cover.layer)
        UIView.performWithoutAnimation(update)
    }

    /// Updates the bar after a change of controllers, of their requests, or of the screen's orientation.
    func update(animated: Bool) {
        guard cover != nil else { return }
        guard animated else { return UIView.performWithoutAnimation(update) }
        UIView.animate(withDuration: Self.duration, delay: 0, options: .beginFromCurrentState, animations: update)
    }

    private func makeCover() -> UIView {
        let cover = UIView()
        cover.isUserInteractionEnabled = false
        bar.accessibilityIdentifier = "home indicator"
        bar.layer.cornerCurve = .continuous
        cover.addSubview(bar)
        return cover
    }

    /// Places the bar: 5 points high, 8 points above the edge, and about 0.357 of the width in portrait
    /// (facts/home-indicator).
    private func update() {
        guard let cover, let window = application.application.keyWindow ?? application.application.windows.last else {
            return
        }
        let (screen, traits) = (application.mainScreen, window.traitCollection)
        let size = screen.bounds.size
        cover.bounds.size = size
        cover.center = CGPoint(x: screen.frameBounds.midX, y: screen.frameBounds.midY)
        cover.transform = window.transform
        let fraction = size.width < size.height && !size.isOfPad ? 0.357 : 0.257
        let width = (size.width * fraction / 2).rounded() * 2
        bar.frame = CGRect(x: (size.width - width) / 2, y: size.height - 13, width: width, height: 5)
        bar.layer.cornerRadius = 2.5
        bar.backgroundColor = traits.userInterfaceStyle == .dark ? .white : .black
        bar.alpha = isHidden(in: window) ? 0 : 1
    }

    /// Whether the controller on screen hides the bar.
    private func isHidden(in window: UIWindow) -> Bool {
        var controller = window.rootViewController
        while let next = controller?.homeIndicatorSuccessor { controller = next }
        return controller?.prefersHomeIndicatorAutoHidden ?? false
    }
}

extension UIViewController {
    fileprivate var homeIndicatorSuccessor: UIViewController? {
        if let presented = presentation.presented, presentation.presented?.presentation.active?.style == .fullScreen {
            return presented
        }
        return childForHomeIndicatorAutoHidden
    }
}
