import UIKit

/// Masks: a circle that opens, an edge that fades, masks of views, and corners that clip.
public final class MasksViewController: LayerScreen {
    private let opening = CAShapeLayer()
    private let fading = CAGradientLayer()
    private let sliding = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 36))

    /// Stripes in the colors of the rainbow, which show where they are cut.
    private func stripes(_ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CALayer {
        let board = show(CALayer(), name, x, y, width, height)
        let colors: [UIColor] = [.systemRed, .systemOrange, .systemYellow, .systemGreen, .systemBlue, .systemPurple]
        for (index, color) in colors.enumerated() {
            let stripe = show(
                CALayer(), "stripe", width / 6 * CGFloat(index), 0, width / 6, height, in: board)
            stripe.backgroundColor = color.cgColor
        }
        return board
    }

    private func circle(_ radius: CGFloat) -> CGPath {
        UIBezierPath(
            arcCenter: CGPoint(x: 52, y: 28), radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true
        ).cgPath
    }

    public override func setUp() {
        let revealed = stripes("revealed", 8, 8, 104, 56)
        opening.path = circle(10)
        revealed.mask = opening

        let faded = stripes("faded", 8, 72, 104, 28)
        fading.frame = faded.bounds
        fading.colors = [UIColor.black.cgColor, UIColor.clear.cgColor]
        fading.startPoint = CGPoint(x: 0, y: 0.5)
        fading.endPoint = CGPoint(x: 1, y: 0.5)
        faded.mask = fading
        faded.opacity = 0.8

        let window = UIView(frame: CGRect(x: 8, y: 108, width: 48, height: 36))
        window.accessibilityIdentifier = "window"
        window.backgroundColor = .systemTeal
        sliding.backgroundColor = .black
        sliding.layer.cornerRadius = 10
        window.mask = sliding
        view.addSubview(window)

        for (index, curve) in [CALayerCornerCurve.circular, .continuous].enumerated() {
            let rounded = stripes("\(curve.rawValue)", 64, 108 + 42 * CGFloat(index), 48, 36)
            rounded.cornerRadius = 12
            rounded.cornerCurve = curve
            rounded.masksToBounds = true
            rounded.borderWidth = 3
            rounded.borderColor = UIColor.black.withAlphaComponent(0.5).cgColor
        }

        let leaf = stripes("leaf", 8, 152, 48, 40)
        leaf.cornerRadius = 20
        leaf.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        leaf.masksToBounds = true
        let dots = CAShapeLayer()
        let path = UIBezierPath()
        for column in 0..<4 {
            for row in 0..<3 {
                path.append(UIBezierPath(ovalIn: CGRect(x: 12 * column + 1, y: 14 * row + 1, width: 11, height: 11)))
            }
        }
        dots.path = path.cgPath
        leaf.mask = dots
    }

    public override func begin() {
        move(opening, "path", from: circle(4), to: circle(60))
        move(fading, "endPoint", from: CGPoint(x: 0.2, y: 0.5), to: CGPoint(x: 2, y: 0.5))
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { self.sliding.frame.origin.x = 28 }
    }
}
