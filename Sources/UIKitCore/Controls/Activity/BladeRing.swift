internal import QuartzCore

/// A ring of eight blades. They fade opposite to the direction of rotation, and the ring turns in steps of one blade
/// (facts/spinner-motion).
class BladeRing: UIView {
    /// The dimensions of a ring, in points.
    struct Shape: Equatable {
        let side: CGFloat
        /// The size of the blade at the top.
        let blade: CGSize
        /// The distance from the center of the ring to the center of a blade.
        let radius: CGFloat
        /// The index of the brightest blade at rest, clockwise from the top.
        let first: Int
    }

    static let count = 8
    /// The alpha values from the brightest blade on, opposite to the direction of rotation (facts/spinner-look).
    private static let fading: [CGFloat] = [217, 180, 143, 106, 69, 69, 69, 69].map { $0 / 255 }
    /// The duration of a full turn, in seconds.
    private static let turn = 1.0
    private static let key = "turn"

    let blades = (0..<BladeRing.count).map { _ in UIView() }
    var shape: Shape { didSet { if shape != oldValue { arrange() } } }

    var isSpinning = false {
        didSet {
            guard isSpinning != oldValue else { return }
            show()
            if isSpinning { spin() } else { layer.removeAnimation(forKey: Self.key) }
        }
    }

    init(_ shape: Shape) {
        self.shape = shape
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        blades.forEach(addSubview)
        arrange()
        show()
    }

    required init?(coder: NSCoder) { nil }

    var color: UIColor? {
        get { blades[0].backgroundColor }
        set { for blade in blades { blade.backgroundColor = newValue } }
    }

    private func arrange() {
        bounds = CGRect(x: 0, y: 0, width: shape.side, height: shape.side)
        for (index, blade) in blades.enumerated() {
            let turn = CGAffineTransform(rotationAngle: CGFloat(index) / CGFloat(Self.count) * 2 * .pi)
            let middle = CGPoint(x: 0, y: -shape.radius).applying(turn)
            blade.transform = .identity
            blade.bounds = CGRect(origin: .zero, size: shape.blade)
            blade.layer.cornerRadius = min(shape.blade.width, shape.blade.height) / 2
            blade.center = CGPoint(x: bounds.midX + middle.x, y: bounds.midY + middle.y)
            blade.transform = turn
        }
    }

    /// Sets the alpha of each blade.
    func show() {
        for (index, blade) in blades.enumerated() {
            blade.alpha = Self.fading[(shape.first - index + 2 * Self.count) % Self.count]
        }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if isSpinning, window != nil { spin() }
    }

    private func spin() {
        let turn = CAKeyframeAnimation(keyPath: "transform.rotation.z")
        turn.values = (0..<Self.count).map { CGFloat($0) / CGFloat(Self.count) * 2 * .pi }
        turn.keyTimes = (0...Self.count).map { NSNumber(value: Double($0) / Double(Self.count)) }
        turn.calculationMode = .discrete
        turn.duration = Self.turn
        turn.repeatCount = .infinity
        layer.add(turn, forKey: Self.key)
    }
}
