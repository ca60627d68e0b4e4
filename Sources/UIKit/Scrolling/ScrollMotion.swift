internal import FrameGeometry
internal import FrameTiming

/// How a scroll view moves along one axis by itself, in closed form: pieces one after the other.
struct ScrollMotion {
    private enum Piece {
        case slowing(Deceleration)
        case spring(to: Double, BounceBack)
        case eased(from: Double, to: Double, duration: Double)
    }

    private var pieces: [(begin: Double, piece: Piece)] = []
    /// In seconds.
    private(set) var duration = 0.0
    /// Where it comes to rest.
    private(set) var end: Double

    /// In points: where a return counts as over. Half a pixel of a 2x screen.
    private static let settled = 0.25
    /// The frequency, per second, of a motion to a place that is not where a throw ends (facts/scroll-target).
    private static let targetFrequency = 18.26

    static func rest(at offset: Double) -> ScrollMotion { ScrollMotion(end: offset) }

    static func eased(from: Double, to: Double, duration: Double) -> ScrollMotion {
        var motion = ScrollMotion(end: to)
        motion.add(.eased(from: from, to: to, duration: duration), lasting: duration)
        return motion
    }

    /// The free motion from an offset, between a least and a greatest one.
    ///
    /// From beyond an end it returns as on a spring. Where it is fast enough to pass the end, it goes on in the content.
    static func thrown(
        from offset: Double, velocity: Double, rate: Double, range: ClosedRange<CGFloat>, bounces: Bool
    ) -> ScrollMotion {
        let range = Double(range.lowerBound)...Double(range.upperBound)
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

    /// The motion to a target instead of the place where a throw with this velocity ends.
    ///
    /// A target somewhat before or behind that place is reached by slowing down at another rate; any other one as on a critically
    /// damped spring that does not pass it.
    static func to(_ target: Double, from offset: Double, velocity: Double, rate: Double) -> ScrollMotion {
        var motion = ScrollMotion(end: target)
        let distance = target - offset
        guard distance != 0 else { return motion }
        let speed = velocity * (distance < 0 ? -1 : 1)
        // At this rate per second, the target is where the motion slows to its resting speed.
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
        pieces.append((duration, piece))
        duration += seconds
    }

    /// Slows down, and bounces at the end that it reaches.
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

    /// The offset after `seconds`.
    func value(at seconds: Double) -> Double {
        guard seconds < duration, let (begin, piece) = pieces.last(where: { $0.begin <= seconds }) else { return end }
        switch piece {
        case .slowing(let slowing): return slowing.position(at: seconds - begin)
        case .spring(let target, let spring): return target + spring.value(at: seconds - begin)
        case .eased(let from, let to, let duration):
            return from + (to - from) * NamedCurves.easeInOut.value(at: (seconds - begin) / duration)
        }
    }

    /// In points per second, after `seconds`; 0 for a programmed motion.
    func velocity(at seconds: Double) -> Double {
        guard seconds < duration, let (begin, piece) = pieces.last(where: { $0.begin <= seconds }) else { return 0 }
        switch piece {
        case .slowing(let slowing): return slowing.velocity(at: seconds - begin)
        case .spring(_, let spring): return spring.velocity(at: seconds - begin)
        case .eased: return 0
        }
    }
}
