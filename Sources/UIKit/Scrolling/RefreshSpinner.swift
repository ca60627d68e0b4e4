internal import QuartzCore

/// Eight blades in a ring. They appear one after the other, and turn in steps of a blade (facts/refresh-control).
final class RefreshSpinner: UIView {
    private static let side: CGFloat = 30
    private static let blade = CGSize(width: 3.5, height: 10)
    /// From the middle of the ring to that of a blade, in points.
    private static let radius: CGFloat = 10
    private static let opacity: CGFloat = 217.0 / 255
    /// Of a turning ring, from its brightest blade on, against the sense of the turn.
    private static let fading: [CGFloat] = [217, 180, 143, 106, 69, 69, 69, 69].map { $0 / 255 }
    /// Seconds for a whole turn.
    private static let turn = 1.0
    private static let key = "turn"

    private let blades = (0..<8).map { _ in UIView(frame: CGRect(origin: .zero, size: RefreshSpinner.blade)) }

    /// The part of the blades that is shown, 0…1, while it does not spin.
    var progress: CGFloat = 0 { didSet { if !isSpinning { show() } } }

    var isSpinning = false {
        didSet {
            guard isSpinning != oldValue else { return }
            show()
            isSpinning ? spin() : layer.removeAnimation(forKey: Self.key)
        }
    }

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
        isUserInteractionEnabled = false
        for (index, blade) in blades.enumerated() {
            let angle = CGFloat(index) / 8 * 2 * .pi
            blade.layer.cornerRadius = Self.blade.width / 2
            let turn = CGAffineTransform(rotationAngle: angle)
            let middle = CGPoint(x: 0, y: -Self.radius).applying(turn)
            blade.center = CGPoint(x: bounds.midX + middle.x, y: bounds.midY + middle.y)
            blade.transform = turn
            addSubview(blade)
        }
        color()
        show()
    }

    required init?(coder: NSCoder) { nil }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        color()
    }

    /// The tint that the control was given, otherwise the label colour.
    private func color() {
        let isTinted = superview.map { !$0.viewColors.inheritsTint } ?? false
        for blade in blades { blade.backgroundColor = isTinted ? tintColor : .label }
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        color()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if isSpinning, window != nil { spin() }
    }

    private func show() {
        for (index, blade) in blades.enumerated() {
            if isSpinning {
                blade.alpha = Self.fading[(8 - index) % 8]
            } else {
                blade.alpha = Self.opacity * min(max(progress * 8 - CGFloat(index), 0), 1)
            }
        }
    }

    private func spin() {
        let turn = CAKeyframeAnimation(keyPath: "transform.rotation.z")
        turn.values = (0..<8).map { CGFloat($0) / 8 * 2 * .pi }
        turn.keyTimes = (0...8).map { NSNumber(value: Double($0) / 8) }
        turn.calculationMode = .discrete
        turn.duration = Self.turn
        turn.repeatCount = .infinity
        layer.add(turn, forKey: Self.key)
    }
}
