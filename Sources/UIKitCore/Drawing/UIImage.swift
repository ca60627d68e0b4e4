internal import FrameStoryboards
internal import QuartzCore

/// An immutable image with its scale and drawing properties.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
    // Unchecked because the class is open, as in UIKit; its own state is immutable.

    /// Whether an image is drawn in its own colors or as a template in its view's tint color.
    public enum RenderingMode: Int, Sendable {
        case automatic, alwaysOriginal, alwaysTemplate
    }

    /// The way in which the area between an image's caps is resized.
    public enum ResizingMode: Int, Sendable {
        case tile, stretch
    }

    /// The rotation with which an image is displayed upright. Raw values match the public header.
    ///
    /// `left` and `right` rotate by a quarter turn counterclockwise and clockwise. Mirrored orientations are first
    /// mirrored horizontally.
    public enum Orientation: Int, CaseIterable, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    /// The pixels as given, before the orientation is applied.
    public let cgImage: CGImage?
    /// The pixels as displayed, with the orientation applied.
    let upright: CGImage?
    /// The number of pixels per point.
    public let scale: CGFloat
    let renderingAttributes: RenderingAttributes
    /// The image that views display instead in the dark style.
    let darkVariant: UIImage?
    /// The symbol that views draw at their own size and in their colors, in place of the pixels.
    let symbol: SymbolImage?
    /// The vector drawing that keeps the image sharp when it is enlarged.
    let vector: VectorImage?
    /// The images that views show in turn, and the duration of one cycle in seconds; `nil` and 0 for a still image.
    public let images: [UIImage]?
    public let duration: TimeInterval

    init(
        _ cgImage: CGImage?, scale: CGFloat, _ renderingAttributes: RenderingAttributes = RenderingAttributes(),
        dark: UIImage? = nil, symbol: SymbolImage? = nil, vector: VectorImage? = nil, images: [UIImage]? = nil,
        duration: TimeInterval = 0
    ) {
        self.cgImage = cgImage
        self.images = images
        self.duration = duration
        darkVariant = dark
        self.symbol = symbol
        self.vector = vector
        upright =
            renderingAttributes.orientation == .up
            ? cgImage : cgImage?.upright(from: renderingAttributes.orientation.exif)
        self.scale = scale > 0 ? scale : 1
        self.renderingAttributes = renderingAttributes
        super.init()
    }

    public convenience override init() {
        self.init(nil, scale: 1)
    }

    /// The image of an archive; `nil` if its data are not an image.
    public required convenience init?(coder: NSCoder) {
        if let name = coder.text(forKey: "UISystemImageName") {
            self.init(systemName: name)
            return
        }
        var pixels: CGImage?
        if coder.containsValue(forKey: "UIImageData") {
            let data = coder.decodeObject(of: NSData.self, forKey: "UIImageData") ?? NSData()
            guard let file = try? CGImage.decode([UInt8](data as Data)) else { return nil }
            pixels = file.image
        }
        var attributes = RenderingAttributes()
        attributes.orientation = Orientation(rawValue: coder.decodeInteger(forKey: "UIImageOrientation")) ?? .up
        attributes.renderingMode = RenderingMode(rawValue: coder.decodeInteger(forKey: "UIRenderingMode")) ?? .automatic
        self.init(pixels, scale: CGFloat(coder.decodeDouble(forKey: "UIScale")), attributes)
    }

    open class var supportsSecureCoding: Bool { true }

    /// Differs from UIKit: cap insets, baselines and variants for the dark style are left out, and symbols of
    /// the system are archived by their names.
    open func encode(with coder: NSCoder) {
        if let symbol, symbol.custom == nil {
            return coder.encode(symbol.name as NSString, forKey: "UISystemImageName")
        }
        if let data = cgImage?.pngData() { coder.encode(data as NSData, forKey: "UIImageData") }
        coder.encode(imageOrientation.rawValue, forKey: "UIImageOrientation")
        coder.encode(renderingMode.rawValue, forKey: "UIRenderingMode")
        coder.encode(Double(scale), forKey: "UIScale")
    }

    public convenience init(cgImage: CGImage) {
        self.init(cgImage, scale: 1)
    }

    public convenience init(cgImage: CGImage, scale: CGFloat) {
        self.init(cgImage, scale: scale)
    }

    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        var renderingAttributes = RenderingAttributes()
        renderingAttributes.orientation = orientation
        self.init(cgImage, scale: scale, renderingAttributes)
    }

    /// Decodes a PNG, JPEG, GIF, or WebP file. Returns `nil` if the data is not a valid file.
    ///
    /// Differs from UIKit: other formats are not supported.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// Decodes a PNG, JPEG, GIF, or WebP file. Returns `nil` if the data is not a valid file.
    ///
    /// Differs from UIKit: other formats are not supported.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let file = try? CGImage.decode([UInt8](data)) else { return nil }
        self.init(file.image, scale: scale, .upright(from: file.orientation))
    }

    /// Decodes the PNG, JPEG, GIF, or WebP file at a path; `@2x` or `@3x` before the extension sets the scale. Returns `nil` if
    /// there is no valid file. Vector images are reported, because only catalogs can contain them.
    public convenience init?(contentsOfFile path: String) {
        guard VectorFile.Format(path) == nil else {
            Self.reportUnsupported(
                "UIImage(contentsOfFile: “\(path)”)",
                instead: "nil is returned; vector images are read from asset catalogs: move it into one")
            return nil
        }
        let stem = (path as NSString).deletingPathExtension
        let scale = stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
        guard case .image(let image) = Self.read(path, scale: scale) else { return nil }
        self.init(image.cgImage, scale: image.scale, image.renderingAttributes)
    }

    // Not overridable: images are shared between threads, and UIKit makes them.
    /// The size in points, as displayed.
    public var size: CGSize {
        guard let upright else { return .zero }
        return CGSize(width: CGFloat(upright.width) / scale, height: CGFloat(upright.height) / scale)
    }
}

extension UIImage.RenderingAttributes {
    /// - Parameter exif: 1…8 as in the Exif standard, where 1 is upright.
    static func upright(from exif: Int) -> Self {
        let orientations = UIImage.Orientation.inExifOrder
        var attributes = Self()
        if orientations.indices.contains(exif - 1) { attributes.orientation = orientations[exif - 1] }
        return attributes
    }
}

extension UIImage.Orientation {
    fileprivate static let inExifOrder: [Self] = [
        .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
    ]

    /// The number of the orientation in the Exif standard, 1…8.
    fileprivate var exif: Int { (Self.inExifOrder.firstIndex(of: self) ?? 0) + 1 }
}
