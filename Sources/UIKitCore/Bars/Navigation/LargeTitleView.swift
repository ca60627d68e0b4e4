internal import QuartzCore

/// The large title of a navigation bar. It scrolls with the content and disappears behind the row above it.
final class LargeTitleView: UIView {
    let title: UILabel
    /// The distance by which the content is pulled down, in points.
    var stretch: CGFloat = 0 { didSet { if stretch != oldValue { setNeedsLayout() } } }

    /// The top and the height of the label in a row of 52 points (facts/large-title).
    private static let top: CGFloat = 3
    private static let height: CGFloat = 40.5
    /// The maximum growth of the title. Tuned: reached when the content is pulled down by 150 points.
    private static let growth: CGFloat = 0.1

    init(_ text: String?, attributes: [NSAttributedString.Key: Any], in traits: UITraitCollection) {
        title = UILabel(
            inBar: text, role: "large title", font: LimitedTextStyle.largeTitle.font(in: traits), color: .label,
            attributes: attributes.isEmpty ? nil : attributes)
        super.init(frame: .zero)
        accessibilityIdentifier = "large title"
        clipsToBounds = true
        isUserInteractionEnabled = false
        addSubview(title)
    }

    required init?(coder: NSCoder) { nil }

    private var margin: CGFloat { systemLook == .iOS26 || bounds.width >= 414 ? 20 : 16 }

    override func layoutSubviews() {
        let room = max(0, bounds.width - 2 * margin)
        let size = title.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude))
        title.bounds.size = CGSize(width: min(size.width, room), height: size.height)
        let scale = 1 + Self.growth * min(1, stretch / 150)
        let factor = LimitedTextStyle.largeTitle.factor(in: traitCollection)
        let top: CGFloat = bounds.height - BarMetrics.largeTitle(for: traitCollection) + Self.top * factor
        let slack: CGFloat = Self.height * factor - title.bounds.height
        title.transform = .identity
        title.frame.origin = CGPoint(x: margin, y: roundedToPixel(top + slack / 2))
        mirrorIfRightToLeft([title])
        guard scale != 1 else { return }
        let shift = title.bounds.width * (scale - 1) / 2
        title.transform = CGAffineTransform(translationX: isRightToLeft ? -shift : shift, y: 0).scaledBy(
            x: scale, y: scale)
    }
}
