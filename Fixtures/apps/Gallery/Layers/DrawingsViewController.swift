import UIKit

/// Drawing code: a view that draws a chart and is stretched, one that draws itself anew, pictures made by renderers, template
/// pictures in two tints, a snapshot that stays while its view goes on.
public final class DrawingsViewController: LayerScreen {
    private let stretched = ChartView(frame: CGRect(x: 8, y: 8, width: 48, height: 40))
    private let redrawn = ChartView(frame: CGRect(x: 64, y: 8, width: 48, height: 40))
    private let badge = UIView(frame: CGRect(x: 8, y: 150, width: 44, height: 40))

    /// A round badge with a shine, a ring and a tick, in points.
    static let picture: UIImage = {
        UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { renderer in
            let context = renderer.cgContext
            let disc = UIBezierPath(ovalIn: CGRect(x: 4, y: 3, width: 32, height: 32))
            context.saveGState()
            context.setShadow(offset: CGSize(width: 0, height: 2), blur: 4, color: UIColor.black.cgColor)
            UIColor.systemGreen.setFill()
            disc.fill()
            context.restoreGState()
            context.saveGState()
            disc.addClip()
            let colors = [UIColor.white.withAlphaComponent(0.7).cgColor, UIColor.white.withAlphaComponent(0).cgColor]
            if let shine = CGGradient(colorsSpace: nil, colors: colors, locations: nil) {
                context.drawLinearGradient(
                    shine, start: CGPoint(x: 20, y: 3), end: CGPoint(x: 20, y: 24), options: [])
            }
            context.restoreGState()
            UIColor.white.setStroke()
            let tick = UIBezierPath()
            tick.move(to: CGPoint(x: 12, y: 20))
            tick.addLine(to: CGPoint(x: 18, y: 26))
            tick.addLine(to: CGPoint(x: 28, y: 13))
            tick.lineWidth = 4
            tick.lineCapStyle = .round
            tick.lineJoinStyle = .round
            tick.stroke()
        }
    }()

    /// A bubble of 20 × 16 points whose corners keep their size.
    private static let bubble: UIImage = {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 20, height: 16), false, 0)
        defer { UIGraphicsEndImageContext() }
        UIColor.systemBlue.setFill()
        UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 16), cornerRadius: 5).fill()
        UIColor.white.setFill()
        UIRectFill(CGRect(x: 8, y: 6, width: 4, height: 4))
        let image = UIGraphicsGetImageFromCurrentImageContext() ?? UIImage()
        return image.resizableImage(withCapInsets: UIEdgeInsets(top: 5, left: 6, bottom: 5, right: 6))
    }()

    private func show(_ image: UIImage, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIImageView
    {
        let shown = UIImageView(image: image)
        shown.frame = CGRect(x: x, y: y, width: width, height: height)
        view.addSubview(shown)
        return shown
    }

    public override func setUp() {
        redrawn.contentMode = .redraw
        for chart in [stretched, redrawn] { view.addSubview(chart) }
        _ = show(Self.picture, 8, 58, 40, 40)
        let template = Self.picture.withRenderingMode(.alwaysTemplate)
        show(template, 44, 58, 40, 40).tintColor = .systemOrange
        _ = show(Self.picture.withTintColor(.systemPurple), 80, 58, 40, 40)
        _ = show(Self.bubble, 8, 106, 20, 16)
        _ = show(Self.bubble, 36, 106, 76, 34)
        badge.backgroundColor = .systemRed
        badge.layer.cornerRadius = 8
        view.addSubview(badge)
    }

    public override func begin() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            self.badge.transform = CGAffineTransform(rotationAngle: .pi / 2)
            self.badge.backgroundColor = .systemYellow
            for chart in [self.stretched, self.redrawn] { chart.frame.size = CGSize(width: 48, height: 20) }
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.4) {
            guard let still = self.badge.snapshotView(afterScreenUpdates: false) else { return }
            still.frame.origin = CGPoint(x: 68, y: 150)
            self.view.addSubview(still)
        }
    }
}

/// Three bars and a frame.
final class ChartView: UIView {
    override func draw(_ rect: CGRect) {
        UIColor.systemIndigo.setFill()
        for (index, share) in [0.4, 0.9, 0.6].enumerated() {
            let width = bounds.width / 3
            UIBezierPath(
                roundedRect: CGRect(
                    x: width * CGFloat(index) + 2, y: bounds.height * (1 - share), width: width - 4,
                    height: bounds.height * share), cornerRadius: 3
            ).fill()
        }
        UIColor.systemGray.setStroke()
        UIBezierPath(rect: bounds.insetBy(dx: 0.5, dy: 0.5)).stroke()
    }
}
