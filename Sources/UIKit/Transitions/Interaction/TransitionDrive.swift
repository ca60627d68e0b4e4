internal import FrameTiming
internal import QuartzCore

/// Moves a transition's animations by hand, and brings them to an end when the hand lets go.
@MainActor protocol TransitionDrive: AnyObject {
    /// Begins the animator's animations, and what runs along with them.
    func begin(flattened: Bool, _ animate: () -> Void, alongside: (() -> Void)?, alongsideCurve: TimingCurve)

    /// 0…1.
    var percentComplete: Double { get }

    func hold(at percent: Double)

    /// Goes on to the end, in (1 − p) of the duration at `speed`; there the animations' completions run.
    func finish(speed: Double, pace: TransitionPace)

    /// Goes back to the start, in p of the duration at `speed`; there everything is as it was, and the completions run.
    func cancel(speed: Double, pace: TransitionPace)

    /// The transition is over.
    func letGo()
}

/// How the rest of a transition goes when the hand lets go.
struct TransitionPace {
    let curve: TimingCurve
    /// The same for a property animator.
    let parameters: any UITimingCurveProvider
}

/// Drives a transition whose animator gave a property animator: that one is scrubbed, and goes on or back by itself.
@MainActor final class AnimatorDrive: TransitionDrive {
    private let animator: any UIViewImplicitlyAnimating

    init(_ animator: any UIViewImplicitlyAnimating) {
        self.animator = animator
    }

    func begin(flattened: Bool, _ animate: () -> Void, alongside: (() -> Void)?, alongsideCurve: TimingCurve) {
        if let alongside { animator.addAnimations(alongside) }
        if flattened { animator.pauseAnimation() } else { animate() }
    }

    /// From the start, also while the animator runs back to it.
    var percentComplete: Double {
        animator.isReversed ? 1 - animator.fractionComplete : animator.fractionComplete
    }

    func hold(at percent: Double) {
        animator.fractionComplete = percent
    }

    func finish(speed: Double, pace: TransitionPace) {
        animator.isReversed = false
        animator.continueAnimation(
            withTimingParameters: pace.parameters, durationFactor: (1 - percentComplete) / max(speed, 0.001))
    }

    func cancel(speed: Double, pace: TransitionPace) {
        let percent = percentComplete
        animator.isReversed = true
        animator.continueAnimation(
            withTimingParameters: pace.parameters, durationFactor: percent / max(speed, 0.001))
    }

    func letGo() {}
}
