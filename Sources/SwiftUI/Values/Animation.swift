internal import FrameTiming
public import UIKit

/// The way in which a change is animated over time.
///
/// `UIView.animate(_:changes:completion:)` follows it; views of SwiftUI change at once.
public struct Animation: Hashable, Sendable {
    /// The course of the motion, and its duration in seconds before ``speed(_:)``.
    private enum Course: Hashable {
        case cubic(CubicBezier, duration: Double)
        case spring(SpringParameters)
    }

    private var course: Course
    /// The delay in seconds, which ``speed(_:)`` has already changed.
    private var delay = 0.0
    private var speed = 1.0
    private var passes = 1.0
    private var autoreverses = false

    private init(_ course: Course) { self.course = course }

    // MARK: Curves

    /// The duration of curves that are given none, in seconds (facts/swiftui-animations).
    private static let standardDuration = 0.35

    /// A spring without bounce (facts/swiftui-animations).
    public static var `default`: Animation { spring(response: 0.55, dampingFraction: 1) }
    public static var linear: Animation { linear(duration: standardDuration) }
    public static var easeIn: Animation { easeIn(duration: standardDuration) }
    public static var easeOut: Animation { easeOut(duration: standardDuration) }
    public static var easeInOut: Animation { easeInOut(duration: standardDuration) }

    public static func linear(duration: TimeInterval) -> Animation { timingCurve(0, 0, 1, 1, duration: duration) }
    public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(0.42, 0, 1, 1, duration: duration) }
    public static func easeOut(duration: TimeInterval) -> Animation { timingCurve(0, 0, 0.58, 1, duration: duration) }
    public static func easeInOut(duration: TimeInterval) -> Animation {
        timingCurve(0.42, 0, 0.58, 1, duration: duration)
    }

    /// A cubic curve given by its two control points.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation { Animation(.cubic(CubicBezier(x1: p1x, y1: p1y, x2: p2x, y2: p2y), duration: duration)) }

    // MARK: Springs

    public static var spring: Animation { spring(duration: 0.5) }
    public static var smooth: Animation { smooth(duration: 0.5) }
    public static var snappy: Animation { snappy(duration: 0.5) }
    public static var bouncy: Animation { bouncy(duration: 0.5) }
    public static var interactiveSpring: Animation { interactiveSpring(response: 0.15) }

    /// - Parameters:
    ///   - duration: The perceptual duration in seconds; the spring settles later.
    ///   - bounce: −1…1. 0 does not overshoot.
    ///   - blendDuration: Has no effect: motions that overlap add up.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation { Animation(.spring(.settling(perceptualDuration: duration, bounce: bounce))) }

    /// - Parameters:
    ///   - response: The period of the undamped spring, in seconds.
    ///   - dampingFraction: 1 does not overshoot.
    ///   - blendDuration: Has no effect: motions that overlap add up.
    @_disfavoredOverload public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        let bounce = dampingFraction > 1 ? 1 / dampingFraction - 1 : 1 - dampingFraction
        return spring(duration: response, bounce: bounce, blendDuration: blendDuration)
    }

    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }

    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation { spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration) }

    /// A spring without damping, which would never come to rest, counts as one with a damping ratio of 0.01.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        Animation(
            .spring(
                SpringParameters(
                    mass: mass, stiffness: stiffness, damping: max(damping, 0.02 * (stiffness * mass).squareRoot()),
                    initialVelocity: initialVelocity,
                    allowsOverdamping: true)))
    }

    // MARK: Changes

    /// The animation, begun later by some seconds.
    ///
    /// Differs from SwiftUI: a delay of an animation that is then repeated precedes only the first pass.
    public func delay(_ delay: TimeInterval) -> Animation { with { $0.delay += delay } }

    /// The animation, faster by a factor, with its delay. A speed of 0 or less has no effect.
    public func speed(_ speed: Double) -> Animation {
        guard speed > 0 else { return self }
        return with {
            $0.speed *= speed
            $0.delay /= speed
        }
    }

    public func repeatForever(autoreverses: Bool = true) -> Animation {
        with {
            $0.passes = .infinity
            $0.autoreverses = autoreverses
        }
    }

    /// The animation, run several times, where a way back counts as one.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        with {
            $0.passes = autoreverses ? Double(repeatCount) / 2 : Double(repeatCount)
            $0.autoreverses = autoreverses
        }
    }

    private func with(_ change: (inout Animation) -> Void) -> Animation {
        var changed = self
        change(&changed)
        return changed
    }

    // MARK: Views of UIKit

    /// Runs changes of views in a block that animates them.
    @MainActor fileprivate func animate(_ changes: () -> Void, _ completion: (() -> Void)?) {
        let (curve, duration): (TimingCurve, Double) =
            switch course {
            case .cubic(let curve, let duration): (.cubicBezier(curve), duration)
            case .spring(let spring):
                (.spring(spring.motion, duration: spring.settlingDuration), spring.settlingDuration)
            }
        UIView.animate(
            withDuration: duration / speed, delay: delay, pacedBy: curve, passes: passes, autoreverses: autoreverses,
            animations: changes, completion: completion.map { completion in { _ in completion() } })
    }
}

extension UIView {
    /// Runs `changes` and animates them as SwiftUI does.
    ///
    /// - Parameter completion: Called after the last animation has ended; for a spring, after it has settled.
    public static func animate(
        _ animation: Animation, changes: () -> Void, completion: (() -> Void)? = nil
    ) { animation.animate(changes, completion) }
}

/// Runs the body at once.
@MainActor public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }
