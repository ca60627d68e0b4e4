internal import FrameTiming

extension UIView {
    /// Like `animate`, moving as a spring fitted so that it has settled to a thousandth when `duration` is over
    /// (uikit-facts 1.2, measured).
    ///
    /// - Parameters:
    ///   - dampingRatio: 1 for no overshoot; clamped to 0.01…1.
    ///   - velocity: at the start, in whole distances per second.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringParameters(
            fittingDuration: duration, dampingRatio: dampingRatio, initialVelocity: velocity)
        run(
            duration: duration, delay: delay, curve: .spring(spring.motion, duration: duration), options: options,
            animations: animations, completion: completion)
    }

    /// Like `animate`, moving as a spring described by how long it seems to take and how much it bounces; it runs until
    /// it has settled, which is longer.
    ///
    /// - Parameters:
    ///   - bounce: −1…1; 0 for none, negative for a creep.
    ///   - velocity: at the start, in whole distances per second.
    public class func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity velocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let spring = SpringParameters(perceptualDuration: duration, bounce: bounce, initialVelocity: velocity).motion
        let settling = spring.settlingDuration
        run(
            duration: duration > 0 ? settling : 0, delay: delay, curve: .spring(spring, duration: settling),
            options: options, animations: animations, completion: completion)
    }
}
