internal import FrameTiming

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
