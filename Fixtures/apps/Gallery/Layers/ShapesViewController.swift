import UIKit

/// Lines and areas: caps, joins, dashes that march, holes, a stroke that is drawn from both ends, corners of both curves.
public final class ShapesViewController: LayerScreen {
    private let marching = CAShapeLayer()
    private let growing = CAShapeLayer()
    private let drawn = CAShapeLayer()

    private func stroke(_ layer: CAShapeLayer, _ color: UIColor, _ width: CGFloat, _ build: (UIBezierPath) -> Void) {
        let path = UIBezierPath()
        build(path)
        layer.path = path.cgPath
        layer.fillColor = nil
        layer.strokeColor = color.cgColor
        layer.lineWidth = width
    }

    public override func setUp() {
        let ends: [(CAShapeLayerLineCap, CAShapeLayerLineJoin)] = [
            (.butt, .miter), (.round, .round), (.square, .bevel),
        ]
        for (index, (cap, join)) in ends.enumerated() {
            let corner = show(CAShapeLayer(), "corner \(index + 1)", 8 + 38 * CGFloat(index), 8, 28, 36)
            stroke(corner, .systemIndigo, 8) { path in
                path.move(to: CGPoint(x: 4, y: 30))
                path.addLine(to: CGPoint(x: 14, y: 8))
                path.addLine(to: CGPoint(x: 24, y: 30))
            }
            corner.lineCap = cap
            corner.lineJoin = join
        }

        show(marching, "marching", 8, 54, 104, 30)
        stroke(marching, .systemRed, 3) {
            $0.append(UIBezierPath(roundedRect: CGRect(x: 2, y: 2, width: 100, height: 26), cornerRadius: 8))
        }
        marching.fillColor = UIColor.systemYellow.withAlphaComponent(0.4).cgColor
        marching.lineDashPattern = [9, 5]

        for (index, rule) in [CAShapeLayerFillRule.nonZero, .evenOdd].enumerated() {
            let star = show(CAShapeLayer(), "star \(index + 1)", 8 + 54 * CGFloat(index), 90, 50, 50)
            let path = UIBezierPath()
            for corner in 0..<5 {
                let angle = CGFloat(corner) * .pi * 0.8 - .pi / 2
                let point = CGPoint(x: 25 + 23 * cos(angle), y: 26 + 23 * sin(angle))
                corner == 0 ? path.move(to: point) : path.addLine(to: point)
            }
            path.close()
            star.path = path.cgPath
            star.fillColor = UIColor.systemTeal.cgColor
            star.fillRule = rule
        }

        show(growing, "growing", 8, 150, 40, 40)
        stroke(growing, .systemBlue, 1) { $0.append(UIBezierPath(ovalIn: CGRect(x: 8, y: 8, width: 24, height: 24))) }

        show(drawn, "drawn", 58, 150, 54, 40)
        stroke(drawn, .systemGreen, 4) { path in
            path.move(to: CGPoint(x: 4, y: 30))
            path.addCurve(
                to: CGPoint(x: 50, y: 10), controlPoint1: CGPoint(x: 20, y: -20), controlPoint2: CGPoint(x: 34, y: 60))
        }
        drawn.strokeStart = 0.5
        drawn.strokeEnd = 0.5
    }

    public override func begin() {
        move(marching, "lineDashPhase", from: 0, to: 28)
        move(growing, "lineWidth", from: 1.0, to: 12.0)
        move(drawn, "strokeStart", from: 0.5, to: 0.0)
        move(drawn, "strokeEnd", from: 0.5, to: 1.0)
    }
}
