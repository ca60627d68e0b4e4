internal import QuartzCore

// The images of the predefined button types (facts/button-kinds).
extension UIButton {
    var systemImage: UIImage? {
        switch buttonType {
        case .custom, .system, .plain: nil
        case .detailDisclosure, .infoLight, .infoDark: Self.infoImage
        case .contactAdd: Self.addImage
        case .close: Self.closeImage
        }
    }

    /// The size of the image and the diameter of the centered ring, in points.
    private static let ringImageSize = CGSize(width: 73.0 / 3, height: 71.0 / 3)
    private static let ringSide: CGFloat = 65.0 / 3
    private static let stroke: CGFloat = 1.5
    private static let plusSide: CGFloat = 32.0 / 3

    private static var addImage: UIImage {
        ringed { middle in
            let arm = (plusSide - stroke) / 2
            for (x, y) in [(arm, 0), (0, arm)] {
                line(CGPoint(x: middle.x - x, y: middle.y - y), CGPoint(x: middle.x + x, y: middle.y + y), stroke)
            }
        }
    }

    private static var infoImage: UIImage {
        ringed { middle in
            func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: middle.x + x, y: middle.y + y) }
            line(point(0, -4.6), point(0, -4.6), 2.2)
            line(point(-1.4, -1.2), point(0.2, -1.2), stroke)
            line(point(0.2, -1.2), point(0.2, 5), stroke)
            line(point(-2, 5), point(2.2, 5), stroke)
        }
    }

    /// Draws an image inside a ring.
    private static func ringed(_ draw: (CGPoint) -> Void) -> UIImage {
        UIGraphicsImageRenderer(size: ringImageSize).image { _ in
            UIColor.black.setStroke()
            let middle = CGPoint(x: ringImageSize.width / 2, y: ringImageSize.height / 2)
            let side = ringSide - stroke
            let ring = UIBezierPath(
                ovalIn: CGRect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side))
            ring.lineWidth = stroke
            ring.stroke()
            draw(middle)
        }
    }

    private static func line(_ start: CGPoint, _ end: CGPoint, _ width: CGFloat) {
        let path = UIBezierPath()
        path.move(to: start)
        path.addLine(to: end)
        path.lineWidth = width
        path.lineCapStyle = .round
        path.stroke()
    }

    private static var closeImage: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in
            UIColor(white: 0, alpha: 0.25).setFill()
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 30, height: 30)).fill()
            UIColor.black.setStroke()
            line(CGPoint(x: 10, y: 10), CGPoint(x: 20, y: 20), 2.5)
            line(CGPoint(x: 20, y: 10), CGPoint(x: 10, y: 20), 2.5)
        }
    }
}
