internal import FrameTiming

extension Keyframes {
    /// The value at `progress`: at the time of a keyframe exactly its value. Where several share a time, the last of them
    /// holds from that time on.
    ///
    /// A curve may overshoot, and the values with it: before 0 the first stretch goes on backwards, after 1 the last one
    /// forwards, straight ahead. So two values are the same as a motion from one to the other, whatever the curve. Discrete
    /// values, and those that share the first or the last time, hold. NaN counts as 0.
    public func value(at progress: Double) -> AnimatedValue {
        let progress = progress.isFinite ? progress : progress > 0 ? 1 : 0
        guard values.count > 1 else { return values[0] }
        switch mode {
        case .discrete:
            return values[min(max(lastTime(notAfter: progress), 0), values.count - 1)]
        case .cubic, .cubicPaced:
            guard let spline, let (stretch, share) = splinePlace(at: progress) else { return straight(at: progress) }
            return onSpline(spline, stretch, share)
        case .linear, .paced:
            return straight(at: progress)
        }
    }

    /// The stretch of ``spline``, and how far into it; `nil` where the mode has none.
    func splinePlace(at progress: Double) -> (stretch: Int, share: Double)? {
        switch mode {
        case .cubicPaced:
            guard let (stretch, u) = arcLength?.place(at: progress) else { return nil }
            return (stretch, u)
        case .cubic:
            let (stretch, within) = place(at: progress)
            return (stretch, share(within, of: stretch))
        case .linear, .discrete, .paced: return nil
        }
    }

    private func straight(at progress: Double) -> AnimatedValue {
        let (stretch, within) = place(at: progress)
        return values[stretch].mixed(with: values[stretch + 1], share(within, of: stretch))
    }

    /// A transform that was taken apart and put together again is not the same to the last bit, so keyframes themselves are
    /// not computed.
    private func onSpline(_ spline: Spline, _ stretch: Int, _ share: Double) -> AnimatedValue {
        if share == 0 { return values[stretch] }
        if share == 1 { return values[stretch + 1] }
        return spline.space.value(at: spline.stretches[stretch].point(at: share))
    }

    private func share(_ within: Double, of stretch: Int) -> Double {
        stretch < curves.count ? curves[stretch].extendedValue(at: within) : within
    }

    /// The stretch under way, from 0, and how far into it, 0…1 but before the first time and after the last.
    private func place(at progress: Double) -> (stretch: Int, within: Double) {
        let stretch = min(max(lastTime(notAfter: progress), 0), values.count - 2)
        let start = times[stretch]
        let length = times[stretch + 1] - start
        guard length > 0 else { return (stretch, progress < start ? 0 : 1) }
        return (stretch, (progress - start) / length)
    }

    /// −1 before the first.
    private func lastTime(notAfter progress: Double) -> Int {
        var (low, high) = (0, times.count)
        while low < high {
            let middle = (low + high) / 2
            if times[middle] <= progress { low = middle + 1 } else { high = middle }
        }
        return low - 1
    }
}
