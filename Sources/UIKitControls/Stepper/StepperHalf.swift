internal import QuartzCore

/// A button of a stepper, with a minus or a plus sign.
final class StepperHalf: UIView {
    private let strokes: [UIView]
    private let icon = UIImageView()
    private let isPlus: Bool

    /// Whether the value can change further in this direction.
    var isAvailable = true { didSet { showColor() } }
    var isPressed = false { didSet { backgroundColor = isPressed ? StepperMetrics.pressedColor : nil } }
    /// An image that replaces the sign.
    var image: UIImage? {
        get { icon.image }
        set {
            icon.image = newValue
            for stroke in strokes { stroke.isHidden = newValue != nil }
        }
    }

    init(isPlus: Bool) {
        self.isPlus = isPlus
        strokes = (0..<(isPlus ? 2 : 1)).map { _ in UIView() }
        super.init(frame: .zero)
        icon.contentMode = .center
        for (index, stroke) in strokes.enumerated() {
            let (length, width) = (StepperMetrics.sign.width, StepperMetrics.sign.height)
            stroke.bounds.size =
                index == 0 ? CGSize(width: length, height: width) : CGSize(width: width, height: length)
            stroke.layer.cornerRadius = width / 2
            addSubview(stroke)
        }
        addSubview(icon)
        showColor()
    }

    required init?(coder: NSCoder) { nil }

    private func showColor() {
        for stroke in strokes { stroke.backgroundColor = isAvailable ? .label : .tertiaryLabel }
        icon.tintColor = isAvailable ? .label : .tertiaryLabel
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for stroke in strokes { stroke.center = CGPoint(x: bounds.midX, y: bounds.midY) }
        icon.frame = bounds
    }
}

extension StepperHalf: NamedOnScreen {
    package var namesOnScreen: [String] { [isPlus ? "Increment" : "Decrement"] }
}
