internal import QuartzCore

/// The blades of a refresh control. They appear one after the other and then start to turn (facts/refresh-control).
final class RefreshSpinner: BladeRing {
    private static let opacity: CGFloat = 217.0 / 255

    /// The fraction of blades shown while the spinner is not turning, 0…1.
    var progress: CGFloat = 0 { didSet { if !isSpinning { show() } } }

    init() {
        super.init(Shape(side: 30, blade: CGSize(width: 3.5, height: 10), radius: 10, first: 0))
        setColor()
    }

    required init?(coder: NSCoder) { nil }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setColor()
    }

    /// Uses the tint color set on the control, or the label color if there is none.
    private func setColor() {
        let isTinted = superview.map { !$0.viewColors.inheritsTint } ?? false
        color = isTinted ? tintColor : .label
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        setColor()
    }

    override func show() {
        guard !isSpinning else { return super.show() }
        for (index, blade) in blades.enumerated() {
            blade.alpha = Self.opacity * min(max(progress * CGFloat(Self.count) - CGFloat(index), 0), 1)
        }
    }
}
