internal import QuartzCore

/// The background of a card: a translucent colour over what is blurred behind.
final class AlertPlate: UIView {
    private let tint = UIView()

    /// - Parameter blur: the standard deviation, in points; 0 for a card that hides what is behind.
    init(fill: UIColor, blur: CGFloat, radius: CGFloat, curve: CALayerCornerCurve) {
        super.init(frame: .zero)
        layer.cornerRadius = radius
        layer.cornerCurve = curve
        clipsToBounds = true
        if blur > 0 {
            layer.showsBackdrop = true
            layer.backdropSigma = blur
        }
        tint.backgroundColor = fill
        tint.isUserInteractionEnabled = false
        addSubview(tint)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        tint.frame = bounds
    }
}
