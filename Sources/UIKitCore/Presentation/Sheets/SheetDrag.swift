internal import QuartzCore

/// The pan gesture that drags a sheet between its detents and off the screen.
///
/// The sheet follows the touch one to one after the pan's 10 points, up to the highest detent. Below the lowest detent,
/// the pan drives a dismissal if the user may dismiss; otherwise the sheet resists and springs back. Released faster
/// than ``flick``, the sheet continues in the direction of the touch. Released more slowly, it goes to the nearest
/// detent, or is dismissed if less than half of its height is left (facts/sheet-drag, measured).
///
/// A finger on a scroll view in the sheet moves the sheet in the same way, up to ``ceiling``; beyond that, it scrolls
/// (facts/sheet-scrolling).
final class SheetDrag: NSObject, UIGestureRecognizerDelegate, ScrollPartner {
    private unowned let sheet: UISheetPresentationController
    let recognizer = UIPanGestureRecognizer(target: nil, action: nil)
    private(set) var isActive = false
    /// The top of the sheet when the pan began.
    private var startTop: CGFloat = 0
    /// The highest position of the sheet's top to which a finger on a scroll view moves it.
    private var ceiling: CGFloat = 0
    /// Whether a finger on a scroll view moves the sheet rather than the content.
    private var takesVelocity = false
    /// The driver of a dismissal that was requested and has not yet begun.
    private var waiting: SheetDriver?
    private var driver: SheetDriver?
    /// Whether a finger is driving a dismissal, which moves the views behind the sheet.
    var isDismissing: Bool { driver != nil }
    /// Whether a dismissal has been refused during this drag.
    private var isRefused = false

    /// The velocity, in points per second, above which a released sheet continues in its direction (facts/sheet-drag:
    /// 900 springs back, 1,200 dismisses).
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

