internal import FrameTiming

/// The current stretch of a property animator's run, between two interruptions.
///
/// The *original* stretch follows the animator's curve over its duration, in either direction from any point. A *redirected*
/// one goes from the current state to one of the two ends, on a curve and in a time of its own.
struct AnimatorRun {
    enum Kind: Equatable {
        case original
        /// From this progress.
        case redirected(from: Double)
    }

    var kind: Kind
    var curve: TimingCurve
    /// Seconds of the whole curve.
    var duration: Double
    /// Seconds along the curve where this stretch begins.
    var offset: Double
    var isReversed: Bool

    /// The progress that it runs towards.
    var end: Double { isReversed ? 0 : 1 }

    /// Seconds from ``offset`` to ``end``.
    var remaining: Double {
        switch kind {
        case .original: isReversed ? offset : duration - offset
        case .redirected: duration - offset
        }
    }

    /// Seconds along the curve after `elapsed` seconds of this stretch.
    func position(after elapsed: Double) -> Double {
        let reached = kind == .original && isReversed ? offset - elapsed : offset + elapsed
        return min(max(reached, 0), duration)
    }

    /// The value of the curve at `position` seconds; 1 at its end, where a spring is not quite.
    func curveValue(at position: Double) -> Double { position < duration ? curve.value(at: position / duration) : 1 }

    /// The progress at `position` seconds along the curve.
    func progress(at position: Double) -> Double {
        switch kind {
        case .original: return curveValue(at: position)
        case .redirected(let start): return start + (end - start) * curveValue(at: position)
        }
    }

    /// The first position at which the curve reaches `progress`, to the last bit: where a scrubbed run continues.
    func position(ofProgress progress: Double) -> Double {
        guard progress > 0 else { return 0 }
        // Springs overshoot: find the first crossing before bisecting the interval around it.
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
