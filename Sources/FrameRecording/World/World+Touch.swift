internal import FrameScenes
internal import QuartzCore
public import UIKit

extension World {
    /// Sampling rate of touches: 120 per second as on current iPhones, independent of the frame rate.
    public static let touchesPerSecond = 120.0

    /// Begins a touch at `start`, moves it to `end` in `duration` seconds and ends it.
    ///
    /// - Parameters:
    ///   - from: First point, in window coordinates.
    ///   - start: Virtual time in seconds.
    ///   - rest: Seconds for which the touch stays at the end before it is released, so that its velocity becomes zero.
    ///   - curve: Timing of the path.
    ///   - releaseSpeed: Speed at the end of the path in points per second, where it overrides `curve`; `nil` for the
    ///     curve's own speed.
    ///   - rate: Samples per second, greater than 0.
    public func touch(
        from: CGPoint, to end: CGPoint, start: TimeInterval, duration: TimeInterval, rest: TimeInterval = 0,
        curve: UIView.AnimationCurve = .linear, releaseSpeed: CGFloat? = nil, rate: Double = touchesPerSecond
    ) {
        touch(
            along: [from, end], start: start, duration: duration, rest: rest, curve: curve, releaseSpeed: releaseSpeed,
            rate: rate)
    }

    /// Begins a touch at the first of `points`, moves it through all of them in `duration` seconds and ends it. Apart
    /// from `curve` and `releaseSpeed`, its speed is constant.
    public func touch(
        along points: [CGPoint], start: TimeInterval, duration: TimeInterval, rest: TimeInterval = 0,
        curve: UIView.AnimationCurve = .linear, releaseSpeed: CGFloat? = nil, rate: Double = touchesPerSecond
    ) {
        touch(
            touches: [points], start: start, duration: duration, rest: rest, curve: curve, releaseSpeed: releaseSpeed,
            rate: rate)
    }

    /// Performs several touches that begin and end together, each along its own points.
    public func touch(
        touches paths: [[CGPoint]], start: TimeInterval, duration: TimeInterval, rest: TimeInterval = 0,
        curve: UIView.AnimationCurve = .linear, releaseSpeed: CGFloat? = nil, rate: Double = touchesPerSecond
    ) {
        let touches = ScriptedTouches(
            paths, duration: duration, rest: rest, curve: curve.progress, releaseSpeed: releaseSpeed.map(Double.init),
            rate: rate, on: stage.applicationState.touchScreen)
        for moment in touches.moments {
            at(start + moment.time) { touches.perform(moment) }
        }
    }

    /// Performs two touches around `center` whose distance changes while they turn clockwise by `rotation` radians.
    public func pinch(
        at center: CGPoint, from distance: CGFloat, to end: CGFloat, rotation: CGFloat = 0, start: TimeInterval,
        duration: TimeInterval, rest: TimeInterval = 0, curve: UIView.AnimationCurve = .linear
    ) {
        let steps = 32
        func place(_ side: CGFloat, _ step: Int) -> CGPoint {
            let progress = CGFloat(step) / CGFloat(steps)
            let reach = side * (distance + (end - distance) * progress) / 2
            let turn = CGAffineTransform(rotationAngle: rotation * progress)
            return CGPoint(x: center.x + reach * turn.a, y: center.y + reach * turn.b)
        }
        touch(
            touches: [CGFloat(-1), 1].map { side in (0...steps).map { place(side, $0) } }, start: start,
            duration: duration, rest: rest, curve: curve)
    }

    /// Performs a short touch.
    public func tap(at point: CGPoint, start: TimeInterval) {
        touch(along: [point], start: start, duration: 0, rest: 0.05)
    }
}
