internal import FrameTiming
internal import QuartzCore

/// Controls the progress of a transition's animations, and runs them to an end when the interaction ends.
@MainActor protocol TransitionDrive: AnyObject {
    /// Begins the animator's animations and those alongside.
    func begin(flattened: Bool, _ animate: () -> Void, alongside: (() -> Void)?, alongsideCurve: TimingCurve)

    /// 0…1.
    var percentComplete: Double { get }

    func hold(at percent: Double)

    /// Continues to the end in (1 − p) of the duration at `speed`; the animations' completions run there.
    func finish(speed: Double, pace: TransitionPace)

    /// Returns to the start in p of the duration at `speed`; the state is restored and the completions run there.
    func cancel(speed: Double, pace: TransitionPace)

    /// The transition has ended.
    func letGo()
}

/// The pace of a transition after the interaction ends.
struct TransitionPace {
    let curve: TimingCurve
    /// The timing of a property animator; `nil` for its own (facts/released-property-animator).
    let parameters: (any UITimingCurveProvider)?
}

/// Drives a transition through the property animator that its animator returned, which is scrubbed, continued or reversed.
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
        animator.fractionComplete = animator.isReversed ? 1 - percent : percent
    }

    func finish(speed: Double, pace: TransitionPace) {
        let percent = percentComplete
        animator.isReversed = false
        goOn(for: (1 - percent) / max(speed, 0.001), pace)
    }

    func cancel(speed: Double, pace: TransitionPace) {
        let percent = percentComplete
        animator.isReversed = true
        goOn(for: percent / max(speed, 0.001), pace)
    }

    /// - Parameter factor: of the animator's duration. 0 would mean the time that is left to it.
    private func goOn(for factor: Double, _ pace: TransitionPace) {
        animator.continueAnimation(
            withTimingParameters: pace.parameters, durationFactor: max(factor, .leastNormalMagnitude))
    }

    func letGo() {}
}
