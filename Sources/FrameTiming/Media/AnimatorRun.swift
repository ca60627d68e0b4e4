/// A segment of a property animator's run, between two interruptions.
///
/// An *original* segment follows the animator's curve and duration, in either direction and from any position. A
/// *redirected* segment leads from the current state to one of the two ends, with its own curve and duration.
public struct AnimatorRun: Equatable, Sendable {
    public enum Kind: Equatable, Sendable {
        case original
        /// Starts at this progress.
        case redirected(from: Double)
    }

    public var kind: Kind
    public var curve: TimingCurve
    /// Duration of the whole curve in seconds.
    public var duration: Double
    /// Position on the curve, in seconds, at which this segment begins.
    public var offset: Double
    public var isReversed: Bool

    public init(kind: Kind, curve: TimingCurve, duration: Double, offset: Double, isReversed: Bool) {
        self.kind = kind
        self.curve = curve
        self.duration = duration
        self.offset = offset
        self.isReversed = isReversed
    }

    /// Progress at the end of the segment: 0 or 1.
    public var end: Double { isReversed ? 0 : 1 }

    /// Seconds from ``offset`` to ``end``.
    public var remaining: Double { remaining(from: offset) }

    /// Returns the seconds from a position on the curve, in seconds, to ``end``.
    public func remaining(from position: Double) -> Double {
        kind == .original && isReversed ? position : duration - position
    }

    /// Returns the position on the curve, in seconds, `elapsed` seconds into this segment: 0…``duration``.
    public func position(after elapsed: Double) -> Double {
        let reached = kind == .original && isReversed ? offset - elapsed : offset + elapsed
        return min(max(reached, 0), duration)
    }

    /// Returns the value of the curve at `position` seconds. It is exactly 1 at the end, where a spring has not quite
    /// settled.
    public func curveValue(at position: Double) -> Double {
        position < duration ? curve.value(at: position / duration) : 1
    }

    /// Returns the progress at `position` seconds on the curve.
    public func progress(at position: Double) -> Double {
        switch kind {
        case .original: return curveValue(at: position)
        case .redirected(let start): return start + (end - start) * curveValue(at: position)
        }
    }

    /// Returns the first position, in seconds, at which the curve reaches `progress`, to the last bit. A scrubbed run
    /// continues there.
    public func position(ofProgress progress: Double) -> Double {
        guard progress > 0 else { return 0 }
        // Springs overshoot, so find the first crossing before bisecting the interval around it.
        let steps = 256
        let crossing = (1...steps).first { curve.value(at: Double($0) / Double(steps)) >= progress } ?? steps
        var low = Double(crossing - 1) / Double(steps)
        var high = Double(crossing) / Double(steps)
        while case let middle = (low + high) / 2, middle > low, middle < high {
            if curve.value(at: middle) >= progress { high = middle } else { low = middle }
        }
        return high * duration
    }
}
