internal import QuartzCore

/// The measures of steppers in a look, in points (facts/stepper-look).
struct StepperMetrics {
    let cornerRadius: CGFloat

    static let classic = StepperMetrics(cornerRadius: 8)
    static let iOS26 = StepperMetrics(cornerRadius: 16)

    static let size = CGSize(width: 94, height: 32)
    static let divider = CGSize(width: 1, height: 18)
    static let dividerColor = SegmentedMetrics.dividerColor
    /// The length and the thickness of the strokes of the signs.
    static let sign = CGSize(width: 13.33, height: 1.67)
    static let color = UIColor.tertiarySystemFill
    /// Over the half under a finger. Chosen; not measured.
    static let pressedColor = UIColor.tertiarySystemFill
    static let disabledAlpha: CGFloat = 0.5
    /// Seconds before a held stepper repeats, and between two repetitions (facts/stepper-repeat).
    static let firstDelay = 0.5
    static let delay = 0.1
}
