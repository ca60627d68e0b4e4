extension MediaTiming {
    /// How far an animation has come.
    @frozen public struct Progress: Equatable, Hashable, Sendable {
        /// How many whole cycles lie behind.
        public let cycle: Int
        /// Where the current leg is between its start 0 and its end 1; on a leg back it falls from 1 to 0.
        public let fraction: Double

        public init(cycle: Int, fraction: Double) {
            self.cycle = cycle
            self.fraction = fraction
        }
    }

    /// How long all cycles take, in local time; infinite when they never end.
    public var activeDuration: Double {
        let active = activeTime
        return active == .distantFuture ? .infinity : active.seconds
    }

    /// When the active interval ends, in parent time; infinite when it never does (endless repetition, speed 0).
    public var endTime: Double {
        let active = activeDuration
        return active > 0 ? beginTime + active / speed.magnitude : beginTime
    }

    /// How far the animation has come at `parentTime`, or `nil` where it has no effect. The fraction is right to 10⁻⁹
    /// for durations from a millisecond and times up to half an hour, and close to that beyond.
    ///
    /// It is active on [``beginTime``, ``endTime``): at the very end it shows only if it fills forwards, and then the
    /// last moment it reached, which after half a cycle is the middle. Before the beginning it shows only if it fills
    /// backwards, and then the moment it begins with. A ``timeOffset`` moves that moment; what lies past the end comes
    /// round to the start. Backwards (speed below 0) the animation begins with its last moment. Frozen (speed 0) it
    /// stays at ``timeOffset``, kept within the active duration, from ``beginTime`` on.
    ///
    /// A begin or an end counts as reached up to a nanosecond early, because 0.3 − 0.1 is a bit less than 0.2 in floating
    /// point. NaN counts as 0.
    public func progress(atParentTime parentTime: Double) -> Progress? {
        let leg = FineTime(length: duration)
        let active = activeTime
        let elapsed = elapsedTime(atParentTime: parentTime)
        guard leg > .zero else { return progressWithoutDuration(isOver: elapsed.reaches(.zero)) }
        if !elapsed.reaches(.zero) {
            return fillMode.fillsBackwards ? progress(after: .zero, leg: leg, active: active) : nil
        }
        if elapsed.reaches(active) {
            return fillMode.fillsForwards ? progress(after: active, leg: leg, active: active) : nil
        }
        return progress(after: max(elapsed, .zero), leg: leg, active: active)
    }

    /// All cycles. What is nearly a whole number of legs is one: the last moment of a repeated animation must not lie in
    /// a leg too many and show its start instead of its end.
    private var activeTime: FineTime {
        let leg = FineTime(length: duration)
        guard leg > .zero else { return .zero }
        let cycle = autoreverses ? 2 * duration : duration
        let active = FineTime(
            length: repeatDuration > 0 ? repeatDuration : cycle * (repeatCount > 0 ? repeatCount : 1))
        guard active < .distantFuture else { return .distantFuture }
        let legs = (active.units + leg.units / 2) / leg.units
        let whole = FineTime(units: legs * leg.units)
        return legs > 0 && active.reaches(whole) && whole.reaches(active) ? whole : active
    }

    /// Time since the beginning, at this speed's pace but always forwards. Frozen time only tells before from after.
    private func elapsedTime(atParentTime parentTime: Double) -> FineTime {
        if speed == 0 {
            let isBefore = !FineTime(seconds: parentTime).reaches(FineTime(seconds: beginTime))
            return isBefore ? FineTime(seconds: -1) : .zero
        }
        return FineTime(seconds: (parentTime - beginTime) * speed.magnitude)
    }

    private func progressWithoutDuration(isOver: Bool) -> Progress? {
        guard isOver ? fillMode.fillsForwards : fillMode.fillsBackwards else { return nil }
        let isAtEnd = isOver == (speed >= 0)
        return Progress(cycle: 0, fraction: isAtEnd && !autoreverses ? 1 : 0)
    }

    private func progress(after elapsed: FineTime, leg: FineTime, active: FineTime) -> Progress {
        let offset = FineTime(seconds: timeOffset)
        if speed == 0 {
            let isEnd = offset.reaches(active)
            return progress(at: isEnd ? active : max(offset, .zero), leg: leg, closing: isEnd)
        }
        let position = speed > 0 ? offset + elapsed : offset - elapsed
        // Endless repetition has no end to come round at, but the end of every cycle will do.
        let endless = active == .distantFuture
        if endless, speed > 0, position >= .zero { return progress(at: position, leg: leg, closing: false) }
        let period = endless ? (autoreverses ? leg + leg : leg) : active
        guard period > .zero else { return progress(at: .zero, leg: leg, closing: false) }

        let remainder = FineTime(units: position.units % period.units)
        var wrapped = remainder < .zero ? remainder + period : remainder
        if wrapped.reaches(period) { wrapped = .zero }
        // The two ends of the active interval are one point of the circle: played forwards it is the end only when the
        // end is reached, played backwards it is the end until the start is.
        let isEnd = wrapped == .zero && (speed > 0) == elapsed.reaches(active)
        return progress(at: isEnd ? period : wrapped, leg: leg, closing: isEnd)
    }

    /// Reads a moment of the active duration. Where one leg ends and the next starts it belongs to the next, unless it
    /// is `closing`.
    private func progress(at position: FineTime, leg: FineTime, closing: Bool) -> Progress {
        var (legs, rest) = position.units.quotientAndRemainder(dividingBy: leg.units)
        if FineTime(units: rest).reaches(leg) { (legs, rest) = (legs + 1, 0) }
        if closing, rest == 0, legs > 0 { (legs, rest) = (legs - 1, leg.units) }
        let fraction = FineTime(units: rest) / leg
        guard autoreverses else { return Progress(cycle: Int(clamping: legs), fraction: fraction) }
        return Progress(cycle: Int(clamping: legs / 2), fraction: legs % 2 == 0 ? fraction : 1 - fraction)
    }
}
