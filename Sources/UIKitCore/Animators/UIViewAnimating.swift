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
    /// Whether the animations run toward their start.
    var isReversed: Bool { get set }
    /// The completed fraction, 0…1. Setting it pauses the animations.
    var fractionComplete: CGFloat { get set }

    func startAnimation()
    func startAnimation(afterDelay delay: TimeInterval)
    func pauseAnimation()
    func stopAnimation(_ withoutFinishing: Bool)
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animator of the changes made in blocks.
@MainActor @preconcurrency public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// - Parameter delayFactor: The fraction of the remaining time, 0…1, after which the changes start to animate. They
    ///   end together with the other changes.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    func addAnimations(_ animation: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Continues after a pause, over the remaining time if `durationFactor` is 0, otherwise over that fraction of the
    /// duration.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
