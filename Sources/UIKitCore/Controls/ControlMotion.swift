package import FrameTiming
internal import QuartzCore

/// The timing with which part of a control moves or fades. It does not depend on an enclosing animation block.
package struct ControlMotion: Sendable {
    /// The duration in seconds.
    package let duration: Double
    package let curve: TimingCurve

    package init(duration: Double, curve: TimingCurve) {
        self.duration = duration
        self.curve = curve
    }

    package static func easeInOut(_ duration: Double) -> ControlMotion {
        ControlMotion(duration: duration, curve: NamedCurves.easeInOut)
    }

    /// A spring that settles without overshoot.
    ///
    /// - Parameter frequency: The angular frequency, in radians per second.
    package static func spring(_ frequency: Double, duration: Double) -> ControlMotion {
        let motion = SpringMotion(angularFrequency: frequency, dampingRatio: 1)
        return ControlMotion(duration: duration, curve: .spring(motion, duration: duration))
    }

    /// Applies changes, with animation if `isAnimated`.
    @MainActor package func animate(
        _ isAnimated: Bool = true, _ changes: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        guard isAnimated else {
            UIView.performWithoutAnimation(changes)
            completion?(true)
            return
        }
        UIView.run(
            BlockTiming(duration: duration, curve: curve, options: .allowUserInteraction), animations: changes,
            completion: completion)
    }
}
