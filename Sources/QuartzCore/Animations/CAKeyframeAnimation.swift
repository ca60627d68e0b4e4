internal import FrameLayers
internal import FrameTiming

/// A property's way through several values.
@MainActor @preconcurrency open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, at least one.
    open var values: [Any]?
    /// When each value is reached, 0…1, not falling, first 0 and last 1; for the discrete mode one more than values, each
    /// value holding until the next time. Anything else is ignored and the values are spread evenly.
    open var keyTimes: [NSNumber]?
    /// The pace of each stretch, one fewer than values; linear where there is none.
    open var timingFunctions: [CAMediaTimingFunction]?
    open var calculationMode = CAAnimationCalculationMode.linear
    /// For the cubic mode, one for each value: above 0 tighter, below 0 rounder.
    open var tensionValues: [NSNumber]?
    /// For the cubic mode, one for each value: other than 0 makes a corner.
    open var continuityValues: [NSNumber]?
    /// For the cubic mode, one for each value: above 0 leans before the value, below 0 after it.
    open var biasValues: [NSNumber]?

    override func takeValues(from other: CAAnimation) {
        super.takeValues(from: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        values = other.values
        keyTimes = other.keyTimes
        timingFunctions = other.timingFunctions
        calculationMode = other.calculationMode
        tensionValues = other.tensionValues
        continuityValues = other.continuityValues
        biasValues = other.biasValues
    }

    override func motion(of property: LayerProperty, over underlying: AnimatedValue, shown: AnimatedValue) -> Motion? {
        let values = (values ?? []).compactMap { value($0, of: property) }
        guard !values.isEmpty, values.count == self.values?.count else { return nil }
        switch calculationMode {
        case .discrete:
            return .keyframes(held(values))
        case .linear:
            break
        default:
            Stage.current.reportUnsupported(
                "CAKeyframeAnimation.calculationMode “\(calculationMode.rawValue)”", instead: "it moves as linear does")
        }
        let times = times(count: values.count) ?? evenTimes(count: values.count)
        let keyframes = values.indices.map { index in
            let functions = timingFunctions ?? []
            let curve = functions.indices.contains(index - 1) ? functions[index - 1].curve : TimingCurve.linear
            return Motion.Keyframe(time: times[index], value: values[index], curve: curve)
        }
        return .keyframes(keyframes)
    }

    /// Each value from its time on, until the next one's.
    private func held(_ values: [AnimatedValue]) -> [Motion.Keyframe] {
        let times = times(count: values.count + 1) ?? evenTimes(count: values.count + 1)
        return values.indices.flatMap { index in
            [times[index], times[index + 1]].map { Motion.Keyframe(time: $0, value: values[index]) }
        }
    }

    private func times(count: Int) -> [Double]? {
        guard let times = keyTimes?.map(\.doubleValue), times.count == count, times.first == 0,
            times.last == 1 || count == 1, zip(times, times.dropFirst()).allSatisfy({ $0 <= $1 })
        else { return nil }
        return times
    }

    private func evenTimes(count: Int) -> [Double] {
        (0..<count).map { count == 1 ? 0 : Double($0) / Double(count - 1) }
    }
}
