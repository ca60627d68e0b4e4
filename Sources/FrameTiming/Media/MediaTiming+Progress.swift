extension MediaTiming {
    /// The position of an animation in its cycles.
    @frozen public struct Progress: Equatable, Hashable, Sendable {
        /// Number of completed cycles.
        public let cycle: Int
        /// Progress in the current leg, 0…1; on a reverse leg it falls from 1 to 0.
        public let fraction: Double

        public init(cycle: Int, fraction: Double) {
            self.cycle = cycle
            self.fraction = fraction
        }
    }

    /// Length of all cycles in local time; infinite if they never end.
    public var activeDuration: Double {
        let active = activeTime
        return active == .distantFuture ? .infinity : active.seconds
    }

    /// End of the active interval in parent time; infinite with endless repetition or speed 0.
    public var endTime: Double {
        let active = activeDuration
        return active > 0 ? beginTime + active / speed.magnitude : beginTime
    }

    /// Returns the progress at `parentTime`, or `nil` if the animation has no effect. It is accurate to 10⁻⁹ for
    /// durations from a millisecond and times up to half an hour, and close to that beyond.
    ///
    /// The animation is active on [``beginTime``, ``endTime``). From the end on it has an effect only if it fills
    /// forward, with the last progress it reached (after half a cycle, the middle). Before the beginning it has an
    /// effect only if it fills backward, with its initial progress. A ``timeOffset`` shifts the initial progress; times
    /// past the end wrap around to the start. With negative speed the animation begins at its last progress. With speed
    /// 0 it stays at ``timeOffset``, clamped to the active duration, from ``beginTime`` on.
    ///
    /// A begin or an end counts as reached up to a nanosecond early, because 0.3 − 0.1 is slightly less than 0.2 in
    /// floating point. NaN counts as 0.
    ///
    /// - Parameter includesEnd: Whether the animation is active at ``endTime`` as well.
    public func progress(atParentTime parentTime: Double, includesEnd: Bool = false) -> Progress? {
        let leg = FineTime(length: duration)
        let active = activeTime
        let elapsed = elapsedTime(atParentTime: parentTime)
        guard leg > .zero else { return progressWithoutDuration(isOver: elapsed.reaches(.zero)) }
        if !elapsed.reaches(.zero) {
            return fillMode.fillsBackwards ? progress(after: .zero, leg: leg, active: active) : nil
        }
        if elapsed.reaches(active) {
            let hasEffect = fillMode.fillsForwards || includesEnd && active.reaches(elapsed)
            return hasEffect ? progress(after: active, leg: leg, active: active) : nil
        }
        return progress(after: max(elapsed, .zero), leg: leg, active: active)
    }

    /// Length of all cycles. A nearly whole number of legs is rounded, because otherwise the last moment of a repeated
    /// animation could fall into an extra leg and show its start instead of its end.
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

    /// Returns the local time since the beginning, scaled by the magnitude of the speed. With speed 0 only its sign is
    /// meaningful.
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
        // Endless repetition has no end to wrap around at, so the end of any cycle is used.
        let endless = active == .distantFuture
        if endless, speed > 0, position >= .zero { return progress(at: position, leg: leg, closing: false) }
        let period = endless ? (autoreverses ? leg + leg : leg) : active
        guard period > .zero else { return progress(at: .zero, leg: leg, closing: false) }

        let remainder = FineTime(units: position.units % period.units)
        var wrapped = remainder < .zero ? remainder + period : remainder
        if wrapped.reaches(period) { wrapped = .zero }
        // The ends of the active interval coincide on the circle. Running forward, the point counts as the end only
        // when the end is reached; running backward, until the start is.
        let isEnd = wrapped == .zero && (speed > 0) == elapsed.reaches(active)
        return progress(at: isEnd ? period : wrapped, leg: leg, closing: isEnd)
    }

    /// Converts a time in the active duration. The boundary between two legs belongs to the next one, unless it
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
