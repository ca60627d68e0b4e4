import UIKit

/// Blurred backgrounds: panes in three styles over a moving pattern, and one whose effect fades in; and shadows of
/// layers without a background.
public final class EffectsViewController: LayerScreen {
    private let pattern = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 140))
    private let coming = UIVisualEffectView(effect: nil)
    private let ring = CAShapeLayer()

    public override func setUp() {
        view.addSubview(pattern)
        let colors: [UIColor] = [.systemRed, .systemYellow, .systemGreen, .systemBlue, .systemPurple]
        for row in 0..<7 {
            for column in 0..<6 {
                let tile = UIView(frame: CGRect(x: 24 * column - 12, y: 20 * row, width: 18, height: 16))
                tile.backgroundColor = colors[(row + 2 * column) % colors.count]
                pattern.addSubview(tile)
            }
        }
        for (index, style) in [UIBlurEffect.Style.light, .extraLight, .dark].enumerated() {
            let pane = UIVisualEffectView(effect: UIBlurEffect(style: style))
            pane.frame = CGRect(x: 6 + 38 * index, y: 10, width: 32, height: 54)
            pane.layer.cornerRadius = 8
            pane.clipsToBounds = true
            view.addSubview(pane)
        }
        coming.frame = CGRect(x: 6, y: 74, width: 108, height: 56)
        view.addSubview(coming)

        show(ring, "ring", 12, 150, 40, 40)
        ring.path = UIBezierPath(ovalIn: CGRect(x: 4, y: 4, width: 32, height: 32)).cgPath
        ring.fillColor = nil
        ring.strokeColor = UIColor.systemBlue.cgColor
        ring.lineWidth = 6
        let pair = show(CALayer(), "pair", 66, 150, 44, 40)
        for (index, color) in [UIColor.systemPink, .systemTeal].enumerated() {
            show(CALayer(), "half", 18 * CGFloat(index), 8 * CGFloat(index), 24, 24, in: pair).backgroundColor =
                color.cgColor
        }
        for layer in [ring, pair] {
            layer.shadowOpacity = 0.6
            layer.shadowOffset = CGSize(width: 0, height: 3)
            layer.shadowRadius = 3
        }
    }

    public override func begin() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            self.pattern.frame.origin.x = -24
            self.coming.effect = UIBlurEffect(style: .light)
        }
        move(ring, "shadowOffset", from: nil, to: CGSize(width: 6, height: 6))
    }
}
