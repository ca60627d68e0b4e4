internal import FrameScenes
internal import QuartzCore
public import UIKit

extension World {
    /// How often a finger is looked at: 120 times a second, the touch rate of current iPhones and independent of the frame
    /// rate.
    public static let touchesPerSecond = 120.0

    /// A finger that comes down at `start`, moves to `end` in `duration` seconds and leaves.
    ///
    /// - Parameters:
    ///   - from: points, in the window.
    ///   - start: virtual seconds.
    ///   - rest: seconds the finger stays at the end before it leaves: time for its velocity to become zero.
    ///   - curve: the finger's pace.
    ///   - releaseSpeed: points per second with which the finger arrives, whatever its pace before; `nil` for what the
    ///     curve gives.
    ///   - rate: how often the finger is looked at, per second, above 0.
    public func touch(
        from: CGPoint, to end: CGPoint, start: TimeInterval, duration: TimeInterval, rest: TimeInterval = 0,
        curve: UIView.AnimationCurve = .linear, releaseSpeed: CGFloat? = nil, rate: Double = touchesPerSecond
    ) {
        touch(
            along: [from, end], start: start, duration: duration, rest: rest, curve: curve, releaseSpeed: releaseSpeed,
            rate: rate)
    }

    /// A finger that comes down at the first of `points`, moves through all of them in `duration` seconds, at one speed
    /// but for `curve` and `releaseSpeed`, and leaves.
    public func touch(
        along points: [CGPoint], start: TimeInterval, duration: TimeInterval, rest: TimeInterval = 0,
        curve: UIView.AnimationCurve = .linear, releaseSpeed: CGFloat? = nil, rate: Double = touchesPerSecond
    ) {
        touch(
            fingers: [points], start: start, duration: duration, rest: rest, curve: curve, releaseSpeed: releaseSpeed,
            rate: rate)
    }

    /// Several fingers, each along points of its own, that come down and leave together.
    public func touch(
        fingers paths: [[CGPoint]], start: TimeInterval, duration: TimeInterval, rest: TimeInterval = 0,
        curve: UIView.AnimationCurve = .linear, releaseSpeed: CGFloat? = nil, rate: Double = touchesPerSecond
    ) {
        let hand = TouchHand(
            paths, duration: duration, rest: rest, curve: curve.progress, releaseSpeed: releaseSpeed.map(Double.init),
            rate: rate, on: stage.applicationState.touchScreen)
        for moment in hand.moments {
            at(start + moment.time) { hand.perform(moment) }
        }
    }

    /// Two fingers about `center` that go from one distance to another and turn by `rotation` radians, clockwise.
    public func pinch(
        at center: CGPoint, from distance: CGFloat, to end: CGFloat, rotation: CGFloat = 0, start: TimeInterval,
        duration: TimeInterval, rest: TimeInterval = 0, curve: UIView.AnimationCurve = .linear
    ) {
        let steps = 32
        func place(_ side: CGFloat, _ step: Int) -> CGPoint {
            let share = CGFloat(step) / CGFloat(steps)
            let reach = side * (distance + (end - distance) * share) / 2
            let turn = CGAffineTransform(rotationAngle: rotation * share)
            return CGPoint(x: center.x + reach * turn.a, y: center.y + reach * turn.b)
        }
        touch(
            fingers: [CGFloat(-1), 1].map { side in (0...steps).map { place(side, $0) } }, start: start,
            duration: duration, rest: rest, curve: curve)
    }

    /// A short touch: a tap.
    public func tap(at point: CGPoint, start: TimeInterval) {
        touch(along: [point], start: start, duration: 0, rest: 0.05)
    }
}