    /// Begins for vertical pans only.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let velocity = recognizer.velocity(in: sheet.containerView)
        return mayBegin && abs(velocity.y) >= abs(velocity.x)
    }

    /// Whether the sheet may be dragged, which requires that it does not fill its container.
    private var mayBegin: Bool {
        guard let geometry = sheet.geometry, !geometry.fillsContainer,
            case let presented = sheet.presentedViewController, !presented.isBeingDismissed,
            presented.presentation.presented == nil
        else { return false }
        return !presented.isBeingPresented || presented.presentation.transition?.animator is any BuiltInAnimator
    }

    /// Returns the driver of the dismissal that is about to begin, once.
    func takeDriver() -> UIPercentDrivenInteractiveTransition? {
        defer { waiting = nil }
        return waiting
    }

    private func follow(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            startTop = shownTop
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
        if sheet.presentedViewController.isBeingPresented {
            sheet.presentedViewController.presentation.transition?.hurry()
        }
        for key in view.layer.animationKeys() ?? [] where key.hasPrefix("position") || key.hasPrefix("bounds") {
            view.layer.removeAnimation(forKey: key)
        }
        sheet.presenterCard.stopMoving()
    }

    private var shownTop: CGFloat { sheet.presentedView.map { $0.layer.presentation()?.frame ?? $0.frame }?.minY ?? 0 }

    private var lowest: CGRect { sheet.rests.last?.frame ?? .zero }

    private func move(to top: CGFloat) {
        guard let view = sheet.presentedView, let geometry = sheet.geometry else { return }
        let below = top - lowest.minY
        if below > 0 {
            if let driver {
                driver.update(below / dismissalDistance)
                return pushPresenter(sheetIsDownBy: below)
            }
            if isRefused {
                let offset = resisted(below)
                view.frame = lowest.offsetBy(dx: 0, dy: offset)
                return pushPresenter(sheetIsDownBy: offset)
            }
            if !sheet.presentedViewController.isBeingDismissed { return beginDismissal(at: below) }
        } else if let driver {
            self.driver = nil
            pushPresenter(sheetIsDownBy: 0)
            return driver.cancelAtOnce()
        }
        guard !sheet.presentedViewController.isBeingDismissed else { return }
        view.frame = geometry.frame(withTop: top, among: sheet.rests.map(\.frame))
        sheet.decorate()
        sheet.pushPresenter(geometry.push(top: view.frame.minY))
        view.layoutIfNeeded()
    }

    /// Updates the views behind the sheet when it is `distance` points below its lowest detent.
    private func pushPresenter(sheetIsDownBy distance: CGFloat) {
        let rest = sheet.geometry?.push(top: lowest.minY) ?? 0
        sheet.pushPresenter(rest * max(0, 1 - distance / dismissalDistance))
    }

    /// The distance from the lowest detent to a position off screen, in points.
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
        pushPresenter(sheetIsDownBy: below)
        sheet.dismissNotifyingDelegate()
    }

    private func letGo(velocity: CGFloat) {
        guard isActive, let view = sheet.presentedView else { return }
        isActive = false
        if let driver { return letGo(of: driver, velocity: velocity) }
        let top = view.frame.minY
        if isRefused, top > lowest.minY { sheet.notifyOfAttempt() }
        let target = rest(for: top, velocity: velocity)
        let left = target.frame.minY - top
        let changes = target.identifier != nil && target.identifier != selected
        if changes { sheet.selectedDetentIdentifier = target.identifier }
        sheet.arrangeAnimated(velocity: left == 0 ? 0 : velocity / left)
        if changes { sheet.notifyOfSelection() }
    }

    /// Releases the driver. The views behind the sheet move in an animation of their own, because the driver would stop
    /// an animation alongside the transition.
    private func letGo(of driver: SheetDriver, velocity: CGFloat) {
        self.driver = nil
        let gone = driver.percentComplete * dismissalDistance
        let goes = abs(velocity) >= Self.flick ? velocity > 0 : gone > lowest.height / 2
        let timing = driver.letGo(finishes: goes, distance: dismissalDistance, velocity: velocity)
        UIView.run(timing) {
            self.pushPresenter(sheetIsDownBy: goes ? self.dismissalDistance : 0)
            if goes { self.sheet.dimTintBehind(false) }
        }
        guard !goes, let rest = sheet.rests.last?.identifier, rest != selected else { return }
        sheet.selectedDetentIdentifier = rest
        sheet.notifyOfSelection()
    }

    // MARK: A finger on a scroll view

    func beginSharing() -> Bool {
        guard mayBegin, let view = sheet.presentedView, let highest = sheet.rests.first?.frame else { return false }
        startTop = shownTop
        takesVelocity = false
        ceiling = sheet.prefersScrollingExpandsWhenScrolledToEdge ? highest.minY : view.frame.minY
        return true
    }

    func split(_ distance: CGFloat) -> CGFloat {
        let below = startTop + distance - ceiling
        takesVelocity = below > 0
        if takesVelocity, !isActive { takeHold() }
        if isActive { move(to: ceiling + max(below, 0)) }
        return min(below, 0)
    }

    func endSharing(velocity: CGFloat) -> Bool {
        letGo(velocity: takesVelocity ? velocity : 0)
        return takesVelocity
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

/// Drives the dismissal of a sheet by a pan. When released, the sheet continues along the system's spring with the
/// velocity of the touch.
private final class SheetDriver: UIPercentDrivenInteractiveTransition {
    /// Applies the progress set before the dismissal began, once the animations have been committed and begin.
    override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        let percent = percentComplete
        super.startInteractiveTransition(transitionContext)
        transitionContext.containerView.stage.committer.afterNextCommit { self.update(percent) }
    }

    /// - Parameters:
    ///   - distance: The length of the dismissal, in points.
    ///   - velocity: The velocity of the touch in points per second, positive downward.
    /// - Returns: The timing of the remaining animation.
    func letGo(finishes: Bool, distance: CGFloat, velocity: CGFloat) -> BlockTiming {
        let progress = finishes ? 1 - percentComplete : percentComplete
        let left = progress * distance
        let motion = UISheetPresentationController.spring(
            left > 0 ? (finishes ? velocity : -velocity) / left : 0)
        let timing = BlockTiming(
            duration: motion.settlingDuration, curve: .spring(motion, duration: motion.settlingDuration),
            options: .allowUserInteraction)
        ownPace = TransitionPace(curve: timing.curve, parameters: UISpringTimingParameters())
        // At this speed, the remaining `progress` of the duration takes the spring's time.
        completionSpeed = progress * duration / CGFloat(motion.settlingDuration)
        if finishes { finish() } else { cancel() }
        return timing
    }

    /// Cancels the dismissal because the touch is back where it began.
    func cancelAtOnce() {
        update(0)
        cancel()
    }
}
