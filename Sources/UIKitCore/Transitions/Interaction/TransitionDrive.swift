internal import FrameTiming
internal import QuartzCore

/// Controls the progress of a transition's animations, and runs them to an end when the interaction ends.
@MainActor protocol TransitionDrive: AnyObject {
    /// Begins the animator's animations and those alongside.
    func begin(flattened: Bool, _ animate: () -> Void, alongside: AlongsideAnimations?)

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

/// What runs alongside a transition, on the timing of its animator as far as that is known (facts/alongside-animations).
@MainActor struct AlongsideAnimations {
    let animations: () -> Void
    /// The transition's, in seconds.
    let duration: Double
    /// That of a built-in animator, which applies whatever happens in its blocks.
    let builtInCurve: TimingCurve?
    /// For an animator whose curve cannot be known.
    let completionCurve: TimingCurve

    /// - Parameter block: the longest block of the animator. A spring keeps its own time, any other curve takes that of the
    ///   transition.
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

/// Drives a transition through the property animator that its animator returned, which is scrubbed, continued or reversed.
@MainActor final class AnimatorDrive: TransitionDrive {
    private let animator: any UIViewImplicitlyAnimating

    init(_ animator: any UIViewImplicitlyAnimating) {
        self.animator = animator
    }

    /// What runs alongside also runs if the animator is thrown away and another one started.
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
