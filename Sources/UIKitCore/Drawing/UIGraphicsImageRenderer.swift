internal import FrameGeometry
internal import QuartzCore

/// Creates images from drawing closures.
open class UIGraphicsImageRenderer: NSObject {
    private let bounds: CGRect
    public let format: UIGraphicsImageRendererFormat

    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format.with(bounds)
        super.init()
    }

    /// Creates a renderer of empty images.
    public convenience override init() { self.init(size: .zero) }

    public convenience init(size: CGSize) {
        self.init(size: size, format: .default())
    }

    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: .default())
    }

    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// An image of the bounds; an empty image if the bounds contain no pixels.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        let context = CGContext(
            bounds: Rect(bounds), scale: format.scale, background: format.opaque ? .black : .clear)
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        let rendererContext = UIGraphicsImageRendererContext(context, format)
        actions(rendererContext)
        return rendererContext.currentImage
    }

    /// The contents of a PNG file; empty if the bounds contain no pixels.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }

    /// The contents of a JPEG file; empty if the bounds contain no pixels.
    ///
    /// - Parameter compressionQuality: The quality, from 0 for the smallest file to 1 for the best image.
    open func jpegData(
        withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
    ) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }
}

/// The scale and opacity of a renderer's images.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// The number of pixels per point; the screen's scale by default.
    open var scale: CGFloat
    /// Whether images start black instead of transparent.
    open var opaque = false

    public required init() {
        scale = screenScale()
        super.init()
    }

    open override class func `default`() -> Self { self.init() }

    open class func preferred() -> Self { self.init() }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        (copy as? UIGraphicsImageRendererFormat)?.scale = scale
        (copy as? UIGraphicsImageRendererFormat)?.opaque = opaque
        return copy
    }
}

/// The drawing environment of an image renderer's closure.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    private let scale: CGFloat

    init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
        scale = format.scale
        super.init(context, format)
    }

    /// Creates an environment without pixels: what is drawn is lost.
    public convenience init() {
        let format = UIGraphicsImageRendererFormat.default()
        self.init(CGContext(bounds: Rect(.zero), scale: format.scale), format)
    }

    /// The current contents of the context.
    open var currentImage: UIImage {
        cgContext.makeImage().map { UIImage(cgImage: $0, scale: scale) } ?? UIImage()
    }
}
