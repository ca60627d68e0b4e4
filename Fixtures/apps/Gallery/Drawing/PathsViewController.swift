import UIKit

/// Every way to make, change, and draw a path.
public final class PathsViewController: GridScreen {
    private let middle = CGPoint(x: 16, y: 16)

    /// Draws a path in its own colors, stroked, and filled if it encloses an area.
    private func path(_ name: String, fills: Bool = true, _ build: @escaping () -> UIBezierPath) {
        paint(name) { _ in
            let path = build()
            UIColor.systemTeal.setFill()
            UIColor.systemIndigo.setStroke()
            if fills { path.fill() }
            path.stroke()
        }
    }

    private func build(_ change: (UIBezierPath) -> Void) -> UIBezierPath {
        let path = UIBezierPath()
        path.lineWidth = 2
        change(path)
        return path
    }

    public override func setUp() {
        addWholeShapes()
        addArcs()
        addChanges()
        addLooks()
        addPathsOfCoreGraphics()
    }

    private func addWholeShapes() {
        let box = CGRect(x: 3, y: 6, width: 26, height: 20)
        path("rectangle") { UIBezierPath(rect: box) }
        path("oval") { UIBezierPath(ovalIn: box) }
        path("rounded") { UIBezierPath(roundedRect: box, cornerRadius: 6) }
        path("two corners") {
            UIBezierPath(
                roundedRect: box, byRoundingCorners: [.topLeft, .bottomRight],
                cornerRadii: CGSize(width: 9, height: 9))
        }
        path("round as can be") { UIBezierPath(roundedRect: box, cornerRadius: 40) }
    }

    private func addArcs() {
        let middle = middle
        path("clockwise") { UIBezierPath(arcCenter: middle, radius: 12, startAngle: 0, endAngle: .pi, clockwise: true) }
        path("counterclockwise") {
            UIBezierPath(arcCenter: middle, radius: 12, startAngle: 0, endAngle: .pi, clockwise: false)
        }
        path("more than a turn") {
            UIBezierPath(arcCenter: middle, radius: 12, startAngle: 0, endAngle: .pi * 2.5, clockwise: true)
        }
        path("a slice") {
            self.build {
                $0.move(to: middle)
                $0.addArc(withCenter: middle, radius: 13, startAngle: -.pi / 2, endAngle: .pi / 3, clockwise: true)
                $0.close()
            }
        }
        path("curves", fills: false) {
            self.build {
                $0.move(to: CGPoint(x: 2, y: 24))
                $0.addQuadCurve(to: CGPoint(x: 16, y: 24), controlPoint: CGPoint(x: 9, y: 0))
                $0.addCurve(
                    to: CGPoint(x: 30, y: 10), controlPoint1: CGPoint(x: 20, y: 36), controlPoint2: CGPoint(x: 24, y: 0)
                )
            }
        }
    }

    private func addChanges() {
        let outer = CGRect(x: 3, y: 3, width: 26, height: 26)
        let inner = CGRect(x: 10, y: 10, width: 12, height: 12)
        path("appended") {
            self.build {
                $0.append(UIBezierPath(ovalIn: outer))
                $0.append(UIBezierPath(rect: inner))
            }
        }
        path("even and odd") {
            self.build {
                $0.append(UIBezierPath(ovalIn: outer))
                $0.append(UIBezierPath(rect: inner))
                $0.usesEvenOddFillRule = true
            }
        }
        path("reversed") {
            self.build {
                $0.append(UIBezierPath(ovalIn: outer))
                $0.append(UIBezierPath(rect: inner).reversing())
            }
        }
        path("turned") {
            let path = UIBezierPath(rect: inner)
            path.apply(CGAffineTransform(translationX: 16, y: 16).rotated(by: .pi / 6).translatedBy(x: -16, y: -16))
            return path
        }
        path("around points") {
            let path = UIBezierPath(rect: CGRect(x: 2, y: 2, width: 28, height: 28))
            let star = UIBezierPath(ovalIn: outer)
            for x in stride(from: CGFloat(3), to: 32, by: 5) {
                for y in stride(from: CGFloat(3), to: 32, by: 5) where star.contains(CGPoint(x: x, y: y)) {
                    path.append(UIBezierPath(rect: CGRect(x: x - 1, y: y - 1, width: 2, height: 2)))
                }
            }
            path.usesEvenOddFillRule = true
            return path
        }
    }

