internal import QuartzCore

/// The pan gesture from the leading edge that pops the top controller, following the touch one to one.
///
/// It begins only if there is a back button: not at the root, not while the bar or button is hidden or replaced, and
/// not during another transition. If the application sets a delegate on the recognizer, the delegate decides instead.
final class InteractivePop: NSObject, UIGestureRecognizerDelegate {
    private unowned let navigation: UINavigationController
    let recognizer = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
    /// The driver of a pop that was requested and has not yet begun.
    private var waiting: UIPercentDrivenInteractiveTransition?
    private var driver: UIPercentDrivenInteractiveTransition?

    /// The velocity, in points per second, above which the direction decides instead of the progress. Chosen:
    /// reimplementations report 300 to 1000 (facts/edge-swipe).
    static let flick: CGFloat = 500

    init(of navigation: UINavigationController) {
        self.navigation = navigation
        super.init()
        recognizer.edges = [.left, .right]
        recognizer.name = "interactive pop"
        recognizer.addTarget(self, action: Selector("follow", InteractivePop.follow))
        recognizer.delegate = self
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        isAtLeadingEdge(gestureRecognizer) && !navigation.isNavigationBarHidden
            && navigation.topViewController?.navigationItem.showsBackButton ?? false
            && navigation.viewControllers.count > 1 && navigation.containerTransition == nil
    }

    private func isAtLeadingEdge(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let window = navigation.view.window else { return false }
        return (recognizer.location(in: window).x > window.bounds.midX) == navigation.view.isRightToLeft
    }

    /// Returns the driver of the pop that is about to begin, once.
    func takeDriver() -> UIPercentDrivenInteractiveTransition? {
        defer { waiting = nil }
        return waiting
    }

    private func follow(_ pan: UIScreenEdgePanGestureRecognizer) {
        let length = max(1, navigation.view.bounds.width)
        let width = navigation.view.isRightToLeft ? -length : length
        let progress = pan.translation(in: navigation.view).x / width
        switch pan.state {
        case .began:
            guard navigation.viewControllers.count > 1, navigation.containerTransition == nil else { return }
            let driver = UIPercentDrivenInteractiveTransition()
            driver.completionCurve = .easeOut
            self.driver = driver
            waiting = driver
            navigation.popViewController(animated: true)
        case .changed:
            driver?.update(progress)
        case .ended:
            let velocity = pan.velocity(in: navigation.view).x * (width < 0 ? -1 : 1)
            let completes = abs(velocity) >= Self.flick ? velocity > 0 : progress > 0.5
            if completes { driver?.finish() } else { driver?.cancel() }
            driver = nil
        case .cancelled, .failed:
            driver?.cancel()
            driver = nil
        case .possible:
            break
        }
    }
}
