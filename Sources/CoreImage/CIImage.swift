/// An image as Core Image sees it: y points up, and the origin may be anywhere.
@MainActor @preconcurrency open class CIImage: NSObject {
    /// The pixels; `nil` for an image of one color.
    private let pixels: CGImage?
    private let color: CGColor?
    /// Applied to the pixels, whose lower-left corner is the origin.
    private let transform: CGAffineTransform
    /// The rectangle in which the image is not transparent.
    public let extent: CGRect
    open var cgImage: CGImage? { transform.isIdentity && pixels.map { Self.bounds(of: $0) } == extent ? pixels : nil }
    open var properties: [String: Any] { [:] }

    /// Tuned: the extent of an image of one color, which is infinite, so that arithmetic stays finite.
    private static let everywhere = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)

    private init(_ pixels: CGImage?, _ color: CGColor?, _ transform: CGAffineTransform, in extent: CGRect) {
        (self.pixels, self.color, self.transform, self.extent) = (pixels, color, transform, extent)
        super.init()
    }

    public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]? = nil) {
        self.init(image, nil, .identity, in: Self.bounds(of: image))
    }

    /// Fails if the image has no pixels, as one of Core Image's.
    public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) {
        guard let pixels = image.cgImage else { return nil }
        self.init(cgImage: pixels)
    }

    public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
        guard let image = UIImage(data: data) else { return nil }
        self.init(image: image)
    }

    public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
        guard let image = UIImage(contentsOfFile: url.path) else { return nil }
        self.init(image: image)
    }

    /// An image of one color without edges.
    public convenience init(color: CIColor) {
        self.init(nil, color.cgColor, .identity, in: Self.everywhere)
    }

    open class func empty() -> CIImage { CIImage(nil, nil, .identity, in: .zero) }

    private static func bounds(of image: CGImage) -> CGRect {
        CGRect(x: 0, y: 0, width: CGFloat(image.width), height: CGFloat(image.height))
    }

    open func cropped(to rect: CGRect) -> CIImage {
        let part = extent.intersection(rect)
        return CIImage(pixels, color, transform, in: part.isNull ? .zero : part)
    }

    open func transformed(by matrix: CGAffineTransform) -> CIImage {
        CIImage(pixels, color, transform.concatenating(matrix), in: extent.applying(matrix))
    }

    /// The image turned upright if its pixels are neither cropped nor transformed; otherwise the image itself.
    open func oriented(forExifOrientation orientation: Int32) -> CIImage {
        cgImage.map { CIImage(cgImage: $0.upright(from: Int(orientation))) } ?? self
    }

    /// The image itself, whose edges stay transparent.
    open func clampedToExtent() -> CIImage { self }

    open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage {
        let filter = CIFilter(name: filterName, parameters: params)
        filter?.setValue(self, forKey: kCIInputImageKey)
        return filter?.outputImage ?? self
    }

    open func applyingGaussianBlur(sigma: Double) -> CIImage {
        applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
    }

    /// Draws the part of the image in a rectangle; `nil` if it is empty, or larger than a bitmap can be.
    func drawn(in rect: CGRect) -> CGImage? { canvas(of: rect)?.context.makeImage() }

    /// Calls `body` with the pixels in a rectangle, row by row from above, each as red, green, blue and alpha, by which the
    /// colors are multiplied, and with the width. Returns `nil` if there are none, or more than a bitmap can have.
    func withPixels<Result>(
        in rect: CGRect, _ body: (_ bytes: UnsafeRawBufferPointer, _ width: Int) -> Result
    ) -> Result? {
        guard let canvas = canvas(of: rect), let memory = canvas.context.data else { return nil }
        // The bytes belong to the context.
        return withExtendedLifetime(canvas.context) {
            body(UnsafeRawBufferPointer(start: memory, count: canvas.width * canvas.height * 4), canvas.width)
        }
    }

    private func canvas(of rect: CGRect) -> (context: CGContext, width: Int, height: Int)? {
        let (width, height) = (rect.width.rounded(.up), rect.height.rounded(.up))
        guard width >= 1, height >= 1, width <= 16_384, height <= 16_384,
            let context = CGContext(
                data: nil, width: Int(width), height: Int(height), bitsPerComponent: 8, bytesPerRow: Int(width) * 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return nil }
        context.translateBy(x: -rect.minX, y: -rect.minY)
        context.clip(to: extent)
        if let color {
            context.setFillColor(color)
            context.fill(extent)
        }
        if let pixels {
            context.concatenate(transform)
            context.draw(pixels, in: Self.bounds(of: pixels))
        }
        return (context, Int(width), Int(height))
    }

    /// An image of one pixel with the average color of those in a rectangle; `nil` if there are none, or more than a
    /// bitmap can have.
    func average(in rect: CGRect) -> CIImage? {
        let summed = withPixels(in: rect) { bytes, _ in
            var sums = [0, 0, 0, 0]
            for index in bytes.indices { sums[index % 4] += Int(bytes[index]) }
            return (sums, bytes.count)
        }
        guard let (sums, count) = summed else { return nil }
        let alpha = CGFloat(sums[3])
        func part(_ index: Int) -> CGFloat { alpha > 0 ? CGFloat(sums[index]) / alpha : 0 }
        let color = CIColor(
            red: part(0), green: part(1), blue: part(2), alpha: alpha / CGFloat(count / 4 * 255))
        return CIImage(color: color).cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    }
}

public struct CIImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public static let applyOrientationProperty = CIImageOption(rawValue: "kCIImageApplyOrientationProperty")
    public static let colorSpace = CIImageOption(rawValue: "kCIImageColorSpace")

    public init(rawValue: String) {
        self.rawValue = rawValue
    }
}

extension UIImage {
    /// An image of the pixels in the extent of one of Core Image's; empty if that has none.
    @MainActor @preconcurrency public convenience init(
        ciImage: CIImage, scale: CGFloat = 1, orientation: UIImage.Orientation = .up
    ) {
        guard let pixels = ciImage.drawn(in: ciImage.extent) else {
            self.init()
            return
        }
        self.init(cgImage: pixels, scale: scale, orientation: orientation)
    }

    /// Always `nil`, because images have pixels.
    public var ciImage: CIImage? { nil }
}
