import UIKit

/// Contents of layers: every gravity, parts, stretchable centers, both scales, and both filters.
public final class ContentsViewController: GridScreen {
    /// A framed letter F of 20 × 16 pixels, which shows its orientation.
    static let letter: CGImage? = {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return UIGraphicsImageRenderer(size: CGSize(width: 20, height: 16), format: format).image { context in
            UIColor.systemTeal.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 16))
            UIColor.systemYellow.setFill()
            context.fill(CGRect(x: 4, y: 4, width: 12, height: 8))
            UIColor.systemRed.setFill()
            context.fill(CGRect(x: 6, y: 2, width: 3, height: 12))
            context.fill(CGRect(x: 9, y: 2, width: 6, height: 3))
            context.fill(CGRect(x: 9, y: 7, width: 4, height: 2))
        }.cgImage
    }()

    private func picture(_ name: String, _ size: CGSize? = nil, _ change: (CALayer) -> Void) {
        add(CALayer(), name, size: size, color: .systemGray5) {
            $0.contents = Self.letter
            change($0)
        }
    }

    public override func setUp() {
        let gravities: [CALayerContentsGravity] = [
            .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight, .resize,
            .resizeAspect, .resizeAspectFill,
        ]
        for gravity in gravities { picture(gravity.rawValue) { $0.contentsGravity = gravity } }
        picture("cut") {
            $0.contentsGravity = .resizeAspectFill
            $0.masksToBounds = true
            $0.cornerRadius = 8
        }
        picture("two pixels a point") {
            $0.contentsGravity = .center
            $0.contentsScale = 2
        }
        picture("quarter") {
            $0.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 0.5)
            $0.contentsGravity = .resizeAspect
        }
        picture("more than there is") { $0.contentsRect = CGRect(x: -0.25, y: -0.25, width: 1.5, height: 1.5) }
        let middle = CGRect(x: 0.25, y: 0.3, width: 0.5, height: 0.4)
        picture("nine parts") { $0.contentsCenter = middle }
        picture("nine parts, filling") {
            $0.contentsCenter = middle
            $0.contentsGravity = .resizeAspectFill
            $0.masksToBounds = true
        }
        picture("nine parts of a half") {
            $0.contentsCenter = middle
            $0.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 1)
        }
        picture("nine parts without room", CGSize(width: 8, height: 32)) { $0.contentsCenter = middle }
        for filter in [CALayerContentsFilter.linear, .nearest] {
            picture("enlarged \(filter.rawValue)") {
                $0.contentsRect = CGRect(x: 0.2, y: 0, width: 0.4, height: 0.5)
                $0.magnificationFilter = filter
            }
        }
        for filter in [CALayerContentsFilter.nearest, .linear] {
            picture("reduced \(filter.rawValue)", CGSize(width: 7, height: 6)) { $0.minificationFilter = filter }
        }
        picture("mirrored") {
            $0.transform = CATransform3DMakeScale(-1, 1, 1)
            $0.contentsGravity = .topLeft
        }
    }
}
