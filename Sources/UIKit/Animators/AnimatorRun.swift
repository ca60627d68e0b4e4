internal import FrameTiming

/// How a property animator's run goes: one stretch of it, between two moments at which somebody took hold of it.
///
/// The *original* stretch follows the animator's curve over its duration, forwards or backwards from any point. A
/// *redirected* one goes from wherever things were to one of the two ends, on a curve and in a time of its own.
struct AnimatorRun {
    enum Kind: Equatable {
        case original
        /// From this share of the way.
        case redirected(from: Double)
    }

    var kind: Kind
    var curve: TimingCurve
    /// Seconds of the whole curve.
    var duration: Double
    /// Seconds along the curve where this stretch begins.
    var offset: Double
    var isReversed: Bool

    /// The share of the way that it runs towards.
    var end: Double { isReversed ? 0 : 1 }

    /// Seconds until the end that it runs towards.
    var remaining: Double {
        switch kind {
        case .original: isReversed ? offset : duration - offset
        case .redirected: duration - offset
        }
    }

    /// Seconds along the curve after `elapsed` seconds of this stretch.
    func position(after elapsed: Double) -> Double {
        let turned = kind == .original && isReversed ? offset - elapsed : offset + elapsed
        return min(max(turned, 0), duration)
    }

    /// The value of the curve at `position` seconds along it; at its end 1, where a spring is not quite.
    func paced(at position: Double) -> Double { position < duration ? curve.value(at: position / duration) : 1 }

    /// The share of the way at `position` seconds along the curve.
    func share(at position: Double) -> Double {
        switch kind {
        case .original: return paced(at: position)
        case .redirected(let start): return start + (end - start) * paced(at: position)
        }
    }

    /// The first position at which the curve reaches `share`, to the last bit: where a scrubbed run goes on.
    func position(ofShare share: Double) -> Double {
        guard share > 0 else { return 0 }
        // Springs overshoot: look for the first crossing before halving the stretch that has it.
        let steps = 256
        let crossing = (1...steps).first { curve.value(at: Double($0) / Double(steps)) >= share } ?? steps
        var low = Double(crossing - 1) / Double(steps)
        var high = Double(crossing) / Double(steps)
        while case let middle = (low + high) / 2, middle > low, middle < high {
            if curve.value(at: middle) >= share { high = middle } else { low = middle }
        }
        return high * duration
    }
}
