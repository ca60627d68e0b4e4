internal import QuartzCore

/// The dimensions of progress views, in points, which are the same in both looks (facts/progress-look).
enum ProgressMetrics {
    static func height(_ style: UIProgressView.Style) -> CGFloat {
        switch style {
        case .default: 4
        case .bar: 2.5
        }
    }

    static let trackColor = UIColor.systemFill
    /// The width of the filled part for the smallest progress above 0.
    static let leastFill: CGFloat = 8
    /// The motion of animated changes (facts/value-motion).
    static let motion = ControlMotion.easeInOut(0.25)
}
