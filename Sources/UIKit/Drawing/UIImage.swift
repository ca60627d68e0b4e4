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

    /// How a picture must be turned to stand upright; raw values are the public header's. `left` and `right` are a quarter
    /// counterclockwise and clockwise; mirrored ones are mirrored from left to right first.
    public enum Orientation: Int, CaseIterable, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// As it was given, whatever the orientation.
    public let cgImage: CGImage?
    /// As it is shown.
    let upright: CGImage?
    /// Pixels per point.
    public let scale: CGFloat
    let looks: Looks

    init(_ cgImage: CGImage?, scale: CGFloat, _ looks: Looks = Looks()) {
        self.cgImage = cgImage
        upright = looks.orientation == .up ? cgImage : cgImage?.turned(from: looks.orientation)
        self.scale = scale > 0 ? scale : 1
        self.looks = looks
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
        var looks = Looks()
        looks.orientation = orientation
        self.init(cgImage, scale: scale, looks)
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
        guard let upright else { return .zero }
        return CGSize(width: CGFloat(upright.width) / scale, height: CGFloat(upright.height) / scale)
    }
}

extension CGImage {
    /// As the orientations of Exif are defined, by which row and which column come first.
    fileprivate func turned(from orientation: UIImage.Orientation) -> CGImage {
        func turned(_ swapsSides: Bool, _ mirrorsX: Bool, _ mirrorsY: Bool) -> CGImage {
            rearranged(swapsSides: swapsSides, mirrorsX: mirrorsX, mirrorsY: mirrorsY)
        }
        return switch orientation {
        case .up: self
        case .upMirrored: turned(false, true, false)
        case .down: turned(false, true, true)
        case .downMirrored: turned(false, false, true)
        case .leftMirrored: turned(true, false, false)
        case .right: turned(true, false, true)
        case .rightMirrored: turned(true, true, true)
        case .left: turned(true, true, false)
        }
    }
}
