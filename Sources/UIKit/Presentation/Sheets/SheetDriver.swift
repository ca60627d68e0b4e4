internal import QuartzCore

/// Drives the dismissal of a sheet under a finger; let go, the sheet goes on as the system's spring, with the finger's velocity.
final class SheetDriver: UIPercentDrivenInteractiveTransition {
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
