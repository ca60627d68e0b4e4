internal import QuartzCore

/// The icon of the system item `add`: two strokes with round ends, with room at the sides (facts/bar-plus).
final class PlusIcon: UIView {
    /// Points.
    private static let size = CGSize(width: 21.667, height: 18)
    private static let length: CGFloat = 17.667
    private static let thickness: CGFloat = 1.64

    init(color: UIColor) {
        super.init(frame: CGRect(origin: .zero, size: Self.size))
        for size in [
            CGSize(width: Self.length, height: Self.thickness), CGSize(width: Self.thickness, height: Self.length),
        ] {
            let stroke = UIView(frame: CGRect(origin: .zero, size: size))
            stroke.backgroundColor = color
            stroke.layer.cornerRadius = Self.thickness / 2
            stroke.center = CGPoint(x: bounds.midX, y: bounds.midY)
            addSubview(stroke)
        }
    }

    required init?(coder: NSCoder) { nil }
}
