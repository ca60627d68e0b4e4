import UIKit

/// Layers that leave the plane: a card that turns over, a row of covers in one perspective, a box of four sides in a transform
/// layer.
public final class TurnsViewController: LayerScreen {
    private let stage = CALayer()
    private let front = CALayer()
    private let back = CALayer()
    private let box = CATransformLayer()

    private static var perspective: CATransform3D {
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 200
        return perspective
    }

    /// A card with two stripes, which show its orientation.
    private func card(_ layer: CALayer, _ name: String, _ frame: CGRect, _ color: UIColor, in parent: CALayer) {
        show(layer, name, frame.minX, frame.minY, frame.width, frame.height, in: parent)
        layer.backgroundColor = color.cgColor
        layer.cornerRadius = 6
        for row in 0..<2 {
            let stripe = show(
                CALayer(), "stripe", 6, 8 + 8 * CGFloat(row), frame.width * (row == 0 ? 0.6 : 0.4), 4, in: layer)
            stripe.backgroundColor = UIColor.white.cgColor
        }
    }

    public override func setUp() {
        show(stage, "stage", 20, 8, 80, 56)
        stage.sublayerTransform = Self.perspective
        for (layer, color) in [(back, UIColor.systemGray), (front, .systemBlue)] {
            card(layer, layer === front ? "front" : "back", CGRect(x: 0, y: 0, width: 80, height: 56), color, in: stage)
            layer.isDoubleSided = false
        }
        back.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)

        let row = show(CALayer(), "row", 10, 72, 100, 44)
        row.sublayerTransform = Self.perspective
        for (index, color) in [UIColor.systemRed, .systemOrange, .systemGreen].enumerated() {
            let cover = CALayer()
            card(cover, "cover", CGRect(x: 32 * CGFloat(index), y: 0, width: 36, height: 44), color, in: row)
            cover.transform = CATransform3DMakeRotation(CGFloat(1 - index) * .pi / 4, 0, 1, 0)
        }

        let room = show(CALayer(), "room", 10, 124, 100, 68)
        room.sublayerTransform = Self.perspective
        show(box, "box", 26, 12, 48, 44, in: room)
        for (side, color) in [UIColor.systemPink, .systemYellow, .systemTeal, .systemPurple].enumerated() {
            let wall = CALayer()
            card(wall, "wall", CGRect(x: 0, y: 0, width: 48, height: 44), color, in: box)
            let turn = CATransform3DMakeRotation(CGFloat(side) * .pi / 2, 0, 1, 0)
            wall.transform = CATransform3DConcat(CATransform3DMakeTranslation(0, 0, 24), turn)
        }
    }

    public override func begin() {
        move(front, "transform.rotation.y", from: 0.0, to: CGFloat.pi)
        move(back, "transform.rotation.y", from: CGFloat.pi, to: CGFloat.pi * 2)
        move(box, "transform.rotation.y", from: 0.3, to: CGFloat.pi / 2 + 0.3)
    }
}
