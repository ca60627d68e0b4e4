internal import QuartzCore

/// The finger on a sheet: takes it from detent to detent, and down off the screen.
///
/// It follows one to one after the pan's 10 points, not beyond the highest detent. Below the lowest one it drives a dismissal,
/// where a person may dismiss; where not, the sheet gives way a little and comes back. A finger that leaves faster than
/// ``flick`` decides by its direction, a slower one by where it is: the nearest detent, or away when the sheet has less than
/// half of its height left (uikit-facts 2.4, measured).
final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
    private unowned let sheet: UISheetPresentationController
    let recognizer = UIPanGestureRecognizer(target: nil, action: nil)
    private(set) var isActive = false
    /// Where the sheet's top was when the finger took it.
    private var startTop: CGFloat = 0
    /// Waits for the dismissal that the finger asked for.
    private var waiting: SheetDriver?
    private var driver: SheetDriver?
    /// Whether a dismissal has been turned down in this drag.
    private var isRefused = false

    /// Points per second (uikit-facts 2.4: 900 springs back, 1,200 dismisses).
    static let flick: CGFloat = 1000
    /// How much a sheet gives way that may not go: UIKit's scroll views are reported to take 0.55.
    private static let give: CGFloat = 0.55

    init(of sheet: UISheetPresentationController) {
        self.sheet = sheet
        super.init()
        recognizer.name = "sheet"
        recognizer.maximumNumberOfTouches = 1
        recognizer.addTarget(self, action: Selector("follow", SheetDrag.follow))
        recognizer.delegate = self
    }

    /// Up and down, on a sheet that leaves something of the screen free.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let geometry = sheet.geometry, !geometry.fillsContainer,
            case let presented = sheet.presentedViewController, !presented.isBeingDismissed,
            presented.presentation.presented == nil,
            !presented.isBeingPresented || presented.presentation.transition?.animator is any BuiltInAnimator
        else { return false }
        let velocity = recognizer.velocity(in: sheet.containerView)
        return abs(velocity.y) >= abs(velocity.x)
    }

    /// Once: the hand that drives the dismissal that begins now.
    func takeDriver() -> UIPercentDrivenInteractiveTransition? {
        defer { waiting = nil }
        return waiting
    }

    private func follow(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            takeHold()
            move(to: startTop)
        case .changed: move(to: startTop + pan.translation(in: sheet.containerView).y)
        case .ended, .cancelled, .failed: letGo(velocity: pan.velocity(in: sheet.containerView).y)
        case .possible: break
        }
    }

    /// Whatever moves the sheet stops where it is: the finger has it now.
    private func takeHold() {
        guard let view = sheet.presentedView else { return }
        isActive = true
        isRefused = false
        let shown = view.layer.presentation()?.frame ?? view.frame
        if sheet.presentedViewController.isBeingPresented {
            sheet.presentedViewController.presentation.transition?.hurry()
        }
        for key in view.layer.animationKeys() ?? [] where key.hasPrefix("position") || key.hasPrefix("bounds") {
            view.layer.removeAnimation(forKey: key)
        }
        startTop = shown.minY
    }

    private var lowest: CGRect { sheet.rests.last?.frame ?? .zero }

    private func move(to top: CGFloat) {
        guard let view = sheet.presentedView, let geometry = sheet.geometry else { return }
        let below = top - lowest.minY
        if below > 0 {
            if let driver { return driver.update(below / way) }
            if isRefused { return view.frame = lowest.offsetBy(dx: 0, dy: given(below)) }
            if !sheet.presentedViewController.isBeingDismissed { return beginDismissal(at: below) }
        } else if let driver {
            self.driver = nil
            return driver.cancelAtOnce()
        }
        guard !sheet.presentedViewController.isBeingDismissed else { return }
        view.frame = geometry.frame(withTop: top, among: sheet.rests.map(\.frame))
        sheet.decorate()
        view.layoutIfNeeded()
    }

    /// From the lowest detent to off the screen.
    private var way: CGFloat { max(1, (sheet.containerView?.bounds.maxY ?? 0) - lowest.minY) }

    private func given(_ distance: CGFloat) -> CGFloat {
        let height = max(1, lowest.height)
        return (1 - 1 / (distance * Self.give / height + 1)) * height
    }

    private func beginDismissal(at below: CGFloat) {
        guard sheet.mayBeDismissedByHand else {
            isRefused = true
            return move(to: lowest.minY + below)
        }
        sheet.presentedView?.frame = lowest
        let driver = SheetDriver()
        driver.update(below / way)
        self.driver = driver
        waiting = driver
        sheet.dismissForAPerson()
    }

    private func letGo(velocity: CGFloat) {
        guard isActive, let view = sheet.presentedView else { return }
        isActive = false
        if let driver {
            self.driver = nil
            let gone = driver.percentComplete * way
            let goes = abs(velocity) >= Self.flick ? velocity > 0 : gone > lowest.height / 2
            return driver.letGo(finishes: goes, way: way, velocity: velocity)
        }
        let top = view.frame.minY
        if isRefused, top > lowest.minY { sheet.tellOfAttempt() }
        let target = rest(for: top, velocity: velocity)
        let left = target.frame.minY - top
        let changes = target.identifier != nil && target.identifier != selected
        if changes { sheet.selectedDetentIdentifier = target.identifier }
        sheet.arrangeAnimated(velocity: left == 0 ? 0 : velocity / left)
        if changes { sheet.tellOfSelection() }
    }

    private var selected: UISheetPresentationController.Detent.Identifier? {
        sheet.selectedDetentIdentifier ?? sheet.rests.last?.identifier
    }

    /// Where a sheet comes to rest whose top is at `top`.
    private func rest(
        for top: CGFloat, velocity: CGFloat
    ) -> (identifier: UISheetPresentationController.Detent.Identifier?, frame: CGRect) {
        let rests = sheet.rests
        let higher = rests.last { $0.frame.minY < top }
        let lower = rests.first { $0.frame.minY > top }
        if abs(velocity) >= Self.flick, let next = velocity < 0 ? higher : lower { return next }
        let nearest = rests.min { abs($0.frame.minY - top) < abs($1.frame.minY - top) }
        return nearest ?? (nil, sheet.frameOfPresentedViewInContainerView)
    }
}

/// Drives the dismissal of a sheet under a finger; let go, the sheet goes on as the system's spring, with the finger's velocity.
private final class SheetDriver: UIPercentDrivenInteractiveTransition {
    /// What the finger said before the dismissal began counts, once the animations have been committed: they begin then.
    override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        let percent = percentComplete
        super.startInteractiveTransition(transitionContext)
        transitionContext.containerView.stage.committer.afterNextCommit { self.update(percent) }
    }

    /// - Parameters:
    ///   - way: from the beginning to the end of the dismissal, in points.
    ///   - velocity: of the finger, in points per second, downwards.
    func letGo(finishes: Bool, way: CGFloat, velocity: CGFloat) {
        let share = finishes ? 1 - percentComplete : percentComplete
        let left = share * way
        let motion = UISheetPresentationController.spring(
            left > 0 ? (finishes ? velocity : -velocity) / left : 0)
        ownPace = TransitionPace(
            curve: .spring(motion, duration: motion.settlingDuration), parameters: UISpringTimingParameters())
        // So that the rest takes the spring's time: `share` of the duration, at this speed.
        completionSpeed = share * duration / CGFloat(motion.settlingDuration)
        if finishes { finish() } else { cancel() }
    }

    /// The finger is back where it began.
    func cancelAtOnce() {
        update(0)
        cancel()
    }
}
