internal import QuartzCore

/// The measures of page controls, the same in both looks, in points (facts/page-control-look).
enum PageControlMetrics {
    /// The diameter of a dot, and of the slot that it has, which is rounded up to pixels.
    static let dot: CGFloat = 7.59
    static let slot: CGFloat = 9.6
    static let gap: CGFloat = 8
    /// Before the first slot and after the last one.
    static let endMargin: CGFloat = 14
    /// Above and below the slots.
    static let sideMargin: CGFloat = 8
    /// The scale of the first and the last dot where more pages follow. Chosen; not measured.
    static let scaleAtEnd: CGFloat = 0.6
    /// By which the bar of a progress is longer than a dot. Chosen; not documented.
    static let progressLength: CGFloat = 24
    static let color = UIColor(white: 1, alpha: 0.45)
    static let currentColor = UIColor.white
    /// Of the capsule behind the dots. Chosen; not measured.
    static let background = UIColor.systemFill
    /// Chosen; not measured.
    static let motion = ControlMotion.easeInOut(0.25)
}
