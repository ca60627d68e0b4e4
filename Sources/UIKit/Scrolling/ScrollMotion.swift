internal import FrameTiming

/// How a scroll view moves along one axis after the finger has let go, in closed form.
enum ScrollMotion {
    case rest(Double)
    /// Slows down, and from `edge` on returns from beyond it, if it reaches it.
    case slowing(Deceleration, edge: (time: Double, bounce: BounceBack, at: Double)?)
    /// Goes to a place as on a critically damped spring.
    case toward(Double, BounceBack)
    /// A programmed change of offset over a duration.
    case animation(from: Double, to: Double, duration: Double)

    /// In points: where a motion counts as over. Half a pixel of a 2x screen.
    private static let settled = 0.25

    /// The free motion from an offset, between a least and a greatest one.
    static func thrown(from offset: Double, velocity: Double, rate: Double, range: ClosedRange<Double>, bounces: Bool)
        -> ScrollMotion
    {
        let edge = offset < range.lowerBound ? range.lowerBound : offset > range.upperBound ? range.upperBound : nil
        if let edge { return .toward(edge, BounceBack(offset: offset - edge, velocity: velocity)) }
        guard abs(velocity) > Deceleration.restingSpeed else { return .rest(offset) }
        let slowing = Deceleration(rate: rate, from: offset, velocity: velocity, isStepwise: true)
        let bound = velocity < 0 ? range.lowerBound : range.upperBound
        guard let time = slowing.time(reaching: bound), time < slowing.time(untilSpeed: Deceleration.restingSpeed)
        else {
            return .slowing(slowing, edge: nil)
        }
        let bounce = BounceBack(offset: 0, velocity: bounces ? slowing.velocity(at: time) : 0)
        return .slowing(slowing, edge: (time, bounce, bound))
    }

    static func to(_ target: Double, from offset: Double, velocity: Double) -> ScrollMotion {
        .toward(target, BounceBack(offset: offset - target, velocity: velocity, frequency: 18.26))
    }

    /// The offset after `seconds`.
    func value(at seconds: Double) -> Double {
        switch self {
        case .rest(let offset): return offset
        case .slowing(let slowing, let edge):
            if let edge, seconds >= edge.time { return edge.at + edge.bounce.value(at: seconds - edge.time) }
            return slowing.position(at: min(seconds, slowing.time(untilSpeed: Deceleration.restingSpeed)))
        case .toward(let target, let bounce): return target + bounce.value(at: seconds)
        case .animation(let from, let to, let duration):
            let progress = NamedCurves.easeInOut.value(at: duration > 0 ? min(seconds / duration, 1) : 1)
            return from + (to - from) * progress
        }
    }

    /// Seconds until the motion is over.
    var duration: Double {
        switch self {
        case .rest: 0
        case .slowing(let slowing, let edge):
            edge.map { $0.time + $0.bounce.settlingTime(within: Self.settled) }
                ?? slowing.time(untilSpeed: Deceleration.restingSpeed)
        case .toward(_, let bounce): bounce.settlingTime(within: Self.settled)
        case .animation(_, _, let duration): duration
        }
    }

    /// Where the motion ends.
    var end: Double {
        switch self {
        case .rest(let offset): offset
        case .slowing(let slowing, let edge):
            edge?.at ?? slowing.position(at: slowing.time(untilSpeed: Deceleration.restingSpeed))
        case .toward(let target, _): target
        case .animation(_, let to, _): to
        }
    }
}
