internal import FrameTiming
internal import QuartzCore
public import UIKit

extension World {
    /// How often a finger is looked at: 120 times a second, the touch rate of current iPhones and independent of the frame
    /// rate.
    static let touchesPerSecond = 120

    /// A finger that comes down at `start`, moves to `end` in `duration` seconds and leaves.
    ///
    /// - Parameters:
    ///   - from: points, in the window.
    ///   - start: virtual seconds.
    ///   - rest: seconds the finger stays at the end before it leaves: time for its velocity to become zero.
    ///   - curve: the finger's pace.
    public func touch(
        from: CGPoint, to end: CGPoint, start: TimeInterval, duration: TimeInterval, rest: TimeInterval = 0,
        curve: UIView.AnimationCurve = .linear
    ) {
        touch(along: [from, end], start: start, duration: duration, rest: rest, curve: curve)
    }

    /// A finger that comes down at the first of `points`, moves through all of them in `duration` seconds, at one speed
    /// but for `curve`, and leaves.
    public func touch(
        along points: [CGPoint], start: TimeInterval, duration: TimeInterval, rest: TimeInterval = 0,
        curve: UIView.AnimationCurve = .linear
    ) {
        guard let first = points.first, let last = points.last else { return }
        lastFinger += 1
        let finger = lastFinger
        let path = TouchPath(points)
        at(start) { TouchInput.touch(finger, .began, at: first) }
        let steps = max(1, Int((max(0, duration) * Double(Self.touchesPerSecond)).rounded(.up)))
        for step in 1...steps {
            let share = Double(step) / Double(steps)
            at(start + duration * share) {
                TouchInput.touch(finger, .moved, at: path.point(at: curve.progress(at: share)))
            }
        }
        at(start + max(0, duration) + max(0, rest)) { TouchInput.touch(finger, .ended, at: last) }
    }

    /// A short touch: a tap.
    public func tap(at point: CGPoint, start: TimeInterval) {
        lastFinger += 1
        let finger = lastFinger
        at(start) { TouchInput.touch(finger, .began, at: point) }
        at(start + 0.05) { TouchInput.touch(finger, .ended, at: point) }
    }
}
