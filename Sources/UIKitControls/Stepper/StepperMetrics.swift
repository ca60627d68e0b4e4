internal import QuartzCore

/// The dimensions of steppers in one look, in points (facts/stepper-look).
struct StepperMetrics {
    let cornerRadius: CGFloat

    static let classic = StepperMetrics(cornerRadius: 8)
    static let iOS26 = StepperMetrics(cornerRadius: 16)

    static let size = CGSize(width: 94, height: 32)
    static let divider = CGSize(width: 1, height: 18)
    static let dividerColor = SegmentedMetrics.dividerColor
    /// The length and thickness of the signs' strokes.
    static let sign = CGSize(width: 13.33, height: 1.67)
    static let color = UIColor.tertiarySystemFill
    /// The color over the pressed half. Chosen; not measured.
    static let pressedColor = UIColor.tertiarySystemFill
    static let disabledAlpha: CGFloat = 0.5
    /// The delay before a held stepper repeats, and the interval between repetitions, in seconds
    /// (facts/stepper-repeat).
    static let firstDelay = 0.5
    static let delay = 0.1
}
