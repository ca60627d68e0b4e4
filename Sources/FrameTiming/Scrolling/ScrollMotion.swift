internal import FrameGeometry

/// The motion of a scroll view along one axis without a finger, in successive closed-form pieces.
///
/// Offsets are in points, velocities in points per second, times in seconds. A velocity that is not finite counts as 0.
public struct ScrollMotion: Equatable, Sendable {
    private enum Piece: Equatable {
        case slowing(Deceleration)
        case spring(to: Double, BounceBack)
        case eased(from: Double, to: Double, duration: Double)
    }

    private struct Step: Equatable {
        /// Seconds after the start of the motion.
        let begin: Double
        let piece: Piece
    }

    private var steps: [Step] = []
    /// Seconds until the offset is ``end``; 0 for a motion that does nothing.
    public private(set) var duration = 0.0
    /// Offset at rest.
    public private(set) var end: Double

    /// Distance, in points, within which a return counts as over: half a pixel of a 2x screen.
    private static let settled = 0.25
    /// Frequency, per second, of the spring to a target other than the natural end of a throw (facts/scroll-target).
    private static let targetFrequency = 18.26

    /// Returns a programmed motion, eased in and out. A duration that is not positive goes to `to` immediately.
    public static func eased(from: Double, to: Double, duration: Double) -> ScrollMotion {
        var motion = ScrollMotion(end: to)
        if duration > 0 { motion.add(.eased(from: from, to: to, duration: duration), lasting: duration) }
        return motion
    }

    /// Returns the free motion of content from an offset.
    ///
    /// From outside `range` the content returns on a spring; if it is fast enough to pass the end, it continues inside.
    /// At an end of `range` it stops or bounces.
    ///
    /// - Parameters:
    ///   - rate: Deceleration rate; see ``Deceleration/rate``.
    ///   - range: Offsets at which the content may rest.
    ///   - bounces: Whether the content passes the end of `range` and returns.
    public static func thrown(
        from offset: Double, velocity: Double, rate: Double, range: ClosedRange<Double>, bounces: Bool
    ) -> ScrollMotion {
        let velocity = velocity.isFinite ? velocity : 0
        let inside = min(max(offset, range.lowerBound), range.upperBound)
        guard inside != offset else {
            var motion = ScrollMotion(end: offset)
            motion.slow(from: offset, velocity: velocity, rate: rate, range: range, bounces: bounces)
            return motion
        }
        var motion = ScrollMotion(end: inside)
        let spring = BounceBack(offset: offset - inside, velocity: velocity)
        guard let time = spring.crossingTime, range.lowerBound < range.upperBound else {
            motion.add(.spring(to: inside, spring), lasting: spring.settlingTime(within: settled))
            return motion
        }
        motion.add(.spring(to: inside, spring), lasting: time)
        motion.slow(from: inside, velocity: spring.velocity(at: time), rate: rate, range: range, bounces: bounces)
        return motion
    }

    /// Returns the motion to a target instead of the natural end of a throw.
    ///
    /// A target near the natural end is reached by decelerating at another rate, any other one on a critically damped
    /// spring that does not pass it.
    ///
    /// - Parameter rate: Rate of the throw; see ``Deceleration/rate``.
    public static func to(_ target: Double, from offset: Double, velocity: Double, rate: Double) -> ScrollMotion {
        let velocity = velocity.isFinite ? velocity : 0
        var motion = ScrollMotion(end: target)
        let distance = target - offset
        guard distance != 0, distance.isFinite else { return motion }
        let speed = velocity * (distance < 0 ? -1 : 1)
        // At this rate per second, the motion slows to its resting speed exactly at the target.
        let slowness = (speed - Deceleration.restingSpeed) / abs(distance)
        let natural = 1000 * (1 - rate) / max(rate, 1e-9)
        if slowness >= natural / 1.5, slowness <= targetFrequency {
            let slowing = Deceleration(
                rate: RealMath.exp(-slowness / 1000), from: offset, velocity: velocity)
            motion.add(.slowing(slowing), lasting: slowing.time(untilSpeed: Deceleration.restingSpeed))
            return motion
        }
        let start = min(max(speed, 0), targetFrequency * abs(distance)) * (distance < 0 ? -1 : 1)
        let spring = BounceBack(offset: -distance, velocity: start, frequency: targetFrequency)
        motion.add(.spring(to: target, spring), lasting: spring.settlingTime(within: settled))
        return motion
    }

    private init(end: Double) {
        self.end = end
    }

    private mutating func add(_ piece: Piece, lasting seconds: Double) {
        steps.append(Step(begin: duration, piece: piece))
        duration += seconds
    }

    /// Decelerates, and bounces at the end of `range` that is reached.
    private mutating func slow(
        from offset: Double, velocity: Double, rate: Double, range: ClosedRange<Double>, bounces: Bool
    ) {
        end = offset
        guard abs(velocity) > Deceleration.restingSpeed else { return }
        let slowing = Deceleration(rate: rate, from: offset, velocity: velocity, isStepwise: true)
        let stop = slowing.time(untilSpeed: Deceleration.restingSpeed)
        let bound = velocity < 0 ? range.lowerBound : range.upperBound
        guard let time = slowing.time(reaching: bound), time < stop else {
            add(.slowing(slowing), lasting: stop)
            end = slowing.position(at: stop)
            return
        }
        add(.slowing(slowing), lasting: time)
        end = bound
        guard bounces else { return }
        let spring = BounceBack(offset: 0, velocity: slowing.velocity(at: time))
        add(.spring(to: bound, spring), lasting: spring.settlingTime(within: Self.settled))
    }

    /// Returns the offset after `seconds`; from ``duration`` on, it is ``end``.
    public func value(at seconds: Double) -> Double {
        guard let (seconds, piece) = piece(at: seconds) else { return end }
        switch piece {
        case .slowing(let slowing): return slowing.position(at: seconds)
        case .spring(let target, let spring): return target + spring.value(at: seconds)
        case .eased(let from, let to, let duration):
            return from + (to - from) * NamedCurves.easeInOut.value(at: seconds / duration)
        }
    }

    /// Returns the velocity after `seconds`; it is 0 for a programmed motion, and from ``duration`` on.
    public func velocity(at seconds: Double) -> Double {
        guard let (seconds, piece) = piece(at: seconds) else { return 0 }
        switch piece {
        case .slowing(let slowing): return slowing.velocity(at: seconds)
        case .spring(_, let spring): return spring.velocity(at: seconds)
        case .eased: return 0
        }
    }

    /// Returns the piece in effect and the seconds since it began; before the start, the first piece at its beginning.
    /// Returns `nil` at rest.
    private func piece(at seconds: Double) -> (seconds: Double, piece: Piece)? {
        let seconds = max(seconds, 0)
        guard seconds < duration, let step = steps.last(where: { $0.begin <= seconds }) else { return nil }
        return (seconds - step.begin, step.piece)
    }
}
