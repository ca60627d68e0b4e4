import UIKit

// What is drawn in a context.
extension DeviceCase {
    @MainActor static let drawings: [DeviceCase] = [
        DeviceCase("pf-heart-evenodd", 30, 30) { HeartView() },
        DeviceCase("tx-corners-precomposited-15", 100, 100, scale: 2) {
            let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
            let picture = UIGraphicsImageRenderer(bounds: bounds).image { _ in
                let shape = UIBezierPath(
                    roundedRect: bounds, byRoundingCorners: .allCorners,
                    cornerRadii: CGSize(width: 15, height: 15))
                UIColor.green.setFill()
                UIRectFill(bounds)
                shape.addClip()
                UIColor.blue.setFill()
                UIRectFill(bounds)
                let corners = UIBezierPath(rect: bounds)
                corners.append(shape)
                corners.usesEvenOddFillRule = true
                UIColor.green.setFill()
                corners.fill(with: .copy, alpha: 1)
            }
            return UIImageView(image: picture)
        },
        // Drawn by `render(in:)`, as in the picture: edges in contexts are smooth.
        DeviceCase("pl-column-transformed", 100, 200) {
            let column = box(.white, CGRect(x: 0, y: 0, width: 100, height: 200))
            let blue = box(.blue, CGRect(x: 45, y: 90, width: 10, height: 30))
            blue.transform = CGAffineTransform(scaleX: 3, y: 3).rotated(by: .pi / 3)
            column.addSubview(blue)
            column.addSubview(box(.red, CGRect(x: 40, y: 35, width: 20, height: 20)))
            column.addSubview(box(.green, CGRect(x: 35, y: 155, width: 30, height: 10)))
            let renderer = UIGraphicsImageRenderer(bounds: column.bounds)
            return UIImageView(image: renderer.image { column.layer.render(in: $0.cgContext) })
        },
    ]
}

// A heart of 90 pixels, and a circle in its lower right corner.
private final class HeartView: UIView {
    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        isOpaque = false
        backgroundColor = .clear
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x / 3, y: y / 3) }
        let heart = CGMutablePath()
        heart.move(to: point(0, 0))
        heart.addLine(to: point(0, 60))
        heart.addQuadCurve(to: point(30, 90), control: point(3.75, 86.25))
        heart.addQuadCurve(to: point(60, 60), control: point(56.25, 86.25))
        heart.addCurve(to: point(90, 30), control1: point(75, 60), control2: point(90, 45))
        heart.addCurve(to: point(60, 0), control1: point(90, 15), control2: point(75, 0))
        heart.addLine(to: point(0, 0))
        heart.closeSubpath()
        heart.addEllipse(in: CGRect(x: 20, y: 20, width: 10, height: 10))
        context.addPath(heart)
        context.setFillColor(UIColor.black.cgColor)
        context.fillPath(using: .evenOdd)
    }
}
