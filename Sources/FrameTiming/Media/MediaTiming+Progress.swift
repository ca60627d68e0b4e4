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

    /// How long all cycles take, in local time, to the flick; infinite when they never end.
    public var activeDuration: Double {
        let active = activeTime
        return active == .distantFuture ? .infinity : active.seconds
    }

    /// When the active interval ends, in parent time; infinite when it never does (endless repetition, speed 0).
    public var endTime: Double {
        let active = activeDuration
        return active > 0 ? beginTime + active / speed.magnitude : beginTime
    }

    /// How far the animation has come at `parentTime`, or `nil` where it has no effect.
    ///
    /// It is active on [``beginTime``, ``endTime``): at the very end it shows only if it fills forwards, and then the
    /// last moment it reached, which after half a cycle is the middle. Before the beginning it shows only if it fills
    /// backwards, and then the moment it begins with. A ``timeOffset`` moves that moment; what lies past the end comes
    /// round to the start. Backwards (speed below 0) the animation begins with its last moment. Frozen (speed 0) it
    /// stays at ``timeOffset``, kept within the active duration, from ``beginTime`` on.
    ///
    /// Seconds count as ``MediaTime/init(seconds:)`` reads them: NaN is 0.
    public func progress(atParentTime parentTime: Double) -> Progress? {
        let leg = MediaTime(seconds: duration)
        let active = activeTime
        let elapsed = elapsedTime(atParentTime: parentTime)
        guard leg > .zero else { return progressWithoutDuration(isOver: elapsed >= .zero) }
        if elapsed < .zero {
            return fillMode.fillsBackwards ? progress(after: .zero, leg: leg, active: active) : nil
        }
        if elapsed >= active {
            return fillMode.fillsForwards ? progress(after: active, leg: leg, active: active) : nil
        }
        return progress(after: elapsed, leg: leg, active: active)
    }

    /// All cycles. What is a whole number of legs before rounding is one after: else the last flick of a repeated
    /// animation would lie in a leg too many and show its start instead of its end.
    private var activeTime: MediaTime {
        let leg = MediaTime(seconds: duration)
        guard leg > .zero else { return .zero }
        let cycle = autoreverses ? 2 * duration : duration
        let active = MediaTime(
            seconds: repeatDuration > 0 ? repeatDuration : cycle * (repeatCount > 0 ? repeatCount : 1))
        let legs = (Double(active.flicks) / Double(leg.flicks)).rounded()
        let whole = legs * Double(leg.flicks)
        guard legs >= 1, whole < 0x1p53, (whole - Double(active.flicks)).magnitude <= legs else { return active }
        return MediaTime(flicks: Int64(whole))
    }

    /// Time since the beginning, at this speed's pace but always forwards. Frozen time only tells before from after.
    private func elapsedTime(atParentTime parentTime: Double) -> MediaTime {
        if speed == 0 {
            return MediaTime(seconds: parentTime) < MediaTime(seconds: beginTime) ? MediaTime(flicks: -1) : .zero
        }
        return MediaTime(seconds: (parentTime - beginTime) * speed.magnitude)
    }

    private func progressWithoutDuration(isOver: Bool) -> Progress? {
        guard isOver ? fillMode.fillsForwards : fillMode.fillsBackwards else { return nil }
        let isAtEnd = isOver == (speed >= 0)
        return Progress(cycle: 0, fraction: isAtEnd && !autoreverses ? 1 : 0)
    }

    private func progress(after elapsed: MediaTime, leg: MediaTime, active: MediaTime) -> Progress {
        let offset = MediaTime(seconds: timeOffset)
        if speed == 0 {
            let frozen = min(max(offset, .zero), active)
            return progress(at: frozen, leg: leg, closing: frozen == active)
        }
        let position = speed > 0 ? offset + elapsed : offset - elapsed
        // Endless repetition has no end to come round at, but the end of every cycle will do.
        let endless = active == .distantFuture
        if endless, speed > 0, position >= .zero { return progress(at: position, leg: leg, closing: false) }
        let period = endless ? (autoreverses ? leg + leg : leg) : active
        guard period > .zero else { return progress(at: .zero, leg: leg, closing: false) }

        let remainder = position.flicks % period.flicks
        let wrapped = MediaTime(flicks: remainder < 0 ? remainder + period.flicks : remainder)
        // The two ends of the active interval are one point of the circle: played forwards it is the end only when the
        // end is reached, played backwards it is the end until the start is.
        let isEnd = wrapped == .zero && (speed > 0) == (elapsed >= active)
        return progress(at: isEnd ? period : wrapped, leg: leg, closing: isEnd)
    }

    /// Reads a moment of the active duration. Where one leg ends and the next starts it belongs to the next, unless it
    /// is `closing`.
    private func progress(at position: MediaTime, leg: MediaTime, closing: Bool) -> Progress {
        var (legs, rest) = position.flicks.quotientAndRemainder(dividingBy: leg.flicks)
        if closing, rest == 0, legs > 0 { (legs, rest) = (legs - 1, leg.flicks) }
        let fraction = Double(rest) / Double(leg.flicks)
        guard autoreverses else { return Progress(cycle: Int(legs), fraction: fraction) }
        return Progress(cycle: Int(legs / 2), fraction: legs % 2 == 0 ? fraction : 1 - fraction)
    }
}
