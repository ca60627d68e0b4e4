internal import QuartzCore

/// The row of an action. It ignores touches; the alert tracks touches across all of its rows.
final class AlertActionView: UIView {
    let action: UIAlertAction
    private let label = UILabel()
    private let plate = UIView()
    private let look: Look

    struct Look {
        let font: UIFont
        /// The color of the title; `nil` for the tint color.
        let color: UIColor?
        /// The background color; `nil` for a row without a background of its own.
        let fill: UIColor?
        let pressed: UIColor
    }

    init(_ action: UIAlertAction, look: Look) {
        self.action = action
        self.look = look
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        accessibilityIdentifier = action.title
        accessibilityLabel = action.title
        accessibilityTraits = .button
        plate.isUserInteractionEnabled = false
        label.textAlignment = .center
        label.font = look.font
        label.text = action.title
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = Self.leastScale
        [plate, label].forEach(addSubview)
        show()
    }

    required init?(coder: NSCoder) { nil }

    /// The smallest scale of the title, the opacity of a disabled row, and the padding of the title; chosen.
    private static let leastScale: CGFloat = 0.6
    private static let disabledAlpha: CGFloat = 0.4
    private static let labelInset: CGFloat = 8

    /// Whether a touch is on the row.
    var isPressed = false { didSet { if isPressed != oldValue { show() } } }

    func show() {
        label.textColor =
            action.isEnabled ? look.color ?? tintColor : look.color == nil ? .tertiaryLabel : look.color
        label.alpha = action.isEnabled || look.color == nil ? 1 : Self.disabledAlpha
        plate.backgroundColor = isPressed ? look.pressed : look.fill
        accessibilityTraits = action.isEnabled ? .button : [.button, .notEnabled]
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        show()
    }

    var titleWidth: CGFloat { label.sizeThatFits(.zero).width }

    override func layoutSubviews() {
        super.layoutSubviews()
        plate.frame = bounds
        plate.layer.cornerRadius = look.fill == nil ? 0 : bounds.height / 2
        label.frame = bounds.inset(atSides: Self.labelInset)
    }
}

extension CGRect {
    /// This rectangle made narrower by `inset` on both sides, down to a width of 0.
    func inset(atSides inset: CGFloat) -> CGRect {
        CGRect(x: minX + inset, y: minY, width: max(0, width - 2 * inset), height: height)
    }
}

extension AlertActionView: NamedOnScreen {
    package var roleOnScreen: RoleOnScreen? { .choice }
}
