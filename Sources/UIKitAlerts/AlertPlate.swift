internal import QuartzCore
@_spi(UIKit) internal import UIKitCore

/// The background of a card: a translucent color over a blur of the content behind it.
final class AlertPlate: UIView {
    private let tint = UIView()
    private let fill: UIColor
    private let blur: CGFloat

    /// - Parameter blur: The standard deviation of the blur, in points; 0 for a card that hides the content behind it.
    init(fill: UIColor, blur: CGFloat, radius: CGFloat, curve: CALayerCornerCurve) {
        self.fill = fill
        self.blur = blur
        super.init(frame: .zero)
        layer.cornerRadius = radius
        layer.cornerCurve = curve
        clipsToBounds = true
        showFill()
        tint.isUserInteractionEnabled = false
        addSubview(tint)
    }

    required init?(coder: NSCoder) { nil }

    override func colorsDidChange() {
        super.colorsDidChange()
        showFill()
    }

    /// Shows the fill color, which is opaque if the user reduces transparency.
    private func showFill() {
        let isOpaque = UIAccessibility.isReduceTransparencyEnabled
        layer.showsBackdrop = blur > 0 && !isOpaque
        layer.backdropSigma = isOpaque ? 0 : blur
        tint.backgroundColor = isOpaque ? fill.withAlphaComponent(1) : fill
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        tint.frame = bounds
    }
}