    private func addLooks() {
        func zigzag(_ change: @escaping (UIBezierPath) -> Void) -> UIBezierPath {
            build {
                $0.move(to: CGPoint(x: 4, y: 26))
                $0.addLine(to: CGPoint(x: 12, y: 6))
                $0.addLine(to: CGPoint(x: 20, y: 26))
                $0.addLine(to: CGPoint(x: 28, y: 6))
                $0.lineWidth = 5
                change($0)
            }
        }
        path("mitered", fills: false) { zigzag { $0.lineCapStyle = .square } }
        path("cut miters", fills: false) { zigzag { $0.miterLimit = 2 } }
        path("round", fills: false) {
            zigzag {
                $0.lineCapStyle = .round
                $0.lineJoinStyle = .round
            }
        }
        path("dashed", fills: false) {
            zigzag {
                $0.lineWidth = 3
                $0.setLineDash([6, 3, 1, 3], count: 4, phase: 4)
                $0.lineCapStyle = .butt
            }
        }
        paint("blended") { _ in
            UIColor.systemYellow.setFill()
            UIRectFill(CGRect(x: 4, y: 4, width: 16, height: 24))
            UIColor.systemBlue.setFill()
            UIColor.systemRed.setStroke()
            let path = zigzag { $0.lineWidth = 6 }
            UIBezierPath(ovalIn: CGRect(x: 8, y: 8, width: 20, height: 16)).fill(with: .multiply, alpha: 0.7)
            path.stroke(with: .normal, alpha: 0.4)
        }
    }

    private func addPathsOfCoreGraphics() {
        func draw(_ name: String, _ make: @escaping () -> CGPath) {
            path(name) { UIBezierPath(cgPath: make()) }
        }
        draw("outline of a line") {
            let line = CGMutablePath()
            line.addLines(between: [CGPoint(x: 5, y: 25), CGPoint(x: 16, y: 7), CGPoint(x: 27, y: 25)])
            return line.copy(strokingWithWidth: 7, lineCap: .round, lineJoin: .bevel, miterLimit: 10)
        }
        draw("dashes of a circle") {
            CGPath(ellipseIn: CGRect(x: 4, y: 4, width: 24, height: 24), transform: nil)
                .copy(dashingWithPhase: 0, lengths: [9, 5])
        }
        draw("rounded by tangents") {
            let path = CGMutablePath()
            path.move(to: CGPoint(x: 4, y: 28))
            path.addArc(tangent1End: CGPoint(x: 16, y: 2), tangent2End: CGPoint(x: 28, y: 28), radius: 6)
            path.addArc(tangent1End: CGPoint(x: 28, y: 28), tangent2End: CGPoint(x: 4, y: 28), radius: 4)
            path.closeSubpath()
            return path
        }
        draw("corners of ellipses") {
            CGPath(
                roundedRect: CGRect(x: 2, y: 6, width: 28, height: 20), cornerWidth: 10, cornerHeight: 4, transform: nil
            )
        }
        draw("moved and turned") {
            let path = CGMutablePath()
            let turn = CGAffineTransform(translationX: 16, y: 16).rotated(by: .pi / 5)
            path.addRect(CGRect(x: -8, y: -5, width: 16, height: 10), transform: turn)
            path.addRelativeArc(center: .zero, radius: 13, startAngle: 0, delta: .pi / 2, transform: turn)
            return path
        }
    }
}
