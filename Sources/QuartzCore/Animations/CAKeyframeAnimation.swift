internal import FrameLayers
internal import FrameTiming

/// A property's way through several values.
@MainActor @preconcurrency open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, at least one.
    open var values: [Any]?
    /// When each value is reached, 0…1, not falling, first 0 and last 1. Anything else is ignored and the values are
    /// spread evenly.
    open var keyTimes: [NSNumber]?
    /// The pace of each stretch, one fewer than values; linear where there is none.
    open var timingFunctions: [CAMediaTimingFunction]?

    override func takeValues(from other: CAAnimation) {
        super.takeValues(from: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        values = other.values
        keyTimes = other.keyTimes
        timingFunctions = other.timingFunctions
    }

    override func motion(of property: LayerProperty, over underlying: AnimatedValue, shown: AnimatedValue) -> Motion? {
        let values = (values ?? []).compactMap { value($0, of: property) }
        guard !values.isEmpty, values.count == self.values?.count else { return nil }
        let times = usableTimes(count: values.count)
        let keyframes = values.indices.map { index in
            let functions = timingFunctions ?? []
            let curve = functions.indices.contains(index - 1) ? functions[index - 1].curve : TimingCurve.linear
            return Motion.Keyframe(time: times[index], value: values[index], curve: curve)
        }
        return .keyframes(keyframes)
    }

    private func usableTimes(count: Int) -> [Double] {
        if let times = keyTimes?.map(\.doubleValue), times.count == count, times.first == 0,
            times.last == 1 || count == 1,
            zip(times, times.dropFirst()).allSatisfy({ $0 <= $1 })
        {
            return times
        }
        return (0..<count).map { count == 1 ? 0 : Double($0) / Double(count - 1) }
    }
}
