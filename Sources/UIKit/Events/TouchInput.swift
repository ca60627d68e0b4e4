internal import FrameTiming

/// Fingers on the current application's screen, for those who script them.
@MainActor package enum TouchInput {
    package static func touch(_ finger: Int, _ phase: UITouch.Phase, at place: CGPoint) {
        ApplicationState.current.touchScreen.touch(finger, phase, at: place)
    }
}

extension UIView.AnimationCurve {
    /// The share of the way at a share of the time, both 0…1.
    package func progress(at share: Double) -> Double { timingCurve.value(at: share) }
}
