internal import QuartzCore

/// The pan that drags a sheet between its detents and off the screen.
///
/// The sheet follows the touch one to one after the pan's 10 points, up to the highest detent. Below the lowest one the pan
/// drives a dismissal if the user may dismiss; otherwise the sheet resists and springs back. Released faster than ``flick``,
/// the sheet continues in the direction of the touch; released slower, it goes to the nearest detent, or is dismissed when
/// less than half of its height is left (facts/sheet-drag, measured).
final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
    private unowned let sheet: UISheetPresentationController
    let recognizer = UIPanGestureRecognizer(target: nil, action: nil)
    private(set) var isActive = false
    /// The top of the sheet when the pan began.
    private var startTop: CGFloat = 0
    /// The driver of a dismissal that has been requested and not begun.
    private var waiting: SheetDriver?
    private var driver: SheetDriver?
    /// Whether a dismissal has been refused in this drag.
    private var isRefused = false

    /// Points per second (facts/sheet-drag: 900 springs back, 1,200 dismisses).
    static let flick: CGFloat = 1000
    /// The resistance of a sheet that may not be dismissed: 0.55, as reported for UIKit's scroll views.
    private static let resistance: CGFloat = 0.55

    init(of sheet: UISheetPresentationController) {
        self.sheet = sheet
        super.init()
        recognizer.name = "sheet"
        recognizer.maximumNumberOfTouches = 1
        recognizer.addTarget(self, action: Selector("follow", SheetDrag.follow))
        recognizer.delegate = self
    }

    /// Vertical pans only, and only on a sheet that does not fill its container.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let geometry = sheet.geometry, !geometry.fillsContainer,
            case let presented = sheet.presentedViewController, !presented.isBeingDismissed,
            presented.presentation.presented == nil,
            !presented.isBeingPresented || presented.presentation.transition?.animator is any BuiltInAnimator
        else { return false }
        let velocity = recognizer.velocity(in: sheet.containerView)
        return abs(velocity.y) >= abs(velocity.x)
    }

    /// The driver of the dismissal that is about to begin; returned once.
    func takeDriver() -> UIPercentDrivenInteractiveTransition? {
        defer { waiting = nil }
        return waiting
    }

    private func follow(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            takeHold()
            move(to: startTop + pan.translation(in: sheet.containerView).y)
        case .changed: move(to: startTop + pan.translation(in: sheet.containerView).y)
        case .ended, .cancelled, .failed: letGo(velocity: pan.velocity(in: sheet.containerView).y)
        case .possible: break
        }
    }

    /// Stops running animations at their current position.
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
        sheet.presenterCard.stopMoving()
        startTop = shown.minY
    }

    private var lowest: CGRect { sheet.rests.last?.frame ?? .zero }

    private func move(to top: CGFloat) {
        guard let view = sheet.presentedView, let geometry = sheet.geometry else { return }
        let below = top - lowest.minY
        if below > 0 {
            if let driver { return driver.update(below / dismissalDistance) }
            if isRefused {
                let given = resisted(below)
                view.frame = lowest.offsetBy(dx: 0, dy: given)
                return sheet.pushPresenter(geometry.push(top: lowest.minY) * (1 - given / dismissalDistance))
            }
            if !sheet.presentedViewController.isBeingDismissed { return beginDismissal(at: below) }
        } else if let driver {
            self.driver = nil
            return driver.cancelAtOnce()
        }
        guard !sheet.presentedViewController.isBeingDismissed else { return }
        view.frame = geometry.frame(withTop: top, among: sheet.rests.map(\.frame))
        sheet.decorate()
        sheet.pushPresenter(geometry.push(top: view.frame.minY))
        view.layoutIfNeeded()
    }

    /// Points from the lowest detent to off screen.
    private var dismissalDistance: CGFloat { max(1, (sheet.containerView?.bounds.maxY ?? 0) - lowest.minY) }

    private func resisted(_ distance: CGFloat) -> CGFloat {
        let height = max(1, lowest.height)
        return (1 - 1 / (distance * Self.resistance / height + 1)) * height
    }

    private func beginDismissal(at below: CGFloat) {
        guard sheet.mayBeDismissedByUser else {
            isRefused = true
            return move(to: lowest.minY + below)
        }
        sheet.presentedView?.frame = lowest
        let driver = SheetDriver()
        driver.update(below / dismissalDistance)
        self.driver = driver
        waiting = driver
        sheet.dismissNotifyingDelegate()
    }

    private func letGo(velocity: CGFloat) {
        guard isActive, let view = sheet.presentedView else { return }
        isActive = false
        if let driver {
            self.driver = nil
            let gone = driver.percentComplete * dismissalDistance
            let goes = abs(velocity) >= Self.flick ? velocity > 0 : gone > lowest.height / 2
            return driver.letGo(finishes: goes, distance: dismissalDistance, velocity: velocity)
        }
        let top = view.frame.minY
        if isRefused, top > lowest.minY { sheet.notifyOfAttempt() }
        let target = rest(for: top, velocity: velocity)
        let left = target.frame.minY - top
        let changes = target.identifier != nil && target.identifier != selected
        if changes { sheet.selectedDetentIdentifier = target.identifier }
        sheet.arrangeAnimated(velocity: left == 0 ? 0 : velocity / left)
        if changes { sheet.notifyOfSelection() }
    }

    private var selected: UISheetPresentationController.Detent.Identifier? {
        sheet.selectedDetentIdentifier ?? sheet.rests.last?.identifier
    }

    /// The detent at which a sheet released with its top at `top` comes to rest.
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

/// Drives the dismissal of a sheet by a pan. Released, the sheet continues on the system's spring with the touch's velocity.
private final class SheetDriver: UIPercentDrivenInteractiveTransition {
    /// Applies the progress set before the dismissal began, once the animations have been committed and begin.
    override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        let percent = percentComplete
        super.startInteractiveTransition(transitionContext)
        transitionContext.containerView.stage.committer.afterNextCommit { self.update(percent) }
    }

    /// - Parameters:
    ///   - distance: length of the dismissal, in points.
    ///   - velocity: of the touch, in points per second, positive downwards.
    func letGo(finishes: Bool, distance: CGFloat, velocity: CGFloat) {
        let progress = finishes ? 1 - percentComplete : percentComplete
        let left = progress * distance
        let motion = UISheetPresentationController.spring(
            left > 0 ? (finishes ? velocity : -velocity) / left : 0)
        ownPace = TransitionPace(
            curve: .spring(motion, duration: motion.settlingDuration), parameters: UISpringTimingParameters())
        // At this speed the rest, `progress` of the duration, takes the spring's time.
        completionSpeed = progress * duration / CGFloat(motion.settlingDuration)
        if finishes { finish() } else { cancel() }
    }

    /// The touch is back where it began.
    func cancelAtOnce() {
        update(0)
        cancel()
    }
}
