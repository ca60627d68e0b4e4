import UIKit

extension UIView {
    @discardableResult
    func box(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: UIColor? = nil, radius: Double = 0
    ) -> UIView {
        let box = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
        box.backgroundColor = color
        box.layer.cornerRadius = radius
        addSubview(box)
        return box
    }

    func line(_ width: Double, _ color: UIColor) {
        layer.borderWidth = width
        layer.borderColor = color.cgColor
    }

    /// Rotates the view clockwise about its center.
    func turn(_ degrees: Double, scale: Double = 1) {
        transform = CGAffineTransform(rotationAngle: degrees * .pi / 180).scaledBy(x: scale, y: scale)
    }
}

extension UIColor {
    static func hex(_ code: Int, alpha: Int = 0xFF) -> UIColor {
        UIColor(
            red: Double(code >> 16) / 255, green: Double(code >> 8 & 0xFF) / 255, blue: Double(code & 0xFF) / 255,
            alpha: Double(alpha) / 255)
    }
}
