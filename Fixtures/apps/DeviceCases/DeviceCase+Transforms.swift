import UIKit

// A square of four colors over the places to which transforms take it.
extension DeviceCase {
    @MainActor static let transforms: [DeviceCase] = [
        board("sh-2d-translation-2", plane(translations), shown: 2),
        board("sh-2d-rotation-0", plane(rotations), shown: nil),
        board("sh-2d-rotation-1", plane(rotations), shown: 1),
        board("sh-2d-scale-1", plane(scales), shown: 1),
        board("sh-2d-skew-1", plane(skews), shown: 1),
        board("sh-2d-factors-3", plane(factors), shown: 3),
        board("sh-3d-rotation-2", turns, shown: 2, background: nil),
        board("sh-3d-scale-rotation-3", scaledTurns, shown: 3, background: nil),
        board("sh-3d-perspective-2", perspectives, shown: 2, background: nil),
        board("sh-3d-scale-rotation-perspective-1", turnsInPerspective, shown: 1, background: nil),
    ]

    /// - Parameter shown: The number of the transform of the square, counted from 1.
    @MainActor private static func board(
        _ name: String, _ transforms: [CATransform3D], shown: Int?, background: UIColor? = .red
    ) -> DeviceCase {
        DeviceCase(name, 150, 150) {
            let board = box(.white, CGRect(x: 0, y: 0, width: 150, height: 150))
            board.layer.addSublayer(grid())
            for transform in transforms {
                let square = box(.lightGray, middle)
                square.alpha = 0.5
                square.layer.transform = transform
                board.addSubview(square)
            }
            let top = UIView(frame: middle)
            top.backgroundColor = background
            for (index, color) in [UIColor.red, .green, .blue, .yellow].enumerated() {
                let part = CALayer()
                part.frame = CGRect(x: 10 * (index % 2), y: 10 * (index / 2), width: 10, height: 10)
                part.backgroundColor = color.cgColor
                top.layer.addSublayer(part)
            }
            if let shown { top.layer.transform = transforms[shown - 1] }
            board.addSubview(top)
            return board
        }
    }

    private static let middle = CGRect(x: 65, y: 65, width: 20, height: 20)

    /// Draws a line every ten points, and the middle ones twice.
    @MainActor private static func grid() -> CAShapeLayer {
        let path = CGMutablePath()
        for position in Array(stride(from: CGFloat(5), through: 145, by: 10)) + [75] {
            path.move(to: CGPoint(x: position, y: 0))
            path.addLine(to: CGPoint(x: position, y: 150))
            path.move(to: CGPoint(x: 0, y: position))
            path.addLine(to: CGPoint(x: 150, y: position))
        }
        let grid = CAShapeLayer()
        grid.frame = CGRect(x: 0, y: 0, width: 150, height: 150)
        grid.path = path
        grid.fillColor = nil
        grid.strokeColor = UIColor.lightGray.cgColor
        grid.lineWidth = 0.5
        return grid
    }

    // MARK: In the plane

    private static func plane(_ transforms: [CGAffineTransform]) -> [CATransform3D] {
        transforms.map(CATransform3DMakeAffineTransform)
    }

    private static let translations: [CGAffineTransform] = [
        CGAffineTransform(translationX: 40, y: 0), CGAffineTransform(translationX: 40, y: 40),
        CGAffineTransform(translationX: 0, y: -40),
    ]

    private static let angles: [CGFloat] = [.pi / 4, -.pi / 4, .pi - 0.5, 0.5 - .pi]
    private static let rotations = angles.map { CGAffineTransform(rotationAngle: $0) }

    private static let scales: [CGAffineTransform] = [
        CGAffineTransform(scaleX: 3, y: 1), CGAffineTransform(scaleX: 1, y: 3), CGAffineTransform(scaleX: 1, y: -2),
        CGAffineTransform(scaleX: 0, y: -2),
    ]

    private static let skews: [CGAffineTransform] = [
        CGAffineTransform(a: 1, b: 0, c: 4, d: 1, tx: 0, ty: 0),
        CGAffineTransform(a: 1, b: 0, c: -4, d: 1, tx: 0, ty: 0),
        CGAffineTransform(a: 1, b: 0, c: -4, d: 1, tx: 0, ty: 0).scaledBy(x: 2, y: 2),
    ]

    private static let factors: [CGAffineTransform] = [
        CGAffineTransform.identity.translatedBy(x: 20, y: 40),
        CGAffineTransform.identity.translatedBy(x: 20, y: 40).scaledBy(x: 3, y: 2),
        CGAffineTransform.identity.translatedBy(x: 20, y: 40).rotated(by: .pi / 4).scaledBy(x: 3, y: 2),
        CGAffineTransform.identity.translatedBy(x: -20, y: -40).rotated(by: .pi / 4).scaledBy(x: 3, y: 2),
    ]

    // MARK: In space

    private typealias Axis = (x: CGFloat, y: CGFloat, z: CGFloat)

    private static let turns: [CATransform3D] = [
        space(turn: .pi / 4, about: (0, 0, 1)), space(turn: .pi / 4, about: (0, 1, 0)),
        space(turn: .pi / 4, about: (0, 1, 1)),
    ]

    private static let scaledTurns: [CATransform3D] = [
        space(scale: (2, 2), turn: .pi / 4, about: (0, 0, 1)),
        space(scale: (0.5, 0.5), turn: -.pi / 4, about: (0, 0, 1)),
        space(turn: .pi / 3, about: (0, 1, 0)),
    ]

    private static let perspectives: [CATransform3D] = [
        space(scale: (2, 2), turn: .pi / 3, about: (0, 1, 0)),
        space(-0.05, scale: (2, 2), turn: .pi / 3, about: (0, 1, 0)),
        space(0.05, scale: (2, 2), turn: .pi / 3, about: (0, 1, 0)),
    ]

    private static let turnsInPerspective: [CATransform3D] = [
        space(-0.05, scale: (2, 2), turn: .pi / 4, about: (0, 0, 1)),
        space(-0.05, scale: (0.5, 0.5), turn: -.pi / 4, about: (0, 0, 1)),
        space(-0.05, turn: .pi / 3, about: (0, 1, 0)),
        space(-0.05, scale: (2, 3), turn: -.pi / 3, about: (0, 1, 1)),
    ]

    private static func space(
        _ perspective: CGFloat = 0, scale: (x: CGFloat, y: CGFloat) = (1, 1), turn angle: CGFloat, about axis: Axis
    ) -> CATransform3D {
        var transform = CATransform3DIdentity
        transform.m34 = perspective
        return CATransform3DRotate(
            CATransform3DScale(transform, scale.x, scale.y, 1), angle, axis.x, axis.y, axis.z)
    }
}
