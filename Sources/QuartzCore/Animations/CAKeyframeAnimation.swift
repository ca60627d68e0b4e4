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

    /// A way for a property that is a point, in place of ``values``: its keyframes are where it begins and the ends of its
    /// lines and curves. Kept as it is when it is set.
    open var path: CGPath? {
        didSet { path = path?.copy() }
    }
    /// How the layer turns with ``path``; not at all when `nil`.
    open var rotationMode: CAAnimationRotationMode?

    override func takeValues(from other: CAAnimation) {
        super.takeValues(from: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        values = other.values
        path = other.path
        rotationMode = other.rotationMode
        keyTimes = other.keyTimes
        timingFunctions = other.timingFunctions
        curves = other.curves
        calculationMode = other.calculationMode
        tensionValues = other.tensionValues
        continuityValues = other.continuityValues
        biasValues = other.biasValues
    }

    override func motion(of property: LayerProperty, over underlying: AnimatedValue, shown: AnimatedValue) -> Motion? {
        if path != nil, case .point = underlying { return pathKeyframes.map(Motion.keyframes) }
        let values = (values ?? []).compactMap { value($0, of: property) }
        guard values.count == self.values?.count else { return nil }
        return Keyframes(
            values, mode: mode, times: keyTimes.map(numbers), curves: stretchCurves,
            bends: Keyframes.Bends(
                tension: numbers(tensionValues), continuity: numbers(continuityValues), bias: numbers(biasValues))
        ).map(Motion.keyframes)
    }

    /// The way, and with a ``rotationMode`` the turns it takes.
    override func tracks(on layer: CALayer, over underlying: LayerProperties) -> [Track] {
        let tracks = super.tracks(on: layer, over: underlying)
        guard path != nil, let rotationMode, let way = tracks.first, case .keyframes(let keyframes) = way.motion,
            let transform = LayerProperty.named("transform")
        else { return tracks }
        let offset: Double
        switch rotationMode {
        case .rotateAuto: offset = 0
        case .rotateAutoReverse: offset = .pi
        default:
            stage.diagnostics.reportUnsupported(
                "CAKeyframeAnimation.rotationMode “\(rotationMode.rawValue)”", instead: "nothing turns by itself")
            return tracks
        }
        var turns = way
        turns.property = transform
        turns.motion = .heading(keyframes, offset: offset)
        turns.isAdditive = true
        turns.isCumulative = false
        return [way, turns]
    }

    private var pathKeyframes: Keyframes? {
        path.flatMap { Keyframes(along: $0.path, mode: mode, times: keyTimes.map(numbers), curves: stretchCurves) }
    }

    private var stretchCurves: [TimingCurve] { curves ?? (timingFunctions ?? []).map(\.curve) }

    private var mode: Keyframes.Mode {
        if let mode = Keyframes.Mode(rawValue: calculationMode.rawValue) { return mode }
        stage.diagnostics.reportUnsupported(
            "CAKeyframeAnimation.calculationMode “\(calculationMode.rawValue)”", instead: "it moves as linear does")
        return .linear
    }

    private func numbers(_ list: [NSNumber]?) -> [Double] { (list ?? []).map(\.doubleValue) }
}
