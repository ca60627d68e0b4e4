internal import QuartzCore

/// Where an animator is in its life.
public enum UIViewAnimatingState: Int, CaseIterable, Sendable {
    /// Not begun, or over.
    case inactive
    /// Begun: running or paused.
    case active
    /// Stopped where it was, to be finished by hand.
    case stopped
}

/// Where an animation ended.
public enum UIViewAnimatingPosition: Int, CaseIterable, Sendable {
    case end, start, current
}

/// Animations that can be started, paused, scrubbed, turned round and stopped.
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

/// Animations of what is changed in blocks.
@MainActor @preconcurrency public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// - Parameter delayFactor: the part of the remaining time after which the block's changes begin to move, 0…1; they
    ///   end with the rest.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    func addAnimations(_ animation: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Goes on from a pause: in what was left of the time when `durationFactor` is 0, else in that share of the duration.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
