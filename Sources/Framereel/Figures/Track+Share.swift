internal import FrameLayers
internal import FrameTiming

extension Track {
    /// How far the value has come from its first to its last, 0 to 1 or beyond; `nil` while the animation is not running.
    ///
    /// It is how long a shadow the way so far throws on the straight line between the two; where they are the same, the
    /// pace of the animation.
    ///
    /// - Parameter time: Seconds of the layer.
    func share(of model: LayerProperties, at time: Double) -> Double? {
        var localTime = time
        for var group in groups {
            group.timing.fillMode = .removed
            guard let inside = group.time(at: localTime) else { return nil }
            localTime = inside
        }
        var timing = timing
        timing.fillMode = .removed
        guard let progress = timing.progress(atParentTime: localTime) else { return nil }
        let pace = curve.value(at: progress.fraction)
        let base = property.read(model)
        let underlying = isAdditive ? base.neutral : base
        let first = motion.value(at: 0, underlying: underlying).components
        let last = motion.value(at: 1, underlying: underlying).components
        let now = motion.value(at: pace, underlying: underlying).components
        guard first.count == last.count, now.count == first.count else { return pace }
        var (length, shadow) = (0.0, 0.0)
        for index in first.indices {
            let way = last[index] - first[index]
            length += way * way
            shadow += way * (now[index] - first[index])
        }
        return length > 1e-12 && length.isFinite ? shadow / length : pace
    }
}
