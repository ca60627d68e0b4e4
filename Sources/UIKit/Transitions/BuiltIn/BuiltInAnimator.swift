internal import FrameTiming

/// An animator of ours, whose pace is known: what runs alongside has the same.
@MainActor protocol BuiltInAnimator: UIViewControllerAnimatedTransitioning {
    var curve: TimingCurve { get }
}
