internal import FrameScenes
internal import QuartzCore
public import UIKit

extension World {
    /// The sample rate of touches: 120 a second as on current iPhones, independent of the frame rate.
    public static let touchesPerSecond = 120.0

    /// A touch that begins at `start`, moves to `end` in `duration` seconds and ends.
    ///
    /// - Parameters:
    ///   - from: in points of the window.
    ///   - start: virtual seconds.
    ///   - rest: seconds for which the touch stays at the end before it is released, so that its velocity becomes zero.
    ///   - curve: the timing of the path.
    ///   - releaseSpeed: points per second at the end of the path, overriding `curve` there; `nil` for the curve's own speed.
    ///   - rate: samples per second, above 0.
    public func touch(
        from: CGPoint, to end: CGPoint, start: TimeInterval, duration: TimeInterval, rest: TimeInterval = 0,
        curve: UIView.AnimationCurve = .linear, releaseSpeed: CGFloat? = nil, rate: Double = touchesPerSecond
    ) {
        touch(
            along: [from, end], start: start, duration: duration, rest: rest, curve: curve, releaseSpeed: releaseSpeed,
            rate: rate)
    }

    /// A touch that begins at the first of `points`, moves through all of them in `duration` seconds and ends. Apart from
    /// `curve` and `releaseSpeed`, its speed is constant.
    public func touch(
        along points: [CGPoint], start: TimeInterval, duration: TimeInterval, rest: TimeInterval = 0,
        curve: UIView.AnimationCurve = .linear, releaseSpeed: CGFloat? = nil, rate: Double = touchesPerSecond
    ) {
        touch(
            touches: [points], start: start, duration: duration, rest: rest, curve: curve, releaseSpeed: releaseSpeed,
            rate: rate)
    }

    /// Several touches, each along points of its own, that begin and end together.
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

    /// Two touches around `center` whose distance changes while they turn by `rotation` radians, clockwise.
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

    /// A short touch.
    public func tap(at point: CGPoint, start: TimeInterval) {
        touch(along: [point], start: start, duration: 0, rest: 0.05)
    }
}
