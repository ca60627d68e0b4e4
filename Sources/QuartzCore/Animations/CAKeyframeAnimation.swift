internal import FrameLayers
package import FrameTiming

/// A property's way through several values.
@MainActor @preconcurrency open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, at least one.
    open var values: [Any]?
    /// When each value is reached, 0…1, not falling, first 0 and last 1; for the discrete mode one more than values, each
    /// value holding until the next time. Anything else is ignored and the values are spread evenly.
    open var keyTimes: [NSNumber]?
    /// The pace of each stretch, one fewer than values; linear where there is none.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// Overrides ``timingFunctions`` with curves that may have no control points.
    package var curves: [TimingCurve]?
    open var calculationMode = CAAnimationCalculationMode.linear
    /// For the cubic mode, one for each value: above 0 tighter, below 0 rounder.
    open var tensionValues: [NSNumber]?
    /// For the cubic mode, one for each value: other than 0 makes a corner.
    open var continuityValues: [NSNumber]?
    /// For the cubic mode, one for each value: above 0 leans before the value, below 0 after it.
    open var biasValues: [NSNumber]?

    /// Differs from Core Animation: there are no paths yet to turn along; setting it is noted as unsupported.
    open var rotationMode: CAAnimationRotationMode? {
        didSet {
            guard rotationMode != nil else { return }
            Stage.current.reportUnsupported("CAKeyframeAnimation.rotationMode", instead: "nothing turns by itself")
        }
    }

    override func takeValues(from other: CAAnimation) {
        super.takeValues(from: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        values = other.values
        keyTimes = other.keyTimes
        timingFunctions = other.timingFunctions
        curves = other.curves
        calculationMode = other.calculationMode
        tensionValues = other.tensionValues
        continuityValues = other.continuityValues
        biasValues = other.biasValues
    }

    override func motion(of property: LayerProperty, over underlying: AnimatedValue, shown: AnimatedValue) -> Motion? {
        let values = (values ?? []).compactMap { value($0, of: property) }
        guard values.count == self.values?.count else { return nil }
        let mode = Keyframes.Mode(rawValue: calculationMode.rawValue)
        if mode == nil {
            Stage.current.reportUnsupported(
                "CAKeyframeAnimation.calculationMode “\(calculationMode.rawValue)”", instead: "it moves as linear does")
        }
        func numbers(_ list: [NSNumber]?) -> [Double] { (list ?? []).map(\.doubleValue) }
        let keyframes = Keyframes(
            values, mode: mode ?? .linear, times: keyTimes.map(numbers),
            curves: curves ?? (timingFunctions ?? []).map(\.curve),
            bends: Keyframes.Bends(
                tension: numbers(tensionValues), continuity: numbers(continuityValues), bias: numbers(biasValues)))
        return keyframes.map(Motion.keyframes)
    }
}
