import UIKit

/// Corners and borders: single corners with both curves, radii above half a side, borders above sublayers,
/// and empty layers.
public final class CornersViewController: GridScreen {
    public override func setUp() {
        let masks: [CACornerMask] = [
            [.layerMinXMinYCorner], [.layerMaxXMinYCorner, .layerMaxXMaxYCorner],
            [.layerMinXMinYCorner, .layerMaxXMaxYCorner],
            [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner],
            [],
        ]
        for curve in [CALayerCornerCurve.circular, .continuous] {
            for mask in masks {
                add(CALayer(), "\(curve.rawValue) \(mask.rawValue)", color: .systemBlue) {
                    $0.cornerRadius = 12
                    $0.cornerCurve = curve
                    $0.maskedCorners = mask
                    $0.borderWidth = 3
                    $0.borderColor = UIColor.black.withAlphaComponent(0.4).cgColor
                    addStripes(to: $0)
                    $0.masksToBounds = mask.contains(.layerMaxXMaxYCorner)
                }
            }
        }
        for curve in [CALayerCornerCurve.circular, .continuous] {
            add(CALayer(), "pill \(curve.rawValue)", size: CGSize(width: 32, height: 18), color: .systemTeal) {
                $0.cornerRadius = 40
                $0.cornerCurve = curve
                $0.borderWidth = 2
            }
        }
        add(CALayer(), "leaf", color: .systemGreen) {
            $0.cornerRadius = 60
            $0.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
            $0.borderWidth = 2
        }
        add(CALayer(), "thick", color: .systemRed) {
            $0.cornerRadius = 10
            $0.borderWidth = 20
            $0.borderColor = UIColor.systemIndigo.cgColor
        }
        add(CALayer(), "frame") {
            $0.cornerRadius = 4
            $0.borderWidth = 9
            $0.borderColor = UIColor.systemOrange.withAlphaComponent(0.6).cgColor
        }
        // No size: what is in it is seen where it is not cut off, a shadow path casts its shadow.
        for (index, name) in ["point", "cut point", "shadow of a point", "line", "hidden"].enumerated() {
            add(CALayer(), name, size: index == 3 ? CGSize(width: 32, height: 0) : .zero, color: .systemRed) {
                let inner = show(CALayer(), "inner", index == 3 ? 4 : -12, -12, 24, 24, in: $0)
                inner.backgroundColor = UIColor.systemPurple.withAlphaComponent(0.5).cgColor
                $0.masksToBounds = index == 1
                $0.isHidden = index == 4
                $0.borderWidth = 2
                guard index >= 2 else { return }
                $0.shadowOpacity = 1
                $0.shadowRadius = 3
                $0.shadowOffset = CGSize(width: 4, height: 4)
                if index == 2 {
                    $0.shadowPath = CGPath(rect: CGRect(x: -12, y: -12, width: 24, height: 24), transform: nil)
                }
            }
        }
        // Ties of depth keep their order; a greater depth comes to the front.
        for depths: [CGFloat] in [[0, 0, 0], [1, 0, 0], [0, 1, -1], [1, 1, 0]] {
            add(CALayer(), "depths") {
                for (index, depth) in depths.enumerated() {
                    let tile = show(CALayer(), "tile", 7 * CGFloat(index), 7 * CGFloat(index), 18, 18, in: $0)
                    tile.backgroundColor = [UIColor.systemRed, .systemYellow, .systemBlue][index].cgColor
                    tile.zPosition = depth
                }
            }
        }
    }
}
