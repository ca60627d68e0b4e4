internal import QuartzCore

/// The pan from the left edge that pops: the finger has the transition in its hand, one to one.
///
/// It begins where there is a back button to press: not on the root, not while the bar or the button is hidden or replaced,
/// not in another transition; an application that makes itself the recognizer's delegate decides instead.
final class InteractivePop: NSObject, UIGestureRecognizerDelegate {
    private unowned let navigation: UINavigationController
    let recognizer = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
    /// Waits for the transition that the finger asked for.
    private var waiting: UIPercentDrivenInteractiveTransition?
    private var driver: UIPercentDrivenInteractiveTransition?

    /// Points per second above which the direction of the finger decides, and not how far it came. Chosen: re-implementations
    /// report 300 to 1000 (uikit-facts 2.2).
    static let flick: CGFloat = 500

    init(of navigation: UINavigationController) {
        self.navigation = navigation
        super.init()
        recognizer.edges = .left
        recognizer.name = "interactive pop"
        recognizer.addTarget(self, action: Selector("follow", InteractivePop.follow))
        recognizer.delegate = self
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !navigation.isNavigationBarHidden && navigation.topViewController?.navigationItem.showsBackButton ?? false
            && navigation.viewControllers.count > 1 && navigation.containerTransition == nil
    }

    /// Once: the hand that drives the pop that begins now.
    func takeDriver() -> UIPercentDrivenInteractiveTransition? {
        defer { waiting = nil }
        return waiting
    }

    private func follow(_ pan: UIScreenEdgePanGestureRecognizer) {
        let width = max(1, navigation.view.bounds.width)
        let share = pan.translation(in: navigation.view).x / width
        switch pan.state {
        case .began:
            guard navigation.viewControllers.count > 1, navigation.containerTransition == nil else { return }
            let driver = UIPercentDrivenInteractiveTransition()
            driver.completionCurve = .easeOut
            self.driver = driver
            waiting = driver
            navigation.popViewController(animated: true)
        case .changed:
            driver?.update(share)
        case .ended:
            let velocity = pan.velocity(in: navigation.view).x
            let goesOn = abs(velocity) >= Self.flick ? velocity > 0 : share > 0.5
            if goesOn { driver?.finish() } else { driver?.cancel() }
            driver = nil
        case .cancelled, .failed:
            driver?.cancel()
            driver = nil
        case .possible:
            break
        }
    }
}
