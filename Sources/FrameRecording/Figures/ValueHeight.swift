internal import FrameLayers
internal import FrameTiming

/// The height at which a curve shows a value. The lower of the first and last values is at 0 and the higher one at 1;
/// other values may lie beyond.
///
/// For values with several components, the component that changes most decides which value is lower, and the height is
/// obtained by projecting the change so far onto the total change. If the first and last values are equal, the height
/// is the distance from them, relative to the farthest value.
enum ValueHeight {
    /// - Parameter reach: Returns the distance of the farthest value from the first.
    /// - Returns: The height, or `nil` if nothing changes.
    static func of(_ now: [Double], from first: [Double], to last: [Double], reach: () -> Double) -> Double? {
        guard first.count == last.count, now.count == first.count else { return nil }
        var (square, product, greatest) = (0.0, 0.0, 0.0)
        for index in first.indices {
            let change = last[index] - first[index]
            square += change * change
            product += change * (now[index] - first[index])
            if change.magnitude > greatest.magnitude { greatest = change }
        }
        if square > 1e-12, square.isFinite { return greatest < 0 ? 1 - product / square : product / square }
        let reach = reach()
        return reach > 1e-6 && reach.isFinite ? distance(now, first) / reach : nil
    }

    static func reach(of values: [[Double]], from first: [Double]) -> Double {
        values.map { distance($0, first) }.max() ?? 0
    }

    private static func distance(_ left: [Double], _ right: [Double]) -> Double {
        zip(left, right).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
    }
}

extension Track {
    /// Returns the value and its height on a curve (``ValueHeight``), or the progress of time if nothing changes. The
    /// result is `nil` while the animation is not running.
    ///
    /// - Parameter time: Time of the layer, in seconds.
    func shownValue(
        of model: LayerProperties, at time: Double
    ) -> (value: AnimatedValue, height: Double)? {
        var localTime = time
        for var group in groups {
            group.timing.fillMode = .removed
            guard let inside = group.time(at: localTime) else { return nil }
            localTime = inside
        }
        var timing = timing
        timing.fillMode = .removed
        guard let elapsed = timing.progress(atParentTime: localTime) else { return nil }
        let pace = curve.value(at: elapsed.fraction)
        let base = property.read(model)
        let underlying = isAdditive ? base.neutral : base
        func value(at progress: Double) -> AnimatedValue { motion.value(at: progress, underlying: underlying) }
        // The last sample is taken shortly before the end, while the animation is still running.
        let ends = [0.0, 1].first { ($0 - elapsed.fraction).magnitude < 1e-4 }
        let now = value(at: ends.map(curve.value(at:)) ?? pace)
        let first = value(at: 0).components
        let height = ValueHeight.of(value(at: pace).components, from: first, to: value(at: 1).components) {
            ValueHeight.reach(of: keyframeValues.map(\.components), from: first)
        }
        return (isAdditive ? now.added(to: base) : now, height ?? pace)
    }

    private var keyframeValues: [AnimatedValue] {
        switch motion {
        case .keyframes(let keyframes): keyframes.values
        case .between, .heading: []
        }
    }
}
