internal import QuartzCore

/// The dimensions of page controls, in points, which are the same in both looks (facts/page-control-look).
enum PageControlMetrics {
    /// The diameter of a dot, and the size of its slot, which is rounded up to pixels.
    static let dot: CGFloat = 7.59
    static let slot: CGFloat = 9.6
    static let gap: CGFloat = 8
    /// The margin before the first slot and after the last one.
    static let endMargin: CGFloat = 14
    /// The margin above and below the slots.
    static let sideMargin: CGFloat = 8
    /// The scale of the first and last dots if there are more pages beyond them. Chosen; not measured.
    static let scaleAtEnd: CGFloat = 0.6
    /// The amount by which a progress bar is longer than a dot. Chosen; not documented.
    static let progressLength: CGFloat = 24
    static let color = UIColor(white: 1, alpha: 0.45)
    static let currentColor = UIColor.white
    /// The color of the capsule behind the dots. Chosen; not measured.
    static let background = UIColor.systemFill
    /// The motion of the dots. Chosen; not measured.
    static let motion = ControlMotion.easeInOut(0.25)
}
