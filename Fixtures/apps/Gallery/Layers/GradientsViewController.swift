import UIKit

/// Gradients of every kind: along a line, from a middle, around one; rounded, with places of their own, on the move.
public final class GradientsViewController: LayerScreen {
    private let slanted = CAGradientLayer()
    private let sliding = CAGradientLayer()
    private let blooming = CAGradientLayer()
    private let turning = CAGradientLayer()

    private func colors(_ colors: UIColor...) -> [CGColor] { colors.map(\.cgColor) }

    public override func setUp() {
        show(slanted, "slanted", 8, 8, 104, 40)
        slanted.colors = colors(.systemBlue, .systemPurple, .systemPink)
        slanted.startPoint = CGPoint(x: 0, y: 0)
        slanted.endPoint = CGPoint(x: 1, y: 1)
        slanted.cornerRadius = 12
        slanted.cornerCurve = .continuous

        show(sliding, "sliding", 8, 56, 104, 24)
        sliding.colors = colors(.systemGray5, .white, .systemGray5)
        sliding.locations = [0, 0.1, 0.2]
        sliding.startPoint = CGPoint(x: 0, y: 0.5)
        sliding.endPoint = CGPoint(x: 1, y: 0.5)

        show(blooming, "blooming", 8, 88, 64, 48)
        blooming.type = .radial
        blooming.colors = colors(.systemYellow, .systemOrange, .systemRed)
        blooming.startPoint = CGPoint(x: 0.5, y: 0.5)
        blooming.endPoint = CGPoint(x: 1, y: 1)

        show(turning, "turning", 80, 92, 32, 40)
        turning.type = .conic
        turning.colors = colors(.systemRed, .systemYellow, .systemGreen, .systemBlue, .systemRed)
        turning.startPoint = CGPoint(x: 0.5, y: 0.5)
        turning.endPoint = CGPoint(x: 0.5, y: 0)
        turning.cornerRadius = 16

        let faded = show(CAGradientLayer(), "faded", 8, 146, 104, 44)
        faded.backgroundColor = UIColor.systemGreen.cgColor
        faded.colors = colors(UIColor.black.withAlphaComponent(0), UIColor.black.withAlphaComponent(0.8))
        faded.borderWidth = 2
        faded.borderColor = UIColor.systemGreen.cgColor
        faded.cornerRadius = 10
        faded.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    }

    public override func begin() {
        move(slanted, "colors", from: nil, to: colors(.systemOrange, .systemYellow, .systemGreen))
        move(sliding, "locations", from: [0, 0.1, 0.2], to: [0.8, 0.9, 1])
        move(blooming, "endPoint", from: CGPoint(x: 0.6, y: 0.6), to: CGPoint(x: 1.2, y: 1.2))
        move(turning, "endPoint", from: nil, to: CGPoint(x: 1, y: 0.5))
    }
}
