import UIKit

/// Moving along paths, and paths that move: arrows that turn with their way, a blob that changes its outline, a line that is
/// drawn, a shadow that spreads.
public final class WaysViewController: LayerScreen {
    private let even = CAShapeLayer()
    private let paced = CAShapeLayer()
    private let blob = CAShapeLayer()
    private let line = CAShapeLayer()
    private let card = CALayer()
    private let way = UIBezierPath()

    private static func star(_ inner: CGFloat) -> CGPath {
        let path = UIBezierPath()
        for corner in 0..<10 {
            let angle = CGFloat(corner) * .pi / 5 - .pi / 2
            let radius = corner.isMultiple(of: 2) ? 20 : inner
            let point = CGPoint(x: 22 + radius * cos(angle), y: 22 + radius * sin(angle))
            corner == 0 ? path.move(to: point) : path.addLine(to: point)
        }
        path.close()
        return path.cgPath
    }

    private func arrow(_ layer: CAShapeLayer, _ name: String, _ color: UIColor) {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 1))
        path.addLine(to: CGPoint(x: 12, y: 6))
        path.addLine(to: CGPoint(x: 0, y: 11))
        path.addLine(to: CGPoint(x: 3, y: 6))
        path.close()
        layer.path = path.cgPath
        layer.fillColor = color.cgColor
        show(layer, name, 4, 54, 12, 12)
    }

    public override func setUp() {
        way.move(to: CGPoint(x: 10, y: 60))
        way.addCurve(
            to: CGPoint(x: 60, y: 40), controlPoint1: CGPoint(x: 10, y: 0), controlPoint2: CGPoint(x: 60, y: 0))
        way.addLine(to: CGPoint(x: 60, y: 70))
        way.addArc(
            withCenter: CGPoint(x: 85, y: 70), radius: 25, startAngle: .pi, endAngle: 0, clockwise: false)
        way.addLine(to: CGPoint(x: 110, y: 12))
        let track = show(CAShapeLayer(), "track", 0, 0, 120, 100)
        track.path = way.cgPath
        track.fillColor = nil
        track.strokeColor = UIColor.systemGray4.cgColor
        arrow(even, "even", .systemRed)
        arrow(paced, "paced", .systemBlue)

        show(blob, "blob", 8, 104, 44, 44)
        blob.path = Self.star(20)
        blob.fillColor = UIColor.systemOrange.cgColor

        show(line, "line", 64, 104, 44, 44)
        line.path = UIBezierPath(ovalIn: CGRect(x: 4, y: 4, width: 36, height: 36)).cgPath
        line.fillColor = nil
        line.strokeColor = UIColor.systemGreen.cgColor
        line.lineWidth = 6
        line.lineCap = .round
        line.strokeEnd = 0

        show(card, "card", 30, 162, 60, 22)
        card.backgroundColor = UIColor.white.cgColor
        card.shadowOpacity = 0.5
        card.shadowOffset = CGSize(width: 0, height: 2)
        card.shadowRadius = 0
        card.shadowPath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 60, height: 22)).cgPath
    }

    public override func begin() {
        for (layer, mode) in [(even, CAAnimationCalculationMode.linear), (paced, .paced)] {
            let tour = CAKeyframeAnimation(keyPath: "position")
            tour.path = way.cgPath
            tour.rotationMode = .rotateAuto
            tour.calculationMode = mode
            tour.duration = 1
            tour.fillMode = .forwards
            tour.isRemovedOnCompletion = false
            layer.add(tour, forKey: "tour")
        }
        move(blob, "path", from: Self.star(20), to: Self.star(8))
        move(line, "strokeEnd", from: 0.0, to: 1.0)
        let spread = UIBezierPath(rect: CGRect(x: -12, y: 6, width: 84, height: 22))
        move(card, "shadowPath", from: nil, to: spread.cgPath)
    }
}
