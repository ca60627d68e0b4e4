package import FrameLayers
package import FrameTiming

/// An animation of a property through several values.
@MainActor @preconcurrency open class CAKeyframeAnimation: CAPropertyAnimation {
    private var keyframes: [AnimationValue]?

    /// The keyframes' values, of which there must be at least one.
    open var values: [Any]? {
        get { keyframes?.map(\.object) }
        set { keyframes = newValue?.map(AnimationValue.object) }
    }
    /// The times at which values are reached, as fractions of the duration. The discrete mode needs one more time than
    /// values; each value holds until the next time. A list of another length is ignored and the values are spaced
    /// evenly.
    ///
    /// Times are used as they are: they may begin after 0 or end before 1, where the first and the last value hold, lie
    /// outside 0…1, and step back (measured on pictures of Core Animation; its documentation says that such lists are
    /// ignored).
    open var keyTimes: [NSNumber]?
    /// The timing of each segment, one fewer than there are values. Missing functions are linear.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// Curves that override ``timingFunctions``. They need not have control points.
    package var curves: [TimingCurve]?
    open var calculationMode = CAAnimationCalculationMode.linear
    /// The tension at each value in cubic modes: positive is tighter, negative rounder.
    open var tensionValues: [NSNumber]?
    /// The continuity at each value in cubic modes: any value other than 0 makes a corner.
    open var continuityValues: [NSNumber]?
    /// The bias at each value in cubic modes: positive bends the curve before the value, negative after it.
    open var biasValues: [NSNumber]?

    /// Replaces ``values`` for a point or a translation: the keyframes are the start of the path and the ends of its
    /// segments. Copied when set.
    open var path: CGPath? {
        get { storedPath }
        set { storedPath = newValue?.copy() }
    }
    private var storedPath: CGPath?
    /// The rotation of the layer along ``path``; `nil` for no rotation.
    open var rotationMode: CAAnimationRotationMode?

    override func takeValues(from other: CAAnimation) {
        super.takeValues(from: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        keyframes = other.keyframes
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

    override package func setValues(_ values: [AnimatedValue], times: [Double]) {
        keyframes = values.map(AnimationValue.init)
        keyTimes = times.map(NSNumber.init(value:))
    }

    override var exampleValue: AnimationValue? { keyframes?.first }

    override func motion(
        of property: LayerProperty, over underlying: AnimatedValue, shown: @autoclosure () -> AnimatedValue
    ) -> Motion? {
        if path != nil, property.kind == .point || property.kind == .size {
            return pathKeyframes(of: property.kind).map(Motion.keyframes)
        }
        let values = (keyframes ?? []).compactMap { value($0, of: property) }
        guard values.count == keyframes?.count else { return nil }
        // A single discrete value has no effect (measured on pictures of Core Animation).
        guard mode != .discrete || values.count > 1 else { return nil }
        return Keyframes(
            values, mode: mode, times: keyTimes.map(numbers), curves: segmentCurves,
            bends: Keyframes.Bends(
                tension: numbers(tensionValues), continuity: numbers(continuityValues), bias: numbers(biasValues))
        ).map(Motion.keyframes)
    }

    /// The tracks, including a rotation along the path if ``rotationMode`` is set.
    override func tracks(on layer: CALayer, over underlying: LayerProperties) -> [Track] {
        let tracks = super.tracks(on: layer, over: underlying)
        guard path != nil, let rotationMode, let along = tracks.first, case .keyframes(let keyframes) = along.motion
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
        var rotation = along
        rotation.property = .transform
        rotation.motion = .heading(keyframes, offset: offset)
        rotation.isAdditive = true
        rotation.isCumulative = false
        return [along, rotation]
    }

    private func pathKeyframes(of kind: AnimatedValue.Kind) -> Keyframes? {
        path.flatMap {
            Keyframes(along: $0.path, kind: kind, mode: mode, times: keyTimes.map(numbers), curves: segmentCurves)
        }
    }

    private var segmentCurves: [TimingCurve] { curves ?? (timingFunctions ?? []).map(\.curve) }

    private var mode: Keyframes.Mode {
        if let mode = Keyframes.Mode(rawValue: calculationMode.rawValue) { return mode }
        stage.diagnostics.reportUnsupported(
            "CAKeyframeAnimation.calculationMode “\(calculationMode.rawValue)”", instead: "it moves as linear does")
        return .linear
    }

    private func numbers(_ list: [NSNumber]?) -> [Double] { (list ?? []).map(\.doubleValue) }
}

/// The interpolation between keyframes.
public struct CAAnimationCalculationMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    /// Interpolates linearly between values.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Holds each value until the time of the next one.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Interpolates linearly at a constant speed. Key times and timing functions are ignored.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// Interpolates along a smooth curve through the values.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// Interpolates along a smooth curve at a constant speed.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

/// The rotation of a layer animated along a path.
public struct CAAnimationRotationMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}
