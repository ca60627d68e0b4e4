internal import QuartzCore

/// The icon of the system item `add`: two strokes with round ends, and padding on both sides (facts/bar-plus).
final class PlusIcon: UIView {
    /// The size of the icon, and the length and thickness of its strokes, in points.
    private static let size = CGSize(width: 21.667, height: 18)
    private static let length: CGFloat = 17.667
    private static let thickness: CGFloat = 1.64

    /// - Parameter scale: The size of the icon relative to its size beside 17-point text.
    init(color: UIColor, scale: CGFloat) {
        super.init(
            frame: CGRect(x: 0, y: 0, width: Self.size.width * scale, height: Self.size.height * scale))
        let (length, thickness) = (Self.length * scale, Self.thickness * scale)
        for size in [CGSize(width: length, height: thickness), CGSize(width: thickness, height: length)] {
            let stroke = UIView(frame: CGRect(origin: .zero, size: size))
            stroke.backgroundColor = color
            stroke.layer.cornerRadius = thickness / 2
            stroke.center = CGPoint(x: bounds.midX, y: bounds.midY)
            addSubview(stroke)
        }
    }

    required init?(coder: NSCoder) { nil }
}
