internal import QuartzCore

/// The back button: an arrow and a title.
final class BackButtonView: UIView {
    let title: UILabel
    private let onPress: () -> Void

    /// The size of the arrow and its distance to the title, in points.
    private static let arrow = CGSize(width: 10, height: 18)
    private static let gap: CGFloat = 6

    init(
        _ text: String?, tint: UIColor, attributes: [NSAttributedString.Key: Any]?, onPress: @escaping () -> Void
    ) {
        title = UILabel(inBar: text, role: "back title", color: tint, attributes: attributes)
        self.onPress = onPress
        super.init(frame: .zero)
        accessibilityIdentifier = "back button"
        // Two strokes that meet at a right angle on the left; together they are the arrow's height.
        let length = Self.arrow.height / 2 * 1.414_213_562_373_095_1
        for (angle, y) in [(-CGFloat.pi / 4, Self.arrow.height / 4), (.pi / 4, Self.arrow.height * 3 / 4)] {
            let stroke = UIView(frame: CGRect(x: 0, y: 0, width: length, height: 2.5))
            stroke.backgroundColor = tint
            stroke.layer.cornerRadius = 1.25
            stroke.center = CGPoint(x: Self.arrow.width / 2, y: y)
            stroke.transform = CGAffineTransform(rotationAngle: angle)
            arrow.addSubview(stroke)
        }
        addSubview(arrow)
        addSubview(title)
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector("press", BackButtonView.press)))
    }

    private let arrow = UIView(frame: CGRect(origin: .zero, size: arrow))

    required init?(coder: NSCoder) { nil }

    private func press() { onPress() }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = title.isHidden ? 0 : Self.gap + title.bounds.width
        return CGSize(width: Self.arrow.width + text, height: size.height)
    }

    override func layoutSubviews() {
        arrow.center = CGPoint(x: Self.arrow.width / 2, y: bounds.midY)
        title.center.x = Self.arrow.width + Self.gap + title.bounds.width / 2
        title.setBaseline(UILabel.barBaseline(inHeight: bounds.height))
        mirrorIfRightToLeft([arrow, title])
        arrow.transform = isRightToLeft ? CGAffineTransform(scaleX: -1, y: 1) : .identity
    }
}
