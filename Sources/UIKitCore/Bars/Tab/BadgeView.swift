internal import QuartzCore

/// A short text in a capsule, which is a circle for one letter or none (facts/tab-badges).
final class BadgeView: UIView {
    private let label = UILabel()
    /// The offset of the text, in points.
    private var offset = UIOffset.zero

    /// The height and minimum width of a badge, in points.
    private static let height: CGFloat = 18
    /// The padding beside the text, in points.
    private static let inset: CGFloat = 4

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "badge"
        isUserInteractionEnabled = false
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ text: String, color: UIColor?, attributes: [NSAttributedString.Key: Any], offset: UIOffset) {
        backgroundColor = color ?? .systemRed
        self.offset = offset
        label.show(
            text, font: .systemFont(ofSize: 13), color: .white, attributes: attributes.isEmpty ? nil : attributes)
        label.isHidden = text.isEmpty
        bounds.size = CGSize(width: max(Self.height, label.bounds.width + 2 * Self.inset), height: Self.height)
        layer.cornerRadius = bounds.height / 2
        setNeedsLayout()
    }

    override func layoutSubviews() {
        label.center = CGPoint(x: bounds.midX + offset.horizontal, y: bounds.midY + offset.vertical)
    }
}
