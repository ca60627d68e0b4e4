internal import FrameLayers
internal import FrameTiming

extension Track {
    /// How far the value has come from its first to its last, 0 to 1 or beyond; `nil` while the animation is not running.
    ///
    /// It is how long a shadow the way so far throws on the straight line between the two. Where they are the same it is the
    /// distance from them, as a share of that of the farthest keyframe; where nothing moves, the pace of the animation.
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
        if length > 1e-12, length.isFinite { return shadow / length }
        let reach = motion.keyframeValues.map { Self.distance($0.components, first) }.max() ?? 0
        return reach > 1e-6 && reach.isFinite ? Self.distance(now, first) / reach : pace
    }

    private static func distance(_ left: [Double], _ right: [Double]) -> Double {
        zip(left, right).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
    }
}

extension Motion {
    fileprivate var keyframeValues: [AnimatedValue] {
        switch self {
        case .keyframes(let keyframes): keyframes.values
        case .between, .heading: []
        }
    }
}
