internal import QuartzCore

/// The measures of progress views, the same in both looks, in points (facts/progress-look).
enum ProgressMetrics {
    static func height(_ style: UIProgressView.Style) -> CGFloat {
        switch style {
        case .default: 4
        case .bar: 2.5
        }
    }

    static let trackColor = UIColor.systemFill
    /// The width of the filled part for the least progress above 0.
    static let leastFill: CGFloat = 8
    /// facts/value-motion
    static let motion = ControlMotion.easeInOut(0.25)
}
