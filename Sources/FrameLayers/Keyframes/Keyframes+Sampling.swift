internal import FrameTiming

extension Keyframes {
    /// Returns the value at `progress`. At the time of a keyframe, this is exactly its value. If several share a time,
    /// the last one holds from then on.
    ///
    /// The current segment is the first one that ends after `progress`, even if key times step back, and the first and
    /// the last value hold before the first and after the last time (measured on pictures of Core Animation).
    ///
    /// Curves overshoot, and values with them: a first segment that begins at 0 is extrapolated linearly before 0, and
    /// a last one that ends at 1 after 1, so that two keyframes equal a motion between two values on any curve.
    /// Discrete values, and values that share the first or the last time, hold. NaN counts as 0.
    public func value(at progress: Double) -> AnimatedValue {
        let progress = progress.isFinite ? progress : progress > 0 ? 1 : 0
        guard values.count > 1 else { return values[0] }
        switch mode {
        case .discrete:
            return values[min(max(lastTime(notAfter: progress), 0), values.count - 1)]
        case .cubic, .cubicPaced:
            guard let spline, let (segment, u) = splinePlace(at: progress) else { return straight(at: progress) }
            return onSpline(spline, segment, u)
        case .linear, .paced:
            return straight(at: progress)
        }
    }

    /// Returns the segment of ``spline`` and the position in it, or `nil` for a mode without a spline.
    func splinePlace(at progress: Double) -> (segment: Int, u: Double)? {
        switch mode {
        case .cubicPaced:
            guard let (segment, u) = arcLength?.place(at: progress) else { return nil }
            return (segment, u)
        case .cubic:
            let (segment, within) = place(at: progress)
            return (segment, curved(within, of: segment))
        case .linear, .discrete, .paced: return nil
        }
    }

    private func straight(at progress: Double) -> AnimatedValue {
        let (segment, within) = place(at: progress)
        return values[segment].mixed(with: values[segment + 1], curved(within, of: segment))
    }

    /// Returns the value on the spline. Keyframes are returned as they are, because a decomposed and recomposed
    /// transform differs in its last bit.
    private func onSpline(_ spline: Spline, _ segment: Int, _ u: Double) -> AnimatedValue {
        if u == 0 { return values[segment] }
        if u == 1 { return values[segment + 1] }
        return spline.space.value(at: spline.segments[segment].point(at: u))
    }

    private func curved(_ within: Double, of segment: Int) -> Double {
        segment < curves.count ? curves[segment].extendedValue(at: within) : within
    }

    /// The index of the current segment and the position in it: 0…1, less before a first time of 0, more after a last
    /// of 1.
    private func place(at progress: Double) -> (segment: Int, within: Double) {
        let segment = min(max(lastTime(notAfter: progress), 0), values.count - 2)
        let (start, end) = (times[segment], times[segment + 1])
        let length = end - start
        guard length > 0 else { return (segment, progress < start ? 0 : 1) }
        let within = (progress - start) / length
        if within < 0, start != 0 { return (segment, 0) }
        if within > 1, end != 1 { return (segment, 1) }
        return (segment, within)
    }

    /// The index of the time before the first one after `progress`; −1 before the first.
    private func lastTime(notAfter progress: Double) -> Int {
        guard timesAscend else { return (times.dropFirst().firstIndex { progress < $0 } ?? times.count) - 1 }
        var (low, high) = (0, times.count)
        while low < high {
            let middle = (low + high) / 2
            if times[middle] <= progress { low = middle + 1 } else { high = middle }
        }
        return low - 1
    }
}
