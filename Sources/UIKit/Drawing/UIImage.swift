internal import QuartzCore

/// A picture and how many of its pixels make a point. Immutable.
open class UIImage: NSObject, @unchecked Sendable {
    // Unchecked because the class is open, as UIKit's is; its own state never changes.
    public let cgImage: CGImage?
    /// Pixels per point.
    public let scale: CGFloat

    public init(cgImage: CGImage, scale: CGFloat = 1) {
        self.cgImage = cgImage
        self.scale = scale > 0 ? scale : 1
        super.init()
    }

    /// A picture from a PNG file's bytes; `nil` when they are not a readable PNG.
    ///
    /// Differs from UIKit: PNG only.
    public convenience init?(data: Data, scale: CGFloat = 1) {
        guard let image = try? CGImage(pngData: data) else { return nil }
        self.init(cgImage: image, scale: scale)
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
}
