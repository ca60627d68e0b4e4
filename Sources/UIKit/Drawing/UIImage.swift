internal import QuartzCore

/// A picture, how many of its pixels make a point, and how it is drawn. Immutable.
open class UIImage: NSObject, @unchecked Sendable {
    // Unchecked because the class is open, as UIKit's is; its own state never changes.

    /// Whether a picture is drawn in its own colours or in those of who shows it.
    public enum RenderingMode: Int, Sendable {
        case automatic, alwaysOriginal, alwaysTemplate
    }

    /// What happens to the middle of a picture between its caps.
    public enum ResizingMode: Int, Sendable {
        case tile, stretch
    }

    /// Kept by name: pictures are always drawn as they are.
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    public let cgImage: CGImage?
    /// Pixels per point.
    public let scale: CGFloat
    public let renderingMode: RenderingMode
    /// The sides that keep their size when the picture is resized, in points.
    public let capInsets: UIEdgeInsets
    /// Differs from UIKit: tiles are stretched, too; the middle is one pixel as a rule.
    public let resizingMode: ResizingMode

    package init(
        _ cgImage: CGImage?, scale: CGFloat, renderingMode: RenderingMode = .automatic, capInsets: UIEdgeInsets = .zero,
        resizingMode: ResizingMode = .tile
    ) {
        self.cgImage = cgImage
        self.scale = scale > 0 ? scale : 1
        self.renderingMode = renderingMode
        self.capInsets = capInsets
        self.resizingMode = resizingMode
        super.init()
    }

    /// A picture of nothing.
    public convenience override init() {
        self.init(nil, scale: 1)
    }

    public convenience init(cgImage: CGImage) {
        self.init(cgImage, scale: 1)
    }

    public convenience init(cgImage: CGImage, scale: CGFloat) {
        self.init(cgImage, scale: scale)
    }

    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(cgImage, scale: scale)
    }

    /// A picture from a PNG file's bytes; `nil` when they are not a readable PNG.
    ///
    /// Differs from UIKit: PNG only.
    public convenience init?(data: Data, scale: CGFloat = 1) {
        guard let image = try? CGImage(pngData: data) else { return nil }
        self.init(image, scale: scale)
    }

    /// A picture from a PNG file; `@2x` and `@3x` before the extension give the scale. `nil` when there is none.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let stem = (path as NSString).deletingPathExtension
        self.init(data: data, scale: stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1)
    }

    /// Points.
    public var size: CGSize {
        guard let cgImage else { return .zero }
        return CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    }

    public var imageOrientation: Orientation { .up }
}
