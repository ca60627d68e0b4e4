import UIKit

/// Pictures in every orientation, with parts, sizes, tints, and tiles.
public final class ImagesViewController: GridScreen {
    /// An arrow to the upper right with a dot on a clear background, 12 × 12 points at two pixels per point.
    static let arrow: UIImage = {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        return UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12), format: format).image { _ in
            UIColor.systemBlue.setFill()
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 4, y: 1))
            path.addLine(to: CGPoint(x: 11, y: 1))
            path.addLine(to: CGPoint(x: 11, y: 8))
            path.close()
            path.fill()
            UIColor.systemRed.setFill()
            UIBezierPath(ovalIn: CGRect(x: 1, y: 7, width: 4, height: 4)).fill()
        }
    }()

    private func show(_ name: String, _ image: UIImage?, _ change: (UIImageView) -> Void = { _ in }) {
        let shown = add(UIImageView(image: image), name)
        shown.backgroundColor = .systemGray6
        change(shown)
    }

    private func drawn(_ size: CGSize = CGSize(width: 32, height: 32), _ draw: () -> Void) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { _ in draw() }
    }

    public override func setUp() {
        let arrow = Self.arrow
        if let pixels = arrow.cgImage {
            for orientation in UIImage.Orientation.allCases {
                show(
                    "orientation \(orientation.rawValue)",
                    UIImage(cgImage: pixels, scale: 2, orientation: orientation))
            }
            show("half", pixels.cropping(to: CGRect(x: 0, y: 12, width: 24, height: 12)).map { UIImage(cgImage: $0) })
            show("a pixel a point", UIImage(cgImage: pixels)) { $0.contentMode = .center }
        }
        let area = CGRect(x: 0, y: 0, width: 32, height: 32)
        show("drawn larger", drawn { arrow.draw(in: area) })
        show(
            "drawn smaller",
            drawn(CGSize(width: 6, height: 6)) { arrow.draw(in: CGRect(x: 0, y: 0, width: 6, height: 6)) })
        show("pattern", drawn { arrow.drawAsPattern(in: area) })
        show(
            "faded and blended",
            drawn {
                UIColor.systemYellow.setFill()
                UIRectFill(CGRect(x: 0, y: 0, width: 32, height: 16))
                arrow.draw(in: area, blendMode: .multiply, alpha: 0.6)
            })
        show("mirrored", arrow.withHorizontallyFlippedOrientation())
        show("tinted", arrow.withTintColor(.systemGreen))
        show("template", arrow.withRenderingMode(.alwaysTemplate)) { $0.tintColor = .systemPink }
        show("highlighted", nil) {
            $0.highlightedImage = arrow.withTintColor(.systemPurple)
            $0.isHighlighted = true
        }
        let caps = UIEdgeInsets(top: 4, left: 5, bottom: 4, right: 5)
        show("stretched between caps", arrow.resizableImage(withCapInsets: caps, resizingMode: .stretch))
        show("tiled between caps", arrow.resizableImage(withCapInsets: caps))
        show("tiled", arrow.resizableImage(withCapInsets: .zero))
        show("tiled, drawn", drawn { arrow.resizableImage(withCapInsets: .zero).draw(in: area) })
        show("from a file", arrow.pngData().flatMap { UIImage(data: $0, scale: 2) }) { $0.contentMode = .bottomRight }
        show(
            "without clear pixels",
            {
                let format = UIGraphicsImageRendererFormat()
                format.opaque = true
                format.scale = 1
                return UIGraphicsImageRenderer(size: CGSize(width: 16, height: 16), format: format).image { _ in
                    arrow.draw(at: CGPoint(x: 2, y: 2))
                }
            }())
        show("cut off", arrow) {
            $0.contentMode = .scaleAspectFill
            $0.bounds.size.height = 16
            $0.clipsToBounds = true
        }
    }
}
