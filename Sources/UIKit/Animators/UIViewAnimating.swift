internal import QuartzCore

/// The state of an animator.
public enum UIViewAnimatingState: Int, CaseIterable, Sendable {
    /// Not started, or finished.
    case inactive
    /// Running or paused.
    case active
    /// Stopped, waiting for `finishAnimation(at:)`.
    case stopped
}

/// The position at which an animation ended.
public enum UIViewAnimatingPosition: Int, CaseIterable, Sendable {
    case end, start, current
}

/// Animations that can be started, paused, scrubbed, reversed and stopped.
@MainActor @preconcurrency public protocol UIViewAnimating: NSObjectProtocol {
    var state: UIViewAnimatingState { get }
    var isRunning: Bool { get }
    /// Whether it runs towards its start.
    var isReversed: Bool { get set }
    /// 0…1; setting it pauses.
    var fractionComplete: CGFloat { get set }

    func startAnimation()
    func startAnimation(afterDelay delay: TimeInterval)
    func pauseAnimation()
    func stopAnimation(_ withoutFinishing: Bool)
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Animations of the changes made in blocks.
@MainActor @preconcurrency public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// - Parameter delayFactor: the fraction of the remaining time after which the changes begin to animate, 0…1; they end
    ///   with the rest.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    func addAnimations(_ animation: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Continues from a pause: in the time left if `durationFactor` is 0, else in that fraction of the duration.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
