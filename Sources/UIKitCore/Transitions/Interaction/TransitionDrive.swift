internal import FrameTiming
internal import QuartzCore

/// Controls the progress of a transition's animations, and runs them to either end when the interaction ends.
@MainActor protocol TransitionDrive: AnyObject {
    /// Begins the animator's animations and those alongside.
    func begin(flattened: Bool, _ animate: () -> Void, alongside: AlongsideAnimations?)

    /// The progress, 0…1.
    var percentComplete: Double { get }

    func hold(at percent: Double)

    /// Continues to the end in (1 − p) of the duration at `speed`, where the animations' completions run.
    func finish(speed: Double, pace: TransitionPace)

    /// Returns to the start in p of the duration at `speed`, where the state is restored and the completions run.
    func cancel(speed: Double, pace: TransitionPace)

    /// Releases the animations after the transition has ended.
    func letGo()
}

/// The pace of a transition after the interaction ends.
struct TransitionPace {
    let curve: TimingCurve
    /// The timing for a property animator; `nil` for the animator's own timing (facts/released-property-animator).
    let parameters: (any UITimingCurveProvider)?
}

/// The animations that run alongside a transition, with the timing of its animator as far as it is known
/// (facts/alongside-animations).
@MainActor struct AlongsideAnimations {
    let animations: () -> Void
    /// The transition's duration in seconds.
    let duration: Double
    /// The curve of a built-in animator, which applies regardless of its blocks.
    let builtInCurve: TimingCurve?
    /// The curve for an animator whose own curve cannot be determined.
    let completionCurve: TimingCurve

    /// - Parameter block: The longest block of the animator. A spring keeps its own duration; any other curve takes the
    ///   transition's.
    func run(beside block: (any AnimationCollector)?) {
        if builtInCurve == nil, let timing = block?.timing, case .spring = timing.curve {
            return run(timing.duration, timing.curve)
        }
        run(duration, builtInCurve ?? block?.timing.curve ?? completionCurve)
    }

    func run(on animator: any UIViewImplicitlyAnimating) {
        let animator = animator as? UIViewPropertyAnimator
        run(animator?.duration ?? duration, animator?.curve ?? completionCurve)
    }

    private func run(_ duration: Double, _ curve: TimingCurve) {
        UIView.run(
            BlockTiming(duration: duration, curve: curve, options: .allowUserInteraction), animations: animations)
    }
}

/// Drives a transition through the property animator that its animator returned, by scrubbing, continuing, or reversing
/// it.
@MainActor final class AnimatorDrive: TransitionDrive {
    private let animator: any UIViewImplicitlyAnimating

    init(_ animator: any UIViewImplicitlyAnimating) {
        self.animator = animator
    }

    /// Begins the animations. Those alongside run even if the animator is discarded and another one is started.
    func begin(flattened: Bool, _ animate: () -> Void, alongside: AlongsideAnimations?) {
        var waiting = alongside
        func take() -> AlongsideAnimations? {
            defer { waiting = nil }
            return waiting
        }
        if alongside != nil { animator.addAnimations { take()?.animations() } }
        if flattened { animator.pauseAnimation() } else { animate() }
        take()?.run(on: animator)
    }

    /// The progress from the start, even while the animator is running back toward it.
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

    /// - Parameter factor: The fraction of the animator's duration. 0 would mean the remaining time.
    private func goOn(for factor: Double, _ pace: TransitionPace) {
        animator.continueAnimation(
            withTimingParameters: pace.parameters, durationFactor: max(factor, .leastNormalMagnitude))
    }

    func letGo() {}
}
