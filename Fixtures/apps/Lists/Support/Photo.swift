import UIKit

// A photo: a sky, a sun and hills, in the colors of its number.
@MainActor enum Photo {
    static func image(_ number: Int, size: CGSize = CGSize(width: 120, height: 120)) -> UIImage {
        let hue = CGFloat(number * 37 % 100) / 100
        return UIGraphicsImageRenderer(size: size).image { context in
            UIColor(hue: hue, saturation: 0.35, brightness: 0.95, alpha: 1).setFill()
            context.fill(CGRect(origin: .zero, size: size))
            UIColor(hue: hue, saturation: 0.08, brightness: 1, alpha: 1).setFill()
            let sun = size.width * 0.22
            UIBezierPath(
                ovalIn: CGRect(
                    x: size.width * (0.15 + 0.5 * CGFloat(number % 3) / 2), y: size.height * 0.16, width: sun,
                    height: sun)
            ).fill()
            for (share, brightness) in [(0.5, 0.75), (0.68, 0.5)] as [(CGFloat, CGFloat)] {
                UIColor(hue: hue, saturation: 0.5, brightness: brightness, alpha: 1).setFill()
                hill(share, in: size, leansLeft: (number % 2 == 0) == (share < 0.6)).fill()
            }
        }
    }

    // A round portrait with the first letters of a name.
    static func portrait(_ name: String, side: CGFloat) -> UIImage {
        let number = name.unicodeScalars.reduce(0) { $0 + Int($1.value) }
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
            UIColor(hue: CGFloat(number % 10) / 10, saturation: 0.45, brightness: 0.8, alpha: 1).setFill()
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: side, height: side)).fill()
            UIColor.white.setFill()
            UIBezierPath(
                ovalIn: CGRect(x: side * 0.34, y: side * 0.2, width: side * 0.32, height: side * 0.32)
            ).fill()
            UIBezierPath(
                roundedRect: CGRect(x: side * 0.22, y: side * 0.58, width: side * 0.56, height: side * 0.27),
                cornerRadius: side * 0.13
            ).fill()
        }
    }

    private static func hill(_ share: CGFloat, in size: CGSize, leansLeft: Bool) -> UIBezierPath {
        let (left, right) = leansLeft ? (share, share + 0.15) : (share + 0.15, share)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: size.height * left))
        path.addCurve(
            to: CGPoint(x: size.width, y: size.height * right),
            controlPoint1: CGPoint(x: size.width * 0.35, y: size.height * (left - 0.25)),
            controlPoint2: CGPoint(x: size.width * 0.65, y: size.height * (right + 0.2)))
        path.addLine(to: CGPoint(x: size.width, y: size.height))
        path.addLine(to: CGPoint(x: 0, y: size.height))
        path.close()
        return path
    }
}
