import UIKit

/// Copies and parts: a spinner and a row of bars that are one layer each, a picture whose corners keep their size, pictures
/// enlarged in both ways, a scale that all sublayers share.
public final class CopiesViewController: LayerScreen {
    private let spinner = CAReplicatorLayer()
    private let bars = CAReplicatorLayer()
    private let dot = CALayer()
    private let bar = CALayer()
    private let stretched = CALayer()
    private let board = CALayer()

    /// A framed picture of 12 × 12 pixels: dark corners, lighter sides, a light middle.
    private static let picture: CGImage? = {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12), format: format).image { context in
            UIColor.systemBlue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 12, height: 12))
            UIColor.systemTeal.setFill()
            context.fill(CGRect(x: 4, y: 0, width: 4, height: 12))
            context.fill(CGRect(x: 0, y: 4, width: 12, height: 4))
            UIColor.systemYellow.setFill()
            context.fill(CGRect(x: 4, y: 4, width: 4, height: 4))
        }.cgImage
    }()

    public override func setUp() {
        show(spinner, "spinner", 8, 8, 48, 48)
        spinner.instanceCount = 12
        spinner.instanceDelay = 1.0 / 12
        spinner.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
        show(dot, "dot", 21, 2, 6, 14, in: spinner)
        dot.cornerRadius = 3
        dot.backgroundColor = UIColor.black.cgColor
        dot.opacity = 0.2

        show(bars, "bars", 64, 8, 48, 48)
        bars.instanceCount = 5
        bars.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
        bars.instanceColor = UIColor.systemRed.cgColor
        bars.instanceGreenOffset = 0.15
        bars.instanceBlueOffset = -0.04
        bars.instanceDelay = 0.1
        show(bar, "bar", 0, 34, 8, 12, in: bars)
        bar.backgroundColor = UIColor.white.cgColor

        show(stretched, "stretched", 24, 66, 40, 24)
        stretched.contents = Self.picture
        stretched.contentsScale = 2
        stretched.contentsCenter = CGRect(x: 1.0 / 3, y: 1.0 / 3, width: 1.0 / 3, height: 1.0 / 3)
        for (index, filter) in [CALayerContentsFilter.linear, .nearest].enumerated() {
            let enlarged = show(CALayer(), "\(filter.rawValue)", 8 + 52 * CGFloat(index), 100, 44, 44)
            enlarged.contents = Self.picture
            enlarged.contentsRect = CGRect(x: 0, y: 0, width: 0.75, height: 0.75)
            enlarged.magnificationFilter = filter
        }

        show(board, "board", 8, 152, 104, 40)
        board.backgroundColor = UIColor.systemGray6.cgColor
        for (index, color) in [UIColor.systemPink, .systemMint, .systemIndigo].enumerated() {
            let tile = show(CALayer(), "tile", 12 + 30 * CGFloat(index), 10, 20, 20, in: board)
            tile.backgroundColor = color.cgColor
        }
    }

    public override func begin() {
        let fade = CABasicAnimation(keyPath: "opacity")
        fade.fromValue = 1.0
        fade.toValue = 0.2
        fade.duration = 1
        fade.repeatCount = 2
        dot.add(fade, forKey: "fade")
        let jump = CAKeyframeAnimation(keyPath: "bounds.size.height")
        jump.values = [12.0, 40.0, 12.0]
        jump.duration = 0.6
        bar.anchorPoint = CGPoint(x: 0.5, y: 1)
        bar.position.y = 46
        bar.add(jump, forKey: "jump")
        move(stretched, "bounds.size", from: CGSize(width: 16, height: 16), to: CGSize(width: 72, height: 28))
        let turned = CATransform3DScale(CATransform3DMakeRotation(.pi / 8, 0, 0, 1), 0.7, 0.7, 1)
        move(board, "sublayerTransform", from: nil, to: turned)
    }
}
