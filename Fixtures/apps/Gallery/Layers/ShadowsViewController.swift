import UIKit

/// Combinations of shadows, masks, and group opacity.
public final class ShadowsViewController: GridScreen {
    private static let size = CGSize(width: 24, height: 24)

    private func card<Layer: CALayer>(
        _ layer: Layer, _ name: String, color: UIColor? = .white, _ change: (Layer) -> Void
    ) {
        add(layer, name, size: Self.size, color: color) {
            $0.shadowOpacity = 0.7
            $0.shadowRadius = 2
            $0.shadowOffset = CGSize(width: 3, height: 3)
            change($0)
        }
    }

    private func path(_ build: (UIBezierPath) -> Void) -> CGPath {
        let path = UIBezierPath()
        build(path)
        return path.cgPath
    }

    private func pair(in layer: CALayer) {
        for (index, color) in [UIColor.systemRed, .systemBlue].enumerated() {
            let place = 8 * CGFloat(index)
            show(CALayer(), "half", place, place, 16, 16, in: layer).backgroundColor = color.cgColor
        }
    }

    public override func setUp() {
        view.backgroundColor = .systemGray6
        castShadows()
        cutShadows()
        fadeTogether()
    }

    private func castShadows() {
        card(CALayer(), "plain") { _ in }
        card(CALayer(), "continuous") {
            $0.cornerRadius = 8
            $0.cornerCurve = .continuous
        }
        card(CALayer(), "path") {
            $0.shadowPath = UIBezierPath(ovalIn: CGRect(x: 0, y: 16, width: 24, height: 12)).cgPath
        }
        card(CALayer(), "path with a hole", color: nil) {
            $0.shadowPath = path {
                $0.append(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 24, height: 24)))
                $0.append(UIBezierPath(rect: CGRect(x: 8, y: 8, width: 8, height: 8)).reversing())
            }
        }
        // Non-zero: what is gone around twice the same way is no hole.
        card(CALayer(), "path without a hole", color: nil) {
            $0.shadowPath = path {
                $0.append(UIBezierPath(rect: CGRect(x: 0, y: 0, width: 24, height: 24)))
                $0.append(UIBezierPath(rect: CGRect(x: 8, y: 8, width: 8, height: 8)))
            }
        }
        card(CALayer(), "translucent", color: UIColor.systemGreen.withAlphaComponent(0.5)) { _ in }
        card(CAShapeLayer(), "shape", color: nil) {
            $0.path = UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 20, height: 20)).cgPath
            $0.fillColor = nil
            $0.strokeColor = UIColor.systemIndigo.cgColor
            $0.lineWidth = 4
        }
        card(CALayer(), "turned") { $0.transform = CATransform3DMakeRotation(.pi / 3, 0, 0, 1) }
        card(CALayer(), "pair", color: nil) { pair(in: $0) }
        card(CALayer(), "coloured") {
            $0.shadowColor = UIColor.systemRed.withAlphaComponent(0.8).cgColor
            $0.shadowRadius = 0
        }
    }

    private func cutShadows() {
        card(CALayer(), "masks to bounds") {
            $0.masksToBounds = true
            pair(in: $0)
        }
        card(CALayer(), "masked") {
            let mask = CALayer()
            mask.frame = CGRect(x: 6, y: 6, width: 40, height: 40)
            mask.backgroundColor = UIColor.black.cgColor
            mask.cornerRadius = 8
            $0.mask = mask
        }
        card(CALayer(), "mask and bounds", color: .systemTeal) {
            $0.masksToBounds = true
            $0.cornerRadius = 10
            let mask = CALayer()
            mask.frame = CGRect(x: 0, y: 0, width: 24, height: 14)
            mask.backgroundColor = UIColor.black.withAlphaComponent(0.6).cgColor
            $0.mask = mask
        }
        card(CALayer(), "mask of several", color: .systemPurple) {
            $0.shadowOpacity = 0
            let mask = CALayer()
            mask.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
            mask.opacity = 0.8
            mask.transform = CATransform3DMakeRotation(0.4, 0, 0, 1)
            pair(in: mask)
            $0.mask = mask
        }
        card(CALayer(), "empty mask") { $0.mask = CALayer() }
    }

    private func fadeTogether() {
        for (name, isGroup) in [("group", true), ("each", false)] {
            card(CALayer(), "faded as a \(name)", color: .systemGreen) {
                $0.opacity = 0.5
                $0.allowsGroupOpacity = isGroup
                pair(in: $0)
            }
        }
        card(CALayer(), "faded shadow") { $0.opacity = 0.5 }
        card(CALayer(), "bitmap") {
            $0.shouldRasterize = true
            pair(in: $0)
        }
        card(CALayer(), "bitmap of two") {
            $0.shouldRasterize = true
            $0.rasterizationScale = 2
            $0.opacity = 0.6
            pair(in: $0)
        }
        // In a faded layer a backdrop of shadows and colors: one picture, then half of it.
        card(CALayer(), "nested", color: .systemYellow) {
            $0.opacity = 0.5
            let inner = show(CALayer(), "inner", 6, 6, 12, 12, in: $0)
            inner.backgroundColor = UIColor.white.cgColor
            inner.shadowOpacity = 1
            inner.shadowRadius = 2
        }
    }
}
