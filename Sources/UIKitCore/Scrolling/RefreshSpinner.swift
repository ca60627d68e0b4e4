internal import QuartzCore

/// The blades of a refresh control. They appear one after the other, and then turn (facts/refresh-control).
final class RefreshSpinner: BladeRing {
    private static let opacity: CGFloat = 217.0 / 255

    /// The part of the blades that is shown, 0…1, while it does not spin.
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

    /// The tint that the control was given, otherwise the label colour.
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
