internal import QuartzCore

/// The shadow around a menu. It is a sibling of the menu's views: a layer with a shadow is composited separately, and a
/// blur inside it would find no content behind it.
package final class MenuShadow: UIView {
    private let cornerRadius: CGFloat
    private let cut = CAShapeLayer()

    package init(cornerRadius: CGFloat) {
        self.cornerRadius = cornerRadius
        super.init(frame: .zero)
        let metrics = menuMetrics
        isUserInteractionEnabled = false
        layer.shadowOpacity = metrics.shadowOpacity
        layer.shadowRadius = metrics.shadowRadius
        layer.shadowOffset = CGSize(width: 0, height: 8)
        cut.fillRule = .evenOdd
        layer.mask = cut
    }

    required init?(coder: NSCoder) { nil }

    /// Cuts the shadow out behind the menu, which is translucent.
    package override func layoutSubviews() {
        super.layoutSubviews()
        let outline = UIBezierPath(roundedRect: bounds, cornerRadius: min(cornerRadius, bounds.height / 2))
        layer.shadowPath = outline.cgPath
        let reach = -3 * layer.shadowRadius
        let outside = UIBezierPath(rect: bounds.insetBy(dx: reach, dy: reach))
        outside.append(outline)
        cut.frame = bounds
        cut.path = outside.cgPath
    }
}
